"""City skylines, 16:9: a sky, ground or water, rows of towers and the landmarks of the city."""
from kit import *


PALS = [
    ("white", "sky"),
    ("ice", "brand"),
    ("brand", "sky"),
    ("#7fa3df", "ice"),
    ("gold", "#fff0c8"),
    ("#f3dcbc", "brand"),
    ("white", "#7fa3df"),
    ("navy", "gold"),
    ("rani", "rose"),
]


def tower_material(c, win, fx=9, fz=7, duty=0.5):
    """Front with windows: fx and fz windows a metre across and up, duty: share of the width that is window."""
    key = ("tower", c, win, fx, fz, duty)
    if key not in MATERIALS:
        tree, inputs = new_material(key, 0.55, 0.5)
        x, y, z = coordinates(tree)
        geometry = tree.nodes.new("ShaderNodeNewGeometry")
        split = tree.nodes.new("ShaderNodeSeparateXYZ")
        tree.links.new(geometry.outputs["Normal"], split.inputs[0])
        upright = ShaderValue(tree, split.outputs[2]).abs().lt(0.5)
        windows = ((x + y) * fx).fract().gt(1 - duty) * (z * fz).fract().gt(0.42) * upright
        paint(tree, inputs, linear(c), [(windows, linear(win))])
    return MATERIALS[key]


def tower(x, y, w, h, c, wn, z=0.2, d=0.8, fx=7, fz=5, duty=0.5):
    """Building of colour c with windows of colour wn on ground at height z."""
    return box((w, d, h), (x, y, z + h / 2), tower_material(c, wn, fx, fz, duty), 0.05)


def mast(x, y, z):
    """roof antenna, standing on a plate at the front edge so that its foot is seen."""
    box((0.26, 0.2, 0.1), (x, y - 0.22, z + 0.04), material("#7fa3df", 0.6), 0.02)
    tube([(x, y - 0.22, z), (x, y - 0.22, z + 0.62)], [0.034, 0.02], material("#7fa3df", 0.6), sub=2, seg=12)


def rows(seed, spec, gaps, pal=PALS):
    """spec: (y, mean height, [colour indexes]); gaps: x ranges kept free per row."""
    r = random.Random(seed)
    for row, (y, hm, pick) in enumerate(spec):
        x = -11.5
        while x < 11.5:
            w = r.uniform(0.62, 1.15)
            h = hm * r.uniform(0.55, 1.15) * (1.15 - abs(x) * 0.03)
            if any((a < x + w and x < b for a, b in gaps.get(row, ()))):
                x += 0.2
                continue
            c, wn = pal[r.choice(pick)]
            tower(
                x + w / 2,
                y,
                w,
                h,
                c,
                wn,
                0.2,
                r.uniform(0.6, 0.9),
                r.choice((5.5, 7, 9)),
                r.choice((4.5, 6)),
                r.choice((0.45, 0.6, 1.0)),
            )
            if r.random() < 0.3:
                box((w * 0.55, 0.45, 0.3), (x + w / 2, y, h + 0.3), material(c, 0.6), 0.04)
            if r.random() < 0.2:
                mast(x + w / 2, y, h + 0.2)
            x += w + r.uniform(0.03, 0.2)


def trees(seed, n, y, x0=-9, x1=9, gaps=(), cols=("leaf", "leaf2", "leaf2", "gold"), s0=0.16, s1=0.3):
    """n round trees in a row at y, with gaps at the given ranges of x."""
    r = random.Random(seed)
    for i in range(n):
        x = x0 + (x1 - x0) * (i + r.uniform(0.1, 0.9)) / n
        s = r.uniform(s0, s1)
        if any((a < x < b for a, b in gaps)):
            continue
        cylinder(0.025, 0.2, (x, y, 0.3), "darkwood", bevel=0, seg=10)
        ellipsoid(
            (s, s, s * 1.15),
            (x, y + r.uniform(-0.1, 0.1), 0.36 + s),
            material(r.choice(cols), 0.75, 0.2),
            seg=28,
        )


