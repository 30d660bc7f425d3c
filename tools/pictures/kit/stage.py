"""Rooms, skies, light and camera."""
import math
import random

import bpy
from mathutils import Vector as V

from kit.materials import MATERIALS, linear, material, new_material
from kit.shapes import *


def reset():
    """Empties Blender for the next picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    MATERIALS.clear()


def floor(c, r=0.65, size=60):
    return mesh(
        [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)],
        [(0, 1, 2, 3)],
        material(c, r, 0.25),
        smooth=False,
    )


def wall(x0, x1, y, h, c):
    """Wall from x0 to x1, h high, its face at y."""
    return box((x1 - x0, 0.1, h), ((x0 + x1) / 2, y + 0.05, h / 2), material(c, 0.85, 0.15), 0)


def place(data, loc, tgt=None):
    """Puts a light or a camera at loc, looking at tgt."""
    o = bpy.data.objects.new(data.name, data)
    bpy.context.collection.objects.link(o)
    o.location = loc
    if tgt is not None:
        o.rotation_euler = (V(tgt) - V(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def new_light(kind, power, c):
    light = bpy.data.lights.new("light", kind)
    light.energy = power
    light.color = linear(c)[:3]
    return light


def area(loc, tgt, size, power, c="#ffffff", spread=180):
    """Soft light from a rectangle; power in watts."""
    light = new_light("AREA", power, c)
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.spread = math.radians(spread)
    place(light, loc, tgt)


def sun(rot, power, c="#fff0dc", angle=3):
    """Parallel light; rot in degrees; angle: the wider, the softer the shadows."""
    light = new_light("SUN", power, c)
    light.angle = math.radians(angle)
    place(light, (0, 0, 0)).rotation_euler = [math.radians(a) for a in rot]


def spot(loc, tgt, power, c="#ffffff", ang=35, blend=0.6, size=0.25):
    light = new_light("SPOT", power, c)
    light.spot_size = math.radians(ang)
    light.spot_blend = blend
    light.shadow_soft_size = size
    place(light, loc, tgt)


def world(c="#dfe9f7", s=0.6):
    """Light from all sides."""
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes["Background"]
    b.inputs[0].default_value = linear(c)
    b.inputs[1].default_value = s


def camera(loc, tgt, lens=50, focus=None, fstop=None):
    """lens in mm; focus: the point that is sharp (tgt when absent); fstop: depth of field, none when absent."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    bpy.context.scene.camera = place(data, loc, tgt)
    if fstop:
        data.dof.use_dof = True
        data.dof.focus_distance = (V(focus or tgt) - V(loc)).length
        data.dof.aperture_fstop = fstop
        data.dof.aperture_blades = 0


def studio(wallc="ice", floorc="sand", back=3.2, w="#e6eefb", skirting=True):
    """Plain room: world, floor and a back wall at y = back."""
    world(w, 0.55)
    floor(floorc)
    wall(-14, 14, back, 7, wallc)
    if skirting:
        box((28, 0.03, 0.12), (0, back - 0.015, 0.06), "white", 0.01)


def key(p=420, fill=110, rim=90, side=-1):
    """The usual light: warm key, cool fill, rim from behind; side -1 = key from the left."""
    area((side * 4.2, -4.2, 4.6), (0, 0.3, 0.8), (3, 3), p, "#fff1df")
    area((-side * 5, -3.5, 3.2), (0, 0.5, 0.9), (3, 3), fill, "#cfe0ff")
    if rim:
        area((-side * 2.5, 2.4, 4.4), (0, 0.2, 0.9), (2.5, 1), rim, "#ffe9d2")


def window_shadows(power=2.2, side=-1):
    """Low sun through window bars that stand outside of the picture."""
    sun((54, 0, side * 52), power, "#ffdcb0", 1.2)
    for i in range(5):
        box((0.16, 0.1, 9), (side * 7.2 - side * i * 1.75, 0, 7.4), "white", 0).visible_camera = False
    for z in (3.3, 4.9, 6.5):
        box((14, 0.1, 0.14), (side * 3.2, 0, z), "white", 0).visible_camera = False


def sky_card(y=26, top="#8fb6ee", mid="#fcebc8", low="#f6dfc8", z0=-6, z1=30, glow=0.95, stops=(0.15, 0.34, 0.62)):
    """Sky behind everything: low, mid and top at the given shares of its height."""
    card = mesh([(-90, y, z0), (90, y, z0), (90, y, z1), (-90, y, z1)], [(0, 1, 2, 3)], "white", smooth=False)
    tree, inputs = new_material("sky", 0.5, 0)
    texture = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(texture.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], inputs["Emission"])
    colors = ramp.color_ramp.elements
    colors.new(stops[1])
    for element, position, color in zip(colors, stops, (low, mid, top)):
        element.position = position
        element.color = linear(color)
    inputs["Emission Strength"].default_value = glow
    inputs["Base Color"].default_value = (0, 0, 0, 1)
    card.data.materials[0] = MATERIALS["sky"]


def cloud(x, y, z, s=1, e=0.25):
    for dx, dz, q in ((-0.8, 0, 0.55), (-0.2, 0.22, 0.75), (0.5, 0.08, 0.62), (1.0, -0.08, 0.42)):
        ellipsoid(
            (q * s, q * s * 0.7, q * s * 0.72),
            (x + dx * s, y, z + dz * s),
            material("white", 0.9, 0.1, emit=e),
            seg=36,
        )


def window_wall(
    x0=-1.6,
    x1=2.6,
    y=2.4,
    z0=0.55,
    z1=3.2,
    wallc="ice",
    n=3,
    seed=11,
    glow="#fbe6c4",
    far=("#efe0d6", "#cfd6e8", "#a9bbe0"),
):
    """Wall at y with a window from x0, z0 to x1, z1 of n panes and a city behind it, chosen by seed."""
    wall(-14, x0, y, 7, wallc)
    wall(x1, 14, y, 7, wallc)
    wall(x0, x1, y, z0, wallc)
    box((x1 - x0, 0.1, 7 - z1), ((x0 + x1) / 2, y + 0.05, (7 + z1) / 2), wallc, 0)
    for i in range(n + 1):
        box((0.07, 0.14, z1 - z0), (x0 + (x1 - x0) * i / n, y, (z0 + z1) / 2), "white", 0.01)
    for z in (z0, z1):
        box((x1 - x0 + 0.07, 0.2, 0.07), ((x0 + x1) / 2, y - 0.04, z), "white", 0.01)
    mesh(
        [(-30, 16, -6), (30, 16, -6), (30, 16, 14), (-30, 16, 14)],
        [(0, 1, 2, 3)],
        material(glow, 0.9, emit=0.9),
        smooth=False,
    )
    r = random.Random(seed)
    for L, (yy, c) in enumerate(zip((13, 11, 9), far)):
        x = -12
        while x < 13:
            w = r.uniform(0.6, 1.2)
            h = r.uniform(1.6, 3.9) * (1 - 0.14 * L)
            box((w, 0.6, h), (x + w / 2, yy, h / 2 - 0.9), material(c, 0.9, 0.1, emit=0.42), 0.03)
            x += w + r.uniform(0.02, 0.25)


def backdrop(c, bend=2.2):
    """Floor that bends up into the background, for still lifes."""
    arc = [math.pi / 2 * i / 14 for i in range(15)]
    profile = [(-9, 0)] + [(bend + 1.6 * math.sin(a), 1.6 - 1.6 * math.cos(a)) for a in arc] + [(bend + 1.6, 14)]
    verts = [(x, y, z) for y, z in profile for x in (-30, 30)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh(verts, faces, material(c, 0.8, 0.2))
