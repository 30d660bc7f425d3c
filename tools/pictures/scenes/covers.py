"""Still-life covers, 3:2: objects only, on the tone of the category."""
from kit import *


# Backgrounds: growth.light, network.50 and primary.light, a little lighter, so that they land on the tone when lit.
GROWTH, NETWORK, PRIMARY = "#fdf0d6", "#fdf3f7", "#e3ecfa"


def cover(name, background):
    """Registers a cover named cover-<name>; the function it decorates adds the objects, the light and the camera."""

    def register(build):
        def scene_on_backdrop():
            world("#f3f5fb", 0.58)
            backdrop(background)
            return build() or 1.10

        scene("cover-" + name, "articles/stock", (3, 2))(scene_on_backdrop)
        return build

    return register


def plinth(x, y, r, h, c="white", z=0):
    """Round base whose underside is at z."""
    cylinder(r, h, (x, y, z + h / 2), material(c, 0.55), bevel=0.04, seg=128)


def coin(x, y, z, rz=0, rx=0, R=0.3):
    """A coin whose middle is at x, y, z; R: radius."""
    e = empty((x, y, z), (rx, 0, rz))
    g = material("#f2b33d", 0.3, 0.55, 0.25)
    cylinder(R, 0.075, (0, 0, 0), g, e, 0.016, seg=96)
    h = material("#ffd57a", 0.32, 0.55, 0.2)
    lathe(
        [(R * 0.8, 0), (R * 0.8, 0.012), (R * 0.7, 0.012), (R * 0.7, 0)],
        h,
        loc=(0, 0, 0.037),
        parent=e,
        bevel=0.004,
    )
    box((R * 0.16, R * 0.75, 0.02), (0, 0, 0.042), h, 0.006, e)
    return e


def stack(x, y, n, z, seed=1):
    """n coins on a surface at z, pushed about a little."""
    r = random.Random(seed)
    for k in range(n):
        coin(x + r.uniform(-0.02, 0.02), y + r.uniform(-0.02, 0.02), z + 0.038 + k * 0.077, r.uniform(0, 6))


def sprout(x, y, z, s=1):
    """Seedling that comes out of a surface at z."""
    e = empty((x, y, z), scale=s)
    tube(
        [(0, 0, -0.03), (0.01, 0, 0.25), (-0.02, 0, 0.52)],
        [0.03, 0.026, 0.02],
        material("leaf2", 0.6),
        e,
        sub=6,
    )
    l = empty((-0.01, 0, 0.42), parent=e)
    for a, L in ((-1.35, 0.62), (1.25, 0.56), (2.9, 0.42)):
        leaf(material("leaf2", 0.45, 0.45), L, 0.17, 0.8, l, a, 0.35)


def book(x, y, z, w, d, h, c, rz=0):
    """Closed book, lying; w wide, d deep, h thick."""
    e = empty((x, y, z), (0, 0, rz))
    box((w, d, h), (0, 0, h / 2), material(c, 0.6), 0.02, e)
    box((w - 0.03, d - 0.02, h - 0.06), (0.025, -0.012, h / 2), material("white", 0.8), 0.006, e)


def magnifier(e, R=0.42, c="brand", L=0.62):
    """Lens of radius R with a handle L long, flat in the space of e."""
    tube(
        [(R * math.cos(a), R * math.sin(a), 0) for a in [math.tau * i / 24 - math.pi / 2 for i in range(25)]],
        [0.055] * 25,
        glossy(c),
        e,
        sub=2,
        capr=False,
    )
    cylinder(R, 0.02, (0, 0, 0), material("#e8f1fc", 0.15, 0.6), e, 0)
    tube([(0, -R - 0.03, 0), (0, -R - 0.2, 0), (0, -R - L, 0)], [0.045, 0.075, 0.08], glossy("gold"), e)


math.tau = 2 * math.pi


def gear(x, y, z, R, t, c, n=10, rot=(0, 0, 0), hole="white"):
    """Cogwheel of n teeth, R its radius without them, t its thickness."""
    e = empty((x, y, z), rot)
    cylinder(R, t, (0, 0, 0), glossy(c), e, 0.02, seg=96)
    for i in range(n):
        a = math.tau * i / n
        box(
            (R * 0.34, R * 0.34, t - 0.03),
            (R * 1.03 * math.cos(a), R * 1.03 * math.sin(a), 0),
            glossy(c),
            0.025,
            e,
            rot=(0, 0, a),
        )
    cylinder(R * 0.42, t + 0.03, (0, 0, 0), material(hole, 0.5), e, 0.015)
    cylinder(R * 0.2, t + 0.05, (0, 0, 0), glossy("gold"), e, 0.012)


def pencil(x, y, z, L, rot, c="gold"):
    """Pencil whose body is L long; its tip points to -z of rot."""
    e = empty((x, y, z), rot)
    lathe([(0.06, 0), (0.06, L)], glossy(c), parent=e, seg=6, bevel=0.006)
    lathe([(0.06, 0), (0.018, -0.15)], material("#f3dfc2", 0.7), parent=e, seg=24, bevel=0)
    lathe([(0.02, -0.145), (0.002, -0.2)], material("ink", 0.5), parent=e, seg=16, bevel=0)
    cylinder(0.062, 0.05, (0, 0, L + 0.02), "grey", e, 0.006)
    cylinder(0.058, 0.08, (0, 0, L + 0.08), material("rani", 0.6), e, 0.02)


def flag(x, y, z, h=0.9, c="rani"):
    """Flag on a pole of height h that stands on a surface at z."""
    cylinder(0.02, h, (x, y, z + h / 2), "wood", bevel=0, seg=14)
    box((0.42, 0.02, 0.26), (x + 0.22, y, z + h - 0.14), material(c, 0.6), 0.008)


def mic(x, y, z, s=1, c="ink"):
    """Desk microphone."""
    e = empty((x, y, z), scale=s)
    cylinder(0.3, 0.05, (0, 0, 0.025), glossy(c), e, 0.02)
    tube([(0, 0, 0.04), (0, 0, 0.6), (-0.04, -0.05, 0.78)], [0.025] * 3, glossy(c), e, seg=14)
    h = empty((-0.06, -0.08, 0.84), (0.5, -0.25, 0), e)
    lathe([(0.07, -0.12), (0.1, -0.05), (0.135, 0.1), (0.135, 0.18)], glossy("brand"), parent=h)
    ellipsoid((0.135, 0.135, 0.15), (0, 0, 0.22), material("grey", 0.35, 0.5), h)
    cylinder(0.142, 0.04, (0, 0, 0.17), glossy("gold"), h, 0.01)


@cover("funding", GROWTH)
def funding():
    plinth(0, 0.3, 1.95, 0.14, "white")
    plinth(0.8, 0.55, 0.68, 0.34, "brand", 0.14)
    plinth(-0.98, 0.02, 0.5, 0.16, "rani", 0.14)
    stack(-0.98, 0.02, 4, 0.3, 1)
    stack(-0.22, 0.35, 7, 0.14, 2)
    stack(0.8, 0.55, 9, 0.48, 3)
    sprout(0.8, 0.55, 0.48 + 9 * 0.077)
    coin(-0.45, -0.62, 0.44, 0.5, 1.3)
    coin(1.2, -0.62, 0.18, 0.3)
    coin(1.32, -0.54, 0.26, 1.2)
    key(400, 170, 120)
    camera((-0.5, -5.6, 2.1), (0.05, 0.35, 0.93), 49, (0.1, 0.3, 0.9), 2.8)