def boat(x, y, s, a="white", b="gold", hull="rani"):
    """Sailing boat with sails of the colours a and b."""
    e = empty((x, y, 0), scale=s)
    loft([(-0.02, 0.34, 0.12), (0.1, 0.46, 0.17), (0.12, 0.47, 0.18)], material(hull, 0.5), parent=e)
    mesh([(0, 0, 0.15), (0, 0, 1.15), (0.42, 0.02, 0.2)], [(0, 1, 2)], material(a, 0.7), smooth=False, parent=e)
    mesh(
        [(-0.04, 0, 0.15), (-0.04, 0, 1.0), (-0.36, 0.02, 0.2)],
        [(0, 1, 2)],
        material(b, 0.7),
        smooth=False,
        parent=e,
    )
    cylinder(0.012, 1.1, (-0.02, 0, 0.65), "white", e, 0, seg=10)


LOW = ((-5.6, 14, 5.3, 1.1), (4.0, 15, 5.2, 1.15), (9.4, 13, 4.7, 0.9))


def base(
    ground="#7fa6df",
    rough=0.22,
    shore="#ecdfcb",
    sky=("#8fb6ee", "#fcebc8", "#f8dfc0"),
    clouds=((-5.6, 14, 6.3, 1.3), (4.9, 15, 6.2, 1.4), (9.0, 13, 5.2, 0.9)),
):
    """World, ground or water, shore (colour or None), sky, clouds (x, y, z, size) and evening light."""
    world("#fdf0dc", 0.55)
    floor(ground, rough)
    sky_card(26, sky[0], sky[1], sky[2])
    if shore:
        box((34, 5.6, 0.3), (0, 5.0, 0.08), material(shore, 0.8), 0.1)
    for c in clouds:
        cloud(*c, e=0.55)
    sun((62, 0, -58), 2.9, "#ffdca9", 2)
    area((8, -8, 8), (0, 4, 1), (6, 6), 900, "#c5d8ff")


def eye(lens=44, x=0.2, z=2.6, tz=2.3, tx=0):
    """The camera of all skylines."""
    camera((x, -10.5, z), (tx, 4, tz), lens, (0, 4.0, 2), 1.4)


S3 = ((6.2, 3.3, (0, 1, 3, 6)), (4.9, 2.5, (0, 1, 2, 3, 5, 4)), (3.7, 1.5, (0, 1, 2, 3, 4, 5, 6, 8)))


def city(name):
    """Registers a skyline of the gallery."""
    return scene(name, "gallery", (16, 9))


@city("g02-mumbai")
def mumbai():
    base(sky=("#8fb6ee", "#fcebc8", "#f6d5b5"))
    rows(31, S3, {1: [(-0.4, 0.6)], 2: []})
    trees(4, 30, 2.6)
    e = empty((0, 0.8, 0))
    box((30, 0.42, 0.1), (0, 0, 0.78), material("white", 0.5), 0.03, e)
    box((30, 0.02, 0.05), (0, -0.21, 0.86), "brand", 0, e)
    for x in range(-12, 13, 2):
        cylinder(0.1, 0.78, (x + 0.5, 0, 0.38), material("#dfe6f0", 0.6), e, 0.01, seg=24)
    for px, H in ((-3.1, 3.5), (2.5, 3.5)):
        for s in (-1, 1):
            tube(
                [(px, s * 0.34, 0), (px, s * 0.3, 0.8), (px, s * 0.05, H * 0.72), (px, 0, H)],
                [0.15, 0.13, 0.1, 0.07],
                material("brand", 0.45),
                e,
                sub=5,
            )
        for k in range(9):
            for s in (-1, 1):
                tube(
                    [(px, 0, H - 0.12 - k * 0.14), (px + s * (2.5 - k * 0.24), -0.12, 0.84)],
                    [0.017] * 2,
                    material("navy", 0.4),
                    e,
                    sub=1,
                    seg=8,
                )
    boat(-0.6, -0.35, 0.7, "white", "gold")
    boat(4.6, -0.2, 0.55, "gold", "white", "brand")
    eye(44, 0.3, 2.3, 2.1, -0.1)


