"""Compiles the rules and the computer players with mypyc: the same modules, twice as fast.

Puts a copy of the package into `build/compiled`, each compiled module beside its source: a program with that
folder on its path runs them, and `package.py` makes packages of it wherever there is a compiler.
docs/decisions/mypyc.md tells what is gained. Run inside the project's environment.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path

from bootstrap import ROOT

FOLDER = ROOT / "build" / "compiled"
"""What goes on the path of a program that is to run the compiled modules."""
SHARED = "crypt_game_rules"
"""The library in which all compiled modules lie; what lies beside their sources only points into it."""
PACKAGE = ROOT / "src" / "crypt_game"
_STAMP = FOLDER / "compiled-from.txt"

# What reads files or speaks JSON gains nothing. `values` must be left out: mypyc's functions have no
# attributes, by which a decorator tells type checkers what it does.
_NOT_OF_RULES = frozenset({"__init__", "record", "scripted", "set_worth", "values"})
_OPPONENTS = (
    *("card_beliefs", "card_values", "claim_candidates", "dice", "ghost_dice", "position", "reward_choices"),
    *("reward_views", "round_values", "search"),
)


def modules() -> list[Path]:
    """The sources to compile, as paths within the package."""
    rules = [path for path in sorted((PACKAGE / "rules").glob("*.py")) if path.stem not in _NOT_OF_RULES]
    for folder in ("collectors", "events", "modes"):
        rules += sorted((PACKAGE / "rules" / folder).glob("*.py"))
    return [
        *(path.relative_to(PACKAGE) for path in rules),
        *(Path("opponents", f"{name}.py") for name in _OPPONENTS),
    ]


def imported() -> list[str]:
    """All modules that the compiled ones import, and the library they lie in: a packager sees no imports in
    machine code.
    """
    names = {_name(path) for path in (PACKAGE / "rules").rglob("*.py")}
    names |= {_name(path) for path in (PACKAGE / "opponents").glob("*.py")}
    for path in modules():
        for node in ast.walk(ast.parse((PACKAGE / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                names.add(node.module)
    return [f"{SHARED}__mypyc", *sorted(names - {"__future__"})]


def _name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def has_compiler() -> bool:
    """Whether this machine can compile C for this Python: it has a compiler, and Python's own headers."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return False
    if sys.platform == "win32":
        return os.environ.get("VSCMD_VER") is not None or shutil.which("cl") is not None
    if sys.platform == "darwin":  # the names are always there, and offer to install what they stand for
        return subprocess.run(["xcode-select", "-p"], capture_output=True, check=False).returncode == 0
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang"))


def compile_all() -> Path | None:
    """The folder with the package as it is now, its rules and computer players compiled; None without a
    compiler. What was compiled from the same sources is kept.

    Raises CalledProcessError if mypyc or the compiler refuses a module.
    """
    if not has_compiler():
        return None
    wanted = _fingerprint()
    if _STAMP.exists() and _STAMP.read_text(encoding="utf-8") == wanted:
        _copy_sources()
        return FOLDER
    shutil.rmtree(FOLDER, ignore_errors=True)
    _copy_sources()
    done = subprocess.run(
        [sys.executable, Path(__file__), "--here"],
        cwd=FOLDER,
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        done.check_returncode()
    shutil.rmtree(FOLDER / "build", ignore_errors=True)
    _STAMP.write_text(wanted, encoding="utf-8")
    return FOLDER


def _copy_sources() -> None:
    """Put the package beside what is compiled, without the sources that are there no more."""
    copy = FOLDER / "crypt_game"
    for path in copy.rglob("*"):
        if path.is_file() and not path.name.endswith(tuple(EXTENSION_SUFFIXES)):
            path.unlink()
    shutil.copytree(PACKAGE, copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))


def _fingerprint() -> str:
    """Of all that decides what the compiler makes."""
    digest = hashlib.sha256()
    for room in ("rules", "opponents"):
        for path in sorted((PACKAGE / room).rglob("*.py")):
            digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    digest.update(Path(__file__).read_bytes())
    return f"{digest.hexdigest()} {EXTENSION_SUFFIXES[0]} mypy {version('mypy')}"


def _compile_here() -> None:
    """Compile the copy in the working directory, in place."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]

    sources = [str(Path("crypt_game") / path) for path in modules()]
    options = [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={ROOT / '.mypy_cache' / 'compiled'}"]
    extensions = mypycify([*options, *sources], opt_level="2", debug_level="0", group_name=SHARED)
    if sys.platform != "win32":
        for extension in extensions:
            # A processor that multiplies and adds in one step rounds once where Python rounds twice.
            extension.extra_compile_args.append("-ffp-contract=off")
            if sys.platform == "linux":
                # No other library takes the place of a function: calls need no table and may be joined.
                extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
                extension.extra_link_args.append("-Wl,-Bsymbolic")
                # Each module is a library of its own that points into the shared one: 6 KB instead of 16.
                extension.extra_link_args.extend(["-s", "-Wl,-z,noseparate-code"])
    setup(name=SHARED, packages=[], ext_modules=extensions, script_args=["build_ext", "--inplace"])


def main(arguments: list[str]) -> int:
    """Compile, and say where; 1 without a compiler."""
    if arguments == ["--here"]:
        _compile_here()
        return 0
    folder = compile_all()
    print(folder or "There is no C compiler here: the game runs as it is.")
    return 0 if folder else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
