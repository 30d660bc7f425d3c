"""Furniture, plants and the things on tables."""
import math
import random

from kit.materials import material
from kit.shapes import *


def leaf(m, L, W, bend, parent, rz, rx):
    """L long, W wide at the broadest place, drooping by bend; turned by rz, raised by rx."""
    n = 14
    vs, fs = ([], [])
    for i in range(n + 1):
        t = i / n
        w = W * math.sin(math.pi * t**0.8) ** 0.9 + 0.001
        a = bend * t
        y, z = (L * t * math.cos(a * 0.6), L * t * math.sin(1.0 - a * 0.9) * 0.9)
        vs += [(-w, y, z + w * 0.25), (0, y, z), (w, y, z + w * 0.25)]
    for i in range(n):
        for j in (0, 1):
            fs.append((i * 3 + j, i * 3 + j + 1, i * 3 + j + 4, i * 3 + j + 3))
    o = mesh(vs, fs, m, parent=parent, rot=(rx, 0, rz))
    thicken(o, 0.008)
    ss = o.modifiers.new("u", "SUBSURF")
    ss.levels = ss.render_levels = 1
    return o


def plant(x, y, h=1.0, pot="white", seed=1, z=0):
    """Pot plant, h times one metre high."""
    e = empty((x, y, z), scale=h)
    r = random.Random(seed)
    lathe(
        [(0.0, 0), (0.15, 0), (0.2, 0.34), (0.205, 0.36), (0.18, 0.36), (0.17, 0.31), (0, 0.31)],
        material(pot, 0.55),
        parent=e,
    )
    l = empty((0, 0, 0.3), parent=e)
    for i in range(16):
        leaf(
            material("leaf" if i % 3 else "leaf2", 0.5, 0.4),
            r.uniform(0.55, 0.95),
            r.uniform(0.075, 0.105),
            r.uniform(0.3, 1.5),
            l,
            i * 2.4 + r.uniform(-0.2, 0.2),
            r.uniform(0.0, 0.55) if i > 5 else r.uniform(0.5, 0.8),
        )
    return e


def tree(x, y, s=1, c="leaf", z=0):
    """Tree, s times 1.5 m high."""
    cylinder(0.045 * s, 0.7 * s, (x, y, z + 0.35 * s), "darkwood", bevel=0, seg=14)
    for dx, dy, dz, q in (
        (0, 0, 1.0, 0.42),
        (0.24, 0.1, 0.82, 0.28),
        (-0.25, 0.05, 0.86, 0.3),
        (0.05, -0.12, 1.25, 0.26),
    ):
        ellipsoid((q * s, q * s, q * s), (x + dx * s, y + dy * s, z + dz * s), material(c, 0.8, 0.2), seg=32)


def chair(x, y, face=0, c="brand", z=0, seat=0.46, leg="wood"):
    """face as in person(); seat: height of the seat."""
    e = empty((x, y, z), (0, 0, math.radians(face)))
    box((0.48, 0.46, 0.075), (0, 0, seat - 0.037), material(c, 0.7), 0.035, e)
    n, vs, fs = (16, [], [])
    for i in range(n + 1):
        a = math.radians(-62 + 124 * i / n)
        for zz, k in ((seat + 0.13, 1), (seat + 0.44, 1.03)):
            vs.append((math.sin(a) * 0.26 * k, 0.0 + math.cos(a) * 0.25 * k, zz))
    for i in range(n):
        fs.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    o = mesh(vs, fs, material(c, 0.7), parent=e)
    thicken(o, 0.05, 0)
    round_edges(o, 0.022, 4)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube(
                [(sx * 0.17, sy * 0.16, seat - 0.06), (sx * 0.21, sy * 0.2, 0)],
                [0.02, 0.014],
                material(leg, 0.5),
                e,
                sub=2,
                seg=16,
            )
        tube(
            [(sx * 0.17, 0.18, seat - 0.03), (sx * 0.19, 0.21, seat + 0.2)],
            [0.016, 0.016],
            material(leg, 0.5),
            e,
            sub=2,
            seg=12,
        )
    return e