@city("g06-london")
def london():
    base(sky=("#8fb6ee", "#f3e6e0", "#fbdcae"), clouds=((-6.2, 14, 6.0, 1.3), (8.8, 15, 6.4, 1.3)))
    rows(
        12,
        ((6.2, 2.2, (0, 1, 3, 6)), (4.9, 1.7, (0, 1, 3, 5)), (3.8, 1.0, (0, 5, 1, 6))),
        {1: [(-4.9, -3.7), (1.4, 3.9)], 2: [(-4.9, -3.8), (-2.9, 0.1)]},
    )
    trees(7, 22, 2.6, gaps=((-4.9, -3.9),))
    c = "#e3bd85"
    box((0.62, 0.62, 2.5), (-4.35, 3.4, 1.4), tower_material(c, "#c99d63", 9, 5), 0.03)
    box((0.76, 0.76, 0.7), (-4.35, 3.4, 2.95), material(c, 0.6), 0.04)
    cylinder(0.28, 0.06, (-4.35, 3.0, 2.95), material("white", 0.5), rot=(math.pi / 2, 0, 0))
    box((0.03, 0.03, 0.2), (-4.35, 2.95, 3.03), "ink", 0)
    box((0.16, 0.03, 0.03), (-4.28, 2.95, 2.95), "ink", 0)
    lathe(
        [(0.46, 0), (0.3, 0.38), (0.26, 0.6), (0.02, 1.2)],
        material("navy", 0.5),
        loc=(-4.35, 3.4, 3.3),
        seg=4,
        rot=(0, 0, math.pi / 4),
    )
    e = empty((-1.4, 3.2, 1.75))
    R = 1.5
    tube(
        [(R * math.cos(a), 0, R * math.sin(a)) for a in [2 * math.pi * i / 40 for i in range(41)]],
        [0.05] * 41,
        material("white", 0.4),
        e,
        sub=2,
        capr=False,
    )
    for i in range(20):
        a = math.pi * i / 10
        tube(
            [(0, 0, 0), (R * math.cos(a), 0, R * math.sin(a))],
            [0.01] * 2,
            material("white", 0.4),
            e,
            sub=1,
            seg=8,
        )
        ellipsoid(
            (0.1, 0.08, 0.075),
            ((R + 0.11) * math.cos(a), 0, (R + 0.11) * math.sin(a)),
            material("sky" if i % 4 else "rani", 0.3, 0.6),
            e,
            seg=20,
        )
    for s in (-1, 1):
        tube([(0, -0.1, 0), (s * 0.7, -0.3, -1.6)], [0.06, 0.08], material("white", 0.4), e, sub=1)
    ellipsoid((0.13, 0.16, 0.13), (0, -0.1, 0), material("brand", 0.4), e)
    lathe(
        [(1.0, 0), (0.7, 1.6), (0.06, 4.9), (0.0, 5.0)],
        tower_material("#7fa3df", "ice", 5, 5, 0.8),
        loc=(2.65, 5.0, 0.2),
        seg=4,
        rot=(0, 0, 0.5),
        bevel=0.02,
    )
    lathe(
        [(0.55, 0), (0.7, 0.9), (0.6, 1.9), (0.32, 2.6), (0, 2.9)],
        tower_material("brand", "sky", 4, 5, 0.6),
        loc=(0.75, 4.6, 0.2),
        bevel=0,
    )
    b = empty((3.55, 1.2, 0))
    box((13.4, 0.36, 0.1), (3.3, 0, 0.62), material("brand", 0.5), 0.02, b)
    for x in (-1.1, 1.1):
        box((0.52, 0.6, 2.0), (x, 0, 1.0), tower_material("#f1e3cd", "#d9c3a5", 7, 4), 0.04).parent = b
        lathe(
            [(0.36, 0), (0.28, 0.28), (0.02, 0.75)],
            material("navy", 0.5),
            loc=(x, 0, 2.0),
            seg=4,
            rot=(0, 0, math.pi / 4),
            parent=b,
        )
        for s in (-0.24, 0.24):
            lathe(
                [(0.06, 0), (0.06, 0.2), (0.0, 0.45)],
                material("#f1e3cd", 0.6),
                loc=(x + s, -0.26, 2.0),
                parent=b,
                seg=16,
            )
    box((2.2, 0.26, 0.1), (0, 0, 1.62), material("brand", 0.5), 0.02, b)
    for s in (-1, 1):
        tube(
            [(s * 1.35, -0.1, 1.85), (s * 2.2, -0.1, 1.0), (s * 3.3, -0.1, 0.72)],
            [0.035] * 3,
            material("brand", 0.5),
            b,
            seg=12,
        )
        box((0.6, 0.56, 0.95), (s * 3.3, 0, 0.475), material("#f1e3cd", 0.7), 0.04, b)
        box((0.68, 0.64, 0.08), (s * 3.3, 0, 0.95), material("white", 0.7), 0.02, b)
    boat(-2.6, 0.3, 0.6, "white", "gold", "brand")
    eye(42, 0.2, 2.4, 2.25, 0.2)