@cover("consulting", PRIMARY)
def consulting():
    box((1.55, 0.46, 1.0), (-0.55, 0.5, 0.52), glossy("brand", 0.5), 0.09, segs=6)
    box((1.57, 0.48, 0.06), (-0.55, 0.5, 0.62), glossy("navy"), 0.01)
    tube(
        [(-0.85, 0.5, 1.0), (-0.85, 0.5, 1.2), (-0.25, 0.5, 1.2), (-0.25, 0.5, 1.0)],
        [0.045] * 4,
        glossy("navy"),
        sub=5,
    )
    for x in (-1.0, -0.1):
        box((0.14, 0.5, 0.16), (x, 0.5, 0.62), glossy("gold"), 0.02)
    for i, (h, c) in enumerate(((0.32, "sky"), (0.52, "mid"), (0.76, "brand"), (1.06, "gold"))):
        box((0.24, 0.3, h), (0.62 + i * 0.32, 0.35, h / 2), glossy(c, 0.5), 0.03)
    e = empty((-0.35, -0.62, 0.09), (0, 0, -1.15))
    magnifier(e, 0.34, "rani", 0.55)
    e = empty((0.62, -0.55, 0), (0, 0, 0.25))
    box((0.62, 0.84, 0.02), (0, 0, 0.012), material("white", 0.8), 0.004, e)
    for i in range(4):
        box(
            ((0.42, 0.34, 0.42, 0.26)[i], 0.04, 0.006),
            (-0.05 - (0.42 - (0.42, 0.34, 0.42, 0.26)[i]) / 2, 0.26 - i * 0.13, 0.025),
            material("brand" if not i else "sky", 0.8),
            0,
            e,
        )
    key(400, 170, 120)
    camera((0.9, -5.4, 2.5), (0.12, 0.15, 0.52), 52, (0, 0.3, 0.6), 2.8)


@cover("business", PRIMARY)
def business():
    box((2.3, 1.1, 1.5), (0, 0.7, 0.8), material("white", 0.7), 0.03)
    box((2.4, 1.2, 0.1), (0, 0.7, 1.58), material("brand", 0.6), 0.02)
    box((2.9, 2.2, 0.06), (0, 0.35, 0.03), material("tan", 0.8), 0.02)
    box((0.52, 0.05, 1.0), (0.68, 0.14, 0.56), glossy("gold", 0.5), 0.02)
    ellipsoid((0.03,) * 3, (0.52, 0.09, 0.56), glossy("navy"))
    box((1.25, 0.05, 0.72), (-0.38, 0.14, 0.7), material("#bcd3f2", 0.25, 0.5, emit=0.15), 0.02)
    for x in (-1.02, -0.38, 0.26):
        box((0.05, 0.07, 0.78), (x, 0.13, 0.7), "white", 0.01)
    for z in (0.32, 1.07):
        box((1.33, 0.09, 0.05), (-0.38, 0.13, z), "white", 0.01)
    n = 9
    for i in range(n):
        box(
            (2.36 / n, 0.62, 0.045),
            (-1.18 + 2.36 / n * (i + 0.5), -0.08, 1.28),
            glossy("brand" if i % 2 == 0 else "white", 0.6),
            0.01,
            rot=(0.42, 0, 0),
        )
        cylinder(
            2.36 / n / 2,
            0.045,
            (-1.18 + 2.36 / n * (i + 0.5), -0.363, 1.155),
            glossy("brand" if i % 2 == 0 else "white", 0.6),
            rot=(1.15, 0, 0),
            bevel=0.006,
        )
    for i, (x, c) in enumerate(((-0.85, "rani"), (-0.6, "gold"), (-0.35, "tan"), (-0.1, "rani"))):
        box((0.16, 0.12, 0.2 + 0.06 * (i % 2)), (x, 0.06, 0.47), c, 0.02)
    plant(-1.3, -0.35, 0.62, "rani", 3, 0.06)
    plant(1.22, -0.2, 0.55, "brand", 5, 0.06)
    key(420, 190, 110)
    camera((-1.3, -5.4, 1.75), (0, 0.35, 0.82), 50, (0, 0.1, 0.8), 2.8)


@cover("research", NETWORK)
def research():
    for i, (c, w, r) in enumerate((("brand", 1.25, 0.08), ("white", 1.12, -0.06), ("rani", 1.2, 0.12))):
        book(-0.45, 0.45, i * 0.22, w, 0.85, 0.22, c, r)
    e = empty((-0.42, 0.2, 1.1), (1.02, 0, 0.18))
    magnifier(e, 0.4, "navy", 0.55)
    lathe(
        [(0.0, 0), (0.4, 0), (0.42, 0.05), (0.14, 0.72), (0.14, 0.98), (0.18, 1.0), (0.15, 1.02), (0.0, 1.0)],
        material("#eef4fc", 0.2, 0.6),
        loc=(0.78, 0.4, 0),
    )
    lathe(
        [(0.0, 0.01), (0.415, 0.01), (0.43, 0.055), (0.27, 0.38), (0.0, 0.38)],
        glossy("gold", 0.3),
        loc=(0.78, 0.4, 0),
    )
    lathe(
        [(0.0, 0), (0.12, 0.01), (0.13, 0.06), (0.13, 0.62), (0.16, 0.64), (0.0, 0.64)],
        material("#eef4fc", 0.2, 0.6),
        loc=(1.35, 0.1, 0),
    )
    lathe(
        [(0.0, 0.005), (0.132, 0.01), (0.138, 0.06), (0.138, 0.34), (0, 0.34)],
        glossy("rani", 0.3),
        loc=(1.35, 0.1, 0),
    )
    e = empty((0.42, -0.55, 0), (0, 0, -0.2))
    box((0.9, 0.62, 0.02), (0, 0, 0.012), material("white", 0.8), 0.004, e)
    for i, h in enumerate((0.14, 0.24, 0.2, 0.34)):
        box(
            (0.09, h, 0.012),
            (-0.28 + i * 0.16, -0.18 + h / 2, 0.026),
            material(("sky", "brand", "rani", "gold")[i], 0.7),
            0,
            e,
        )
    key(390, 170, 130)
    camera((-0.2, -5.4, 2.2), (0.25, 0.2, 0.62), 53, (0, 0.2, 0.7), 2.8)


