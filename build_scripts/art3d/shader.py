"""A short way to write Cycles materials: every method adds a node and returns the socket that carries its result."""

from __future__ import annotations

import bpy

_PRINCIPLED = {
    "color": "Base Color",
    "metal": "Metallic",
    "rough": "Roughness",
    "ior": "IOR",
    "alpha": "Alpha",
    "normal": "Normal",
    "sss": "Subsurface Weight",
    "sss_radius": "Subsurface Radius",
    "sss_scale": "Subsurface Scale",
    "spec": "Specular IOR Level",
    "trans": "Transmission Weight",
    "coat": "Coat Weight",
    "coat_rough": "Coat Roughness",
    "sheen": "Sheen Weight",
    "sheen_rough": "Sheen Roughness",
    "sheen_color": "Sheen Tint",
    "emit": "Emission Color",
    "power": "Emission Strength",
}


class Shader:
    """One material under construction. Arguments may be numbers, colours (linear RGB) or sockets."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def put(self, socket, value):
        """Sets an input to a constant or joins it to another node's output; None leaves it alone."""
        if value is None:
            return
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple | list):
            full = len(value) == 3 and len(socket.default_value) == 4
            socket.default_value = (*value, 1) if full else value
        else:
            socket.default_value = value

    def node(self, kind, inputs=None, **settings):
        """Adds a node by its Blender name without `ShaderNode`."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node.inputs[key], value)
        return node

    def coord(self, kind="Object"):
        return self.node("TexCoord").outputs[kind]

    def scaled(self, vector, factors):
        return self.node("Mapping", {"Vector": vector, "Scale": factors}).outputs[0]

    def split(self, vector):
        """The three parts of a vector."""
        return self.node("SeparateXYZ", {0: vector}).outputs

    def noise(self, scale=5, detail=4, rough=0.55, distortion=0, vector=None):
        inputs = {"Vector": vector or self.coord(), "Scale": scale, "Detail": detail}
        inputs |= {"Roughness": rough, "Distortion": distortion}
        return self.node("TexNoise", inputs).outputs[0]

    def voronoi(self, scale=5, feature="F1", vector=None):
        inputs = {"Vector": vector or self.coord(), "Scale": scale}
        return self.node("TexVoronoi", inputs, feature=feature).outputs[0]

    def ramp(self, factor, stops, interpolation="LINEAR"):
        """A colour ramp; each stop is (place, colour or grey)."""
        node = self.node("ValToRGB", {0: factor})
        ramp = node.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) < len(stops):
            ramp.elements.new(1)
        for element, (place, colour) in zip(ramp.elements, stops, strict=False):
            element.position = place
            grey = not isinstance(colour, tuple | list)
            element.color = (colour, colour, colour, 1) if grey else (*colour, 1)
        return node.outputs[0]

    def mix(self, factor, first, second, blend="MIX"):
        node = self.node("Mix", data_type="RGBA", blend_type=blend)
        self.put(node.inputs[0], factor)
        self.put(node.inputs[6], first)
        self.put(node.inputs[7], second)
        return node.outputs[2]

    def math(self, operation, first, second=None, third=None):
        node = self.node("Math", operation=operation)
        for socket, value in zip(node.inputs, (first, second, third), strict=False):
            self.put(socket, value)
        return node.outputs[0]

    def bump(self, height, strength=0.5, distance=0.05, normal=None):
        inputs = {"Height": height, "Strength": strength, "Distance": distance, "Normal": normal}
        return self.node("Bump", inputs).outputs[0]

    def edges(self):
        """About 0.5 on flat ground, more on ridges."""
        return self.node("NewGeometry").outputs["Pointiness"]

    def number(self, attribute):
        """A number stored on the mesh."""
        return self.node("Attribute", attribute_name=attribute).outputs[2]

    def colour(self, attribute):
        """A colour stored on the mesh."""
        return self.node("Attribute", attribute_name=attribute).outputs[0]

    def image(self, path, vector=None, data=False):
        """A picture file; `data` for masks, whose values are no colours."""
        picture = bpy.data.images.load(str(path), check_existing=True)
        if data:
            picture.colorspace_settings.name = "Non-Color"
        node = self.node("TexImage", {"Vector": vector}, image=picture, extension="EXTEND")
        node.interpolation = "Cubic"
        return node.outputs[0]

    def finish(self, surface):
        """Takes this as the surface and returns the material."""
        self.tree.links.new(surface, self.out.inputs[0])
        return self.material

    def principled(self, **inputs):
        """Finishes with a principled surface; the names of its inputs are the keys of `_PRINCIPLED`."""
        node = self.node("BsdfPrincipled")
        for key, value in inputs.items():
            self.put(node.inputs[_PRINCIPLED[key]], value)
        return self.finish(node.outputs[0])