@city("g11-bengaluru")
def bengaluru():
    base("#8cbf8a", 0.8, None, ("#8fb6ee", "#eaf0f6", "#fcebc8"), LOW)
    box((40, 3.4, 0.3), (0, 6.9, 0.08), material("#8cbf8a", 0.8), 0.1)
    rows(19, ((7.2, 3.6, (0, 1, 2, 3, 6)), (5.9, 2.6, (1, 2, 3, 6, 5))), {1: [(-2.6, 2.6)]})
    s, e = ("#efe2cd", empty((0, 3.2, 0)))
    box((5.4, 1.2, 0.25), (0, -0.2, 0.12), material(s, 0.7), 0.03, e)
    box((5.0, 1.0, 1.3), (0, 0, 0.85), material(s, 0.7), 0.03, e)
    box((5.2, 1.1, 0.12), (0, 0, 1.55), material("white", 0.6), 0.02, e)
    for i in range(12):
        if 4 < i < 7:
            continue
        x = -2.3 + i * 0.418
        box((0.22, 0.05, 0.42), (x, -0.5, 0.62), material("#b9c6dd", 0.4), 0.02, e)
        box((0.22, 0.05, 0.32), (x, -0.5, 1.18), material("#b9c6dd", 0.4), 0.02, e)
    box((1.3, 0.5, 1.35), (0, -0.45, 0.88), material("white", 0.6), 0.02, e)
    for x in (-0.5, -0.17, 0.17, 0.5):
        cylinder(0.07, 1.2, (x, -0.78, 0.85), material("white", 0.5), e, 0.01)
    mesh(
        [
            (-0.75, -0.85, 1.55),
            (0.75, -0.85, 1.55),
            (0, -0.85, 1.95),
            (-0.75, -0.2, 1.55),
            (0.75, -0.2, 1.55),
            (0, -0.2, 1.95),
        ],
        [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (1, 4, 5, 2)],
        material(s, 0.7),
        smooth=False,
        parent=e,
    )
    lathe(
        [
            (0.62, 0),
            (0.62, 0.3),
            (0.58, 0.34),
            (0.6, 0.5),
            (0.5, 0.82),
            (0.28, 1.05),
            (0.08, 1.14),
            (0.05, 1.3),
            (0.0, 1.45),
        ],
        material(s, 0.6),
        loc=(0, 0.1, 1.6),
        parent=e,
        bevel=0.01,
    )
    for x in (-2.1, -1.3, 1.3, 2.1):
        lathe(
            [(0.26, 0), (0.26, 0.14), (0.22, 0.3), (0.1, 0.42), (0.0, 0.55)],
            material(s, 0.6),
            loc=(x, 0, 1.6),
            parent=e,
            bevel=0.01,
        )
    for i in range(5):
        box(
            (1.9 + i * 0.25, 0.25, 0.07),
            (0, -1.05 - i * 0.2, 0.22 - i * 0.05),
            material("white", 0.6),
            0.01,
            e,
        )
    box((1.1, 9.6, 0.02), (0, -2.8, 0.01), material("#efe2cd", 0.8), 0)
    r = random.Random(8)
    for x, y, q in (
        (-4.3, 1.9, 1.25),
        (-5.9, 2.8, 1.5),
        (-3.4, 0.6, 0.85),
        (4.3, 1.8, 1.3),
        (6.0, 2.8, 1.5),
        (3.3, 0.4, 0.8),
        (-7.6, 1.4, 1.2),
        (7.6, 1.2, 1.2),
        (-2.3, -0.9, 0.55),
        (2.2, -1.1, 0.5),
    ):
        tree(x, y, q, r.choice(("leaf", "leaf2")))
    for i in range(7):
        for sx in (-1, 1):
            ellipsoid(
                (0.16, 0.16, 0.14),
                (sx * 0.85, -0.2 - i * 0.75, 0.1),
                material(("rani", "leaf2", "gold", "leaf2")[i % 4], 0.8),
                seg=20,
            )
    eye(45, -0.5, 2.5, 2.05)