@cover("legal", PRIMARY)
def legal():
    g = material("#f0b84a", 0.3, 0.55, 0.25)
    e = empty((-0.25, 0.55, 0))
    lathe(
        [
            (0.0, 0),
            (0.42, 0),
            (0.42, 0.07),
            (0.3, 0.11),
            (0.08, 0.17),
            (0.045, 0.3),
            (0.04, 1.75),
            (0.07, 1.8),
            (0.03, 1.9),
            (0, 1.92),
        ],
        g,
        parent=e,
    )
    tube(
        [(-0.85, 0, 1.68), (-0.4, 0, 1.76), (0, 0, 1.78), (0.4, 0, 1.76), (0.85, 0, 1.68)],
        [0.03, 0.035, 0.045, 0.035, 0.03],
        g,
        e,
    )
    for s in (-1, 1):
        for dx in (-0.28, 0.28):
            tube([(s * 0.85, 0, 1.68), (s * 0.85 + dx, 0, 1.0)], [0.008] * 2, g, e, seg=8)
        lathe(
            [
                (0.0, -0.13),
                (0.14, -0.115),
                (0.25, -0.06),
                (0.31, 0.0),
                (0.295, 0.0),
                (0.24, -0.045),
                (0.13, -0.095),
                (0, -0.11),
            ],
            g,
            loc=(s * 0.85, 0, 1.0),
            parent=e,
        )
    book(1.18, 0.45, 0, 0.95, 0.7, 0.2, "brand", 0.15)
    book(1.16, 0.45, 0.2, 0.85, 0.64, 0.18, "rani", -0.08)
    d = material("darkwood", 0.4, 0.5)
    cylinder(0.3, 0.1, (0.55, -0.5, 0.05), d, bevel=0.03)
    h = empty((0.58, -0.5, 0.25), (0, math.pi / 2, 0.5))
    lathe(
        [(0.15, -0.26), (0.17, -0.22), (0.15, -0.16), (0.15, 0.16), (0.17, 0.22), (0.15, 0.26)],
        d,
        parent=h,
        bevel=0.012,
    )
    for z in (-0.13, 0.13):
        cylinder(0.157, 0.035, (0, 0, z), g, h, 0.006)
    tube([(0.58, -0.5, 0.25), (0.95, -0.98, 0.1)], [0.035, 0.045], d)
    key(400, 170, 120)
    camera((0.5, -5.8, 1.7), (0.2, 0.3, 0.9), 50, (0, 0.3, 0.9), 2.8)


def pawn(x, y, z, s, c):
    """Chess pawn on a surface at z."""
    lathe(
        [
            (0.3, 0),
            (0.31, 0.06),
            (0.24, 0.14),
            (0.25, 0.18),
            (0.14, 0.3),
            (0.1, 0.62),
            (0.19, 0.68),
            (0.19, 0.73),
            (0.1, 0.76),
        ],
        glossy(c),
        loc=(x, y, z),
        bevel=0.018,
    ).scale = (s,) * 3
    ellipsoid((0.175 * s,) * 3, (x, y, z + 0.9 * s), glossy(c), seg=48)


def king(x, y, z, s, c):
    """Chess king on a surface at z."""
    m = glossy(c)
    e = empty((x, y, z), scale=s)
    lathe(
        [
            (0.36, 0),
            (0.37, 0.08),
            (0.28, 0.18),
            (0.29, 0.23),
            (0.17, 0.38),
            (0.115, 0.95),
            (0.24, 1.03),
            (0.24, 1.09),
            (0.14, 1.13),
            (0.22, 1.45),
            (0.2, 1.49),
            (0.1, 1.54),
            (0.05, 1.57),
        ],
        m,
        parent=e,
        bevel=0.018,
    )
    box((0.07, 0.07, 0.28), (0, 0, 1.7), m, 0.02, e)
    box((0.2, 0.06, 0.07), (0, 0, 1.72), m, 0.02, e)


@cover("strategy", GROWTH)
def strategy():
    n, s = (7, 0.62)
    e = empty((0, 0.5, 0), (0, 0, math.radians(33)))
    box((n * s + 0.3, n * s + 0.3, 0.16), (0, 0, 0.08), material("wood", 0.5), 0.06, e)
    for i in range(n):
        for j in range(n):
            box(
                (s - 0.015, s - 0.015, 0.06),
                ((i - 3) * s, (j - 3) * s, 0.175),
                material("brand" if (i + j) % 2 else "white", 0.45),
                0.015,
                e,
            )

    def Q(i, j):
        v = Matrix.Rotation(math.radians(33), 3, "Z") @ V(((i - 3) * s, (j - 3) * s, 0))
        return (v.x, v.y + 0.5)

    king(*Q(4, 2), 0.205, 0.86, "gold")
    for i, j in ((1, 4), (2, 5), (4, 5), (5, 4)):
        pawn(*Q(i, j), 0.205, 0.8, "navy")
    for i, j in ((2, 1), (5, 1)):
        pawn(*Q(i, j), 0.205, 0.8, "white")
    for x, y in smooth_curve([list(Q(*p)) for p in ((4, 3), (3, 4), (3, 5), (3, 6))], 5)[1:]:
        cylinder(0.05, 0.02, (x, y, 0.215), material("rani", 0.4), bevel=0.006, seg=28)
    flag(*Q(3, 6), 0.205, 1.05)
    key(400, 160, 130)
    window_shadows(1.0)
    camera((-0.9, -5.4, 3.1), (-0.02, 0.32, 0.7), 50, Q(4, 2) + (1.0,), 2.4)


@cover("insights", PRIMARY)
def insights():
    plinth(0, 0.4, 0.62, 0.26, "white")
    lathe(
        [(0.0, 0.26), (0.23, 0.26), (0.25, 0.32), (0.25, 0.52), (0.22, 0.56)],
        material("slate", 0.35, 0.5),
        loc=(0, 0.4, 0),
    )
    for z in (0.34, 0.41, 0.48):
        tube(
            [(0.255 * math.cos(a), 0.4 + 0.255 * math.sin(a), z) for a in [math.tau * i / 20 for i in range(21)]],
            [0.022] * 21,
            material("slate", 0.35, 0.5),
            sub=2,
            capr=False,
        )
    lathe(
        smooth_curve(
            [
                (0.0, 0.56),
                (0.22, 0.56),
                (0.26, 0.68),
                (0.46, 0.98),
                (0.53, 1.26),
                (0.48, 1.52),
                (0.34, 1.72),
                (0.2, 1.812),
                (0.08, 1.845),
                (0, 1.852),
            ],
            6,
        ),
        material("#ffdf93", 0.25, 0.5, emit=0.55),
        loc=(0, 0.4, 0),
        bevel=0,
    )
    for i, (h, c) in enumerate(((0.3, "sky"), (0.52, "brand"), (0.42, "rani"), (0.72, "brand"))):
        box((0.2, 0.24, h), (0.86 + i * 0.27, 0.55, h / 2), glossy(c, 0.5), 0.03)
    for i, (x, y, r, c) in enumerate(
        (
            (-1.25, 0.55, 0.2, "gold"),
            (-0.8, -0.05, -0.15, "rose"),
            (-1.36, -0.02, 0.3, "brand"),
            (0.95, -0.25, -0.3, "gold"),
        )
    ):
        box((0.42, 0.42, 0.02), (x, y, 0.012), material(c, 0.8), 0.004, rot=(0, 0, r))
        box((0.26, 0.03, 0.006), (x, y + 0.06, 0.025), material("white", 0.8), 0, rot=(0, 0, r))
        box((0.2, 0.03, 0.006), (x, y - 0.04, 0.025), material("white", 0.8), 0, rot=(0, 0, r))
    pencil(-0.35, -0.42, 0.062, 0.7, (math.pi / 2, 0, 1.2), "rani")
    key(360, 170, 120)
    camera((0, -5.5, 1.9), (0.05, 0.25, 0.8), 52, (0, 0.2, 1.0), 2.8)


