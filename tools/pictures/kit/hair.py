"""Hair, beards and head coverings. All are made round h, the empty at the centre of the head."""

import math
import random

from mathutils import Vector as V

from kit.materials import material
from kit.shapes import *


def hair(h, style, m, wrap="rani", fem=False):
    """style: a key of STYLES; m: material of the hair; wrap: colour of a turban, hijab or helmet."""
    if style in ("turban", "helmet", "hijab"):
        STYLES[style](h, m, wrap, fem)
        return
    locks = STYLES[style](h, m)
    if style == "curly":
        fuse(locks, 0.012, 2)
    else:
        fuse(locks)


def cap(h, m):
    return ellipsoid((0.15, 0.158, 0.145), (0, 0.03, 0.048), m, h)


def short(h, m):
    return [cap(h, m), ellipsoid((0.115, 0.08, 0.05), (0, -0.06, 0.15), m, h, rot=(0.3, 0, 0))]


def side(h, m):
    return [
        cap(h, m),
        ellipsoid((0.105, 0.07, 0.052), (0.035, -0.084, 0.138), m, h, rot=(0.2, 0.35, 0.15)),
        ellipsoid((0.08, 0.06, 0.05), (-0.06, -0.072, 0.128), m, h, rot=(0.2, -0.5, -0.2)),
    ]


def bun(h, m):
    return [
        cap(h, m),
        ellipsoid((0.072, 0.07, 0.068), (0.01, 0.085, 0.205), m, h),
        ellipsoid((0.1, 0.06, 0.05), (0.04, -0.07, 0.14), m, h, rot=(0.2, 0.5, 0)),
        ellipsoid((0.1, 0.06, 0.05), (-0.04, -0.07, 0.14), m, h, rot=(0.2, -0.5, 0)),
    ]


def pony(h, m):
    tail = [(0, 0.13, 0.1), (0, 0.24, 0.06), (0, 0.255, -0.1), (0, 0.22, -0.24)]
    return [
        cap(h, m),
        tube(tail, [0.035, 0.06, 0.055, 0.015], m, h),
        ellipsoid((0.1, 0.06, 0.05), (0.05, -0.07, 0.14), m, h, rot=(0.2, 0.5, 0)),
    ]


def long(h, m):
    fall = [
        (0.14, 0.1, 0.07, 0.04),
        (0.08, 0.158, 0.125, 0.05),
        (-0.06, 0.168, 0.115, 0.06),
        (-0.2, 0.165, 0.09, 0.075),
        (-0.3, 0.13, 0.06, 0.085),
        (-0.34, 0.06, 0.02, 0.09),
    ]
    return [
        cap(h, m),
        loft(fall, m, parent=h),
        ellipsoid((0.098, 0.05, 0.042), (0.05, -0.084, 0.12), m, h, rot=(0.2, 0.6, 0.1)),
        ellipsoid((0.098, 0.05, 0.042), (-0.05, -0.084, 0.12), m, h, rot=(0.2, -0.6, -0.1)),
    ]


def bob(h, m):
    bell = [
        (0.205, 0.03, 0.03, 0.03),
        (0.19, 0.1, 0.1, 0.025),
        (0.12, 0.162, 0.158, 0.022),
        (0.0, 0.176, 0.13, 0.048),
        (-0.12, 0.172, 0.115, 0.055),
        (-0.17, 0.13, 0.085, 0.06),
    ]
    fringe = ellipsoid((0.13, 0.06, 0.055), (0.02, -0.092, 0.115), m, h, rot=(0.15, 0.25, 0.1))
    return [loft(bell, m, parent=h), fringe]


def curly(h, m):
    """Balls spread evenly over the head, except on the face and the neck."""
    r = random.Random(7)
    balls = []
    for i in range(170):
        z = 1 - 2 * (i + 0.5) / 170
        a = i * 2.39996
        s = math.sqrt(1 - z * z)
        p = V((s * math.cos(a) * 0.158, s * math.sin(a) * 0.165 + 0.03, z * 0.16 + 0.05))
        if (p.y < -0.05 and p.z < 0.095) or p.z < -0.06:
            continue
        jitter = V((r.uniform(-0.008, 0.008), r.uniform(-0.008, 0.008), r.uniform(-0.008, 0.008)))
        balls.append(ellipsoid((0.043,) * 3, p + jitter, m, h, seg=16))
    return balls