@city("g15-singapore")
def singapore():
    base(sky=("#7fa6df", "#f3e3dd", "#fcdca6"), clouds=LOW)
    rows(27, ((6.6, 3.4, (0, 1, 2, 3, 6)), (5.4, 2.4, (0, 1, 3, 5))), {0: [(-0.2, 5.2)], 1: [(-0.3, 5.2)]})
    trees(9, 34, 2.6)
    for i in range(3):
        loft(
            [(0, 0.52, 0.5, -0.18), (1.2, 0.46, 0.38, -0.06), (3.0, 0.42, 0.3, 0)],
            tower_material("#eef3fb", "#7fa3df", 9, 5, 0.9),
            sq=7,
            loc=(0.8 + i * 1.55, 5.0, 0.2),
        )
    loft(
        [(0, 2.55, 0.36), (0.14, 2.75, 0.46), (0.26, 2.72, 0.44)],
        material("white", 0.5),
        sq=3,
        loc=(2.55, 4.9, 3.2),
    )
    for i in range(11):
        ellipsoid(
            (0.12, 0.12, 0.13),
            (0.5 + i * 0.4, 4.75, 3.52),
            material("leaf2" if i % 3 else "leaf", 0.8),
            seg=20,
        )
    for i in range(9):
        a = math.pi * (i + 0.5) / 9
        q = empty((-1.35, 2.9, 0.25), (0, 0, 0))
        loft(
            [(0, 0.05, 0.05), (0.35, 0.15, 0.1), (0.75, 0.13, 0.07), (1.05 + 0.15 * math.sin(a), 0.02, 0.02)],
            material("white", 0.45),
            parent=q,
            rot=(0, (a - math.pi / 2) * -0.95, 0),
        )
    for x, y, h in ((-4.5, 2.9, 2.0), (-3.55, 3.3, 2.5), (-5.5, 3.3, 1.6), (-2.7, 3.6, 1.7)):
        lathe(
            [
                (0.16, 0),
                (0.09, h * 0.5),
                (0.08, h * 0.75),
                (0.16, h * 0.88),
                (0.5, h),
                (0.52, h + 0.03),
                (0.1, h * 0.93),
            ],
            material("rani", 0.6),
            loc=(x, y, 0.2),
            bevel=0,
        )
        for i in range(12):
            a = i * math.pi / 6
            tube(
                [
                    (x + 0.08 * math.cos(a), y + 0.08 * math.sin(a), 0.2 + h * 0.72),
                    (x + 0.25 * math.cos(a), y + 0.25 * math.sin(a), 0.2 + h * 0.92),
                    (x + 0.58 * math.cos(a), y + 0.58 * math.sin(a), 0.2 + h * 1.04),
                ],
                [0.012] * 3,
                material("rani", 0.5),
                seg=8,
                sub=4,
            )
        ellipsoid((0.14, 0.14, h * 0.28), (x, y, 0.2 + h * 0.3), material("leaf", 0.8), seg=20)
    boat(0.3, 0.3, 0.7, "white", "gold", "brand")
    boat(-4.4, 0.7, 0.5, "gold", "white")
    eye(44, -0.3, 2.3, 2.05, 0)


