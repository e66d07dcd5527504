"""What a Linux package brings for the desktop, and how it is installed and taken away."""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path

import linux_desktop
import pygame
import pytest
from bootstrap import ROOT
from package_systems import IDENTIFIER

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the install script is for Linux")

NOBODY = 65534
MIME_OF_OTHERS = (
    '<?xml version="1.0"?><mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">'
    '<mime-type type="application/x-other"><glob pattern="*.other"/></mime-type></mime-info>'
)
STRING_ESCAPES = {"s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"}
DESKTOP_KEYS = {
    "Type",
    "Name",
    "Comment",
    "Comment[de]",
    "Comment[fr]",
    "Exec",
    "Icon",
    "Categories",
    "MimeType",
}


def size_of(png: bytes) -> tuple[int, int]:
    return pygame.image.load(io.BytesIO(png), "icon.png").get_size()


@pytest.fixture
def handed_out(tmp_path: Path) -> Path:
    """The folder to hand out, with a program that says how it was called."""
    folder = tmp_path / "dépôt of games"
    folder.mkdir()
    linux_desktop.write_linux_files(folder, "1.2.3", "2026-11-21")
    program = folder / "crypt-game" / "crypt-game"
    program.parent.mkdir()
    program.write_text('#!/bin/sh\necho "played: $*"\n')
    program.chmod(0o755)
    return folder


class DesktopEntry(ConfigParser):
    """Its keys have capitals."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def test_the_desktop_files_are_complete(handed_out: Path) -> None:
    share = handed_out / "share"
    entry = DesktopEntry(interpolation=None)
    entry.read(share / f"{IDENTIFIER}.desktop", encoding="utf-8")
    assert set(entry["Desktop Entry"]) >= DESKTOP_KEYS
    assert entry["Desktop Entry"]["Icon"] == IDENTIFIER
    about = ElementTree.parse(share / f"{IDENTIFIER}.metainfo.xml").getroot()
    release = about.find("releases/release")
    assert about.findtext("id") == IDENTIFIER
    assert release is not None
    assert release.attrib == {"version": "1.2.3", "date": "2026-11-21"}
    kind = ElementTree.parse(share / f"{IDENTIFIER}.mime.xml").getroot()
    glob = kind.find(".//{*}glob")
    assert glob is not None
    assert glob.get("pattern") == "*.crypt"
    for size in (16, 48, 256):
        icon = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{IDENTIFIER}.png"
        assert size_of(icon.read_bytes()) == (size, size)


@pytest.mark.parametrize("address", ["", "https://example.org/someone/crypt"])
def test_software_centres_understand_the_description(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    if shutil.which("appstreamcli") is None:
        pytest.skip("appstreamcli not installed (Debian: apt install appstream)")
    monkeypatch.setattr(linux_desktop, "public_address", lambda: address)
    linux_desktop.write_linux_files(tmp_path, "1.2.3", "2026-11-21")
    file = tmp_path / "share" / f"{IDENTIFIER}.metainfo.xml"
    command = ["appstreamcli", "validate", "--no-net", "--pedantic", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    complaints = re.findall(r"^ *[EWIP]: [^ ]+ ([\w-]+)(?: (\S+))?$", done.stdout, re.MULTILINE)
    # AppStream 0.16 does not know a tag that 1.0 asks for; without a public place there is no link.
    expected = {("unknown-tag", "developer")} | (set() if address else {("url-homepage-missing", "")})
    assert set(complaints) <= expected, done.stdout
    about = ElementTree.parse(file).getroot()
    assert about.findtext("icon") == IDENTIFIER == IDENTIFIER.lower()
    assert about.findtext("url") == (address or None)
    image = about.findtext("screenshots/screenshot/image")
    assert image == (f"{address}/raw/v1.2.3/docs/table.png" if address else None)
    assert (ROOT / "docs" / "table.png").is_file()


@pytest.mark.parametrize(
    ("origin", "address"),
    [
        ("https://example.org/someone/crypt.git", "https://example.org/someone/crypt"),
        ("https://name:secret@example.org/someone/crypt", "https://example.org/someone/crypt"),
        ("git@example.org:someone/crypt.git", ""),
        ("/srv/crypt", ""),
        ("", ""),
    ],
)
def test_the_public_address_comes_from_the_repository(
    monkeypatch: pytest.MonkeyPatch, origin: str, address: str
) -> None:
    for name in ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY"):
        monkeypatch.delenv(name, raising=False)
    told = subprocess.CompletedProcess[str]([], 0, f"{origin}\n", "")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: told)
    assert linux_desktop.public_address() == address
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://forge.example")
    monkeypatch.setenv("GITHUB_REPOSITORY", "someone/crypt")
    assert linux_desktop.public_address() == "https://forge.example/someone/crypt"


class Home:
    """Someone's home, in which scripts are run as a user to whom rights apply: not as root."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._env = {"HOME": str(folder), "PATH": os.environ["PATH"]}
        self._other = NOBODY if os.getuid() == 0 else None
        folder.mkdir()
        self._give(folder)

    def _give(self, path: Path) -> None:
        if self._other is not None:
            os.chown(path, self._other, self._other)

    def run(self, script: Path, *, fails: bool = False) -> None:
        done = subprocess.run(
            ["sh", script],
            env=self._env,
            cwd="/",
            user=self._other,
            group=self._other,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode != 0) == fails, done.stdout + done.stderr

    def write(self, place: str, content: str) -> Path:
        path = self.folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
        for each in (path, *path.parents):
            if each.is_relative_to(self.folder):
                self._give(each)
        return path

    def files(self) -> list[Path]:
        return sorted(path for path in self.folder.rglob("*") if not path.is_dir() or path.is_symlink())