def armchair(x, y, face=0, c="brand", seat=0.42):
    """face as in person()."""
    e = empty((x, y, 0), (0, 0, math.radians(face)))
    m = material(c, 0.8, 0.2)
    box((0.74, 0.72, 0.22), (0, 0, seat - 0.13), m, 0.07, e, segs=6)
    box((0.56, 0.6, 0.14), (0, -0.03, seat - 0.03), m, 0.065, e, segs=6)
    box((0.78, 0.2, 0.72), (0, 0.33, seat + 0.14), m, 0.095, e, rot=(-0.14, 0, 0), segs=6)
    for s in (-1, 1):
        box((0.15, 0.7, 0.4), (s * 0.37, -0.01, seat - 0.02), m, 0.07, e, segs=6)
        for t in (-1, 1):
            cylinder(0.022, 0.2, (s * 0.3, t * 0.26, 0.1), material("wood", 0.5), e, r2=0.03)
    return e


def round_table(x, y, r=0.9, h=0.74, top="wood", leg="white", z=0):
    """r: radius; h: height of the top."""
    e = empty((x, y, z))
    cylinder(r, 0.05, (0, 0, h - 0.025), material(top, 0.5, 0.4), e, 0.018, seg=128)
    lathe(
        [(r * 0.42, 0), (r * 0.42, 0.02), (0.06, 0.07), (0.055, h - 0.12), (0.16, h - 0.05)],
        material(leg, 0.5),
        parent=e,
    )
    return e


def table(x, y, w=2.4, d=1.0, h=0.74, top="wood", leg="white", face=0):
    """w by d, h high."""
    e = empty((x, y, 0), (0, 0, math.radians(face)))
    box((w, d, 0.05), (0, 0, h - 0.025), material(top, 0.5, 0.4), 0.018, e)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube(
                [
                    (sx * (w / 2 - 0.18), sy * (d / 2 - 0.14), h - 0.05),
                    (sx * (w / 2 - 0.1), sy * (d / 2 - 0.08), 0),
                ],
                [0.036, 0.024],
                material(leg, 0.5),
                e,
                sub=2,
            )
    return e


def lamp(x, y, h=1.6):
    """Floor lamp."""
    cylinder(0.16, 0.025, (x, y, 0.013), "char")
    tube([(x, y, 0), (x, y, h)], [0.013] * 2, "char", seg=12, sub=2)
    lathe(
        [(0.22, 0), (0.15, 0.3), (0.145, 0.3), (0.21, 0)],
        material("#fff0d8", 0.8, emit=0.9),
        loc=(x, y, h - 0.1),
        bevel=0,
    )


def pendant(x, y, z, c="white", top=4.2, r=0.24):
    """Hanging lamp at height z, its cable reaching up to top."""
    e = empty((x, y, z))
    lathe(
        [
            (0.03, 0.2),
            (0.06, 0.19),
            (r * 0.8, 0.06),
            (r, -0.02),
            (r - 0.02, -0.02),
            (r * 0.72, 0.05),
            (0, 0.1),
        ],
        material(c, 0.5),
        parent=e,
    )
    ellipsoid((0.07,) * 3, (0, 0, 0.02), material("#fff1d8", 0.5, emit=4), e, seg=24)
    cylinder(0.006, top - z, (0, 0, (top - z) / 2 + 0.18), "char", e, 0, seg=12)


def shelf(x, y, w=1.6, z=(1.3, 1.75), seed=2):
    """Boards of width w at the heights z, with books chosen by seed."""
    r = random.Random(seed)
    for zz in z:
        box((w, 0.26, 0.04), (x, y, zz), "wood", 0.01)
        q = x - w / 2 + 0.1
        while q < x + w / 2 - 0.2:
            k = r.random()
            h = r.uniform(0.2, 0.3)
            if k < 0.7:
                box(
                    (0.045, 0.18, h),
                    (q, y, zz + 0.02 + h / 2),
                    r.choice(("brand", "white", "rani", "gold", "sky", "navy", "white")),
                    0.006,
                )
                q += 0.052
            else:
                q += 0.14


