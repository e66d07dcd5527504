"""Where everything is wired: the command line, then a window or a program without one.

`python -m crypt_game`, `crypt-game` and the packaged executable all start here. Heavy modules are imported
only by the command that needs them; children of `multiprocessing` import this file again and must find
nothing to run.
"""

from __future__ import annotations

import sys

from crypt_game.cli import Options, UsageFault, parse


def main(arguments: list[str] | None = None) -> int:
    """Run the program; returns its exit status (2 for a command line that cannot be understood)."""
    if getattr(sys, "frozen", False):
        from crypt_game.desktop.frozen_helpers import run_if_helper

        run_if_helper(sys.argv[1:])
    try:
        options = parse(sys.argv[1:] if arguments is None else arguments)
    except UsageFault as fault:
        from crypt_game.launch import tell_usage

        return tell_usage(fault)
    return _HEADLESS[options.command](options) if options.command in _HEADLESS else _play(options)


def _play(options: Options) -> int:
    from crypt_game.desktop.memory import look_for_garbage

    look_for_garbage(False)  # until the first frame: 5 ms
    try:
        from crypt_game.desktop.identity import introduce
        from crypt_game.launch import play

        introduce()
        return play(options)
    finally:
        look_for_garbage(True)


def _referee(options: Options) -> int:
    from crypt_game.desktop.streams import binary_streams
    from crypt_game.referee import main as referee

    return referee(*binary_streams())


def _verify(options: Options) -> int:
    from crypt_game.launch import verify

    return verify(options)


def _arena(options: Options) -> int:
    from crypt_game.desktop.streams import binary_streams
    from crypt_game.opponents.arena import main as arena

    binary_streams()
    return arena(list(options.rest), sys.stdout)


def _heir(options: Options) -> int:
    from crypt_game.desktop.streams import binary_streams
    from crypt_game.opponents.process import main as heir

    return heir(list(options.rest), *binary_streams())


_HEADLESS = {"arena": _arena, "heir": _heir, "referee": _referee, "verify": _verify}


if __name__ == "__main__":
    sys.exit(main())
