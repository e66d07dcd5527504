"""Meshes: surfaces from formulas, revolved profiles, tubes, blocks, cut stones."""

from __future__ import annotations

import math

import bmesh
import bpy
import numpy as np

from art3d.scene import link


def mesh(name, vertices, faces, material=None, smooth=True, uv=None):
    """An object from lists of corners and faces; `uv` holds one pair a corner."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    data.update()
    if smooth:
        data.polygons.foreach_set("use_smooth", np.ones(len(data.polygons), bool))
    if uv is not None:
        _keep_uv(data, uv)
    return _object(name, data, material)


def _keep_uv(data, uv):
    corner = np.empty(len(data.loops), np.int32)
    data.loops.foreach_get("vertex_index", corner)
    layer = data.uv_layers.new(name="UVMap")
    layer.data.foreach_set("uv", np.asarray(uv, np.float32)[corner].ravel())


def polygons(name, vertices, faces, material=None):
    """An object from arrays of many equal polygons, smooth."""
    data = bpy.data.meshes.new(name)
    vertices, faces = np.asarray(vertices, np.float32), np.asarray(faces, np.int32)
    data.vertices.add(len(vertices))
    data.vertices.foreach_set("co", vertices.ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set("vertex_index", faces.ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set("loop_start", np.arange(0, faces.size, faces.shape[1], dtype=np.int32))
    data.update(calc_edges=True)
    data.validate()
    data.polygons.foreach_set("use_smooth", np.ones(len(data.polygons), bool))
    return _object(name, data, material)


def triangles(name, vertices, faces, material=None, numbers=None):
    """The same of triangles; `numbers` are stored on the corners by name."""
    thing = polygons(name, vertices, faces, material)
    for key, values in (numbers or {}).items():
        layer = thing.data.attributes.new(key, "FLOAT", "POINT")
        layer.data.foreach_set("value", np.asarray(values, np.float32))
    return thing


def _object(name, data, material):
    thing = link(bpy.data.objects.new(name, data))
    if material:
        data.materials.append(material)
    return thing


def paint(thing, color):
    """Stores one colour on all corners, for materials that read it from the mesh."""
    layer = thing.data.attributes.new("paint", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", np.tile(np.array((*color, 1), np.float32), len(thing.data.vertices)))
    return thing


def solidify(thing, thickness):
    """Gives a surface a thickness."""
    thing.modifiers.new("solid", "SOLIDIFY").thickness = thickness
    return thing


def bevel(thing, width, segments=2):
    """Rounds the edges."""
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    return thing


def surface(across, along, formula, material=None, name="surface"):
    """A sheet of across × along points from formula(u, v) → x, y, z, u and v running from 0 to 1."""
    u, v = np.meshgrid(np.linspace(0, 1, across), np.linspace(0, 1, along), indexing="ij")
    parts = [np.broadcast_to(part, u.shape) for part in formula(u, v)]
    corners = np.stack(parts, -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(across - 1), np.arange(along - 1), indexing="ij")
    first = (i * along + j).ravel()
    faces = np.stack([first, first + along, first + along + 1, first + 1], -1)
    uv = np.stack([u, v], -1).reshape(-1, 2)
    thing = polygons(name, corners, faces, material)
    _keep_uv(thing.data, uv)
    return thing


def spot_on(formula, u, v):
    """One point of such a sheet, as plain numbers."""
    return tuple(float(part) for part in formula(np.array(float(u)), np.array(float(v))))


def smooth_line(points, steps=6):
    """A Catmull-Rom curve through points, `steps` to each piece."""
    p = np.array(points, float)
    out = []
    for i in range(len(p) - 1):
        a, b, c, d = p[max(i - 1, 0)], p[i], p[i + 1], p[min(i + 2, len(p) - 1)]
        for t in np.linspace(0, 1, steps, endpoint=False):
            cubic = (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
            out.append(0.5 * (2 * b + (c - a) * t + cubic))
    out.append(p[-1])
    return np.array(out)


def lathe(profile, material=None, segments=96, name="lathe", steps=6):
    """Turns a profile of (radius, height) about Z; u is the angle, v the height from 0 to the greatest."""
    line = smooth_line(profile, steps)
    line[:, 0] = np.maximum(line[:, 0], 0)

    def formula(u, v):
        k = v * (len(line) - 1)
        low = np.clip(k.astype(int), 0, len(line) - 2)
        part = k - low
        radius = line[low, 0] * (1 - part) + line[low + 1, 0] * part
        height = line[low, 1] * (1 - part) + line[low + 1, 1] * part
        angle = u * 2 * math.pi - math.pi * 1.5
        return radius * np.cos(angle), radius * np.sin(angle), height

    thing = surface(segments + 1, len(line), formula, material, name)
    heights = np.tile(line[:, 1] / line[:, 1].max(), segments + 1)
    corner = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get("vertex_index", corner)
    layer = thing.data.uv_layers[0]
    uv = np.empty(2 * len(corner), np.float32)
    layer.data.foreach_get("uv", uv)
    uv[1::2] = heights[corner]
    layer.data.foreach_set("uv", uv)
    return thing


def tube(points, radius, material=None, taper=None, closed=False, resolution=8):
    """A round bar along points; `taper` scales its radius at each."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    curve.resolution_u = 16
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for i, place in enumerate(points):
        spline.points[i].co = (*(float(x) for x in place), 1)
        if taper:
            spline.points[i].radius = taper[i]
    spline.use_endpoint_u = not closed
    spline.use_cyclic_u = closed
    spline.order_u = min(4, len(points))
    return _object("tube", curve, material)