def rug(x, y, r, c="white"):
    cylinder(r, 0.02, (x, y, 0.011), material(c, 0.95, 0.1), bevel=0.005, seg=128)


def laptop(x, y, z, face=0, c="#c3ccd9", scr="sky", opening=110):
    """face: the direction of the person who uses it (same number as in person())."""
    e = empty((x, y, z), (0, 0, math.radians(face + 180)))
    box((0.34, 0.23, 0.016), (0, 0, 0.008), material(c, 0.35, 0.5, 0.0), 0.007, e)
    l = empty((0, 0.112, 0.014), (math.radians(-(opening - 90)), 0, 0), e)
    box((0.34, 0.012, 0.22), (0, 0, 0.112), material(c, 0.35, 0.5), 0.006, l)
    box((0.315, 0.002, 0.195), (0, -0.0068, 0.112), material(scr, 0.4, 0.4, emit=0.35), 0, l)
    cylinder(0.022, 0.003, (0, 0.0068, 0.112), material("white", 0.4), l, 0, (math.pi / 2, 0, 0), seg=32)
    for i, h in enumerate((0.05, 0.085, 0.07, 0.12)):
        box(
            (0.03, 0.002, h),
            (-0.08 + i * 0.05, -0.0085, 0.04 + h / 2),
            material(("white", "rani", "white", "gold")[i], 0.5),
            0,
            l,
        )
    return e


def phone(x, y, z, c="ink", parent=None, rot=(0, 0, 0)):
    e = empty((x, y, z), rot, parent)
    box((0.085, 0.012, 0.17), (0, 0, 0), material(c, 0.35, 0.5), 0.006, e)
    box((0.074, 0.002, 0.155), (0, -0.0072, 0), material("sky", 0.4, emit=0.4), 0, e)
    return e


def mug(x, y, z, c="rani"):
    """z is the height of the table top, as for everything that stands on a table."""
    e = empty((x, y, z))
    lathe(
        [(0.034, 0), (0.04, 0.01), (0.042, 0.09), (0.037, 0.09), (0.034, 0.012), (0, 0.012)],
        material(c, 0.4, 0.5),
        parent=e,
        seg=40,
        bevel=0.003,
    )
    tube(
        [(0.04, 0, 0.075), (0.068, 0, 0.062), (0.068, 0, 0.035), (0.04, 0, 0.022)],
        [0.008] * 4,
        material(c, 0.4, 0.5),
        e,
        seg=12,
        sub=5,
    )
    cylinder(0.036, 0.004, (0, 0, 0.078), "darkwood", e, 0)
    return e


def paper(x, y, z, face=0, c="white", lines=3):
    """A sheet with lines of writing."""
    e = empty((x, y, z), (0, 0, math.radians(face)))
    box((0.21, 0.29, 0.004), (0, 0, 0.002), material(c, 0.8), 0.001, e)
    for i in range(lines):
        box(
            (0.14 if i else 0.09, 0.012, 0.002),
            (-0.02 if i else -0.045, 0.09 - i * 0.045, 0.0045),
            material("sky" if i else "brand", 0.8),
            0,
            e,
        )
    return e


def trophy(loc, s=1, parent=None):
    """Gold cup, s times 40 cm high."""
    e = empty(loc, parent=parent, scale=s)
    g = material("#f0b23a", 0.25, 0.6, 0.55)
    lathe(
        [
            (0, 0.14),
            (0.03, 0.14),
            (0.022, 0.19),
            (0.05, 0.22),
            (0.095, 0.29),
            (0.105, 0.4),
            (0.095, 0.4),
            (0.085, 0.3),
            (0, 0.26),
        ],
        g,
        parent=e,
        bevel=0.004,
    )
    for k in (-1, 1):
        tube(
            [(k * 0.095, 0, 0.38), (k * 0.155, 0, 0.365), (k * 0.14, 0, 0.285), (k * 0.07, 0, 0.25)],
            [0.011] * 4,
            g,
            e,
            seg=12,
        )
    box((0.11, 0.11, 0.14), (0, 0, 0.07), material("navy", 0.4, 0.5), 0.012, e)
    return e
