"""Gallery: people at work, 16:9."""
from kit import *


def picture(name):
    """Registers a picture of the gallery."""
    return scene(name, "gallery", (16, 9))


UP = dict(lh=(0.3, -0.1, 1.92), rh=(-0.3, -0.1, 1.92))


def crowd(rows_, seed=4, tops=("brand", "gold", "white", "rani", "sky", "navy"), h=0.4, c="navy", gap=0.0):
    """audience seen from behind: rows_ = ((y, (x, ...)), ...)"""
    r = random.Random(seed)
    st = ["short", "bun", "side", "curly", "long", "bob", "pony", "hijab"]
    n = 0
    for k, (y, xs) in enumerate(rows_):
        for x in xs:
            s = st[n % 8]
            person(
                x,
                y,
                180 + r.uniform(-8, 8),
                sit=h - 0.05 * k,
                skin=r.randrange(6),
                hairc=r.randrange(4),
                style=s,
                fem=s not in ("short", "side"),
                outfit="sweater",
                top=tops[n % len(tops)],
                accent="rani",
                wrap="gold",
                yaw=-x * 5,
                lh=(0.1, -0.36, 0.66),
                rh=(-0.1, -0.36, 0.66),
            )
            chair(x, y + 0.02, 180, c, seat=h - 0.05 * k)
            n += 1


def screen(loc, w=2.4, h=1.35, m="navy", face=0, kind=0):
    """Board with a chart of one of three kinds."""
    b = board(w, h, m, loc, face, emit=0.12 if m == "navy" else 0.3)
    s = w / 2.4
    if kind == 0:
        bars(
            b,
            -0.95 * s,
            -0.42 * s,
            [v * s for v in (0.24, 0.36, 0.32, 0.5, 0.66)],
            0.13 * s,
            0.07 * s,
            ("sky", "mid", "gold", "mid", "gold"),
        )
        ring(b, 0.68 * s, 0.08 * s, 0.25 * s, [(0.55, "sky"), (0.25, "rani"), (0.2, "gold")], 0.04 * s)
    if kind == 1:
        line(
            b,
            [
                (-0.9 * s, -0.4 * s),
                (-0.5 * s, -0.2 * s),
                (-0.1 * s, -0.25 * s),
                (0.35 * s, 0.15 * s),
                (0.85 * s, 0.42 * s),
            ],
            "gold",
            0.022 * s,
        )
        textbar(b, -0.95 * s, 0.42 * s, 0.7 * s, "white" if m == "navy" else "brand", 0.07 * s)
        textbar(b, -0.95 * s, 0.28 * s, 0.5 * s, "sky", 0.05 * s)
    if kind == 2:
        ring(b, -0.6 * s, 0, 0.32 * s, [(0.6, "brand"), (0.25, "gold"), (0.15, "rani")], 0.055 * s)
        for i in range(4):
            textbar(
                b,
                0,
                0.3 * s - 0.17 * s * i,
                (0.85, 0.6, 0.75, 0.4)[i] * s,
                "brand" if not i else "sky",
                0.07 * s,
            )
    return b


def outdoor(ground="#9bcb96", sky=("#8fb6ee", "#e9f0f6", "#fcebc8"), hills=True):
    """Ground, sky, hills and sunlight."""
    world("#eaf1fb", 0.6)
    floor(ground, 0.9)
    sky_card(40, *sky, z0=-8, z1=34, stops=(0.2, 0.32, 0.5))
    if hills:
        for x, y, a, b, c in (
            (-9, 24, 13, 3.2, "#9cc3a4"),
            (8, 26, 15, 4.0, "#a9c8b8"),
            (0, 20, 10, 1.8, "#86bb88"),
        ):
            ellipsoid((a, 5, b), (x, y, -0.4), material(c, 0.9), seg=64)
    sun((52, 0, -48), 3.0, "#ffe6c0", 2)
    area((6, -6, 5), (0, 0, 1), (5, 5), 330, "#d5e2ff")


def half_disc(x, y, z, rx, rz, m, parent, n=20):
    """Upper half of an ellipse, standing, its straight side at z."""
    pts = [(rx * math.cos(math.pi * i / n), 0, rz * math.sin(math.pi * i / n)) for i in range(n + 1)]
    o = mesh(pts, [tuple(range(n + 1))], m, smooth=False, parent=parent, loc=(x, y, z))
    thicken(o, 0.03, 0)


def hat(c="gold", **k):
    """Options of pose() for somebody in a safety helmet."""
    return dict(style="helmet", wrap=c, **k)


@picture("g01-workshop")
def workshop():
    studio("ice", "sand", 2.9)
    key(350, 160)
    window_shadows(1.8)
    b = board(2.2, 1.25, "white", (-0.75, 2.82, 1.8))
    sticky(b, -0.9, 0.42, 10, 6, 5, 0.13, 0.2)
    round_table(0.15, 0, 0.95, 0.74, "wood")

    def s(a, who, **k):
        r = math.radians(a)
        seat(who, 0.15 + 1.18 * math.cos(r), 1.18 * math.sin(r), a - 90, "brand", **{**TYPE, **k})

    s(160, "raj", yaw=-6)
    s(100, "claire", yaw=10, top="gold")
    s(40, "imran", yaw=14)
    s(-28, "mei", top="rani", yaw=10)
    pose("zara", -1.5, 1.95, 18, lh=(0.3, -0.34, 1.2), rh=(-0.2, -0.34, 1.12), yaw=8)
    for a in (160, 100, 40):
        r = math.radians(a)
        laptop(0.15 + 0.62 * math.cos(r), 0.62 * math.sin(r), 0.74, a - 90)
    paper(0.5, -0.35, 0.74, -40)
    paper(-0.3, -0.4, 0.74, 30)
    mug(0.15, -0.15, 0.74, "gold")
    plant(2.7, 2.1, 1.15, "white", 3)
    plant(-3.1, 2.0, 1.0, "rani", 7)
    camera((-1.9, -5.4, 2.35), (0.05, 0.35, 1.12), 46, (0, 0.6, 1.1), 3)


@picture("g03-whiteboard")
def whiteboard():
    studio("#e8edf5", "tan", 2.0)
    key(420, 170, 90, 1)
    b = board(3.2, 1.5, "white", (-0.1, 1.9, 1.62))
    sticky(b, -1.4, 0.5, 4, 4, 2, 0.17, 0.23, ("gold", "rose", "sky", "growl"))
    sticky(b, 0.45, 0.5, 5, 3, 3, 0.17, 0.23, ("gold", "rose", "sky", "growl"))
    textbar(b, 0.45, -0.3, 0.8, "sky", 0.04)
    textbar(b, 0.45, -0.4, 0.6, "sky", 0.04)
    pose("amara", -0.15, 1.35, 24, lh=(0.42, 0.02, 1.55), rh=(-0.16, -0.3, 1.06), yaw=-52)
    pose("kenji", -1.2, 0.8, 72, top="gold", lh=(0.1, -0.3, 1.1), rh=(-0.1, -0.28, 1.0), yaw=6)
    pose("priya", 1.15, 0.85, -84, lh=(0.14, -0.36, 1.22), rh=(-0.16, -0.34, 1.1), yaw=4)
    plant(2.35, 1.2, 1.1, "white", 4)
    table(-2.6, 0.9, 1.2, 0.8, 0.74, "wood", "white")
    laptop(-2.5, 0.9, 0.74, 60)
    mug(-2.2, 0.65, 0.74, "rani")
    camera((0.9, -4.3, 1.62), (-0.05, 0.9, 1.28), 46, (-0.2, 1.2, 1.5), 2.8)