@pytest.fixture
def open_place() -> Iterator[Path]:
    """A new folder that any user may enter, as pytest's own may not."""
    folder = Path(tempfile.mkdtemp(prefix="crypt-test-"))
    folder.chmod(0o755)
    yield folder
    for path in (folder, *folder.rglob("*")):
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)
    shutil.rmtree(folder)


@pytest.fixture
def unpacked(handed_out: Path, open_place: Path) -> Path:
    """The folder to hand out, where others may read it."""
    target = open_place / handed_out.name
    shutil.copytree(handed_out, target)
    return target


def set_rights(folder: Path, folders: int, files: int) -> None:
    for path in (folder, *folder.rglob("*")):
        path.chmod(folders if path.is_dir() or path.name.endswith(("crypt-game", ".sh")) else files)


@pytest.mark.parametrize("home_name", ["zoé", "a b", 'qu"ot$e`d', "100%", "amp&pipe|", "back\\slash"])
def test_installing_and_taking_away(unpacked: Path, open_place: Path, home_name: str) -> None:
    home = Home(open_place / home_name)
    games = home.write(".local/share/CryptGame/saves/mine.crypt", "a game")
    for _ in range(2):
        home.run(unpacked / "install.sh")
    program = home.folder / ".local" / "bin" / "crypt-game"
    said = subprocess.run([program, "a file"], capture_output=True, text=True, check=True).stdout
    assert said == "played: a file\n"
    desktop = home.folder / ".local" / "share" / "applications" / f"{IDENTIFIER}.desktop"
    assert program_of(desktop.read_text(encoding="utf-8")) == str(program.resolve())
    home.run(home.folder / ".local" / "share" / "crypt-game" / "uninstall.sh")
    assert list(home.folder.rglob("*")) == list(reversed([games, *games.parents[:4]]))


def test_a_tree_that_may_only_be_read_is_installed_like_any_other(unpacked: Path, open_place: Path) -> None:
    set_rights(unpacked, 0o555, 0o444)
    home = Home(open_place / "home")
    for _ in range(2):
        home.run(unpacked / "install.sh")
    for path in home.folder.rglob("*"):
        assert path.is_symlink() or path.stat().st_mode & 0o200, f"{path} could not be changed later"
    home.run(unpacked / "uninstall.sh")
    assert list(home.folder.rglob("*")) == [home.folder / ".local", home.folder / ".local" / "share"]


def test_an_install_that_failed_half_way_can_be_done_again(unpacked: Path, open_place: Path) -> None:
    home = Home(open_place / "home")
    home.run(unpacked / "install.sh")
    icons = unpacked / "share" / "icons"
    icons.rename(unpacked / "elsewhere")
    (unpacked / "uninstall.sh").rename(unpacked / "gone")
    home.run(unpacked / "install.sh", fails=True)
    assert not (home.folder / ".local" / "share" / "crypt-game.new").exists()
    assert (home.folder / ".local" / "bin" / "crypt-game").exists(), "what was installed still works"
    # And what version 1.0.0 left behind when it was stopped by a tree without the right to write.
    left = home.write(".local/share/crypt-game.new/crypt-game", "half").parent
    left.chmod(0o555)
    (unpacked / "elsewhere").rename(icons)
    (unpacked / "gone").rename(unpacked / "uninstall.sh")
    home.run(unpacked / "install.sh")
    home.run(unpacked / "uninstall.sh")
    assert home.files() == []


def test_what_others_installed_stays_and_is_still_found(unpacked: Path, open_place: Path) -> None:
    home = Home(open_place / "home")
    share = ".local/share"
    theirs = [
        home.write(
            f"{share}/applications/other.desktop", "[Desktop Entry]\nType=Application\nName=O\nExec=o\n"
        ),
        home.write(f"{share}/icons/hicolor/48x48/apps/other.png", "picture"),
        home.write(f"{share}/icons/hicolor/icon-theme.cache", "old"),
        home.write(f"{share}/mime/packages/other.xml", MIME_OF_OTHERS),
        home.write(".local/bin/other", "program"),
    ]
    home.run(unpacked / "install.sh")
    home.run(unpacked / "uninstall.sh")
    left = home.files()
    assert set(left) >= set(theirs) - {theirs[2]}
    assert not [path for path in left if "crypt" in path.name.lower()]
    for cache in ("icons/hicolor/icon-theme.cache", "applications/mimeinfo.cache", "mime/globs2"):
        path = home.folder / share / cache
        assert not path.exists() or b"crypt" not in path.read_bytes()


def program_of(desktop_entry: str) -> str:
    """The program that a desktop would start, by the rules of desktop entries for strings and Exec lines."""
    [line] = [line for line in desktop_entry.splitlines() if line.startswith("Exec=")]
    value = re.sub(r"\\(.)", lambda found: STRING_ESCAPES[found[1]], line.removeprefix("Exec="))
    quoted = re.fullmatch(r'"((?:[^"`$\\]|\\["`$\\])*)" %f', value)
    assert quoted is not None
    return re.sub(r"\\(.)", r"\1", quoted[1]).replace("%%", "%")


def test_the_packaging_folder_holds_what_the_table_names() -> None:
    assert (ROOT / "packaging" / "crypt.spec").is_file()
    assert {path.name for path in (ROOT / "packaging" / "linux").glob(f"{IDENTIFIER}.*")} == {
        f"{IDENTIFIER}.{kind}" for kind in ("desktop", "metainfo.xml", "mime.xml")
    }