@cover("technology", PRIMARY)
def technology():
    e = empty((0, 0.55, 0), (0, 0, 0.55))
    box((3.3, 3.3, 0.14), (0, 0, 0.07), glossy("brand", 0.5), 0.06, e)
    box((1.15, 1.15, 0.2), (0, 0, 0.27), glossy("ink", 0.45), 0.04, e)
    box((0.72, 0.72, 0.03), (0, 0, 0.38), glossy("slate", 0.35), 0.01, e)
    for i in range(3):
        for j in range(3):
            box(
                (0.16, 0.16, 0.02),
                (-0.2 + 0.2 * i, -0.2 + 0.2 * j, 0.4),
                material("gold" if (i, j) == (1, 1) else "sky", 0.4, emit=0.25),
                0.01,
                e,
            )
    for k in range(4):
        q = empty((0, 0, 0), (0, 0, k * math.pi / 2), e)
        for i in range(5):
            x = -0.42 + i * 0.21
            box((0.07, 0.16, 0.06), (x, 0.64, 0.2), material("#f0c565", 0.3, 0.55, 0.2), 0.01, q)
            t = 1.0 + 0.1 * ((i * 3 + k) % 4)
            dx = (i - 2) * 0.16
            tube(
                [(x, 0.7, 0.15), (x, 0.86, 0.15), (x + dx, t, 0.15), (x + dx, t + 0.3, 0.15)],
                [0.018] * 4,
                material("#f0c565", 0.4, 0.5),
                q,
                seg=10,
                sub=1,
            )
            cylinder(0.05, 0.05, (x + dx, t + 0.33, 0.15), material("#f0c565", 0.4, 0.5), q, 0.01, seg=24)
    for x, y, w, d, h, c in (
        (-1.32, 1.3, 0.3, 0.3, 0.3, "white"),
        (1.32, 1.3, 0.34, 0.24, 0.2, "rani"),
        (1.3, -1.32, 0.24, 0.24, 0.36, "gold"),
    ):
        box((w, d, h), (x, y, 0.14 + h / 2), glossy(c), 0.03, e)
    cylinder(0.13, 0.34, (-1.3, -1.3, 0.31), glossy("sky"), e, 0.02)
    key(400, 170, 130)
    camera((0.2, -4.9, 3.3), (0, 0.45, 0.12), 43, (0, 0.2, 0.3), 2.8)


@cover("product-development", PRIMARY)
def product_development():
    gear(-0.62, 0.55, 0.98, 0.62, 0.24, "brand", 12, (math.pi / 2, 0, 0))
    box((0.9, 0.5, 0.22), (-0.62, 0.6, 0.11), material("white", 0.6), 0.04)
    gear(0.44, 0.5, 0.6, 0.4, 0.2, "rani", 8, (math.pi / 2, 0.2, 0))
    box((0.55, 0.5, 0.16), (0.44, 0.6, 0.08), material("white", 0.6), 0.03)
    for i, (x, z, c) in enumerate(((1.25, 0.2, "gold"), (1.66, 0.2, "sky"), (1.44, 0.6, "brand"))):
        box((0.38, 0.38, 0.38), (x, 0.5, z), glossy(c, 0.5), 0.03, rot=(0, 0, 0.06 * i))
        cylinder(0.1, 0.06, (x, 0.5, z + 0.21), glossy(c, 0.5), bevel=0.012)
    box((1.7, 0.24, 0.03), (0.35, -0.55, 0.017), material("gold", 0.6), 0.006, rot=(0, 0, 0.12))
    for i in range(15):
        box(
            (0.012, 0.1 if i % 5 == 0 else 0.06, 0.008),
            (-0.36 + i * 0.1 - 0.012 * i * 0.06, -0.49 + (-0.7 + i * 0.1) * 0.12 - 0.0, 0.034),
            "ink",
            0,
            rot=(0, 0, 0.12),
        )
    pencil(-1.45, -0.3, 0.065, 0.62, (math.pi / 2, 0, 1.25), "rani")
    key(400, 170, 130)
    camera((-0.7, -5.4, 2.1), (0.12, 0.25, 0.66), 52, (0, 0.4, 0.7), 2.8)


@cover("mentorship", NETWORK)
def mentorship():
    plinth(-0.75, 0.45, 0.78, 0.5, "white")
    e = empty((-0.78, 0.42, 0.5))
    m = glossy("brand")
    lathe(
        [(0.0, 0), (0.36, 0), (0.38, 0.04), (0.31, 0.56), (0.25, 0.62), (0.22, 0.6), (0.2, 0.5), (0, 0.5)],
        m,
        parent=e,
    )
    tube([(0.28, 0, 0.14), (0.56, 0, 0.3), (0.8, 0, 0.62)], [0.085, 0.06, 0.045], m, e)
    h = empty((0.83, 0, 0.66), (0, 0.72, 0), e)
    lathe([(0.04, -0.06), (0.13, 0.06), (0.13, 0.08), (0, 0.08)], glossy("gold"), parent=h)
    tube(
        [(-0.22, 0, 0.58), (-0.2, 0, 0.86), (-0.46, 0, 0.84), (-0.55, 0, 0.5), (-0.34, 0, 0.18)],
        [0.035] * 5,
        m,
        e,
    )
    lathe(
        [(0.0, 0), (0.2, 0), (0.28, 0.4), (0.3, 0.42), (0.3, 0.48), (0.26, 0.48), (0.25, 0.42), (0, 0.42)],
        glossy("rani", 0.5),
        loc=(0.62, 0.35, 0),
    )
    cylinder(0.25, 0.02, (0.62, 0.35, 0.425), "darkwood", bevel=0)
    sprout(0.62, 0.35, 0.42, 0.82)
    plant(1.62, 0.75, 1.0, "gold", 3)
    key(400, 170, 130)
    camera((0.3, -5.5, 1.75), (0.34, 0.35, 0.72), 49, (0.2, 0.3, 0.8), 2.8)


@cover("experience", PRIMARY)
def experience():
    for i in range(5):
        box(
            (0.62, 1.2, 0.26 * (i + 1)),
            (-1.3 + i * 0.62, 0.55, 0.13 * (i + 1)),
            material(("white", "white", "white", "white", "brand")[i], 0.6),
            0.035,
        )
    flag(1.18, 0.55, 1.3, 0.85, "rani")
    stack(-1.3, 0.45, 3, 0.26, 4)
    book(-0.68, 0.5, 0.52, 0.42, 0.6, 0.14, "rani", 0.1)
    book(-0.68, 0.5, 0.66, 0.38, 0.54, 0.12, "gold", -0.08)
    e = empty((-0.06, 0.5, 0.78))
    cylinder(0.22, 0.08, (0, 0, 0.04), glossy("gold"), e, 0.02)
    cylinder(0.19, 0.02, (0, 0, 0.085), "white", e, 0)
    box((0.04, 0.26, 0.015), (0, 0, 0.1), glossy("rani"), 0.004, e, rot=(0, 0, 0.6))
    box((0.4, 0.22, 0.3), (0.56, 0.5, 1.04 + 0.16), glossy("brand", 0.5), 0.04)
    tube(
        [(0.46, 0.5, 1.34), (0.46, 0.5, 1.42), (0.66, 0.5, 1.42), (0.66, 0.5, 1.34)],
        [0.02] * 4,
        glossy("navy"),
        sub=4,
    )
    box((0.41, 0.23, 0.03), (0.56, 0.5, 1.22), glossy("gold"), 0.004)
    plant(1.95, 0.9, 0.75, "white", 6)
    plant(-1.95, 0.95, 0.5, "rani", 2)
    key(420, 180, 120, 1)
    camera((0.6, -6.0, 1.8), (0.05, 0.5, 0.88), 51, (0, 0.5, 0.9), 2.8)


