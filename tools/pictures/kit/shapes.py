"""Shapes: everything in a picture is built from these.

Lengths are metres, angles radians. m is a material or a palette name; parent is the object whose space loc and rot
are given in. All functions return the new Blender object.
"""

import math

import bpy
from mathutils import Vector as V

from kit.materials import material


def link(name, data, loc, rot, parent):
    o = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = rot
    if parent:
        o.parent = parent
    return o


def mesh(verts, faces, m, smooth=True, parent=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1)):
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(v) for v in verts], [], faces)
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.append(material(m) if isinstance(m, str) else m)
    o = link("mesh", data, loc, rot, parent)
    o.scale = scale
    return o


def empty(loc=(0, 0, 0), rot=(0, 0, 0), parent=None, scale=1):
    """A point that other shapes are attached to."""
    o = link("empty", None, loc, rot, parent)
    o.scale = (scale,) * 3
    return o


def tube_faces(rings, segments):
    """Quadrilaterals between neighbouring rings of equally many points."""
    faces = []
    for i in range(rings - 1):
        for j in range(segments):
            a, b = i * segments + j, i * segments + (j + 1) % segments
            faces.append((a, b, b + segments, a + segments))
    return faces


def end_caps(rings, segments):
    last = (rings - 1) * segments
    return [tuple(range(segments))[::-1], tuple(range(last, last + segments))]


def smooth_curve(points, steps):
    """Catmull-Rom curve through points (tuples of any length), with steps points between neighbours."""
    curve = []
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, len(points) - 1)]
        for k in range(steps):
            t = k / steps
            curve.append(
                [
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3)
                ]
            )
    return curve + [list(points[-1])]


def ellipsoid(r, loc, m, parent=None, rot=(0, 0, 0), taper=0, seg=48):
    """r: the three radii; taper: how much narrower the lower half becomes."""
    rings = seg // 2
    verts, faces = [], []
    for i in range(rings + 1):
        t = math.pi * i / rings
        z = math.cos(t)
        k = 1 - taper * max(0, -z) ** 1.3
        for j in range(seg):
            p = 2 * math.pi * j / seg
            x = r[0] * math.sin(t) * math.cos(p) * k
            y = r[1] * math.sin(t) * math.sin(p) * (1 - taper * 0.4 * max(0, -z))
            verts.append((x, y, r[2] * z))
    for i in range(rings):
        for j in range(seg):
            a, b = i * seg + j, i * seg + (j + 1) % seg
            faces.append((a, a + seg, b + seg, b))
    return mesh(verts, faces, m, parent=parent, loc=loc, rot=rot)


