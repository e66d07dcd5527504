"""The two commands bring any environment to the pins, once, and say in one sentence what is missing."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import bootstrap
import lock
import needs_python
import pytest
from bootstrap import DEVELOPER_PINS, PLAYER_PINS, ROOT, Environment, Missing

COMMANDS = sorted(
    path
    for path in (ROOT / "build_scripts").glob("*.py")
    if "needs_python.check()" in path.read_text("utf-8")
)


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """A virtual environment without anything in it, pip included."""
    folder = tmp_path_factory.mktemp("a folder") / "vénv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    return Environment(folder)


def install(environment: Environment, *packages: str) -> None:
    """Pretend that these packages were installed."""
    site = environment.site_packages()
    assert site is not None
    for package in packages:
        (site / f"{package}.dist-info").mkdir(exist_ok=True)
    names = [f"{package}.dist-info" for package in packages]
    stamp = {"requirements.txt": bootstrap.fingerprint(PLAYER_PINS), "packages": names}
    environment.stamp.write_text(json.dumps(stamp))


def test_an_environment_with_the_pins_is_ready(bare: Environment) -> None:
    install(bare, "pygame_ce-2.5.8", "fluent_runtime-0.4.0")
    assert bare.is_ready(PLAYER_PINS)
    assert bootstrap.make_ready(PLAYER_PINS, bare) == bare.python
    assert not bare.is_ready(DEVELOPER_PINS)


def test_a_package_that_has_gone_is_noticed(bare: Environment) -> None:
    install(bare, "pygame_ce-2.5.8")
    site = bare.site_packages()
    assert site is not None
    (site / "pygame_ce-2.5.8.dist-info").rmdir()
    assert not bare.is_ready(PLAYER_PINS)


def test_new_pins_are_noticed(bare: Environment, tmp_path: Path) -> None:
    install(bare, "pygame_ce-2.5.8")
    changed = tmp_path / PLAYER_PINS.name
    changed.write_bytes(PLAYER_PINS.read_bytes() + b"\n")
    assert not bare.is_ready(changed)


def test_a_checkout_that_was_moved_is_noticed(
    bare: Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(bare, "pygame_ce-2.5.8")
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    assert not bare.is_ready(PLAYER_PINS)


@pytest.mark.parametrize("stamp", ["", "[]", "{", '{"requirements.txt": 7}', "\0"])
def test_a_broken_stamp_is_no_stamp(bare: Environment, stamp: str) -> None:
    bare.stamp.write_text(stamp)
    assert not bare.is_ready(PLAYER_PINS)


def test_no_environment_is_not_ready(tmp_path: Path) -> None:
    assert not Environment(tmp_path / "none").is_ready(PLAYER_PINS)


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_missing_venv_module_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(Missing, match=r"sudo apt install python3-venv\) and run this again\.$"):
        bootstrap.make_ready(PLAYER_PINS, Environment(tmp_path / "venv"))


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("")
    with pytest.raises(Missing, match=r"^The folder .* could not be made: .*"):
        bootstrap.make_ready(PLAYER_PINS, Environment(tmp_path / "blocked" / "venv"))


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("... NewConnectionError('<pip._vendor ...>: Failed to establish", "check the network connection"),
        ("ProxyError('Cannot connect to proxy.')", "check the network connection"),
        ("ERROR: No matching distribution found for pygame-ce==2.5.8", "try another Python, 3.11 to 3.14"),
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("Collecting x\nERROR: THESE PACKAGES DO NOT MATCH THE HASHES\n\n", "DO NOT MATCH THE HASHES"),
        ("", "no reason given"),
    ],
)
def test_what_pip_says_comes_down_to_one_sentence(
    bare: Environment, monkeypatch: pytest.MonkeyPatch, said: str, sentence: str
) -> None:
    def fail(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, said)

    monkeypatch.setattr(subprocess, "run", fail)
    with pytest.raises(Missing) as caught:
        bootstrap._pip(bare, "pygame-ce")
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)
    assert bare.log.read_text(encoding="utf-8") == said


def test_the_command_line_is_passed_on_where_the_user_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[object] = []

    def become(command: list[str]) -> int:
        ran.extend([Path.cwd(), command[1:]])
        return 3

    monkeypatch.setattr(bootstrap, "WINDOWS", True)
    monkeypatch.setattr(subprocess, "call", become)
    monkeypatch.setattr(bootstrap, "make_ready", lambda pins: Path(sys.executable))
    monkeypatch.setattr(sys, "argv", ["play.py", "--language", "fr"])
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        bootstrap.run_python(PLAYER_PINS, ["-m", "crypt_game"])
    assert ended.value.code == 3
    assert ran == [tmp_path, ["-m", "crypt_game", "--language", "fr"]]


def test_what_is_missing_is_said_and_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(pins: Path) -> Path:
        raise Missing("No luck.")

    monkeypatch.setattr(bootstrap, "make_ready", refuse)
    with pytest.raises(SystemExit) as ended:
        bootstrap.run_python(PLAYER_PINS, [])
    assert ended.value.code == "No luck."


# old Pythons ----------------------------------------------------------------------------------------------


def test_there_are_commands_to_look_at() -> None:
    assert {"check.py", "play.py", "test.py"} <= {path.name for path in COMMANDS}


@pytest.mark.parametrize("path", [*COMMANDS, Path(needs_python.__file__)], ids=lambda path: path.name)
def test_an_old_python_can_read_a_command_as_far_as_the_refusal(path: Path) -> None:
    source = path.read_text(encoding="ascii")
    tree = ast.parse(source, feature_version=(3, 4))
    modern = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.AsyncFunctionDef)
    assert not [node for node in ast.walk(tree) if isinstance(node, modern)]
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert all(node.returns is None and not node.args.args for node in functions)


def test_an_old_python_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    needs_python.check()
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))
    with pytest.raises(SystemExit) as ended:
        needs_python.check()
    assert "3.11 or newer, and this is Python 3.10" in str(ended.value.code)


# the pins -------------------------------------------------------------------------------------------------


def pinned(path: Path) -> dict[str, str]:
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith(" ")]
    return dict(line.removesuffix("\\").split(";")[0].strip().split("==") for line in lines)


@pytest.mark.parametrize("path", [PLAYER_PINS, DEVELOPER_PINS], ids=lambda path: path.name)
def test_the_pins_are_those_of_the_lock(path: Path) -> None:
    assert path.read_bytes() == lock.exported(lock.EXTRAS[path])


@pytest.mark.parametrize("path", [PLAYER_PINS, DEVELOPER_PINS], ids=lambda path: path.name)
def test_every_pin_has_a_hash_and_no_place(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "://" not in text
    assert "--index" not in text
    assert all(" \\" in line for line in text.splitlines() if "==" in line)


def test_developers_play_with_the_players_versions() -> None:
    assert pinned(PLAYER_PINS).items() <= pinned(DEVELOPER_PINS).items()
    assert pinned(PLAYER_PINS)["pygame-gui"] == "0.6.14"


def test_the_lock_names_no_machine_of_ours() -> None:
    text = (ROOT / "uv.lock").read_text("utf-8")
    places = set(re.findall(r'"https://([^/"]+)', text))
    assert places == {"pypi.org", "files.pythonhosted.org"}
    assert "http://" not in text
    assert "file://" not in text