@cover("networking", PRIMARY)
def networking():
    p = [
        (-1.35, 0.45, 0.3, 0.3, "brand"),
        (-0.45, 0.05, 0.62, 0.2, "gold"),
        (-0.62, 0.95, 1.18, 0.26, "rani"),
        (0.22, 0.55, 1.42, 0.2, "white"),
        (0.45, 0.25, 0.42, 0.42, "brand"),
        (1.18, 0.75, 1.12, 0.26, "gold"),
        (1.55, 0.15, 0.26, 0.26, "rani"),
        (-0.35, -0.55, 0.18, 0.18, "sky"),
        (0.98, -0.45, 0.16, 0.16, "white"),
    ]
    for x, y, z, r, c in p:
        ellipsoid((r,) * 3, (x, y, z), glossy(c, 0.35), seg=64)
    for a, b in (
        (0, 1),
        (0, 2),
        (1, 4),
        (2, 3),
        (3, 4),
        (3, 5),
        (4, 5),
        (5, 6),
        (4, 6),
        (1, 7),
        (4, 8),
        (1, 2),
        (6, 8),
    ):
        tube([p[a][:3], p[b][:3]], [0.032] * 2, material("white", 0.5), sub=1, seg=16)
    key(420, 180, 150)
    camera((0, -5.6, 1.6), (0.08, 0.3, 0.74), 52, (0.3, 0.2, 0.6), 2.8)


@cover("founder-life", "white")
def founder_life():
    box((9, 3.2, 0.08), (0, -0.25, 0.7), material("#e6c79b", 0.5, 0.4), 0.02)
    laptop(-0.1, 0.62, 0.74, 186).scale = (2.1,) * 3
    mug(0.72, 0.25, 0.74, "rani").scale = (2.0,) * 3
    e = empty((-1.05, 0.55, 0.74))
    cylinder(0.25, 0.16, (0, 0, 0.3), glossy("gold"), e, 0.03, (math.pi / 2, 0, 0))
    cylinder(0.2, 0.02, (0, -0.085, 0.3), "white", e, 0, (math.pi / 2, 0, 0))
    box((0.02, 0.012, 0.13), (0, -0.1, 0.36), "ink", 0, e)
    box((0.1, 0.012, 0.02), (0.05, -0.1, 0.3), "ink", 0, e)
    for s in (-1, 1):
        ellipsoid((0.1, 0.07, 0.08), (s * 0.16, 0, 0.54), glossy("brand"), e, rot=(0, s * 0.6, 0))
        tube([(s * 0.12, 0, 0.12), (s * 0.18, 0, 0.015)], [0.025] * 2, glossy("brand"), e)
    box((0.5, 0.66, 0.06), (0.95, 0.75, 0.77), glossy("brand", 0.6), 0.02, rot=(0, 0, -0.3))
    box((0.08, 0.665, 0.064), (0.8, 0.8, 0.771), glossy("gold", 0.6), 0.005, rot=(0, 0, -0.3))
    pencil(-0.3, -0.02, 0.8, 0.4, (math.pi / 2, 0, 1.2), "rani")
    plant(1.4, 0.55, 0.48, "white", 3, 0.74)
    e = empty((-0.72, 0.08, 0.74), (0, 0, 0.2))
    box((0.34, 0.44, 0.02), (0, 0, 0.012), material("white", 0.8), 0.004, e)
    for i in range(3):
        box(
            ((0.2, 0.24, 0.18)[i], 0.02, 0.006),
            (-0.02, 0.12 - i * 0.08, 0.024),
            material("brand" if not i else "sky", 0.8),
            0,
            e,
        )
    phone(0.47, -0.04, 0.752, "ink", None, (math.pi / 2, 0, -0.3)).scale = (2.0,) * 3
    key(420, 190, 120)
    window_shadows(1.3)
    camera((-0.4, -4.6, 2.2), (0.05, 0.4, 0.93), 62, (0, 0.4, 0.9), 2.8)


@cover("women-leadership", NETWORK)
def women_leadership():
    plinth(0, 0.5, 1.75, 0.16, "white")
    p = empty((-0.15, 0.55, 0.16))
    loft(
        [(0, 0.3, 0.22), (0.06, 0.3, 0.22), (1.0, 0.38, 0.27), (1.05, 0.39, 0.28)],
        glossy("rani", 0.5),
        sq=6,
        parent=p,
    )
    box((0.86, 0.66, 0.06), (0, -0.02, 1.13), glossy("wood", 0.5), 0.02, p, rot=(0.22, 0, 0))
    cylinder(0.14, 0.03, (0, -0.29, 0.7), glossy("gold"), p, rot=(math.pi / 2, 0, 0))
    tube([(0.18, 0.12, 1.16), (0.18, 0.06, 1.4), (0.14, -0.1, 1.52)], [0.016] * 3, "ink", p, seg=12)
    ellipsoid((0.05, 0.08, 0.05), (0.13, -0.15, 1.535), "ink", p)
    box((0.34, 0.26, 0.012), (-0.1, -0.06, 1.16), material("white", 0.8), 0.003, p, rot=(0.22, 0, 0))
    lathe(
        [(0.0, 0), (0.15, 0), (0.2, 0.18), (0.12, 0.4), (0.15, 0.46), (0.12, 0.46), (0.1, 0.4), (0, 0.3)],
        glossy("gold"),
        loc=(0.95, 0.35, 0.16),
    )
    for i in range(9):
        a = i * 2.4
        q = 0.06 + 0.02 * i
        x, y, z = (0.95 + q * math.cos(a) * 1.5, 0.35 + q * math.sin(a) * 1.2, 0.16 + 0.7 + 0.16 * (i % 3))
        tube([(0.95, 0.35, 0.56), (x, y, z)], [0.012] * 2, "leaf", sub=3, seg=10)
        for k in range(6):
            b = k * math.tau / 6
            ellipsoid(
                (0.052, 0.052, 0.03),
                (x + 0.055 * math.cos(b), y + 0.055 * math.sin(b), z),
                material(("rani", "rose", "white")[i % 3], 0.6),
                seg=16,
            )
        ellipsoid((0.035,) * 3, (x, y, z + 0.01), material("gold", 0.5), seg=16)
    armchair(-1.12, 1.0, 24, "brand").location.z = 0.16
    key(400, 180, 130)
    camera((0.55, -5.6, 1.75), (-0.05, 0.5, 0.8), 53, (0, 0.4, 1.1), 2.8)


