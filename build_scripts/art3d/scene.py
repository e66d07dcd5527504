"""The empty scene, its cameras and its lights. Units are metres, Z is up, the camera looks along +Y."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector


def new_scene(bounces=5):
    """Forgets everything and returns a scene for Cycles on the CPU with the denoiser on."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.06
    cycles.adaptive_min_samples = 8
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.denoising_input_passes = "RGB_ALBEDO_NORMAL"
    cycles.denoising_prefilter = "FAST"
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = min(6, bounces + 1)
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect = 6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.view_settings.view_transform = "Raw"
    return scene


def link(thing):
    """Puts an object into the scene and returns it."""
    bpy.context.scene.collection.objects.link(thing)
    return thing


def child(thing, parent):
    """Hangs an object on another and returns it."""
    thing.parent = parent
    return thing


def empty(parent=None, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """A point to hang objects on."""
    thing = link(bpy.data.objects.new("empty", None))
    thing.parent = parent
    thing.location = location
    thing.rotation_euler = rotation
    thing.scale = (scale,) * 3
    return thing


def aim(thing, location, at):
    """Puts a camera or a light at `location`, looking at `at`."""
    thing.location = location
    thing.rotation_euler = (Vector(at) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    return thing


def camera(location, at, lens=60, shift_y=0.0):
    """The scene's camera; `lens` in millimetres on a 36 mm sensor along the picture's longer side."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.shift_y = shift_y
    thing = aim(link(bpy.data.objects.new("camera", data)), location, at)
    bpy.context.scene.camera = thing
    return thing


def _light(kind, location, at, watts, colour):
    light = bpy.data.lights.new(kind.lower(), kind)
    light.energy = watts
    light.color = colour
    thing = link(bpy.data.objects.new(kind.lower(), light))
    return light, aim(thing, location, at)


def area(location, at, watts, colour, size=1.0):
    """A square soft light of `size` metres, unseen by the camera."""
    light, thing = _light("AREA", location, at, watts, colour)
    light.size = size
    thing.visible_camera = False
    return thing


def spot(location, at, watts, colour, degrees=60, blend=0.8, radius=0.2):
    """A cone of light `degrees` wide; `blend` 1 fades over the whole cone."""
    light, thing = _light("SPOT", location, at, watts, colour)
    light.spot_size = math.radians(degrees)
    light.spot_blend = blend
    light.shadow_soft_size = radius
    return thing


def point(location, watts, colour, radius=0.15):
    """A lamp that shines to all sides."""
    light, thing = _light("POINT", location, (0, 0, 0), watts, colour)
    light.shadow_soft_size = radius
    return thing


def world(strength=0.35, warm=(1.0, 0.55, 0.22), cool=(0.10, 0.16, 0.30)):
    """A dim surrounding, warm from the left and cool from the right: it gives metals something to mirror."""
    surround = bpy.data.worlds.new("world")
    bpy.context.scene.world = surround
    surround.use_nodes = True
    tree = surround.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputWorld")
    back = tree.nodes.new("ShaderNodeBackground")
    back.inputs[1].default_value = strength
    tree.links.new(_warm_to_cool(tree, warm, cool), back.inputs[0])
    tree.links.new(back.outputs[0], out.inputs[0])


def flat_world(strength, colour):
    """The same light from everywhere."""
    world(strength)
    back = bpy.context.scene.world.node_tree.nodes["Background"]
    for joint in list(back.inputs[0].links):
        bpy.context.scene.world.node_tree.links.remove(joint)
    back.inputs[0].default_value = (*colour, 1)


def _warm_to_cool(tree, warm, cool):
    where = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 2.2
    noise.inputs["Detail"].default_value = 1
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    lean = tree.nodes.new("ShaderNodeMath")
    lean.operation = "MULTIPLY_ADD"
    lean.inputs[1].default_value = -0.55
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(where.outputs["Generated"], split.inputs[0])
    tree.links.new(where.outputs["Generated"], noise.inputs["Vector"])
    tree.links.new(split.outputs[0], lean.inputs[0])
    tree.links.new(noise.outputs[0], lean.inputs[2])
    tree.links.new(lean.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.25, (*cool, 1)
    stops[1].position, stops[1].color = 0.95, (*warm, 1)
    stops.new(0.55).color = (0.03, 0.03, 0.035, 1)
    return ramp.outputs[0]
