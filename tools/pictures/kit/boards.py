"""Boards and what is drawn on them; x and z are measured from the middle of the board."""
import math
import random

from kit.materials import material
from kit.shapes import *


def board(w, h, m, loc, face=0, frame="white", emit=0, thick=0.05, parent=None):
    """Board on a wall, w by h, its middle at loc; returns the empty that drawings are attached to."""
    e = empty(loc, (0, 0, math.radians(face)), parent)
    box((w + 0.08, thick, h + 0.08), (0, 0.012, 0), material(frame, 0.5), 0.02, e)
    box((w, thick, h), (0, -0.008, 0), material(m, 0.45, 0.4, emit=emit), 0.012, e)
    e["y"] = -thick / 2 - 0.012
    return e


def easel(x, y, face=0, m="white"):
    """Flip chart; returns its board."""
    e = empty((x, y, 0), (0, 0, math.radians(face)))
    for s in (-1, 1):
        tube([(s * 0.36, 0.0, 0), (s * 0.22, 0.05, 1.85)], [0.016, 0.016], "wood", e, sub=2, seg=12)
    tube([(0, 0.5, 0), (0, 0.07, 1.8)], [0.016, 0.016], "wood", e, sub=2, seg=12)
    b = board(0.9, 1.1, m, (0, -0.03, 1.3), parent=e)
    box((0.95, 0.07, 0.03), (0, -0.04, 0.73), "wood", 0.01, e)
    return b


def bars(e, x0, z0, hs, w=0.1, gap=0.06, cols=("sky", "brand", "rani"), d=0.03, emit=0):
    """Bar chart from x0, z0 with bars of the heights hs."""
    for i, h in enumerate(hs):
        box(
            (w, d, h),
            (x0 + i * (w + gap), e["y"] - d / 2 + 0.006, z0 + h / 2),
            material(cols[i % len(cols)], 0.5, emit=emit),
            0.012,
            e,
        )


def line(e, pts, c="gold", r=0.014, emit=0):
    """Line chart through pts (x, z)."""
    tube([(x, e["y"] - 0.01, z) for x, z in pts], [r] * len(pts), material(c, 0.5, emit=emit), e, seg=14, sub=6)
    for x, z in pts:
        ellipsoid((r * 1.9,) * 3, (x, e["y"] - 0.012, z), material(c, 0.5, emit=emit), e, seg=20)


def ring(e, x, z, R, parts, r=0.035, emit=0):
    """Ring chart; parts: (share, colour), shares add up to 1."""
    a = math.pi / 2
    for f, c in parts:
        n = 14
        pts = [
            (
                x + R * math.cos(a - 2 * math.pi * f * i / n),
                e["y"] - 0.01,
                z + R * math.sin(a - 2 * math.pi * f * i / n),
            )
            for i in range(n + 1)
        ]
        tube(pts, [r] * (n + 1), material(c, 0.5, emit=emit), e, seg=14, sub=2, capr=False)
        a -= 2 * math.pi * f


def note(e, x, z, c="gold", s=0.13, rot=0):
    """One sticky note."""
    box((s, 0.012, s), (x, e["y"] - 0.004, z), material(c, 0.8), 0.004, e, rot=(0, rot, 0))


def textbar(e, x, z, w, c="grey", h=0.03):
    """A line of writing, w long."""
    box((w, 0.012, h), (x + w / 2, e["y"] - 0.003, z), material(c, 0.7), 0.006, e)


def sticky(b, x, z, nx, ny, seed=1, s=0.13, gap=0.17, cols=("gold", "rose", "sky", "growl", "white")):
    """A grid of sticky notes from its upper left corner, with gaps chosen by seed."""
    r = random.Random(seed)
    for i in range(nx):
        for j in range(ny):
            if r.random() < 0.85:
                note(b, x + i * gap, z - j * gap, r.choice(cols), s, r.uniform(-0.06, 0.06))