@picture("g04-stage-talk")
def stage_talk():
    world("#c8d4ec", 0.45)
    floor("#274a8c", 0.55)
    wall(-12, 12, 3.4, 7, "#1f4690")
    cylinder(3.0, 0.28, (0, 1.2, 0.14), material("brand", 0.45, 0.4), bevel=0.03, seg=160)
    cylinder(3.06, 0.06, (0, 1.2, 0.03), material("#ffd9a0", 0.5, emit=2.0), bevel=0, seg=160)
    screen((0.9, 2.9, 2.05), 3.6, 1.8, "#e9f0fb", 0, 2)
    pose(
        "amara",
        -0.85,
        0.4,
        14,
        z=0.28,
        bottom="white",
        shirt="white",
        lh=(0.52, -0.2, 1.3),
        rh=(-0.24, -0.32, 1.12),
        yaw=8,
    )
    for x, c in ((1.5, "gold"), (2.35, "gold")):
        armchair(x, 1.5, -20, c).location.z = 0.28
    crowd(((-1.5, (-2.5, -1.75, 0.55, 1.3, 2.05, 2.8)), (-2.6, (-2.0, -1.25, 0.2, 0.95, 1.7))))
    spot((-2.6, -3.2, 5.2), (-0.85, 0.45, 1.2), 1500, "#fff0da", 40, 1.0, 0.5)
    area((0, -1.5, 6.0), (0.3, 2.6, 1.5), (6, 2), 260, "#e3ebff")
    area((-4.6, 1.4, 3.6), (0, 0.2, 1.2), (1.6, 2.4), 260, "#ffe0b8", 80)
    area((0, -5.5, 4.2), (0, -1, 1), (5, 2), 210, "#dfe8ff")
    camera((0.15, -6.5, 2.1), (0.1, 0.6, 1.42), 45, (-0.8, 0.45, 1.5), 2.4)
    return 1.15


@picture("g05-award")
def award():
    world("#dfe8fb", 0.52)
    floor("#f0dfca", 0.5)
    wall(-12, 12, 2.6, 7, "brand")
    cylinder(3.0, 0.22, (0, 0.7, 0.11), material("white", 0.5), bevel=0.04, seg=160)
    cylinder(1.55, 0.08, (0.0, 2.5, 1.75), material("gold", 0.6), rot=(math.pi / 2, 0, 0), bevel=0.03, seg=160)
    cylinder(1.38, 0.1, (0.0, 2.46, 1.75), material("#2a5bb0", 0.6), rot=(math.pi / 2, 0, 0), bevel=0.03, seg=160)
    pose("asha", -0.55, 0.38, 36, z=0.22, lh=(0.26, -0.5, 1.18), rh=(-0.04, -0.5, 1.15), yaw=2)
    pose("claire", 0.45, 0.36, -38, z=0.22, rh=(-0.24, -0.48, 1.2), lh=(0.05, -0.46, 1.14), yaw=-2)
    trophy((-0.06, -0.06, 1.28), 1.05)
    pose("raj", -1.75, 0.8, 26, z=0.22, **CLAP, yaw=8)
    pose("gurpreet", 1.72, 0.8, -26, z=0.22, wrap="gold", **CLAP, yaw=-6)
    r = random.Random(5)
    for i in range(60):
        x, y = (r.uniform(-3.0, 3.0), r.uniform(-1.2, 1.8))
        box(
            (r.uniform(0.03, 0.055), r.uniform(0.05, 0.1), 0.006),
            (x, y, 0.226),
            ("rani", "gold", "sky", "brand", "rose")[i % 5],
            0.002,
            rot=(0, 0, r.uniform(0, 3)),
        )
    for s in (-1, 1):
        plant(s * 2.75, 1.5, 1.0, "gold", 3 + s, 0.22)
    key(420, 190, 0)
    area((-3.2, 2.1, 4.2), (0, 0.4, 1.2), (1.5, 1.5), 190, "#ffe4c0")
    area((3.2, 2.1, 4.2), (0, 0.4, 1.2), (1.5, 1.5), 170, "#dbe7ff")
    camera((0.0, -5.2, 1.75), (0, 0.4, 1.3), 46, (0, 0.2, 1.4), 2.8)
    return 1.05


@picture("g07-demo-day")
def demo_day():
    studio("ice", "#e3d4c0", 3.4, skirting=False)
    key(430, 180, 100)
    for x, c, kd in ((-2.3, "brand", 1), (0, "rani", 0), (2.3, "gold", 1)):
        box((1.9, 0.08, 2.2), (x, 2.6, 1.1), material(c, 0.6), 0.03)
        screen((x, 2.52, 1.45), 1.3, 0.75, "white", 0, 2 if kd else 1)
    for x in (-2.3, 2.3):
        box((0.9, 0.5, 1.0), (x, 1.7, 0.5), material("white", 0.6), 0.03)
    laptop(-2.3, 1.7, 1.0, 0)
    lathe(
        [(0.0, 0), (0.16, 0), (0.2, 0.2), (0.12, 0.4), (0.0, 0.42)],
        material("gold", 0.4, 0.5),
        loc=(2.3, 1.7, 1.0),
    )
    pose("tunde", -1.62, 1.8, 10, lh=(0.1, -0.3, 1.05))
    box((0.8, 0.5, 0.95), (0.05, 0.55, 0.475), material("white", 0.6), 0.03)
    box((0.34, 0.26, 0.16), (0.05, 0.5, 1.03), material("brand", 0.4, 0.5), 0.05)
    cylinder(0.07, 0.06, (0.05, 0.5, 1.14), material("gold", 0.4))
    pose("kavya", -0.62, 0.75, 46, rh=(-0.06, -0.4, 1.2), lh=(0.36, -0.34, 1.16), yaw=6)
    pose("harpal", 0.88, 0.35, -70, lh=(0.08, -0.28, 1.1), rh=(-0.12, -0.3, 1.0))
    pose("claire", 1.25, -0.35, -118, top="navy", lh=(0.1, -0.3, 1.06), rh=(-0.1, -0.3, 1.06), yaw=-8)
    camera((-1.4, -4.9, 1.8), (0.1, 0.7, 1.18), 45, (-0.3, 0.7, 1.3), 2.6)


@picture("g08-pitch-panel")
def pitch_panel():
    studio("brand", "#dccbb5", 2.8, "#d3dcf0", False)
    key(460, 220, 120)
    table(0.9, 0.9, 3.0, 0.8, 0.74, "white", "navy")
    seat("harpal", 0.0, 1.45, -14, "gold", lh=(0.13, -0.42, 0.8), rh=(-0.13, -0.42, 0.8), yaw=-24)
    seat(
        "lakshmi",
        0.95,
        1.48,
        -20,
        "gold",
        top="rani",
        shirt="gold",
        lh=(0.1, -0.4, 0.8),
        rh=(-0.16, -0.36, 0.98),
        yaw=-22,
    )
    seat("oliver", 1.9, 1.45, -26, "gold", lh=(0.13, -0.42, 0.8), rh=(-0.13, -0.42, 0.8), yaw=-20)
    for x in (0.0, 0.95, 1.9):
        paper(x - 0.05, 0.85, 0.74, -15)
    mug(0.5, 0.75, 0.74, "gold")
    mug(1.45, 0.75, 0.74, "rani")
    pose(
        "meera",
        -1.15,
        0.1,
        122,
        top="gold",
        bottom="ink",
        shirt="white",
        lh=(0.34, -0.36, 1.2),
        rh=(-0.2, -0.36, 1.3),
        yaw=-20,
    )
    e = easel(-2.05, 1.35, 24)
    bars(e, -0.28, -0.35, (0.2, 0.34, 0.5, 0.7), 0.12, 0.06, ("sky", "brand", "brand", "gold"))
    plant(3.0, 1.9, 1.1, "white", 3)
    camera((-0.6, -4.9, 1.85), (0.15, 0.7, 1.08), 46, (-1.0, 0.2, 1.5), 3.2)
    return 1.05


@picture("g09-classroom")
def classroom():
    studio("#eef3ea", "#e0cdb2", 3.2)
    key(410, 170, 90, 1)
    window_shadows(1.2, 1)
    b = board(3.2, 1.35, "green", (0.2, 3.12, 1.72), frame="wood")
    bars(b, -0.75, -0.45, (0.25, 0.4, 0.55, 0.75), 0.16, 0.1, ("white", "gold", "white", "gold"))
    line(b, [(0.45, -0.3), (0.72, 0.05), (1.0, -0.05), (1.35, 0.4)], "rose", 0.016)
    pose(
        "asha",
        -1.05,
        2.2,
        16,
        top="gold",
        shirt="rani",
        accent="rani",
        lh=(0.44, -0.02, 1.36),
        rh=(-0.14, -0.3, 1.05),
        yaw=6,
    )
    r = random.Random(3)
    for y, xs in ((0.75, (-1.5, -0.2, 1.1, 2.3)), (-0.7, (-0.55, 0.95))):
        for i, x in enumerate(xs):
            table(x, y + 0.52, 1.0, 0.5, 0.72, "wood", "white")
            box(
                (0.24, 0.32, 0.012),
                (x + 0.1, y + 0.5, 0.727),
                ("brand", "rani", "gold")[i % 3],
                0.004,
                rot=(0, 0, r.uniform(-0.2, 0.2)),
            )
    who = iter(("priya", "kenji", "zara", "tunde", "mei", "sofia"))
    for y, xs in ((0.75, (-1.5, -0.2, 1.1, 2.3)), (-0.7, (-0.55, 0.95))):
        for x in xs:
            w = next(who)
            seat(
                w,
                x,
                y - 0.1,
                180,
                "brand",
                lh=(0.13, -0.42, 0.8),
                rh=(-0.13, -0.42, 0.8),
                lean=5,
                **dict(top="white", wrap="gold") if w == "gurpreet" else {},
            )
    camera((2.4, -4.6, 2.5), (0.15, 1.2, 1.08), 42, (-0.4, 2.0, 1.4), 3.5)