@cover("entrepreneurship", PRIMARY)
def entrepreneurship():
    plinth(0, 0.5, 1.0, 0.14, "brand")
    plinth(0, 0.5, 0.72, 0.14, "white", 0.14)
    e = empty((0, 0.5, 0.44))
    hull = smooth_curve([(0.22, 0), (0.3, 0.1), (0.38, 0.5), (0.38, 0.85), (0.3, 1.2), (0.16, 1.48), (0.01, 1.62)], 8)
    lathe([(0, 0)] + [q for q in hull if q[1] < 1.21], glossy("white"), parent=e, bevel=0)
    lathe([(r + 0.012, z) for r, z in hull if z > 1.18] + [(0, 1.63)], glossy("rani"), parent=e, bevel=0)
    cylinder(0.17, 0.12, (0, 0, -0.05), glossy("slate"), e, 0.02, r2=0.22)
    for a in (-0.3, 1.27, 2.84, 4.41):
        q = empty((0, 0, 0), (0, 0, a), e)
        o = mesh(
            [(0.28, 0, 0.52), (0.6, 0, 0.1), (0.6, 0, -0.16), (0.25, 0, 0.08)],
            [(0, 1, 2, 3)],
            glossy("rani"),
            smooth=False,
            parent=q,
        )
        thicken(o, 0.07, 0)
        round_edges(o, 0.02, 3)
    cylinder(0.17, 0.06, (0, -0.375, 0.82), glossy("gold"), e, 0.015, (math.pi / 2, 0, 0))
    cylinder(0.125, 0.06, (0, -0.39, 0.82), material("sky", 0.2, 0.6), e, 0.01, (math.pi / 2, 0, 0))
    for x, y, s, r, c in (
        (-1.35, 0.35, 0.52, 0.3, "rani"),
        (-1.25, 0.4, 0.36, -0.2, "gold"),
        (1.42, 0.2, 0.44, -0.35, "gold"),
    ):
        z = 0.52 if s == 0.36 else 0
        box((s, s * 0.85, s), (x, y, z + s / 2), material("tan", 0.8), 0.015, rot=(0, 0, r))
        box((s * 0.15, s * 0.855, s * 1.005), (x, y, z + s / 2), c, 0.003, rot=(0, 0, r))
    pencil(0.75, -0.72, 0.062, 0.7, (math.pi / 2, 0, 1.0))
    key(420, 180, 130)
    camera((-0.6, -5.7, 1.55), (0, 0.45, 1.0), 47, (0, 0.3, 1.0), 2.8)


@cover("conference", GROWTH)
def conference():
    box((3.0, 1.2, 0.22), (0, 1.5, 0.11), glossy("white", 0.5), 0.03)
    b = board(2.1, 1.1, "brand", (0.2, 1.95, 1.15), emit=0.1)
    bars(b, 0.05, -0.38, (0.2, 0.34, 0.3, 0.48, 0.62), 0.12, 0.06, ("sky", "white", "sky", "white", "gold"))
    textbar(b, -0.88, 0.25, 0.6, "white", 0.09)
    textbar(b, -0.88, 0.1, 0.44, "sky", 0.06)
    for s in (-0.75, 0.75):
        tube([(0.2 + s, 1.95, 0.22), (0.2 + s, 1.95, 0.62)], [0.03] * 2, "white")
    p = empty((-1.15, 1.35, 0.22), scale=0.8)
    loft([(0, 0.24, 0.18), (0.95, 0.3, 0.22), (1.0, 0.31, 0.23)], glossy("rani", 0.5), sq=6, parent=p)
    box((0.66, 0.5, 0.05), (0, -0.02, 1.03), "wood", 0.02, p, rot=(0.18, 0, 0))
    tube([(0.1, 0.08, 1.05), (0.1, 0, 1.25), (0.06, -0.1, 1.3)], [0.012] * 3, "ink", p)
    for row in range(3):
        for i in range(5):
            if i != 2:
                chair(-1.5 + i * 0.75, 0.35 - row * 0.68, 180, "gold" if (row, i) == (1, 1) else "brand").scale = (
                    0.92,
                ) * 3
    key(430, 190, 110)
    camera((0.25, -6.0, 3.0), (0, 0.45, 0.62), 50, (0, 0.6, 0.7), 3.2)


@cover("competition", GROWTH)
def competition():
    for x, h, c, n in ((0, 0.95, "brand", 1), (-0.92, 0.62, "white", 2), (0.92, 0.42, "white", 3)):
        box((0.9, 0.8, h), (x, 0.5, h / 2), glossy(c, 0.5), 0.035)
        for k in range(n):
            box(
                (0.06, 0.02, 0.26),
                (x - 0.08 * (n - 1) + 0.16 * k, 0.095, h - 0.24),
                glossy("gold" if n == 1 else "rani", 0.5),
                0.008,
            )
    trophy((0, 0.5, 0.95), 2.3)
    for x, z, c in ((-0.92, 0.62, "grey"), (0.92, 0.42, "#d09a62")):
        e = empty((x, 0.42, z))
        cylinder(0.2, 0.05, (0, 0, 0.21), material(c, 0.35, 0.5, 0.2), e, 0.012, (math.pi / 2 - 0.15, 0, 0))
        cylinder(0.13, 0.055, (0, 0, 0.21), material("white", 0.5), e, 0.01, (math.pi / 2 - 0.15, 0, 0))
        box((0.3, 0.16, 0.05), (0, 0.0, 0.025), glossy("navy"), 0.01, e)
    r = random.Random(6)
    for i in range(46):
        a, q = (r.uniform(0, math.tau), r.uniform(0.9, 2.4))
        x, y = (q * math.cos(a) * 1.2, -0.1 + q * math.sin(a) * 0.7)
        if y < 0 or abs(x) > 1.5:
            box(
                (r.uniform(0.04, 0.07), r.uniform(0.07, 0.12), 0.008),
                (x, y, 0.008),
                ("rani", "gold", "sky", "brand", "white")[i % 5],
                0.002,
                rot=(0, 0, r.uniform(0, 3)),
            )
    key(430, 190, 140, 1)
    camera((0.9, -5.8, 1.5), (0, 0.4, 0.95), 49, (0, 0.4, 1.1), 2.8)


