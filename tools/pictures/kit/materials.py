"""Palette of the design system and the materials made from it."""

import bpy

# rani = the women's network, gold (marigold) = money and growth, brand = the firm.
PALETTE = dict(
    brand="#2151a1",
    ink="#0e1a33",
    navy="#0e2550",
    mid="#5f88cc",
    sky="#8fb6ee",
    ice="#dce7f8",
    white="#faf9f7",
    net50="#fceff5",
    rose="#f3c1d8",
    rani="#96154f",
    growl="#fcebc8",
    gold="#f2b33d",
    sand="#f1e4d3",
    tan="#d9c3a5",
    wood="#c98f5c",
    darkwood="#7d5236",
    char="#2b3240",
    grey="#aab4c3",
    slate="#414e66",
    leaf="#3f8f63",
    leaf2="#67ae74",
    green="#12633f",
)
SKIN = ["#8d5a3c", "#c68a5f", "#e8b38d", "#5f3b29", "#f2c9a8", "#a9714b"]
HAIR = ["#1d1a1c", "#2c201b", "#4a2f22", "#6d4328", "#8c8f97", "#15161c"]

MATERIALS = {}
"""Every material of the scene by its properties, so that equal ones are made once; emptied by stage.reset()."""


def linear(color):
    """A palette name or #rrggbb as linear RGBA, which is what Blender expects."""
    digits = PALETTE.get(color, color).lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1,)


def new_material(key, roughness, specular):
    """Registers an empty material under key; returns its node tree and its shader's inputs."""
    m = bpy.data.materials.new(str(key))
    m.use_nodes = True
    inputs = m.node_tree.nodes["Principled BSDF"].inputs
    inputs["Roughness"].default_value = roughness
    inputs["Specular"].default_value = specular
    MATERIALS[key] = m
    return m.node_tree, inputs


def material(color, rough=0.6, spec=0.35, metal=0, emit=0, clear=0):
    """Clay of one colour (palette name or #rrggbb); emit > 0 makes it glow."""
    key = (color, rough, spec, metal, emit, clear)
    if key not in MATERIALS:
        _, inputs = new_material(key, rough, spec)
        inputs["Base Color"].default_value = linear(color)
        inputs["Metallic"].default_value = metal
        inputs["Clearcoat"].default_value = clear
        if emit:
            inputs["Emission"].default_value = linear(color)
            inputs["Emission Strength"].default_value = emit
    return MATERIALS[key]


def glossy(color, rough=0.4):
    """Lacquered clay: toys, machines and other props."""
    return material(color, rough, 0.5, clear=0.3)


class ShaderValue:
    """A number computed for each point of a surface; arithmetic on it builds shader nodes."""

    def __init__(self, tree, socket):
        self.tree, self.socket = tree, socket

    def op(self, name, other=None):
        node = self.tree.nodes.new("ShaderNodeMath")
        node.operation = name
        self.tree.links.new(self.socket, node.inputs[0])
        if isinstance(other, ShaderValue):
            self.tree.links.new(other.socket, node.inputs[1])
        elif other is not None:
            node.inputs[1].default_value = other
        return ShaderValue(self.tree, node.outputs[0])

    def __add__(self, other):
        return self.op("ADD", other)

    def __sub__(self, other):
        return self.op("SUBTRACT", other)

    def __mul__(self, other):
        return self.op("MULTIPLY", other)

    def lt(self, other):
        return self.op("LESS_THAN", other)

    def gt(self, other):
        return self.op("GREATER_THAN", other)

    def abs(self):
        return self.op("ABSOLUTE")

    def fract(self):
        return self.op("FRACT")


def coordinates(tree):
    """x, y and z of the surface point in the object's own space, in metres."""
    texture = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(texture.outputs["Object"], split.inputs[0])
    return [ShaderValue(tree, split.outputs[i]) for i in range(3)]


def paint(tree, inputs, base, layers):
    """Base colour of a material: base, covered by each (mask, colour) of layers in turn; colours are linear RGBA."""
    below = None
    for mask, color in layers:
        mix = tree.nodes.new("ShaderNodeMixRGB")
        tree.links.new(mask.socket, mix.inputs[0])
        if below is None:
            mix.inputs[1].default_value = base
        else:
            tree.links.new(below, mix.inputs[1])
        mix.inputs[2].default_value = color
        below = mix.outputs[0]
    if below is None:
        inputs["Base Color"].default_value = base
    else:
        tree.links.new(below, inputs["Base Color"])


def outfit_material(kind, top, shirt="white", accent="rani"):
    """Cloth of the upper body, painted by height and width: lapels, tie, drape, placket or collar."""
    key = ("outfit", kind, top, shirt, accent)
    if key not in MATERIALS:
        tree, inputs = new_material(key, 0.72, 0.25)
        base = linear(shirt if kind == "saree" else top)
        paint(tree, inputs, base, outfit_layers(kind, top, shirt, accent, *coordinates(tree)))
    return MATERIALS[key]


def outfit_layers(kind, top, shirt, accent, x, y, z):
    base = linear(top)
    darker = tuple(c * 0.62 for c in base[:3]) + (1,)
    width, front = x.abs(), y.lt(0.0)
    if kind in ("jacket", "suit"):
        button = 0.24
        opening = (z - button) * 0.27
        lighter = tuple(min(1, c * 1.8 + 0.01) for c in base[:3]) + (1,)
        lapel = darker if sum(base[:3]) > 0.12 else lighter
        layers = [
            (width.lt(opening + 0.026) * front * z.gt(button - 0.06), lapel),
            (width.lt(0.0045) * front * z.lt(button), darker),
            (width.lt(opening) * front, linear(shirt)),
        ]
        if kind == "suit":
            tie = width.lt((z * -1 + 0.6) * 0.03 + 0.014) * front * z.gt(button) * width.lt(opening)
            layers.append((tie, linear(accent)))
        return layers
    if kind == "shirt":
        return [(width.lt(0.006) * front, darker), (width.lt((z - 0.42) * 0.36) * front, linear(shirt))]
    if kind == "saree":  # one diagonal line all the way round the body: top = drape, accent = border
        line = z - x * 0.85
        return [(line.lt(0.405), linear(top)), (line.gt(0.372) * line.lt(0.405), linear(accent))]
    if kind == "kurta":
        return [(width.lt(0.016) * front * z.gt(0.22), linear(accent)), (z.gt(0.548), linear(accent))]
    if kind == "sweater":
        return [(z.gt(0.535), darker), (z.lt(-0.03), darker)]
    raise ValueError("no such outfit: " + kind)


def hem_material(top, border):
    """Cloth of a seated sari with its border 15 cm above the floor."""
    key = ("hem", top, border)
    if key not in MATERIALS:
        tree, inputs = new_material(key, 0.72, 0.25)
        z = coordinates(tree)[2]
        paint(tree, inputs, linear(top), [(z.lt(0.155), linear(border))])
    return MATERIALS[key]