@city("g20-sydney")
def sydney():
    base("#5f93d8", 0.2, None, ("#7fb0ee", "#e9f0f8", "#fcebc8"), LOW)
    rows(33, ((9.5, 3.2, (0, 1, 2, 3, 6)), (8.4, 2.2, (0, 1, 3, 5, 6))), {})
    box((40, 4, 0.3), (0, 8.2, 0.08), material("#8cbf8a", 0.8), 0.1)
    trees(5, 34, 6.4, -11, 11, s0=0.2, s1=0.36)
    e = empty((-2.2, 2.4, 0))
    box((4.6, 2.4, 0.36), (0, 0.3, 0.18), material("#e9d8c0", 0.8), 0.05, e)
    box((5.2, 2.8, 0.12), (0, 0.2, 0.06), material("tan", 0.8), 0.03, e)

    def shell(x, y, s, f):
        n, vs, fs = (12, [], [])
        for i in range(n + 1):
            t = i / n
            w, zt = (0.58 * t**0.7, 1.3 * math.sin(t * math.pi / 2) ** 0.85)
            for j in range(n + 1):
                u = -1 + 2 * j / n
                q = u * math.pi / 2
                z = zt * max(0, math.cos(q)) ** 0.75 * (1 - 0.12 * (1 - abs(u)) if 0 else 1)
                vs.append((f * (0.6 * t + 0.42 * z), w * math.sin(q), z))
        for i in range(n):
            for j in range(n):
                a = i * (n + 1) + j
                fs.append((a, a + 1, a + n + 2, a + n + 1))
        o = mesh(vs, fs, material("white", 0.4, 0.5), parent=e, loc=(x, y, 0.34), scale=(s,) * 3)
        thicken(o, 0.04)

    for x, y, s, f in (
        (-1.95, -0.3, 0.62, 1),
        (-1.25, -0.3, 0.95, 1),
        (-0.5, -0.3, 1.25, 1),
        (1.95, -0.3, 0.72, -1),
        (-0.7, 0.8, 0.85, 1),
        (0.1, 0.8, 1.1, 1),
        (0.75, -0.3, 0.8, 1),
    ):
        shell(x, y, s, f)
    b = empty((4.3, 5.2, 0))
    A = [(-3.6 + 7.2 * i / 24, 0.75 + 2.3 * (1 - (2 * i / 24 - 1) ** 2)) for i in range(25)]
    L = [(x, 0.5 + 1.75 * (1 - (x / 3.6) ** 2)) for x, z in A]
    for y in (-0.25, 0.25):
        tube([(x, y, z) for x, z in A], [0.07] * 25, material("slate", 0.5), b, sub=2, seg=12)
        tube([(x, y, z) for x, z in L], [0.05] * 25, material("slate", 0.5), b, sub=2, seg=12)
        for i in range(0, 25):
            tube(
                [(A[i][0], y, A[i][1]), (L[i][0], y, L[i][1])],
                [0.022] * 2,
                material("slate", 0.5),
                b,
                sub=1,
                seg=8,
            )
            if L[i][1] > 1:
                tube(
                    [(L[i][0], y, L[i][1]), (L[i][0], y, 0.95)],
                    [0.014] * 2,
                    material("slate", 0.5),
                    b,
                    sub=1,
                    seg=8,
                )
    box((16, 0.7, 0.12), (0, 0, 0.9), material("slate", 0.6), 0.02, b)
    for s in (-1, 1):
        for y in (-0.42, 0.42):
            box((0.5, 0.34, 2.3), (s * 3.75, y, 1.15), material("#efe2cd", 0.7), 0.04, b)
            box((0.58, 0.4, 0.12), (s * 3.75, y, 2.24), material("white", 0.7), 0.02, b)
            box((0.12, 0.04, 0.8), (s * 3.75, y - 0.17, 1.35), material("#cdbb9f", 0.7), 0.01, b)
    boat(2.2, 0.2, 0.9, "white", "gold")
    boat(-5.4, 0.6, 0.6, "gold", "white", "brand")
    boat(5.0, -1.4, 0.6, "white", "white", "navy")
    eye(47, 0.1, 2.0, 1.85, 0.2)