def loft(rings, m, seg=56, sub=6, sq=2.0, parent=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Body through horizontal rings (z, radius x, radius y[, shift y]); sq: 2 = ellipse, more = squarer."""
    curve = smooth_curve([list(r) + [0] * (4 - len(r)) for r in rings], sub)
    verts = []
    for z, rx, ry, shift in curve:
        for j in range(seg):
            a = 2 * math.pi * j / seg
            c, s = math.cos(a), math.sin(a)
            x = rx * math.copysign(abs(c) ** (2 / sq), c)
            y = shift + ry * math.copysign(abs(s) ** (2 / sq), s)
            verts.append((x, y, z))
    faces = tube_faces(len(curve), seg) + end_caps(len(curve), seg)
    return mesh(verts, faces, m, parent=parent, loc=loc, rot=rot)


def tube(pts, radii, m, parent=None, seg=32, sub=8, capr=True):
    """Round rod along a curve through pts with a radius at each of them; capr: rounded ends."""
    curve = smooth_curve([list(p) + [r] for p, r in zip(pts, radii)], sub)
    centres = [V(p[:3]) for p in curve]
    radii = [p[3] for p in curve]
    last = len(centres) - 1
    tangents = [(centres[min(i + 1, last)] - centres[max(i - 1, 0)]).normalized() for i in range(last + 1)]
    if capr:

        def round_end(c, t, r):
            return [(c - t * r * math.sin(a), r * math.cos(a)) for a in (1.5, 1.2, 0.8, 0.4)]

        start = round_end(centres[0], tangents[0], radii[0])
        end = round_end(centres[-1], -tangents[-1], radii[-1])[::-1]
        centres = [c for c, _ in start] + centres + [c for c, _ in end]
        radii = [r for _, r in start] + radii + [r for _, r in end]
        tangents = [tangents[0]] * 4 + tangents + [tangents[-1]] * 4
    normal = tangents[0].orthogonal().normalized()
    verts = []
    for i, centre in enumerate(centres):
        if i:
            normal = tangents[i - 1].rotation_difference(tangents[i]) @ normal
        binormal = tangents[i].cross(normal)
        for j in range(seg):
            a = 2 * math.pi * j / seg
            verts.append(centre + (normal * math.cos(a) + binormal * math.sin(a)) * radii[i])
    return mesh(verts, tube_faces(len(centres), seg) + end_caps(len(centres), seg), m, parent=parent)


def box(size, loc, m, bevel=0.02, parent=None, rot=(0, 0, 0), segs=4):
    x, y, z = (s / 2 for s in size)
    verts = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh(verts, faces, m, parent=parent, loc=loc, rot=rot)
    keep_edges(o, 40)
    if bevel:
        round_edges(o, min(bevel, min(size) * 0.49), segs)
    return o


def lathe(profile, m, loc=(0, 0, 0), parent=None, seg=64, rot=(0, 0, 0), bevel=0.008):
    """Turned body; profile: (radius, z) from bottom to top."""
    verts = []
    for r, z in profile:
        for j in range(seg):
            a = 2 * math.pi * j / seg
            verts.append((r * math.cos(a), r * math.sin(a), z))
    faces = tube_faces(len(profile), seg) + end_caps(len(profile), seg)
    o = mesh(verts, faces, m, parent=parent, loc=loc, rot=rot)
    keep_edges(o, 32)
    if bevel:
        b = round_edges(o, bevel, 3)
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(32)
    return o


def cylinder(r, h, loc, m, parent=None, bevel=0.01, rot=(0, 0, 0), seg=72, r2=None):
    """loc is the middle of the axis; r2: radius at the top when it differs."""
    profile = [(r, -h / 2), (r if r2 is None else r2, h / 2)]
    return lathe(profile, m, loc=loc, parent=parent, bevel=bevel, rot=rot, seg=seg)


def cloth_band(pts, w, m, parent, border):
    """A band of cloth along pts, w wide in x, with a border on one side."""
    verts, faces = [], []
    curve = smooth_curve([list(p) for p in pts], 6)
    for x, y, z in curve:
        for k in (-0.5, -0.3, 0, 0.3, 0.5):
            edge = abs(k) == 0.5
            verts.append((x + k * w, y + (0.012 if edge else 0), z - (0.01 if edge else 0)))
    for i in range(len(curve) - 1):
        for j in range(4):
            faces.append((i * 5 + j, i * 5 + j + 1, i * 5 + j + 6, i * 5 + j + 5))
    o = mesh(verts, faces, m, parent=parent)
    o.data.materials.append(border)
    for i, face in enumerate(o.data.polygons):
        face.material_index = 1 if i % 4 == 0 else 0
    thicken(o, 0.02, 1)
    return o


def keep_edges(o, degrees):
    """Shades edges sharper than this as edges."""
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(degrees)


def round_edges(o, width, segments):
    bevel = o.modifiers.new("bevel", "BEVEL")
    bevel.width = width
    bevel.segments = segments
    return bevel


def thicken(o, thickness, offset=-1):
    """Gives a surface a thickness: offset -1 inwards, 0 both ways, 1 outwards."""
    solid = o.modifiers.new("solid", "SOLIDIFY")
    solid.thickness = thickness
    solid.offset = offset


def soften(o, voxel, iterations):
    """Melts the parts of an object into one rounded skin."""
    remesh = o.modifiers.new("remesh", "REMESH")
    remesh.mode = "VOXEL"
    remesh.voxel_size = voxel
    remesh.use_smooth_shade = True
    smooth = o.modifiers.new("smooth", "SMOOTH")
    smooth.factor = 0.5
    smooth.iterations = iterations


def fuse(objs, voxel=0.011, iterations=8):
    """Joins objects into the first of them and softens it; modifiers of the others are lost (see bake)."""
    o = objs[0]
    context = {"object": o, "active_object": o, "selected_objects": objs, "selected_editable_objects": objs}
    bpy.context.view_layer.update()
    with bpy.context.temp_override(**context):
        bpy.ops.object.join()
    soften(o, voxel, iterations)
    return o


def bake(objs):
    """Applies the modifiers, so that fuse keeps the bevels."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    for o in objs:
        if o.modifiers:
            data = bpy.data.meshes.new_from_object(o.evaluated_get(graph))
            o.modifiers.clear()
            o.data = data
    return objs