def prim(
    kind,
    material=None,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    scale=(1, 1, 1),
    bevel=0.0,
    smooth=True,
    **size,
):
    """One of Blender's own shapes: cube, uv_sphere, ico_sphere, cylinder, cone, torus, plane."""
    getattr(bpy.ops.mesh, f"primitive_{kind}_add")(location=location, rotation=rotation, **size)
    thing = bpy.context.object
    thing.scale = scale
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = 3
        modifier.limit_method = "ANGLE"
    if smooth and kind != "cube":
        bpy.ops.object.shade_smooth()
    if material:
        thing.data.materials.append(material)
    return thing


def ball(radius, location, material, scale=(1, 1, 1), segments=32):
    """A sphere, or an ellipsoid."""
    size = tuple(radius * part for part in scale)
    return prim("uv_sphere", material, location, scale=size, segments=segments, ring_count=segments * 2 // 3)


def ring(major, minor, location, material, rotation=(0, 0, 0), scale=(1, 1, 1), segments=64):
    """A torus lying flat unless turned."""
    return prim(
        "torus",
        material,
        location,
        rotation,
        scale,
        major_radius=major,
        minor_radius=minor,
        major_segments=segments,
    )


_CUBE_CORNERS = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
_CUBE_FACES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def box(size, location, material, bevel=0.03, rotation=(0, 0, 0)):
    """A block with rounded edges. Made without Blender's operators, which grow slow in a room of many blocks."""
    corners = [
        tuple(side / 2 * part for side, part in zip(size, corner, strict=True)) for corner in _CUBE_CORNERS
    ]
    thing = mesh("block", corners, _CUBE_FACES, material, smooth=False)
    thing.location, thing.rotation_euler = location, rotation
    if bevel:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = 3
        modifier.limit_method = "ANGLE"
    return thing


def hewn_box(size, location, material, roughness=0.02, rotation=(0, 0, 0), bevel=0.04, level=3):
    """A block of hewn stone, its faces uneven by `roughness` metres."""
    thing = box(size, location, material, bevel, rotation)
    if bevel:
        thing.modifiers["bevel"].segments = 2
    finer = thing.modifiers.new("finer", "SUBSURF")
    finer.subdivision_type = "SIMPLE"
    finer.levels = finer.render_levels = level
    texture = bpy.data.textures.new("clouds", "CLOUDS")
    texture.noise_scale = 0.25
    displace = thing.modifiers.new("displace", "DISPLACE")
    displace.texture = texture
    displace.strength = roughness
    displace.texture_coords = "GLOBAL"
    thing.data.polygons.foreach_set("use_smooth", np.ones(len(thing.data.polygons), bool))
    return thing


def brilliant(radius, material, crown=0.30, depth=0.72, sides=8, table=0.56):
    """A cut stone as the convex hull of five rings; each face stores a number for `materials.facets`."""
    corners = []
    rings = (
        (sides, radius * table, radius * crown, 0.0),
        (sides, radius * 0.82, radius * crown * 0.62, 0.5),
        (2 * sides, radius, 0.035 * radius, 0.0),
        (2 * sides, radius, -0.035 * radius, 0.0),
        (sides, radius * 0.5, -radius * depth * 0.52, 0.5),
    )
    for count, across, height, turn in rings:
        for i in range(count):
            angle = 2 * math.pi * (i + turn) / count
            corners.append((across * math.cos(angle), across * math.sin(angle), height))
    corners.append((0, 0, -radius * depth))
    hull = bmesh.new()
    for corner in corners:
        hull.verts.new(corner)
    bmesh.ops.convex_hull(hull, input=hull.verts)
    bmesh.ops.dissolve_limit(hull, angle_limit=0.02, verts=hull.verts, edges=hull.edges)
    data = bpy.data.meshes.new("gem")
    hull.to_mesh(data)
    hull.free()
    chance = np.random.default_rng(len(data.polygons) + int(radius * 1000))
    layer = data.attributes.new("facet", "FLOAT", "FACE")
    steps = np.linspace(0, 1, len(data.polygons))
    layer.data.foreach_set("value", chance.permutation(steps).astype(np.float32))
    return _object("gem", data, material)