@cover("webinar", GROWTH)
def webinar():
    e = empty((-0.1, 0.7, 0))
    box((2.2, 0.09, 1.3), (0, 0, 1.02), glossy("ink", 0.4), 0.05, e)
    box((2.06, 0.02, 1.16), (0, -0.045, 1.02), material("ice", 0.4, emit=0.25), 0.02, e)
    lathe([(0.0, 0), (0.42, 0), (0.42, 0.03), (0.1, 0.06), (0.07, 0.4), (0, 0.4)], glossy("slate"), parent=e)
    cols = ("brand", "gold", "rani", "sky", "white", "mid")
    for i in range(3):
        for j in range(2):
            x, z = (-0.67 + i * 0.67, 1.28 - j * 0.54)
            box((0.6, 0.02, 0.47), (x, -0.056, z), material(cols[i + 3 * j], 0.5, emit=0.12), 0.03, e)
            k = ("white", "ink", "white", "ink", "brand", "white")[i + 3 * j]
            cylinder(0.085, 0.02, (x, -0.066, z + 0.07), material(k, 0.5), e, 0.006, (math.pi / 2, 0, 0))
            ellipsoid((0.155, 0.012, 0.11), (x, -0.066, z - 0.14), material(k, 0.5), e, seg=32)
    mic(-1.35, 0.0, 0, 1.0, "ink")
    h = empty((1.42, 0.1, 0), (0, 0, -0.35))
    tube(
        [(0.36 * math.cos(a), 0, 0.36 + 0.4 * math.sin(a)) for a in [math.pi * i / 14 for i in range(15)]],
        [0.045] * 15,
        glossy("brand"),
        h,
        sub=2,
    )
    for s in (-1, 1):
        cylinder(0.19, 0.14, (s * 0.36, 0, 0.19), glossy("rani", 0.5), h, 0.05, (0, math.pi / 2, 0))
    box((0.9, 0.3, 0.04), (0.15, -0.25, 0.02), glossy("white", 0.5), 0.015)
    for i in range(9):
        for j in range(3):
            box(
                (0.075, 0.07, 0.02),
                (-0.21 + i * 0.09, -0.34 + j * 0.09, 0.048),
                material("sky" if (i, j) != (8, 0) else "gold", 0.6),
                0.008,
            )
    mug(0.98, -0.45, 0, "gold").scale = (2.0,) * 3
    key(400, 180, 120)
    camera((-0.5, -5.4, 1.9), (0.02, 0.3, 0.78), 50, (0, 0.3, 0.9), 2.8)


@cover("community", PRIMARY)
def community():
    cylinder(2.0, 0.1, (0, 0.6, 0.05), material("#8cbf8a", 0.8), bevel=0.04, seg=160)
    cylinder(1.12, 0.03, (0, 0.6, 0.105), material("sand", 0.8), bevel=0.008, seg=128)
    cylinder(0.82, 0.05, (0, 0.6, 0.105), material("#8cbf8a", 0.8), bevel=0.015, seg=128)
    tree(0, 0.6, 0.95, "leaf2", 0.1)
    for i, (c, rf) in enumerate(
        (
            ("white", "brand"),
            ("gold", "navy"),
            ("white", "rani"),
            ("ice", "brand"),
            ("rani", "white"),
            ("white", "gold"),
            ("sky", "navy"),
        )
    ):
        a = math.radians(-38 + 256 * i / 6)
        x, y = (1.52 * math.cos(a), 0.6 + 1.52 * math.sin(a))
        e = empty((x, y, 0.1), (0, 0, a - math.pi / 2))
        h = 0.42 + 0.1 * (i % 3)
        box((0.5, 0.44, h), (0, 0, h / 2), material(c, 0.7), 0.02, e)
        o = mesh(
            [
                (-0.29, -0.27, 0),
                (0.29, -0.27, 0),
                (0.29, 0.27, 0),
                (-0.29, 0.27, 0),
                (0, -0.27, 0.28),
                (0, 0.27, 0.28),
            ],
            [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (3, 0, 4, 5), (3, 2, 1, 0)],
            material(rf, 0.6),
            smooth=False,
            parent=e,
            loc=(0, 0, h),
        )
        round_edges(o, 0.02, 2)
        box((0.12, 0.03, 0.22), (-0.1, -0.22, 0.11), material(rf, 0.6), 0.01, e)
        box((0.13, 0.03, 0.13), (0.1, -0.22, h * 0.6), material("#fff0c8", 0.5, emit=0.3), 0.01, e)
    for x, y in ((0.62, -0.95), (-0.72, -0.9), (1.05, -0.75)):
        ellipsoid((0.16, 0.16, 0.18), (x, y, 0.22), material("leaf", 0.8), seg=28)
    key(420, 190, 110)
    camera((0, -5.4, 3.4), (0, 0.62, 0.34), 48, (0, 0.3, 0.4), 3.2)


@cover("funding-2", GROWTH)
def funding_2():
    plinth(0, 0.45, 1.75, 0.14, "white")
    e = empty((-0.1, 0.45, 0.14), (0, 0, math.radians(-24)))
    m = glossy("brand")
    ellipsoid((0.88, 0.66, 0.66), (0, 0, 0.84), m, e, seg=72)
    lathe(
        [(0.0, 0), (0.23, 0), (0.25, 0.05), (0.24, 0.22), (0, 0.22)],
        glossy("mid"),
        loc=(0.76, 0, 0.86),
        parent=e,
        rot=(0, math.pi / 2, 0),
        bevel=0.03,
    )
    for s in (-1, 1):
        ellipsoid((0.022, 0.035, 0.05), (0.985, s * 0.08, 0.86), glossy("navy"), e, seg=24)
        ellipsoid((0.03, 0.045, 0.055), (0.74, s * 0.345, 1.06), glossy("ink"), e, seg=24)
        tube(
            [(0.4, s * 0.3, 1.36), (0.46, s * 0.38, 1.52), (0.52, s * 0.42, 1.64)],
            [0.13, 0.09, 0.02],
            glossy("mid"),
            e,
        )
        for x in (-0.42, 0.42):
            lathe(
                [(0.0, 0), (0.15, 0), (0.17, 0.06), (0.19, 0.36), (0, 0.36)],
                m,
                loc=(x, s * 0.32, 0),
                parent=e,
                bevel=0.02,
            )
    tube(
        [
            (-0.84, 0, 0.98),
            (-0.98, 0, 1.06),
            (-1.04, 0.06, 0.96),
            (-0.98, 0.04, 0.88),
            (-0.94, -0.02, 0.98),
            (-1.1, -0.02, 1.1),
        ],
        [0.035] * 6,
        glossy("mid"),
        e,
    )
    q = empty((0, 0, 1.62), (math.pi / 2, 0, 0), e)
    o = coin(0, 0, 0, R=0.32)
    o.parent = q
    stack(1.18, 0.35, 3, 0.14, 5)
    stack(1.0, -0.35, 2, 0.14, 8)
    coin(-1.0, -0.32, 0.18, 0.6)
    key(400, 170, 120)
    camera((0.5, -5.7, 2.0), (0.05, 0.35, 0.92), 50, (0, 0.1, 0.9), 2.8)