@city("g26-delhi")
def delhi():
    base("#93c48f", 0.8, None, ("#8fb6ee", "#fbe9d0", "#f8d3a4"), ((-5.6, 14, 5.5, 1.1), (2.3, 15, 5.7, 1.1)))
    box((40, 4.2, 0.3), (0, 8.0, 0.08), material("#93c48f", 0.8), 0.1)
    rows(41, ((8.6, 2.2, (0, 1, 3, 6)), (7.6, 1.5, (0, 1, 5, 6))), {})
    trees(11, 40, 6.4, -12, 12, ((-1.6, 1.6),), ("leaf", "leaf2", "leaf"), 0.3, 0.5)
    c = "#e6c9a0"
    e = empty((0, 3.6, 0))
    box((3.2, 1.3, 0.22), (0, 0, 0.11), material(c, 0.7), 0.03, e)
    for s in (-1, 1):
        box((0.78, 1.0, 2.5), (s * 0.9, 0, 1.4), material(c, 0.7), 0.03, e)
        box((0.86, 1.06, 0.1), (s * 0.9, 0, 1.55), material("#f3dfc2", 0.7), 0.02, e)
    n = 16
    vs, fs = ([], [])
    for y in (-0.5, 0.5):
        for i in range(n + 1):
            a = math.pi * i / n
            vs += (
                [
                    (-0.53 * math.cos(a), y, 2.05 + 0.53 * math.sin(a)),
                    (-0.53 if i <= n / 2 else 0.53, y, 2.66),
                ]
                if False
                else [(-0.53 * math.cos(a), y, 2.05 + 0.53 * math.sin(a)), (-0.53 * math.cos(a), y, 2.68)]
            )
    m = 2 * (n + 1)
    for i in range(n):
        a = 2 * i
        fs += [
            (a, a + 2, a + 3, a + 1),
            (m + a, m + a + 1, m + a + 3, m + a + 2),
            (a, m + a, m + a + 2, a + 2),
        ]
    mesh(vs, fs, material(c, 0.7), smooth=False, parent=e)
    box((2.9, 1.2, 0.16), (0, 0, 2.72), material("#f3dfc2", 0.7), 0.02, e)
    box((2.5, 1.0, 0.42), (0, 0, 3.0), material(c, 0.7), 0.03, e)
    box((2.0, 0.8, 0.26), (0, 0, 3.33), material("#f3dfc2", 0.7), 0.03, e)
    ellipsoid((0.5, 0.36, 0.16), (0, 0, 3.46), material(c, 0.7), e)
    box((1.5, 0.04, 0.12), (0, -0.52, 3.0), material("#c9a878", 0.7), 0.01, e)
    q = empty((-4.2, 3.6, 0))
    cylinder(1.55, 0.14, (0, 0, 0.07), material("white", 0.6), q, 0.03, seg=96)
    for R, h, t, k in ((1.05, 0.85, 0.95, 9), (0.72, 1.25, 0.55, 9), (0.38, 1.55, 0.25, 9)):
        for i in range(k):
            a = 2 * math.pi * (i + (0.5 if R == 0.72 else 0)) / k
            loft(
                [
                    (0, 0.3 * R + 0.1, 0.1),
                    (h * 0.45, 0.34 * R + 0.12, 0.12),
                    (h * 0.8, 0.2 * R + 0.05, 0.08),
                    (h, 0.01, 0.01),
                ],
                material("white", 0.45),
                parent=empty((R * 0.5 * math.cos(a), R * 0.5 * math.sin(a), 0.12), (0, 0, a + math.pi / 2), q),
                rot=(t * 0.6, 0, 0),
            )
    z = 0
    g = empty((4.0, 3.9, 0))
    for i, (r0, r1, h, cc) in enumerate(
        (
            (0.5, 0.4, 1.5, "wood"),
            (0.39, 0.33, 1.0, "#d3a272"),
            (0.32, 0.27, 0.75, "wood"),
            (0.26, 0.22, 0.6, "#f1e3cd"),
            (0.21, 0.16, 0.5, "#d3a272"),
        )
    ):
        lathe(
            [(r0, 0), (r1, h)],
            tower_material(cc, "#b57c4b" if i != 3 else "white", 14, 0.1, 0.5),
            loc=(0, 0, z),
            parent=g,
            bevel=0,
        )
        cylinder(r1 + 0.07, 0.07, (0, 0, z + h), material("#e6c9a0", 0.6), g, 0.015)
        z += h
    ellipsoid((0.13, 0.13, 0.16), (0, 0, z + 0.1), material("#e6c9a0", 0.6), g)
    box((1.7, 14, 0.02), (0, -4, 0.011), material("#f0dcc0", 0.8), 0)
    box((0.7, 10, 0.03), (0, -3.4, 0.02), material("#7fa6df", 0.25, 0.5), 0)
    for i in range(6):
        for sx in (-1, 1):
            tree(sx * 1.5, 2.0 - i * 0.95, 0.55, "leaf" if i % 2 else "leaf2")
    for x, y, s in ((-6.4, 2.0, 1.2), (6.6, 2.2, 1.25), (-2.4, 4.8, 1.0), (2.4, 4.9, 1.0)):
        tree(x, y, s)
    eye(46, 0, 2.6, 2.0)


