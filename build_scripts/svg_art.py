"""Check the art and bake what other programs need of it.

    python build_scripts/svg_art.py                 check every SVG, then bake the icons in assets/icon
    python build_scripts/svg_art.py --check         check only; exit 1 when something is wrong
    python build_scripts/svg_art.py --sheet OUT.png draw a sheet of all components at 1920×1080, for review

The SVGs must keep to the subset that pygame's rasteriser (nanosvg) draws; whatever lies outside it is not
refused but silently drawn wrong, hence the check. Icons are baked with pygame and the standard library alone.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import struct
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import pygame  # noqa: E402  (the driver has to be chosen first)

ASSETS = ROOT / "assets"
ICONS = ASSETS / "icon"
NAMESPACE = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "defs", "linearGradient", "radialGradient", "stop", "g"} | {
    "path", "rect", "circle", "ellipse", "polygon", "polyline", "line",
}  # fmt: skip
FORBIDDEN = {"class", "style", "filter", "mask", "clip-path", "href", "fx", "fy", "spreadMethod"} | {
    "marker-start", "marker-mid", "marker-end", "mix-blend-mode", "vector-effect", "paint-order",
    "visibility",
}  # fmt: skip
PAINT = re.compile(r"none|#[0-9A-Fa-f]{6}|url\(#([A-Za-z0-9_-]+)\)")
PERCENT = re.compile(r"-?\d+(\.\d+)?%")
LENGTH = re.compile(r"\d+(\.\d+)?")
PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def faults(text: str) -> Iterator[str]:
    """What in this SVG the rasteriser would draw wrong, one sentence per fault."""
    try:
        root = ET.fromstring(text)
    except ET.ParseError as error:
        yield f"not XML: {error}"
        return
    for side in ("width", "height"):
        if not LENGTH.fullmatch(root.get(side, "")):
            yield f"{side} must be a plain number"
    if root.get("viewBox") is None:
        yield "no viewBox"
    known = {element.get("id") for element in root.iter() if element.get("id")}
    for element in root.iter():
        yield from _element_faults(element, known)


def _element_faults(element: ET.Element, known: set[str | None]) -> Iterator[str]:
    name = element.tag.removeprefix(NAMESPACE)
    if name not in ELEMENTS:
        yield f"<{name}> is not drawn"
    for key in FORBIDDEN & set(element.keys()):
        yield f"<{name} {key}> has no or a wrong effect"
    if name == "g" and element.get("opacity") is not None:
        yield "<g opacity> is applied to each child alone"
    for key in ("fill", "stroke", "stop-color"):
        value = element.get(key)
        match = PAINT.fullmatch(value) if value is not None else None
        if value is not None and match is None:
            yield f'{key}="{value}" must be none, #rrggbb or url(#id)'
        elif match is not None and match[1] is not None and match[1] not in known:
            yield f'{key}="{value}" names nothing'
    if name.endswith("Gradient") and element.get("gradientUnits") != "userSpaceOnUse":
        for key in ("x1", "y1", "x2", "y2", "cx", "cy", "r"):
            value = element.get(key)
            if value is not None and not PERCENT.fullmatch(value):
                yield f'{name} {key}="{value}" must be in percent'


def check() -> list[str]:
    """Every fault in every SVG, as `file: fault`."""
    paths = sorted((*(ASSETS / "svg").rglob("*.svg"), *ICONS.glob("*.svg")))
    texts = {path.relative_to(ROOT): path.read_text(encoding="utf-8") for path in paths}
    return [f"{path}: {fault}" for path, text in texts.items() for fault in faults(text)]


def png(svg: Path, size: int) -> bytes:
    """A square SVG as a PNG file of this size."""
    out = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(str(svg), (size, size)), out, "icon.png")
    return out.getvalue()


def ico(svg: Path) -> bytes:
    """A Windows icon: a directory of PNG pictures."""
    pictures = [png(svg, size) for size in ICO_SIZES]
    offset = 6 + 16 * len(pictures)
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset + len(body))
        body += picture
    return head + body


def icns(svg: Path) -> bytes:
    """A macOS icon: PNG pictures, each under the type that tells its size."""
    body = b""
    for kind, size in ICNS_TYPES.items():
        picture = png(svg, size)
        body += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def bake() -> list[Path]:
    """Write the icons of the program and of its saved games. Returns the files written."""
    written = []
    for svg in sorted(ICONS.glob("*.svg")):
        files = {f"{svg.stem}.ico": ico(svg), f"{svg.stem}.icns": icns(svg)}
        files |= {f"{svg.stem}-{size}.png": png(svg, size) for size in PNG_SIZES}
        for name, content in files.items():
            (ICONS / name).write_bytes(content)
            written.append(ICONS / name)
    return written


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line asks for. Returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--check", action="store_true", help="check the SVGs, change nothing")
    parser.add_argument("--sheet", type=Path, metavar="OUT.png", help="draw the component sheet")
    options = parser.parse_args(arguments)
    pygame.display.init()
    pygame.display.set_mode((1920, 1080))
    pygame.font.init()
    wrong = check()
    for line in wrong:
        print(line, file=sys.stderr)
    if options.sheet is not None:
        from svg_sheet import draw_sheet

        pygame.image.save(draw_sheet(ASSETS), options.sheet)
    elif not options.check and not wrong:
        print(f"{len(bake())} icons written to {ICONS.relative_to(ROOT)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
