"""From rendered light to a picture: bloom, tone curve, vignette, sharpening, and the shot itself."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import bpy
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter


def blurred(light, sigma):
    """Each colour blurred by itself."""
    return gaussian_filter(light, (sigma, sigma, 0))


def develop(light, exposure=1.0, bloom=0.10, vignette=0.35, saturation=1.08):
    """Linear light, RGB, any range, to display colours from 0 to 1 (ACES-like curve, sRGB)."""
    height, width = light.shape[:2]
    x = light[..., :3].astype(np.float32) * exposure
    if bloom:
        bright = np.minimum(np.maximum(x - 0.9, 0), 12)
        near, middle, wide = (blurred(bright, width * part) for part in (0.006, 0.02, 0.06))
        x = x + bloom * (near * 1.2 + middle + wide * 0.8)
    if vignette:
        rows, columns = np.mgrid[0:height, 0:width]
        away = ((columns / width - 0.5) ** 2 + (rows / height - 0.5) ** 2) / 0.5
        x = x * (1 - vignette * np.clip(away, 0, 1) ** 1.1)[..., None]
    grey = (x @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    x = np.maximum(grey + (x - grey) * saturation, 0)
    y = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
    y = np.clip(y, 0, 1)
    return np.where(y < 0.0031308, y * 12.92, 1.055 * y ** (1 / 2.4) - 0.055)


def sharpen(picture, amount=0.35):
    """A light unsharp mask on display colours."""
    return np.clip(picture + amount * (picture - gaussian_filter(picture, (1.0, 1.0, 0))), 0, 1)


def opaque(light, sharpness=0.35, **look):
    """A developed picture without alpha."""
    return Image.fromarray(_bytes(sharpen(develop(light, **look), sharpness)))


def cut_out(light, sharpness=0.30, **look):
    """A developed picture with alpha; the colour is developed before the edge fades it."""
    alpha = np.clip(light[..., 3:4], 0, 1)
    whole = np.where(alpha > 1e-3, light[..., :3] / np.maximum(alpha, 1e-3), 0)
    colour = develop(whole, **({"bloom": 0, "vignette": 0} | look))
    return Image.fromarray(_bytes(np.dstack([sharpen(colour, sharpness), alpha])), "RGBA")


def _bytes(picture):
    return (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)


def scale():
    """The factor by which a preview is smaller than the picture."""
    return float(os.environ.get("ART_SCALE", 1))


def shoot(width, height, samples, alpha=False):
    """Renders the scene: linear light as height × width × 4 numbers, alpha premultiplied."""
    scene = bpy.context.scene
    width, height = int(width * scale()), int(height * scale())
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.cycles.samples = max(3, int(samples * float(os.environ.get("ART_SAMPLES", 1))))
    scene.render.film_transparent = alpha
    settings = scene.render.image_settings
    settings.file_format = "OPEN_EXR"
    settings.color_mode = "RGBA"
    settings.color_depth = "32"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "shot.exr"
        scene.render.filepath = str(path)
        bpy.ops.render.render(write_still=True)
        shot = bpy.data.images.load(str(path))
        shot.colorspace_settings.name = "Non-Color"
        light = np.empty(width * height * 4, np.float32)
        shot.pixels.foreach_get(light)
        bpy.data.images.remove(shot)
    return light.reshape(height, width, 4)[::-1].copy()