@picture("g10-founders-circle")
def founders_circle():
    world("#eef3fb", 0.6)
    floor("#e6d3b8", 0.9)
    cylinder(2.6, 0.02, (0, 0.3, 0.01), material("#efe2cd", 0.9), bevel=0.005, seg=128)
    sun((40, 0, -40), 2.6, "#ffe6c0", 2.5)
    area((-4, -4, 5), (0, 0.3, 0.8), (4, 4), 260, "#fff1df")
    area((5, -3, 4), (0, 0.3, 0.8), (3, 3), 170, "#cfe0ff")
    ws = ["asha", "zara", "kavya", "amara", "lakshmi", "mei", "priya"]
    for i, w in enumerate(ws):
        a = math.radians(90 + i * 360 / 7)
        x, y = (1.62 * math.cos(a), 0.3 + 1.5 * math.sin(a))
        f = math.degrees(a) - 90
        cylinder(0.24, 0.38, (x, y, 0.19), material(("rani", "gold", "brand")[i % 3], 0.7), bevel=0.05, seg=64)
        k = (
            dict(lh=(0.08, -0.36, 0.66), rh=(-0.06, -0.37, 0.68))
            if i != 0
            else dict(lh=(0.24, -0.36, 1.0), rh=(-0.24, -0.36, 1.0))
        )
        pose(w, x + 0.05 * math.sin(math.radians(f)), y - 0.05 * math.cos(math.radians(f)), f, sit=0.38, **k)
    round_table(0, 0.3, 0.42, 0.34, "wood", "white")
    lathe(
        [(0.0, 0), (0.1, 0), (0.13, 0.08), (0.1, 0.17), (0.04, 0.2), (0, 0.21)],
        material("brand", 0.4, 0.5),
        loc=(0, 0.34, 0.34),
    )
    for i in range(5):
        a = i * 1.26 + 0.4
        mug(0.26 * math.cos(a), 0.3 + 0.26 * math.sin(a), 0.34, ("gold", "rani", "white")[i % 3])
    for x, y, h, c in (
        (-3.3, 2.3, 1.2, "brand"),
        (3.3, 2.2, 1.1, "rani"),
        (-3.6, -0.6, 0.9, "white"),
        (3.5, -0.9, 0.95, "gold"),
    ):
        plant(x, y, h, c, int(h * 10))
    wall(-14, 14, 4.6, 3, "net50")
    camera((0.3, -5.2, 4.6), (0.0, 0.25, 0.56), 41, (0, 0.6, 0.8), 4)


@picture("g12-coworking")
def coworking():
    window_wall(-3.6, 0.6, 3.2, 0.4, 3.2, "white", 4, 7)
    world("#eef1ea", 0.55)
    floor("#dfcbb0")
    key(330, 170, 0, 1)
    box((1.9, 0.8, 0.26), (-1.7, 1.3, 0.29), material("brand", 0.8), 0.09, segs=6)
    box((1.95, 0.24, 0.7), (-1.7, 1.66, 0.5), material("brand", 0.8), 0.1, segs=6)
    for s in (-1, 1):
        box((0.2, 0.8, 0.52), (-1.7 + s * 0.95, 1.3, 0.36), material("brand", 0.8), 0.08, segs=6)
    for s in (-0.7, 0.7):
        cylinder(0.03, 0.18, (-1.7 + s, 1.05, 0.09), "wood")
    pose("sofia", -1.85, 1.25, 14, sit=0.42, lh=(0.1, -0.36, 0.74), rh=(-0.1, -0.36, 0.74), pitch=12)
    laptop(-1.96, 0.88, 0.632, 14)
    table(1.25, 0.55, 1.9, 0.85, 0.74, "wood", "white")
    seat("tunde", 0.85, 1.18, 8, "gold", **TYPE, yaw=14)
    seat("zara", 1.68, 1.18, -8, "gold", lh=(0.13, -0.42, 0.8), rh=(-0.24, -0.4, 0.84), lean=8, yaw=-18)
    laptop(0.85, 0.66, 0.74, 8)
    paper(1.5, 0.6, 0.74, 10)
    mug(1.95, 0.4, 0.74, "rani")
    pose("oliver", 2.92, 1.9, -34, top="ice", rh=(-0.2, -0.1, 1.52), lh=(0.1, -0.26, 1.05))
    rug(-1.7, 0.8, 1.2, "gold")
    plant(-3.25, 2.3, 1.3, "white", 3)
    plant(0.2, 2.7, 1.0, "rani", 5)
    pendant(0.85, 0.9, 2.25, "gold", r=0.22)
    pendant(1.75, 0.9, 2.25, "gold", r=0.22)
    shelf(1.75, 3.02, 1.8, (1.85, 2.3), 4)
    camera((0.3, -5.2, 1.9), (0.3, 0.9, 1.12), 39.5, (0, 1.1, 1.0), 3.2)