@city("g30-toronto")
def toronto():
    base(sky=("#8fb6ee", "#fbe3cf", "#ffd9b3"))
    rows(
        23,
        (
            (6.2, 3.4, (0, 1, 3, 6)),
            (4.9, 2.6, (0, 1, 2, 3, 4, 5, 6)),
            (3.6, 1.5, (0, 1, 2, 3, 4, 5, 6, 7, 8)),
        ),
        {1: [(-1.9, -0.3)], 2: [(-2.2, 1.6)]},
    )
    t = empty((-1.05, 4.2, 0.2))
    lathe(
        [
            (0.42, 0),
            (0.24, 0.5),
            (0.15, 1.6),
            (0.115, 3.6),
            (0.22, 3.72),
            (0.46, 3.86),
            (0.5, 3.98),
            (0.46, 4.12),
            (0.26, 4.24),
            (0.11, 4.34),
            (0.085, 4.95),
            (0.14, 5.0),
            (0.14, 5.1),
            (0.06, 5.16),
            (0.035, 5.5),
            (0.012, 5.9),
        ],
        material("#f4efe8", 0.5),
        parent=t,
        bevel=0.012,
    )
    cylinder(0.49, 0.05, (0, 0, 3.98), material("brand", 0.4), t, 0.01)
    ellipsoid((1.05, 0.95, 0.62), (0.5, 3.6, 0.22), material("white", 0.5), seg=64)
    cylinder(1.1, 0.28, (0.5, 3.6, 0.3), material("ice", 0.5), bevel=0.03, seg=120)
    trees(23, 26, 2.55, gaps=((-1.5, -0.6),))
    boat(2.6, 0.9, 0.9)
    boat(-3.4, 1.3, 0.65, "white", "gold", "brand")
    eye(40.5, 0.3, 2.7, 2.75, -0.1)