@cover("strategy-2", GROWTH)
def strategy_2():
    e = empty((-0.15, 0.6, 0), (0, 0, math.radians(14)))
    t = empty((0, 0, 1.12), (math.radians(-8), 0, 0), e)
    for s in (-1, 1):
        tube([(s * 0.3, 0.12, 1.5), (s * 0.62, -0.1, 0)], [0.045, 0.045], glossy("wood", 0.5), e, sub=2)
    tube([(0, 0.12, 1.5), (0, 0.85, 0)], [0.045, 0.045], glossy("wood", 0.5), e, sub=2)
    box((1.0, 0.06, 0.1), (0, -0.03, 0.4), glossy("wood", 0.5), 0.02, e)
    for i, (r, c) in enumerate(((0.88, "brand"), (0.7, "white"), (0.52, "brand"), (0.34, "white"), (0.16, "rani"))):
        cylinder(r, 0.1, (0, -0.02 - 0.014 * i, 0), glossy(c, 0.5), t, 0.012, (math.pi / 2, 0, 0), 128)

    def arrow(loc, rot, parent=None):
        a = empty(loc, rot, parent)
        tube([(0, 0, 0), (0, 0, 1.0)], [0.026, 0.026], glossy("gold"), a, sub=1, capr=False)
        for k in range(3):
            w = mesh(
                [(0.02, 0, 0.74), (0.15, 0, 0.86), (0.15, 0, 1.06), (0.02, 0, 0.98)],
                [(0, 1, 2, 3)],
                glossy("navy"),
                smooth=False,
                parent=empty((0, 0, 0), (0, 0, math.pi / 2 + k * math.tau / 3), a),
            )
            thicken(w, 0.018, 0)
        return a

    arrow((0, -0.1, 0), (math.radians(78), 0, math.radians(-24)), t)
    for x, y, r in ((0.75, -0.3, 1.15), (0.98, -0.06, 1.32)):
        a = arrow((x - 0.5, y - 0.15, 0.08), (math.pi / 2, 0, r))
        lathe([(0.06, 0), (0.004, -0.16)], glossy("slate"), parent=a, seg=24, bevel=0)
    for x, y, s, c, r in (
        (1.28, 0.45, 0.46, "brand", 0.2),
        (1.4, 0.45, 0.36, "gold", -0.15),
        (-1.42, 0.55, 0.4, "rani", 0.35),
    ):
        z = 0.46 if c == "gold" else 0
        box((s, s, s), (x if z == 0 else 1.28, y, z + s / 2), glossy(c, 0.5), 0.04, rot=(0, 0, r))
    flag(1.28, 0.45, 0.82, 0.62, "rani")
    key(400, 170, 130)
    camera((0.6, -5.7, 1.9), (0.05, 0.3, 0.92), 50, (0, 0.4, 1.1), 2.8)


@cover("networking-2", PRIMARY)
def networking_2():
    cylinder(1.85, 0.12, (0, 0.6, 0.06), glossy("brand", 0.55), bevel=0.04, seg=160)
    places = [(0, 0.6)] + [
        (1.42 * math.cos(a), 0.6 + 1.42 * math.sin(a)) for a in [math.tau * i / 7 + 0.67 for i in range(7)]
    ]
    L = [(0, i) for i in range(1, 8)] + [(i, i % 7 + 1) for i in range(1, 8)]
    for a, b in L:
        tube([(*places[a], 0.125), (*places[b], 0.125)], [0.03, 0.03], material("sky", 0.5), sub=1, seg=14)
    for i, (x, y) in enumerate(places):
        s = 1.35 if i == 0 else 1.0
        c = ("gold", "white", "rani", "gold", "sky", "white", "gold", "rani")[i]
        cylinder(0.27 * s, 0.05, (x, y, 0.145), glossy("white", 0.5), bevel=0.015, seg=64)
        lathe(
            smooth_curve([(0.2, 0), (0.215, 0.05), (0.17, 0.22), (0.1, 0.42), (0.075, 0.52)], 5) + [(0, 0.52)],
            glossy(c),
            loc=(x, y, 0.17),
            bevel=0,
        ).scale = (s,) * 3
        ellipsoid((0.155 * s,) * 3, (x, y, 0.17 + 0.62 * s), glossy(c), seg=56)
    key(420, 180, 130)
    window_shadows(0.7)
    camera((-0.35, -5.4, 2.9), (0.0, 0.55, 0.46), 51, (0, 0.3, 0.6), 2.8)


@cover("mentorship-2", NETWORK)
def mentorship_2():
    cylinder(2.05, 0.08, (0.1, 0.55, 0.04), material("#8db4ea", 0.25, 0.5), bevel=0.03, seg=160)
    ellipsoid((0.92, 0.72, 0.3), (-0.62, 0.75, 0.1), material("sand", 0.8), seg=64)
    ellipsoid((0.66, 0.52, 0.24), (-0.64, 0.8, 0.26), material("#8cbf8a", 0.8), seg=64)
    e = empty((-0.62, 0.8, 0.4))
    H = ((0, 0.36), (0.36, 0.325), (0.72, 0.29), (1.08, 0.255), (1.44, 0.22))
    for i in range(4):
        lathe(
            [(0.0, 0), (H[i][1], 0), (H[i + 1][1], 0.36), (0, 0.36)],
            glossy("rani" if i % 2 else "white", 0.5),
            loc=(0, 0, H[i][0]),
            parent=e,
            bevel=0.004,
        )
    cylinder(0.34, 0.06, (0, 0, 1.46), glossy("navy"), e, 0.015)
    cylinder(0.17, 0.3, (0, 0, 1.62), material("#ffe3a3", 0.4, emit=1.3), e, 0.02)
    for a in [math.tau * i / 8 for i in range(8)]:
        cylinder(0.014, 0.32, (0.2 * math.cos(a), 0.2 * math.sin(a), 1.63), glossy("navy"), e, 0, seg=12)
    lathe(
        [(0.0, 0), (0.27, 0), (0.24, 0.06), (0.04, 0.26), (0, 0.28)],
        glossy("brand", 0.5),
        loc=(0, 0, 1.77),
        parent=e,
        bevel=0.01,
    )
    ellipsoid((0.045,) * 3, (0, 0, 2.06), glossy("gold"), e)
    box((0.18, 0.06, 0.3), (0, -0.345, 0.15), glossy("brand", 0.5), 0.02, e)
    for k in range(2):
        box(
            (0.09, 0.05, 0.12),
            (0, -0.3 + 0.035 * k, 0.54 + 0.36 * k),
            material("#ffe3a3", 0.5, emit=0.5),
            0.01,
            e,
        )
    b = empty((0.98, 0.05, 0.08), (0, 0, 0.25), scale=0.85)
    loft([(-0.02, 0.34, 0.14), (0.12, 0.5, 0.2), (0.2, 0.54, 0.22)], glossy("gold", 0.5), parent=b)
    cylinder(0.016, 1.15, (-0.02, 0, 0.7), "white", b, 0, seg=12)
    for v, c in (
        ([(0.03, 0, 0.26), (0.03, 0, 1.22), (0.52, 0, 0.32)], "white"),
        ([(-0.07, 0, 0.26), (-0.07, 0, 1.05), (-0.44, 0, 0.32)], "brand"),
    ):
        o = mesh(v, [(0, 1, 2)], material(c, 0.7), smooth=False, parent=b)
        thicken(o, 0.02, 0)
    for x, y, w in ((0.2, -0.55, 0.34), (1.3, 0.95, 0.3), (0.62, 1.1, 0.26), (-0.9, -0.35, 0.28)):
        tube(
            [(x - w / 2, y, 0.075), (x, y + 0.03, 0.085), (x + w / 2, y, 0.075)],
            [0.012, 0.022, 0.012],
            material("white", 0.6),
            sub=6,
            seg=10,
        )
    tree(-1.05, 0.78, 0.52, "leaf2", 0.36)
    tree(-0.18, 0.98, 0.42, "leaf", 0.36)
    key(400, 170, 120)
    camera((0.4, -5.6, 1.9), (0.08, 0.45, 1.1), 44, (0, 0.4, 1.0), 2.8)