@picture("g13-factory-visit")
def factory_visit():
    studio("#e3ecf8", "#d5dae2", 3.4, skirting=False)
    key(430, 190, 100)
    box((28, 0.04, 0.9), (0, 3.38, 0.45), "brand", 0)
    box((28, 0.05, 0.06), (0, 3.37, 0.93), "gold", 0)
    for x in (-2.6, -0.6, 1.4):
        box((1.7, 0.06, 0.86), (x, 3.38, 2.15), "white", 0.02)
        box((1.56, 0.06, 0.72), (x, 3.36, 2.15), material("#f9e6c8", 0.6, emit=0.7), 0.01)
        box((0.06, 0.08, 0.72), (x, 3.35, 2.15), "white", 0)
    box((7.0, 0.74, 0.12), (0.4, 0.35, 0.74), material("slate", 0.5), 0.05)
    box((7.0, 0.58, 0.03), (0.4, 0.35, 0.81), material("ink", 0.7), 0.01)
    for y in (0.02, 0.68):
        box((7.0, 0.05, 0.1), (0.4, y, 0.84), material("gold", 0.5), 0.015)
    for x in (-2.0, -0.45, 1.1, 2.6):
        box((0.14, 0.52, 0.7), (x, 0.35, 0.35), material("brand", 0.5), 0.03)
        box((0.26, 0.64, 0.05), (x, 0.35, 0.025), material("navy", 0.5), 0.015)
    for i in range(7):
        x = -2.25 + i * 0.74
        if i % 2:
            cylinder(
                0.14,
                0.22,
                (x, 0.35, 0.935),
                material(("brand", "rani", "gold")[i // 2], 0.4, 0.5),
                bevel=0.025,
            )
        else:
            box((0.28, 0.28, 0.22), (x, 0.35, 0.935), material("tan", 0.7), 0.02)
            box((0.29, 0.06, 0.225), (x, 0.35, 0.935), material("white", 0.7), 0.004)
    e = empty((1.82, 1.38, 0))
    cylinder(0.34, 0.9, (0, 0, 0.45), glossy("brand"), e, 0.04)
    cylinder(0.24, 0.16, (0, 0, 0.96), glossy("navy"), e, 0.03)
    tube([(0, 0, 1.0), (0.1, -0.1, 1.7)], [0.13, 0.11], glossy("gold"), e, sub=2)
    ellipsoid((0.15,) * 3, (0.1, -0.1, 1.72), glossy("navy"), e)
    tube([(0.1, -0.1, 1.72), (-0.42, -0.86, 1.66)], [0.1, 0.08], glossy("gold"), e, sub=2)
    ellipsoid((0.11,) * 3, (-0.45, -0.9, 1.66), glossy("navy"), e)
    tube([(-0.45, -0.92, 1.66), (-0.45, -0.95, 1.36)], [0.07, 0.06], glossy("gold"), e, sub=2)
    box((0.26, 0.14, 0.07), (-0.45, -0.95, 1.31), glossy("navy"), 0.02, e)
    for q in (-1, 1):
        box((0.04, 0.12, 0.18), (-0.45 + q * 0.13, -0.95, 1.22), glossy("navy"), 0.01, e)
    cylinder(0.1, 0.18, (-0.45, -0.95, 1.2), material("rani", 0.4, 0.5), e, 0.02)
    box((1.1, 0.9, 1.3), (-2.75, 2.3, 0.65), material("gold", 0.5), 0.06)
    box((0.5, 0.04, 0.34), (-2.6, 1.84, 0.98), material("white", 0.4), 0.02)
    for q in range(3):
        cylinder(
            0.045,
            0.04,
            (-2.75 + q * 0.15, 1.84, 0.66),
            material(("rani", "white", "brand")[q], 0.5),
            rot=(math.pi / 2, 0, 0),
        )
    pose(
        "meera",
        -0.58,
        1.0,
        18,
        **{
            **hat("gold"),
            "outfit": "jacket",
            "top": "rani",
            "lh": (0.24, -0.44, 1.16),
            "rh": (-0.14, -0.3, 1.06),
            "yaw": 12,
        },
    )
    pose(
        "dev",
        0.5,
        1.02,
        -22,
        **{**hat("white"), "lh": (0.1, -0.34, 1.1), "rh": (-0.12, -0.33, 1.06), "yaw": -10},
    )
    e = empty((0.5, 1.02, 0), (0, 0, math.radians(-22)))
    box((0.24, 0.02, 0.32), (0, -0.375, 1.12), material("wood", 0.7), 0.008, e, rot=(-0.45, 0, 0))
    box((0.21, 0.006, 0.28), (0, -0.386, 1.125), material("white", 0.7), 0.003, e, rot=(-0.45, 0, 0))
    pose(
        "tunde",
        -1.62,
        1.02,
        12,
        **{
            **hat("brand"),
            "top": "sky",
            "lh": (0.16, -0.46, 1.06),
            "rh": (-0.16, -0.46, 1.06),
            "pitch": 10,
            "lean": 5,
        },
    )
    camera((0.75, -4.5, 1.8), (0.02, 0.7, 1.12), 44, (0, 1.0, 1.4), 2.8)


@picture("g14-market-stall")
def market_stall():
    outdoor("#e6d3b8", hills=False)
    for i, (x, c) in enumerate(
        (
            (-5.2, "sky"),
            (-3.3, "growl"),
            (-1.4, "ice"),
            (0.5, "rose"),
            (2.4, "growl"),
            (4.3, "ice"),
            (6.2, "sky"),
        )
    ):
        h = 2.5 + 0.5 * (i % 3)
        box((1.8, 0.4, h), (x, 6.2, h / 2), material(c, 0.8), 0.03)
        for q in (-0.4, 0.4):
            for z in (1.0, 2.0):
                box((0.4, 0.05, 0.6), (x + q, 5.98, z), material("mid" if i % 2 else "brand", 0.5), 0.02)
        box((1.9, 0.5, 0.12), (x, 6.2, h), "white", 0.02)
    box((2.8, 0.9, 0.85), (-0.4, 0.5, 0.425), material("wood", 0.6), 0.02)
    box((2.9, 0.98, 0.05), (-0.4, 0.48, 0.87), material("white", 0.6), 0.015)
    box((2.82, 0.02, 0.55), (-0.4, 0.04, 0.45), material("rani", 0.7), 0.005)
    for x in (-1.75, 0.95):
        for y in (0.1, 1.7):
            cylinder(0.035, 2.1 if y < 1 else 2.4, (x, y, 1.05 if y < 1 else 1.2), "white", bevel=0)
    n = 8
    for i in range(n):
        box(
            (2.9 / n, 1.75, 0.05),
            (-1.85 + 2.9 / n * (i + 0.5), 0.85, 2.28),
            material("brand" if i % 2 else "white", 0.7),
            0.01,
            rot=(0.2, 0, 0),
        )
        cylinder(
            2.9 / n / 2,
            0.05,
            (-1.85 + 2.9 / n * (i + 0.5), -0.02, 2.06),
            material("brand" if i % 2 else "white", 0.7),
            rot=(math.pi / 2 - 0.1, 0, 0),
            bevel=0.008,
        )
    for i, c in enumerate(("gold", "rani", "leaf2", "wood", "gold")):
        lathe(
            [(0.0, 0), (0.13, 0), (0.17, 0.09), (0.16, 0.1), (0, 0.1)],
            material("white", 0.5),
            loc=(-1.4 + i * 0.36, 0.3, 0.895),
        )
        lathe([(0.155, 0.09), (0.0, 0.22)], material(c, 0.9, 0.1), loc=(-1.4 + i * 0.36, 0.3, 0.895), bevel=0)
    for i, c in enumerate(("brand", "gold", "rani", "sky")):
        box((0.42, 0.34, 0.07), (0.62, 0.4, 0.93 + i * 0.072), material(c, 0.8), 0.025)
    pose(
        "kavya",
        -0.45,
        1.25,
        22,
        top="rani",
        accent="gold",
        lh=(0.3, -0.5, 1.16),
        rh=(-0.1, -0.34, 1.05),
        yaw=14,
    )
    pose(
        "claire",
        0.85,
        -0.55,
        -152,
        top="brand",
        shirt="white",
        rh=(-0.14, -0.38, 1.16),
        lh=(0.26, -0.12, 0.86),
        yaw=-20,
    )
    lathe(
        [(0.0, 0), (0.14, 0), (0.18, 0.16), (0.17, 0.16), (0, 0.05)],
        material("tan", 0.8),
        loc=(0.56, -0.62, 0.56),
    )
    tube([(0.4, -0.62, 0.7), (0.56, -0.62, 0.92), (0.72, -0.62, 0.7)], [0.014] * 3, "darkwood", sub=6)
    for x, c in ((-2.4, "tan"), (1.75, "tan")):
        box((0.5, 0.4, 0.34), (x, 0.45, 0.17), material(c, 0.8), 0.02)
    for i in range(8):
        ellipsoid(
            (0.09,) * 3,
            (-2.55 + i % 4 * 0.1, 0.38 + i // 4 * 0.14, 0.38),
            material(("gold", "leaf2")[i % 2], 0.5),
            seg=24,
        )
    tree(3.0, 3.2, 1.5)
    tree(-3.6, 3.4, 1.3, "leaf2")
    area((-1, -5, 2.2), (-0.4, 1.2, 1.2), (3, 2), 190, "#fff1df")
    camera((1.4, -5.2, 1.75), (-0.1, 0.5, 1.26), 44, (-0.4, 1.2, 1.4), 2.8)


@picture("g16-handshake")
def handshake():
    studio("growl", "#e0cdb2", 2.6, "#f6f1e6")
    key(420, 170, 120)
    table(0, -0.1, 1.5, 0.8, 0.74, "wood", "white")
    pose("lakshmi", -0.455, 0.62, 78, rh=(0.02, -0.46, 1.06), lh=(0.12, -0.24, 0.98), yaw=-4)
    pose("raj", 0.455, 0.62, -78, rh=(-0.02, -0.46, 1.055), lh=(0.16, -0.2, 0.95), yaw=4, accent="rani")
    paper(-0.12, -0.1, 0.74, 6)
    paper(0.2, -0.18, 0.74, -14)
    tube([(0.02, -0.28, 0.755), (0.2, -0.34, 0.755)], [0.01, 0.01], material("brand", 0.4))
    pose("mei", 1.55, 1.5, -34, **CLAP, top="white")
    pose("imran", -1.6, 1.5, 34, **CLAP)
    plant(-2.5, 1.8, 1.15, "brand", 3)
    plant(2.55, 1.9, 1.05, "rani", 6)
    camera((0, -4.3, 1.5), (0, 0.5, 1.16), 50, (0, 0.4, 1.2), 2.4)


@picture("g17-celebration")
def celebration():
    studio("rose", "#f1e0d2", 2.8, "#f6eef0", False)
    key(440, 190, 110)
    round_table(0, 0.35, 0.42, 0.86, "white", "brand")
    cylinder(0.24, 0.16, (0, 0.35, 0.94), material("white", 0.5), bevel=0.03)
    cylinder(0.245, 0.04, (0, 0.35, 0.9), material("rani", 0.5), bevel=0.01)
    cylinder(0.15, 0.12, (0, 0.35, 1.08), material("growl", 0.5), bevel=0.03)
    for a in range(5):
        x, y = (0.08 * math.cos(a * 1.257), 0.35 + 0.08 * math.sin(a * 1.257))
        cylinder(0.01, 0.1, (x, y, 1.18), material("white", 0.5), bevel=0, seg=10)
        ellipsoid((0.012, 0.012, 0.022), (x, y, 1.25), material("#ffd27a", 0.4, emit=2), seg=14)
    pose("kavya", -0.78, 0.95, 20, **UP)
    pose("tunde", -1.62, 0.75, 30, top="brand", **{**UP, "rh": (-0.3, -0.2, 1.2)})
    pose("asha", 0.05, 1.45, 0, **UP)
    pose("zara", 0.88, 0.95, -20, **{**UP, "lh": (0.24, -0.25, 1.2)}, top="white", shirt="brand")
    pose("oliver", 1.68, 0.75, -30, **UP)
    r = random.Random(8)
    for i in range(90):
        x, y = (r.uniform(-3.2, 3.2), r.uniform(-1.6, 2.5))
        box(
            (r.uniform(0.03, 0.055), r.uniform(0.05, 0.1), 0.006),
            (x, y, 0.006),
            ("rani", "gold", "sky", "brand", "white")[i % 5],
            0.002,
            rot=(0, 0, r.uniform(0, 3)),
        )
    tube(
        [(-3.6 + i * 0.3, 2.73, 2.87 - 0.16 * math.cos((-3.6 + i * 0.3) * 0.9)) for i in range(25)],
        [0.012] * 25,
        "white",
        sub=2,
        seg=8,
    )
    for i in range(9):
        x = -3.2 + i * 0.8
        mesh(
            [(-0.22, 0, 0), (0.22, 0, 0), (0, 0, -0.36)],
            [(0, 1, 2)],
            material(("rani", "gold", "brand")[i % 3], 0.7),
            smooth=False,
            loc=(x, 2.74, 2.86 - 0.16 * math.cos(x * 0.9)),
        )
    camera((-0.5, -5.4, 1.55), (0, 0.7, 1.26), 46, (0, 0.9, 1.4), 3)


@picture("g18-podcast")
def podcast():
    studio("navy", "#3a3f55", 2.0, "#c3cfe6", False)
    for i in range(9):
        for j in range(3):
            box(
                (0.56, 0.08, 0.56),
                (-2.5 + i * 0.62, 1.95, 0.75 + j * 0.62),
                material(("brand", "brand", "#1a3f80", "brand", "#2a5bb0")[(i * 2 + j) % 5], 0.9, 0.1),
                0.05,
            )
    table(0, 0.2, 1.9, 0.8, 0.74, "wood", "white")
    seat(
        "amara",
        -0.82,
        0.55,
        52,
        "gold",
        top="gold",
        shirt="white",
        phones="white",
        lh=(0.22, -0.36, 1.04),
        rh=(-0.06, -0.42, 0.84),
        lean=5,
        yaw=6,
    )
    seat(
        "priya",
        0.82,
        0.55,
        -52,
        "gold",
        top="rani",
        phones="white",
        lh=(0.1, -0.42, 0.82),
        rh=(-0.12, -0.42, 0.82),
        lean=7,
        yaw=-4,
    )
    for s in (-1, 1):
        cylinder(0.09, 0.025, (s * 0.36, 0.05, 0.752), "ink")
        tube([(s * 0.36, 0.05, 0.75), (s * 0.36, 0.05, 0.98), (s * 0.4, 0.16, 1.08)], [0.012] * 3, "ink")
        e = empty((s * 0.42, 0.2, 1.11), (-0.3, s * 0.5, 0))
        lathe(
            [(0.0, -0.09), (0.03, -0.09), (0.045, 0.02), (0.045, 0.05), (0, 0.05)],
            material("ink", 0.4, 0.5),
            parent=e,
        )
        ellipsoid((0.052,) * 3, (0, 0, 0.07), material("grey", 0.4, 0.5), e)
    mug(0.05, 0.05, 0.74, "rani")
    paper(-0.05, 0.34, 0.74, 8)
    lamp(2.1, 1.2, 1.7)
    plant(-2.2, 1.2, 1.05, "gold", 3)
    area((-2.5, -3.5, 3.2), (0, 0.4, 1), (2, 2), 260, "#fff0da")
    area((2.8, -3, 2.6), (0, 0.4, 1), (2, 2), 120, "#d5e2ff")
    area((0, 1.2, 3.6), (0, 0.3, 1), (3, 0.6), 90, "#ffe0b8")
    camera((0.6, -4.0, 1.55), (0.02, 0.45, 1.12), 48, (0, 0.5, 1.2), 2.6)
    return 1.2


@picture("g19-online-call")
def online_call():
    studio("ice", "sand", 2.2)
    key(360, 150, 90, 1)
    table(0, 0.75, 2.4, 0.85, 0.74, "wood", "white")
    e = empty((0.1, 0.98, 0.74))
    box((1.55, 0.07, 0.95), (0, 0, 0.66), material("ink", 0.4, 0.5), 0.04, e)
    lathe(
        [(0.0, 0), (0.26, 0), (0.26, 0.02), (0.06, 0.05), (0.05, 0.3), (0, 0.3)],
        material("slate", 0.4),
        parent=e,
    )
    for i, (x, z, bg, sk, hr, tp) in enumerate(
        (
            (-0.36, 0.87, "growl", 1, 0, "rani"),
            (0.36, 0.87, "sky", 3, 5, "gold"),
            (-0.36, 0.44, "rose", 4, 3, "brand"),
            (0.36, 0.44, "ice", 2, 0, "navy"),
        )
    ):
        box((0.68, 0.01, 0.4), (x, -0.038, z), material(bg, 0.5, emit=0.25), 0.015, e)
        ellipsoid((0.078, 0.03, 0.092), (x, -0.055, z + 0.035), material(SKIN[sk], 0.5), e)
        ellipsoid((0.088, 0.03, 0.07), (x, -0.045, z + 0.085), material(HAIR[hr], 0.5), e)
        if i in (0, 2):
            ellipsoid((0.1, 0.02, 0.12), (x, -0.04, z + 0.02), material(HAIR[hr], 0.5), e)
        half_disc(x, -0.052, z - 0.197, 0.17, 0.155, material(tp, 0.6), e)
        box((0.052, 0.03, 0.07), (x, -0.05, z - 0.055), material(SKIN[sk], 0.5), 0.01, e)
        for s in (-1, 1):
            ellipsoid((0.008, 0.006, 0.011), (x + s * 0.028, -0.086, z + 0.04), material("#2a1d1b", 0.4), e, seg=12)
        tube(
            [(x - 0.02, -0.083, z - 0.008), (x, -0.085, z - 0.014), (x + 0.02, -0.083, z - 0.008)],
            [0.003] * 3,
            material("#8a3f33", 0.5),
            e,
            seg=8,
        )
    seat(
        "lakshmi",
        -0.62,
        -0.05,
        158,
        "brand",
        lh=(0.14, -0.42, 0.82),
        rh=(-0.26, -0.34, 1.02),
        lean=3,
        yaw=14,
        top="rani",
        shirt="gold",
    )
    box((0.6, 0.2, 0.025), (0.1, 0.55, 0.755), material("white", 0.5), 0.008)
    mug(0.75, 0.62, 0.74, "gold")
    paper(-0.95, 0.62, 0.74, 20)
    plant(1.05, 0.95, 0.42, "rani", 3, 0.74)
    plant(2.2, 1.4, 1.15, "white", 6)
    lamp(-2.0, 1.5, 1.6)
    shelf(-1.6, 2.05, 1.3, (1.75,), 3)
    camera((1.15, -4.3, 1.7), (0.0, 0.6, 0.95), 47, (0.1, 0.9, 1.3), 2.8)


@picture("g21-mentoring-walk")
def mentoring_walk():
    outdoor()
    box((1.8, 30, 0.02), (0, 4, 0.012), material("#efe0c8", 0.9), 0)
    pose(
        "asha",
        -0.42,
        0.2,
        12,
        top="gold",
        shirt="rani",
        accent="rani",
        lh=(0.3, -0.34, 1.12),
        rh=(-0.22, -0.06, 0.9),
        yaw=16,
    )
    pose(
        "meera",
        0.42,
        0.3,
        -10,
        top="brand",
        shirt="white",
        feet=((0.1, -0.16, 0.085), (-0.1, 0.18, 0.11)),
        rh=(-0.2, -0.22, 0.96),
        lh=(0.24, 0.1, 0.92),
        yaw=-18,
    )
    r = random.Random(3)
    for x, y, s in (
        (-2.1, 2.2, 1.25),
        (-3.3, 0.9, 1.1),
        (2.2, 2.6, 1.35),
        (3.4, 1.3, 1.15),
        (-1.9, 5.5, 1.6),
        (2.3, 6.5, 1.7),
        (-4.6, 4.5, 1.6),
        (4.9, 5, 1.7),
    ):
        tree(x, y, s, r.choice(("leaf", "leaf2")))
    for i in range(14):
        s = 1 if i % 2 else -1
        ellipsoid(
            (0.13, 0.13, 0.12),
            (s * 1.12, -1.4 + i * 0.6, 0.07),
            material(("leaf2", "rani", "leaf", "gold")[i % 4], 0.8),
            seg=20,
        )
    box((1.1, 0.34, 0.06), (1.9, 1.2, 0.42), "wood", 0.02)
    box((1.1, 0.05, 0.3), (1.9, 1.38, 0.68), "wood", 0.02)
    for s in (-0.4, 0.4):
        box((0.06, 0.3, 0.42), (1.9 + s, 1.2, 0.21), "slate", 0.01)
    camera((-0.7, -4.6, 1.35), (0.05, 0.4, 1.1), 47, (0, 0.2, 1.5), 2.2)


@picture("g22-poster-session")
def poster_session():
    studio("white", "#dccbb5", 4.2, "#f0f3f9", False)
    key(430, 190, 100, 1)
    for i, (x, y, f, c, kd) in enumerate(
        (
            (-1.9, 1.2, 26, "white", 2),
            (-0.25, 1.9, 10, "#e9f0fb", 1),
            (1.5, 2.6, 0, "white", 2),
            (3.2, 3.2, -6, "growl", 1),
        )
    ):
        e = empty((x, y, 0), (0, 0, math.radians(f)))
        box((1.35, 0.06, 1.95), (0, 0.05, 1.15), material(("brand", "rani", "gold", "brand")[i], 0.6), 0.02, e)
        if 0:
            screen((x + 0.0, y - 0.01, 1.25), 1.15, 1.5, c, f, kd)
        b = board(1.15, 1.6, c, (0, -0.01, 1.2), parent=e)
        bars(b, -0.45, -0.68, (0.18, 0.3, 0.42, 0.56), 0.12, 0.06, ("sky", "brand", "brand", "gold"))
        ring(b, 0.28, 0.05, 0.16, [(0.6, "brand"), (0.4, "rani")], 0.03)
        textbar(b, -0.48, 0.62, 0.8, "brand", 0.07)
        for k in range(3):
            textbar(b, -0.48, 0.48 - 0.09 * k, (0.9, 0.7, 0.84)[k], "sky", 0.035)
        for k in range(3):
            textbar(b, -0.48, 0.08 - 0.09 * k, (0.5, 0.4, 0.46)[k], "grey", 0.03)
        for s in (-0.55, 0.55):
            box((0.06, 0.4, 0.05), (s, 0.05, 0.025), "slate", 0.01, e)
            cylinder(0.02, 0.3, (s, 0.05, 0.15), "slate", e, 0)
    pose(
        "kavya",
        -1.05,
        0.62,
        34,
        top="rani",
        accent="gold",
        rh=(-0.46, 0.04, 1.32),
        lh=(0.22, -0.34, 1.08),
        yaw=14,
    )
    pose("oliver", -0.02, 0.05, 128 - 180 - 20, lh=(0.08, -0.28, 1.1), rh=(-0.1, -0.28, 1.04), yaw=0)
    pose("zara", 1.05, 1.55, 150, wrap="gold")
    plant(2.6, 0.6, 0.9, "brand", 4)
    camera((0.6, -4.6, 1.7), (-0.05, 0.9, 1.18), 46, (-0.6, 0.6, 1.4), 2.6)


@picture("g23-hackathon")
def hackathon():
    world("#b9c8ea", 0.55)
    floor("#8b93ad", 0.8)
    wall(-14, 14, 3.2, 7, "#1c3c7d")
    r = random.Random(3)
    for i in range(3):
        box((1.7, 0.04, 1.5), (-2.6 + i * 2.6, 3.17, 1.75), material("#0e2550", 0.3, 0.6), 0.02)
        for _ in range(14):
            box(
                (0.1, 0.01, 0.1),
                (-2.6 + i * 2.6 + r.uniform(-0.75, 0.75), 3.14, 1.2 + r.uniform(0, 1.1)),
                material("#ffc65c", 0.5, emit=0.7),
                0,
            )
    table(0, 0.3, 2.9, 1.3, 0.74, "wood", "white")
    for x, w, k in ((-0.95, "kenji", {}), (0, "sofia", dict(yaw=12)), (0.95, "tunde", dict(yaw=-14))):
        seat(w, x, 1.28, 0, "brand", **{**TYPE, **k})
        laptop(x, 0.76, 0.74, 0)
    for x, w, k in ((-0.95, "zara", dict(wrap="rani")), (0.95, "mei", dict(top="white"))):
        seat(w, x, -0.66, 180, "gold", **{**TYPE, **k})
        laptop(x, -0.16, 0.74, 180)
    pose("amara", 1.95, 0.9, -70, rh=(-0.1, -0.42, 1.0), lh=(0.12, -0.3, 1.1), lean=4, pitch=8)
    for x, y, c in ((-0.4, 0.3, "rani"), (0.45, 0.35, "gold"), (-1.3, 0.3, "white")):
        mug(x, y, 0.74, c)
    box((0.36, 0.36, 0.05), (0.05, 0.15, 0.77), material("tan", 0.8), 0.01)
    cylinder(0.15, 0.02, (0.05, 0.15, 0.8), material("gold", 0.7))
    paper(-0.75, 0.25, 0.74, 30)
    paper(0.85, 0.25, 0.74, -20)
    for x in (-0.95, 0.95):
        pendant(x, 0.3, 2.25, "gold", r=0.26)
        spot((x, 0.3, 2.2), (x, 0.3, 0), 200, "#ffdfae", 120, 1.0, 0.5)
    area((-4, -4, 4.5), (0, 0.3, 0.8), (3, 3), 260, "#ffe9cf")
    area((4, -3, 3.5), (0, 0.3, 0.8), (3, 3), 130, "#cfdcff")
    plant(-2.7, 2.3, 1.15, "white", 3)
    plant(2.9, 2.4, 1.0, "rani", 5)
    camera((-1.7, -4.9, 3.2), (0.05, 0.55, 0.95), 44, (0, 0.6, 1.0), 4)
    return 1.2


@picture("g24-certificates")
def certificates():
    studio("net50", "#e6d3c0", 2.4, "#f6eef0")
    key(430, 180, 110)
    for i, (x, w, k) in enumerate(
        (
            (-1.35, "priya", {}),
            (-0.45, "zara", dict(wrap="gold")),
            (0.45, "lakshmi", {}),
            (1.35, "sofia", dict(top="gold")),
        )
    ):
        y = 0.45 + 0.12 * (1 - abs(x) / 1.35)
        f = -x * 8
        pose(w, x, y, f, lh=(0.25, -0.27, 1.08), rh=(-0.25, -0.27, 1.08), **k)
        e = empty((x, y, 0), (0, 0, math.radians(f)))
        box((0.44, 0.03, 0.33), (0, -0.395, 1.12), material("wood", 0.5), 0.012, e)
        box((0.38, 0.01, 0.27), (0, -0.418, 1.12), material("white", 0.7), 0.004, e)
        box((0.2, 0.006, 0.025), (0, -0.424, 1.19), "brand", 0.002, e)
        box((0.28, 0.006, 0.014), (0, -0.424, 1.14), "grey", 0.002, e)
        box((0.24, 0.006, 0.014), (0, -0.424, 1.1), "grey", 0.002, e)
        cylinder(0.03, 0.012, (0.11, -0.426, 1.045), material("rani", 0.5), e, 0.003, (math.pi / 2, 0, 0), seg=28)
    plant(-2.45, 1.5, 1.2, "rani", 3)
    plant(2.45, 1.5, 1.1, "brand", 6)
    b = board(2.6, 0.5, "rani", (0, 2.32, 2.2), frame="white")
    for i in range(5):
        note(b, -1.0 + 0.5 * i, 0, ("gold", "white")[i % 2], 0.18, math.pi / 4)
    camera((0.0, -4.4, 1.45), (0, 0.5, 1.2), 47, (0, 0.4, 1.4), 2.8)


@picture("g25-tree-planting")
def tree_planting():
    outdoor("#9bcb96")
    lathe([(0.62, 0), (0.45, 0.08), (0.12, 0.12), (0, 0.12)], material("darkwood", 0.9, 0.1), loc=(0, 0.35, 0))
    tube([(0, 0.35, 0.08), (0.02, 0.35, 0.6), (-0.01, 0.35, 1.0)], [0.03, 0.026, 0.02], "darkwood")
    for i in range(9):
        leaf(
            material("leaf2" if i % 2 else "leaf", 0.5, 0.4),
            0.42,
            0.09,
            0.8,
            empty((0, 0.35, 0.5 + 0.06 * i)),
            i * 2.4,
            0.4,
        )
    pose(
        "amara",
        -0.8,
        0.45,
        66,
        top="gold",
        outfit="sweater",
        lh=(0.1, -0.5, 0.98),
        rh=(-0.1, -0.52, 0.86),
        lean=12,
        pitch=8,
    )
    pose(
        "meera",
        0.82,
        0.45,
        -66,
        outfit="sweater",
        top="rani",
        bottom="navy",
        lh=(0.1, -0.52, 0.84),
        rh=(-0.1, -0.5, 1.0),
        lean=12,
        pitch=8,
    )
    pose(
        "gurpreet",
        0.1,
        1.35,
        0,
        top="brand",
        outfit="kurta",
        accent="gold",
        wrap="gold",
        lh=(0.16, -0.34, 1.08),
        rh=(-0.3, -0.16, 1.0),
        pitch=8,
    )
    tube([(-0.25, 1.15, 0), (-0.27, 1.15, 1.3)], [0.018] * 2, "wood")
    box((0.2, 0.03, 0.28), (-0.25, 1.15, 0.12), material("slate", 0.4), 0.02)
    e = empty((-1.15, -0.1, 0), (0, 0, 0.5))
    lathe([(0.0, 0), (0.16, 0), (0.17, 0.02), (0.14, 0.26), (0.0, 0.26)], material("brand", 0.5), parent=e)
    tube([(0.13, 0, 0.07), (0.26, 0, 0.15), (0.36, 0, 0.28)], [0.035, 0.028, 0.02], material("brand", 0.5), e)
    tube([(-0.12, 0, 0.24), (-0.24, 0, 0.2), (-0.14, 0, 0.07)], [0.015] * 3, material("brand", 0.5), e)
    for x, y, s in ((-2.8, 3.0, 1.4), (3.0, 3.6, 1.6), (-4.6, 5, 1.8), (5, 5.4, 1.8), (-1.2, 7, 1.7)):
        tree(x, y, s, "leaf" if x < 0 else "leaf2")
    for i in range(5):
        x = -2.2 + i * 1.1
        lathe([(0.0, 0), (0.06, 0), (0.085, 0.13), (0, 0.13)], material("rani", 0.7), loc=(x, 2.5, 0))
        for k in range(4):
            leaf(material("leaf2", 0.5), 0.26, 0.06, 0.8, empty((x, 2.5, 0.12)), k * 1.6, 0.2)
    camera((0.9, -4.4, 1.45), (0.0, 0.5, 0.9), 45, (0, 0.4, 1.1), 2.4)


@picture("g27-airport")
def airport():
    world("#eef3fb", 0.6)
    floor("#cfd9e8", 0.35)
    sky_card(30, "#8fb6ee", "#fcebc8", "#f8dfc0")
    mesh(
        [(-30, 3.05, -0.02), (30, 3.05, -0.02), (30, 30, -0.02), (-30, 30, -0.02)],
        [(0, 1, 2, 3)],
        material("#b9c3d4", 0.8),
        smooth=False,
    )
    for x in (-4, -2, 0, 2, 4):
        box((0.09, 0.14, 3.4), (x, 3.0, 1.7), "white", 0.01)
    for z in (0.05, 3.4):
        box((14, 0.16, 0.1), (0, 3.0, z), "white", 0.01)
    box((14, 0.2, 4), (0, 3.0, 5.45), "ice", 0)
    p = empty((1.1, 9.5, 1.35), (0, 0, 0.12))
    lathe(
        [
            (0.0, -3.4),
            (0.18, -3.3),
            (0.42, -2.4),
            (0.62, -1.2),
            (0.66, 0),
            (0.66, 1.6),
            (0.6, 2.2),
            (0.4, 2.75),
            (0.12, 3.0),
            (0, 3.02),
        ],
        material("white", 0.4, 0.5),
        parent=p,
        rot=(0, -math.pi / 2, 0),
        bevel=0,
    )
    for i in range(13):
        ellipsoid((0.075, 0.03, 0.1), (-1.9 + i * 0.32, -0.655, 0.16), material("brand", 0.3, 0.5), p, seg=20)

    def fin(v, m):
        o = mesh(v, [tuple(range(len(v)))], material(m, 0.5), smooth=False, parent=p)
        thicken(o, 0.1, 0)

    fin([(2.3, 0, 0.3), (3.5, 0, 1.8), (3.9, 0, 1.8), (3.5, 0, 0.2)], "rani")
    fin([(-0.6, -0.5, -0.25), (1.1, -3.4, 0.1), (1.6, -3.4, 0.1), (0.9, -0.5, -0.25)], "#dfe6f0")
    fin([(2.6, -0.2, 0.3), (3.3, -1.3, 0.45), (3.6, -1.3, 0.45), (3.4, -0.2, 0.3)], "#dfe6f0")
    for q in (0, 1):
        ellipsoid(
            (0.13, 0.04, 0.085),
            (-2.62 + q * 0.24, -0.4 - q * 0.045, 0.27),
            material("brand", 0.3, 0.5),
            p,
            rot=(0.35, 0, -0.2),
        )
    lathe(
        [(0.24, -0.4), (0.27, 0), (0.18, 0.45), (0, 0.45)],
        material("brand", 0.5),
        loc=(0.3, -1.9, -0.35),
        parent=p,
        rot=(0, math.pi / 2, 0),
    )
    for x in (-2.0, 0.9):
        cylinder(0.05, 0.8, (x, 0, -0.9), "grey", p)
        cylinder(0.22, 0.16, (x, 0, -1.15), "ink", p, 0.03, (math.pi / 2, 0, 0))
    pose("meera", -1.05, 1.1, 142, top="navy", lh=(0.16, -0.24, 1.1), rh=(-0.34, 0.02, 0.92), yaw=-10)
    e = empty((-0.62, 0.92, 0))
    box((0.38, 0.24, 0.58), (0, 0, 0.36), material("rani", 0.4, 0.5), 0.06, e)
    for x in (-0.1, 0, 0.1):
        box((0.03, 0.25, 0.5), (x, 0, 0.36), material("#7d1142", 0.5), 0.01, e)
    tube(
        [
            (-0.1, 0.06, 0.62),
            (-0.1, 0.06, 0.88),
            (-0.06, 0.06, 0.92),
            (0.06, 0.06, 0.92),
            (0.1, 0.06, 0.88),
            (0.1, 0.06, 0.62),
        ],
        [0.012] * 6,
        "grey",
        e,
        sub=6,
    )
    for x in (-0.14, 0.14):
        cylinder(0.035, 0.03, (x, 0, 0.035), "ink", e, rot=(0, math.pi / 2, 0))
    for i in range(4):
        x = 0.72 + i * 0.62
        box((0.52, 0.5, 0.08), (x, 1.3, 0.44), material("brand", 0.7), 0.03)
        box((0.52, 0.08, 0.5), (x, 1.56, 0.7), material("brand", 0.7), 0.03)
    box((2.5, 0.06, 0.06), (1.65, 1.35, 0.36), "grey", 0.01)
    for x in (0.62, 2.62):
        box((0.06, 0.4, 0.34), (x, 1.35, 0.17), "grey", 0.01)
    pose(
        "imran",
        1.96,
        1.22,
        0,
        sit=0.48,
        lh=(0.08, -0.34, 0.8),
        rh=(-0.08, -0.34, 0.8),
        pitch=12,
        top="sky",
        accent="white",
    )
    phone(1.96, 0.86, 0.84, rot=(-0.9, 0, 0))
    plant(-3.1, 2.2, 1.3, "white", 3)
    area((-4.2, -4.2, 4.6), (0, 0.3, 0.8), (3, 3), 360, "#fff1df")
    sun((60, 0, -150), 1.8, "#ffe2b8", 2)
    camera((0.2, -4.8, 1.65), (0.2, 1.0, 1.28), 42, (-1.0, 1.1, 1.4), 3.0)


@picture("g28-farm-start-up")
def farm_start_up():
    outdoor("#c9a878", ("#8fb6ee", "#eaf1f8", "#fcebc8"))
    r = random.Random(2)
    for i in range(7):
        x = -3.9 + i * 1.3
        box((0.62, 16, 0.14), (x, 6.2, 0.05), material("#8a6242", 0.9), 0.06)
        for j in range(16):
            y = 0.0 + j * 0.8 + r.uniform(-0.06, 0.06)
            s = r.uniform(0.16, 0.24)
            for dx, dy in ((-0.08, 0), (0.09, 0.05)):
                ellipsoid(
                    (s, s * 0.8, s * 0.9),
                    (x + dx, y + dy, 0.16 + s * 0.5),
                    material(r.choice(("leaf", "leaf2")), 0.7),
                    seg=18,
                )
            if j % 2 == 0:
                ellipsoid(
                    (0.05,) * 3,
                    (x + 0.02, y - 0.16, 0.26),
                    material("rani" if i % 2 else "gold", 0.5),
                    seg=16,
                )
    g = empty((-4.6, 9.5, 0))
    n = 16
    tube(
        [(0, 0, 0)] * 0
        or [(-1.9 * math.cos(a), -1.6, 1.9 * math.sin(a)) for a in [math.pi * i / n for i in range(n + 1)]],
        [0.06] * (n + 1),
        "white",
        g,
        sub=2,
    )
    vs = [
        (-1.88 * math.cos(math.pi * i / n), y, 1.88 * math.sin(math.pi * i / n))
        for y in (-1.6, 4)
        for i in range(n + 1)
    ]
    mesh(
        vs,
        [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)] + [tuple(range(n + 1))],
        material("#dcebf5", 0.3, 0.5),
        parent=g,
    )
    box((0.8, 0.05, 1.3), (0, -1.63, 0.65), material("brand", 0.5), 0.02, g)
    pose(
        "kavya",
        0.62,
        -0.55,
        -24,
        top="gold",
        accent="rani",
        lh=(0.1, -0.34, 1.1),
        rh=(-0.1, -0.32, 1.08),
        pitch=10,
        yaw=-4,
    )
    e = empty((0.62, -0.55, 0), (0, 0, math.radians(-24)))
    box((0.3, 0.02, 0.22), (0, -0.4, 1.16), material("ink", 0.4), 0.01, e, rot=(-0.7, 0, 0))
    pose(
        "dev",
        -0.72,
        -0.2,
        28,
        outfit="shirt",
        top="ice",
        bottom="slate",
        lh=(0.34, -0.34, 1.06),
        rh=(-0.2, -0.1, 0.92),
        beard=True,
        yaw=8,
        wrap="white",
        style="turban",
    )
    box((0.62, 0.42, 0.3), (1.95, -0.95, 0.15), material("wood", 0.7), 0.02)
    for k in range(8):
        ellipsoid(
            (0.1,) * 3,
            (1.75 + k % 4 * 0.14, -1.03 + k // 4 * 0.16, 0.32),
            material(("rani", "gold", "leaf2")[k % 3], 0.5),
            seg=20,
        )
    d = empty((1.65, 0.9, 0.0))
    box((0.34, 0.34, 0.5), (0, 0, 0.25), material("white", 0.6), 0.02, d)
    box((0.18, 0.18, 0.07), (0, 0, 0.58), material("ink", 0.4), 0.02, d)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(0, 0, 0.58), (sx * 0.26, sy * 0.26, 0.62)], [0.016] * 2, "ink", d, sub=1)
            cylinder(0.13, 0.012, (sx * 0.26, sy * 0.26, 0.65), material("sky", 0.4), d, 0)
    camera((-0.3, -5.0, 1.75), (0.15, 0.6, 1.0), 45, (0, -0.4, 1.3), 2.8)


@picture("g29-lab")
def lab():
    studio("#e3ecfa", "#dfe4ec", 2.5, "#eef3fc", False)
    key(430, 190, 100, 1)
    box((3.4, 0.8, 0.86), (0.1, 0.2, 0.43), material("white", 0.5), 0.03)
    box((3.5, 0.86, 0.06), (0.1, 0.2, 0.89), material("slate", 0.4, 0.5), 0.02)
    for i in range(4):
        box((0.03, 0.02, 0.7), (-1.2 + i * 0.87, -0.205, 0.45), "ice", 0)
    C = dict(outfit="kurta", top="white", accent="ice", bottom="navy", shoe="white")
    pose(
        "mei",
        -0.72,
        0.98,
        14,
        **C,
        glasses=True,
        lh=(0.24, -0.44, 1.16),
        rh=(-0.1, -0.44, 1.1),
        yaw=12,
        pitch=6,
    )
    pose("amara", 0.55, 1.0, -16, **C, lh=(0.14, -0.4, 1.08), rh=(-0.26, -0.4, 1.12), yaw=-10)

    def flask(x, y, c, s=1):
        e = empty((x, y, 0.92), scale=s)
        lathe(
            [(0.0, 0), (0.11, 0), (0.115, 0.015), (0.04, 0.2), (0.04, 0.28), (0.05, 0.285), (0, 0.28)],
            material("#f2f7fd", 0.2, 0.6),
            parent=e,
            bevel=0.004,
        )
        lathe(
            [(0.0, 0.004), (0.113, 0.004), (0.118, 0.018), (0.075, 0.115), (0, 0.115)],
            material(c, 0.3, 0.5),
            parent=e,
            bevel=0.004,
        )

    for x, y, c, s in ((-1.25, 0.15, "gold", 1), (-0.98, -0.02, "rani", 0.8), (1.3, 0.05, "brand", 1.1)):
        flask(x, y, c, s)
    m = empty((0.75, 0.25, 0.92), (0, 0, 0.3))
    box((0.24, 0.3, 0.04), (0, 0, 0.02), material("brand", 0.4), 0.015, m)
    tube([(0, 0.11, 0.03), (0, 0.14, 0.22), (0, 0.06, 0.4)], [0.035, 0.04, 0.035], material("brand", 0.4), m)
    lathe(
        [(0.03, -0.14), (0.04, -0.1), (0.04, 0.1), (0.03, 0.14)],
        material("white", 0.4),
        loc=(0, -0.01, 0.36),
        parent=m,
        rot=(-0.35, 0, 0),
    )
    box((0.18, 0.16, 0.02), (0, -0.04, 0.14), "ink", 0.004, m)
    rk = empty((0.05, 0.12, 0.92))
    box((0.5, 0.14, 0.03), (0, 0, 0.12), "wood", 0.008, rk)
    box((0.5, 0.14, 0.03), (0, 0, 0.015), "wood", 0.008, rk)
    for i in range(5):
        cylinder(
            0.022,
            0.2,
            (-0.19 + i * 0.095, 0, 0.12),
            material(("gold", "rani", "sky", "leaf2", "rani")[i], 0.3, 0.5),
            rk,
            0.006,
            seg=20,
        )
    box((2.8, 0.3, 0.04), (0.2, 2.3, 1.55), "white", 0.01)
    r = random.Random(2)
    for i in range(12):
        lathe(
            [(0.0, 0), (0.07, 0), (0.07, 0.16), (0.04, 0.2), (0.04, 0.24), (0, 0.24)],
            material(r.choice(("brand", "gold", "white", "rani", "sky")), 0.4, 0.5),
            loc=(-1.05 + i * 0.22, 2.3, 1.57),
        )
    plant(2.3, 1.5, 1.1, "white", 3)
    if 0:
        laptop(-0.3, -0.02, 0.92, 14)
    camera((-0.9, -4.2, 1.65), (0.05, 0.5, 1.2), 48, (0, 0.9, 1.4), 2.8)