def turban(h, _m, wrap, _fem):
    """Four wraps on each side, from the back round the ear to a peak above the forehead."""
    cloth = material(wrap, 0.75, 0.2)
    wraps = [ellipsoid((0.158, 0.178, 0.135), (0, 0.024, 0.13), cloth, h)]
    for i in range(4):
        z = 0.088 + 0.038 * i
        w = 0.16 - 0.008 * i * i
        for s in (-1, 1):
            path = [
                (0, 0.222 - 0.016 * i, z + 0.034),
                (s * w * 0.8, 0.15, z + 0.014),
                (s * w, 0.03, z - 0.002),
                (s * w * 0.74, -0.108, z + 0.014),
                (s * 0.01, -0.172 + 0.014 * i, z + 0.05),
            ]
            wraps.append(tube(path, [0.02, 0.026, 0.026, 0.028, 0.02], cloth, h, seg=14))
    fuse(wraps, 0.007, 1)


def helmet(h, m, wrap, fem):
    """Safety helmet with a brim and a ridge; women's hair shows below it."""
    shell = material(wrap, 0.4, 0.5)
    ellipsoid((0.15, 0.156, 0.13), (0, 0.03, 0.03), m, h)
    dome = [(0.0, 0.238), (0.05, 0.233), (0.09, 0.216), (0.125, 0.188), (0.15, 0.145), (0.163, 0.1), (0.168, 0.06)]
    brim = [(0.205, 0.052), (0.205, 0.042), (0, 0.042)]
    lathe(dome + brim, shell, loc=(0, 0.01, 0.03), parent=h, bevel=0.004)
    arc = [0.15, 0.6, 1.1, 1.57, 2.04, 2.54, 3.0]
    ridge = [(0, 0.175 * math.cos(a) + 0.01, 0.085 + 0.165 * math.sin(a)) for a in arc]
    tube(ridge, [0.02] * 7, shell, h, seg=14)
    if fem:
        fall = [
            (0.08, 0.12, 0.09, 0.05),
            (-0.06, 0.15, 0.1, 0.07),
            (-0.2, 0.13, 0.07, 0.085),
            (-0.26, 0.06, 0.03, 0.09),
        ]
        loft(fall, m, parent=h)


def hijab(h, _m, wrap, _fem):
    drape = [
        (0.2, 0.03, 0.03, 0.03),
        (0.185, 0.1, 0.1, 0.03),
        (0.1, 0.17, 0.165, 0.03),
        (-0.02, 0.172, 0.135, 0.05),
        (-0.13, 0.15, 0.14, 0.015),
        (-0.2, 0.15, 0.13, 0),
        (-0.27, 0.19, 0.14, 0),
        (-0.31, 0.17, 0.12, 0),
    ]
    loft(drape, wrap, parent=h)


STYLES = dict(
    short=short,
    side=side,
    bun=bun,
    pony=pony,
    long=long,
    bob=bob,
    curly=curly,
    turban=turban,
    helmet=helmet,
    hijab=hijab,
)


def full_beard(h, m):
    """The lower part of the head's surface, moved outwards, from ear to ear, and a moustache."""
    columns, rows = 36, 12
    verts, faces = [], []
    for i in range(columns + 1):
        a = math.radians(-98 + 196 * i / columns)
        sideways = abs(math.sin(a))
        top = math.acos((-0.068 + 0.115 * sideways**3) / 0.17)
        for j in range(rows + 1):
            t = top + (2.9 - top) * j / rows
            z = math.cos(t)
            swell = math.sin(math.pi * min(1, 0.12 + j / rows)) ** 0.5
            grow = 1.015 + 0.085 * swell + 0.04 * (1 - sideways) * swell
            x = 0.142 * math.sin(t) * math.sin(a) * (1 - 0.16 * max(0, -z) ** 1.3) * grow
            y = -0.15 * math.sin(t) * math.cos(a) * grow
            verts.append((x, y, 0.17 * z * (1 + 0.1 * max(0, -z) * (1 - sideways * 0.5))))
    for i in range(columns):
        for j in range(rows):
            p = i * (rows + 1) + j
            faces.append((p, p + 1, p + rows + 2, p + rows + 1))
    beard = mesh(verts, faces, m, parent=h)
    thicken(beard, 0.022, -1)
    soften(beard, 0.006, 5)
    for s in (-1, 1):
        moustache = [(s * 0.006, -0.155, -0.058), (s * 0.03, -0.151, -0.062), (s * 0.058, -0.136, -0.08)]
        tube(moustache, [0.01, 0.011, 0.005], m, h, seg=12, sub=5)
