"""Page heroes and the covers of the featured articles."""
from kit import *


@scene("home", "heroes", (16, 9))
def home():
    window_wall(0.35, 3.6, 2.6, 0.5, 3.3, "ice")
    world("#f1ead9", 0.52)
    floor("#ead6bb")
    box((28, 0.03, 0.12), (0, 2.585, 0.06), "white", 0.01)
    shelf(-2.35, 2.42, 1.5, (1.55, 2.05), 4)
    table(-0.75, 0, 2.3, 0.95, 0.74, "wood", "white")
    seat("kavya", -1.33, 0.64, 26, "brand", lh=(0.16, -0.42, 0.8), rh=(-0.14, -0.42, 0.8), lean=6, yaw=14)
    seat("lakshmi", -0.17, 0.66, -26, "gold", lh=(0.02, -0.46, 0.8), rh=(-0.36, -0.42, 0.86), lean=8, yaw=-14)
    laptop(-1.02, 0.1, 0.74, 14)
    paper(-0.42, 0.06, 0.74, -12)
    paper(-0.16, -0.1, 0.74, -28, "white")
    mug(0.16, 0.06, 0.74, "rani")
    plant(1.55, 1.75, 1.05, "white", 3)
    lamp(-3.15, 1.7, 1.7)
    sun((60, 0, -150), 2.6, "#ffd9a8", 2.0)
    area((-4, -4, 4), (-0.5, 0.2, 0.8), (3, 3), 320, "#fff3e4")
    area((4.5, -3, 3), (-0.3, 0.3, 0.8), (3, 3), 150, "#cfe0ff")
    camera((0.4, -4.7, 1.72), (0.18, 0.35, 0.99), 48, (-0.75, 0.5, 1.1), 2.8)


@scene("consulting", "heroes", (21, 9))
def consulting():
    studio("ice", "sand", 2.7)
    key(360, 150)
    window_shadows(1.9)
    b = board(2.7, 1.35, "navy", (1.95, 2.6, 1.72), emit=0.15)
    bars(b, -1.05, -0.48, (0.26, 0.4, 0.34, 0.56, 0.72), 0.14, 0.08, ("sky", "sky", "gold", "sky", "gold"))
    line(b, [(-0.98, -0.06), (-0.76, 0.12), (-0.54, 0.06), (-0.32, 0.3), (-0.1, 0.46)], "white", 0.012)
    ring(b, 0.8, 0.12, 0.28, [(0.55, "sky"), (0.25, "rani"), (0.2, "gold")], 0.042)
    textbar(b, 0.5, -0.36, 0.6, "sky")
    textbar(b, 0.5, -0.46, 0.4, "sky")
    table(-0.55, 0.35, 3.6, 1.05, 0.74, "wood", "white")
    seat("gurpreet", -2.15, 1.05, 14, "brand", **TYPE, yaw=22)
    seat("sofia", -0.62, 1.08, 4, "brand", lh=(0.13, -0.42, 0.8), rh=(-0.2, -0.36, 0.98), lean=6, yaw=30)
    seat("tunde", -2.78, 0.3, 84, "brand", **TYPE, yaw=-20)
    pose("meera", 0.34, 1.78, 10, rh=(-0.16, -0.28, 1.1), lh=(0.56, -0.06, 1.34), yaw=-26)
    seat("claire", -1.22, -0.42, 172, "gold", lh=(0.13, -0.42, 0.8), rh=(-0.13, -0.42, 0.8), lean=7, yaw=26)
    laptop(-2.02, 0.52, 0.74, 14)
    laptop(-1.16, 0.06, 0.74, 172)
    paper(-0.62, 0.55, 0.74, 8)
    paper(-0.1, 0.3, 0.74, -20)
    mug(-0.25, 0.62, 0.74, "rani")
    mug(0.4, 0.2, 0.74, "white")
    plant(3.15, 1.9, 1.0, "white", 3)
    plant(-3.3, 2.1, 1.2, "brand", 5)
    shelf(-1.7, 2.55, 1.5, (1.75, 2.2), 6)
    camera((0.12, -6.3, 2.0), (-0.08, 0.5, 1.12), 39.5, (0.3, 1.0, 1.1), 3.2)


@scene("mentoring", "heroes", (1, 1))
def mentoring():
    window_wall(-1.05, 1.05, 2.3, 1.0, 2.9, "#f9e4ee", 2, 9)
    world("#f6eef0", 0.5)
    floor("#e3ccb2")
    box((28, 0.03, 0.12), (0, 2.285, 0.06), "white", 0.01)
    lounge(
        "asha",
        -0.84,
        0.25,
        52,
        "rani",
        top="gold",
        shirt="rani",
        accent="rani",
        lean=6,
        lh=(0.2, -0.42, 0.98),
        rh=(-0.06, -0.4, 0.9),
        yaw=6,
    )
    lounge(
        "meera",
        0.86,
        0.25,
        -54,
        "brand",
        outfit="sweater",
        top="white",
        bottom="navy",
        lean=10,
        lh=(0.15, -0.34, 0.7),
        rh=(-0.07, -0.4, 0.74),
        yaw=-6,
        pitch=4,
    )
    e = empty((0.86, 0.25, 0), (0, 0, math.radians(-54)))
    box((0.24, 0.32, 0.02), (0.02, -0.43, 0.645), material("gold", 0.6), 0.006, e, rot=(0.05, 0, 0))
    box((0.22, 0.3, 0.012), (0.02, -0.43, 0.66), material("white", 0.8), 0.003, e, rot=(0.05, 0, 0))
    tube([(-0.09, -0.47, 0.8), (-0.03, -0.5, 0.67)], [0.01, 0.006], "rani", e, sub=2, seg=12)
    rug(0, -0.1, 1.6, "#f6e0e9")
    round_table(0.0, -0.48, 0.36, 0.44, "wood", "navy")
    mug(0.12, -0.52, 0.44, "rani")
    mug(-0.13, -0.42, 0.44, "white")
    plant(-1.62, 1.5, 1.25, "white", 2)
    lamp(1.52, 1.5, 1.6)
    pendant(0, 0.5, 2.12, "gold", r=0.26)
    key(330, 150, 90)
    camera((0.1, -5.3, 1.62), (0.02, 0.3, 1.0), 66, (0, 0.2, 1.0), 2.8)


@scene("coaching", "heroes", (4, 5))
def coaching():
    studio("brand", "#d9c8b4", 2.0, "#cfdaf0", False)
    key(470, 210, 110)
    b = easel(0.76, 0.98, -14)
    for i in range(4):
        box(
            (0.15, 0.014, 0.16 + 0.17 * i),
            (-0.27 + 0.18 * i, b["y"] - 0.006, -0.38 + (0.16 + 0.17 * i) / 2),
            material(("sky", "mid", "brand", "gold")[i], 0.6),
            0.006,
            b,
        )
    line(b, [(-0.27, -0.08), (-0.09, 0.08), (0.09, 0.25), (0.27, 0.42)], "rani", 0.01)
    pose("amara", -0.08, 0.55, 12, lh=(0.4, -0.14, 1.3), rh=(-0.18, -0.28, 1.08), yaw=-22)
    pose(
        "oliver",
        -0.98,
        0.12,
        52,
        outfit="sweater",
        top="ice",
        bottom="navy",
        lh=(0.09, -0.28, 1.08),
        rh=(-0.07, -0.29, 1.05),
        yaw=8,
    )
    box(
        (0.2, 0.02, 0.27),
        (-0.735, -0.065, 1.09),
        material("gold", 0.6),
        0.008,
        rot=(-0.5, 0, math.radians(52)),
    )
    plant(0.98, 0.42, 0.74, "white", 4)
    rug(-0.2, 0.4, 1.45, "#b9cdf0")
    camera((0.05, -5.6, 1.55), (-0.12, 0.4, 1.0), 64, (-0.2, 0.4, 1.4), 2.8)
    return 1.05


def half_circle(people, rx, ry, y, start, end, colors):
    """Chairs on an ellipse around (0, y) from start to end (degrees), facing its middle; people: (name, options)."""
    for i, ((who, options), color) in enumerate(zip(people, colors)):
        a = math.radians(start + (end - start) * i / (len(people) - 1))
        seat(
            who,
            rx * math.cos(a),
            y + ry * math.sin(a),
            math.degrees(a) - 90,
            color,
            **{**dict(lh=(0.08, -0.36, 0.7), rh=(-0.06, -0.37, 0.72)), **options},
        )


@scene("women-network", "heroes", (6, 5))
def women_network():
    window_wall(-1.5, 1.5, 2.9, 1.25, 2.9, "#f9e4ee", 3, 6)
    world("#f6eef0", 0.5)
    floor("#e6d0b8")
    box((28, 0.03, 0.12), (0, 2.885, 0.06), "white", 0.01)
    key(360, 160, 100)
    hands = dict(lh=(0.22, -0.36, 0.86), rh=(-0.2, -0.4, 0.94))
    women = [
        ("zara", dict(yaw=8)),
        ("claire", dict(yaw=16)),
        ("asha", dict(lean=4, **hands)),
        ("amara", dict(yaw=-12, top="brand", shirt="white")),
        ("kavya", dict(yaw=-16)),
        ("mei", dict(top="white", yaw=-6, lh=(0.1, -0.4, 0.84), rh=(-0.06, -0.37, 0.72))),
    ]
    half_circle(women, 1.85, 1.3, 0.05, 176, 4, ("rani", "gold", "white", "gold", "rani", "brand"))
    rug(0, 0.2, 1.95, "#f6e0e9")
    round_table(0, 0.1, 0.42, 0.42, "wood", "navy")
    for x, y, c in ((0.18, 0.02, "rani"), (-0.2, 0.08, "white"), (0, 0.3, "gold")):
        mug(x, y, 0.42, c)
    plant(-2.35, 2.1, 1.3, "white", 3)
    plant(2.4, 2.2, 1.15, "gold", 6)
    for x in (-0.9, 0.9):
        pendant(x, 0.8, 2.2, "gold", r=0.24)
    camera((0, -6.2, 1.95), (0, 0.5, 1.0), 51, (0, 1.2, 1.1), 3.5)


@scene("contact-network", "heroes", (6, 5))
def contact_network():
    window_wall(-2.9, -0.3, 2.6, 0.0, 3.3, "#f9e0eb", 2, 5)
    world("#f3e9ea", 0.5)
    floor("#e3ccb2")
    box((14, 0.03, 0.12), (6.7, 2.585, 0.06), "white", 0.01)
    round_table(0, 0.35, 0.5, 1.06, "white", "brand")

    def at(a, who, **k):
        r = math.radians(a)
        pose(who, 1.1 * math.cos(r), 0.35 + 0.82 * math.sin(r), a - 90, **k)

    at(188, "lakshmi", lh=(0.1, -0.28, 1.02), rh=(-0.12, -0.36, 1.22), yaw=-24)
    at(132, "sofia", lh=(0.14, -0.34, 1.08), rh=(-0.12, -0.4, 1.14), yaw=6, top="gold")
    at(90, "zara", top="brand", rh=(-0.2, -0.38, 1.18), lh=(0.12, -0.4, 1.12))
    at(48, "priya", top="rani", rh=(-0.1, -0.4, 1.14), lh=(0.12, -0.34, 1.08))
    at(-8, "amara", top="white", shirt="brand", rh=(-0.12, -0.38, 1.18), lh=(0.12, -0.38, 1.1), yaw=24)
    for x, y, c in ((-0.26, 0.24, "rani"), (0.12, 0.54, "white"), (0.27, 0.26, "gold")):
        mug(x, y, 1.06, c)
    phone(-0.02, 0.26, 1.07, rot=(math.pi / 2, 0, 0.4))
    plant(1.62, 1.75, 1.2, "white", 7)
    pendant(0, 0.35, 2.12, "gold", r=0.26)
    sun((58, 0, -150), 2.0, "#ffd9a8", 2.0)
    area((-4, -4, 4), (0, 0.2, 0.9), (3, 3), 330, "#fff3e4")
    area((4.5, -3, 3), (0, 0.3, 0.9), (3, 3), 190, "#dfe4ff")
    camera((0.1, -5.6, 1.75), (0.02, 0.5, 1.06), 62, (0, 0.6, 1.4), 3.0)


@scene("cohort", "heroes", (1, 1))
def cohort():
    studio("ice", "#e6d3bb", 3.4)
    key(400, 170, 100)
    window_shadows(1.4)
    b = board(1.9, 1.1, "white", (1.0, 3.32, 1.95))
    sticky(b, -0.75, 0.36, 9, 5, 3, 0.13, 0.185, ("gold", "rose", "sky", "brand"))
    shelf(-1.35, 3.25, 1.5, (1.75, 2.2), 4)
    table(-1.3, 1.75, 1.6, 0.85, 0.74, "wood", "white")
    table(0.62, -0.05, 1.75, 0.85, 0.74, "wood", "white")
    seat("tunde", -1.75, 2.35, 8, "brand", **TYPE, yaw=-4)
    seat("mei", -1.02, 2.35, -8, "brand", **TYPE, yaw=-18, top="white")
    laptop(-1.75, 1.86, 0.74, 8)
    paper(-1.06, 1.82, 0.74, -10)
    mug(-1.4, 1.62, 0.74, "gold")
    seat("gurpreet", 0.22, 0.56, 10, "gold", **TYPE, yaw=8, top="slate", wrap="gold")
    seat("zara", 1.02, 0.56, -10, "gold", lh=(0.13, -0.42, 0.8), rh=(-0.16, -0.4, 0.9), lean=7, yaw=-14)
    laptop(0.24, 0.06, 0.74, 10)
    paper(0.95, 0.0, 0.74, -14)
    mug(0.62, -0.18, 0.74, "rani")
    pose("asha", -0.36, 1.0, 30, lh=(0.26, -0.36, 1.08), rh=(-0.14, -0.32, 1.04), yaw=12, pitch=8)
    plant(-1.3, 0.1, 1.0, "white", 3)
    plant(1.75, 2.5, 1.2, "brand", 6)
    camera((0.5, -5.7, 2.45), (-0.04, 0.9, 0.96), 63, (0, 0.9, 1.1), 4)


@scene("featured-mentorship", "articles/featured", (3, 2))
def featured_mentorship():
    studio("net50", "sand", 2.4, "#f6eef0")
    key(400, 170, 100)
    window_shadows(1.5)
    b = board(1.7, 1.15, "white", (0.42, 2.32, 1.8))
    ring(b, -0.42, 0.1, 0.26, [(0.5, "rani"), (0.3, "gold"), (0.2, "sky")], 0.04)
    textbar(b, 0.05, 0.25, 0.6, "brand", 0.05)
    textbar(b, 0.05, 0.12, 0.5, "sky", 0.04)
    textbar(b, 0.05, 0.01, 0.56, "sky", 0.04)
    textbar(b, 0.05, -0.1, 0.35, "sky", 0.04)
    table(0, 0.25, 1.7, 0.75, 1.0, "wood", "white")
    pose(
        "lakshmi",
        -0.62,
        0.92,
        24,
        outfit="jacket",
        top="navy",
        shirt="gold",
        bottom="navy",
        lh=(0.24, -0.44, 1.16),
        rh=(-0.14, -0.36, 1.08),
        yaw=16,
        lean=3,
    )
    pose("kenji", 0.62, 0.92, -26, top="gold", lh=(0.14, -0.4, 1.08), rh=(-0.22, -0.42, 1.12), yaw=-12, lean=3)
    box((0.3, 0.22, 0.14), (0.02, 0.34, 1.07), material("brand", 0.5), 0.04, rot=(0, 0, 0.3))
    cylinder(0.06, 0.05, (0.02, 0.34, 1.165), material("gold", 0.4))
    laptop(0.62, 0.22, 1.0, -20)
    mug(-0.6, 0.12, 1.0, "rani")
    plant(1.75, 1.7, 1.1, "white", 3)
    plant(-1.85, 1.5, 0.85, "brand", 9)
    camera((-0.4, -4.6, 1.72), (0.02, 0.5, 1.18), 50, (0, 0.7, 1.4), 2.8)


@scene("featured-women-leadership", "articles/featured", (3, 2))
def featured_women_leadership():
    studio("brand", "#e3d2bd", 2.9, "#d5def0", False)
    key(460, 210, 120)
    table(0, 0.3, 1.5, 2.6, 0.74, "white", "brand", 0)
    pose("asha", 0, 1.98, 0, lh=(0.34, -0.32, 1.22), rh=(-0.26, -0.34, 1.12), lean=2)
    seat(
        "harpal",
        -0.98,
        1.15,
        70,
        "gold",
        lh=(0.12, -0.42, 0.8),
        rh=(-0.12, -0.42, 0.8),
        lean=5,
        yaw=-38,
        wrap="gold",
        top="#c9d7ee",
        accent="navy",
    )
    seat("claire", -1.2, -0.05, 80, "gold", lh=(0.12, -0.42, 0.8), rh=(-0.12, -0.42, 0.8), lean=5, yaw=-44)
    seat(
        "tunde",
        0.98,
        1.15,
        -70,
        "gold",
        lh=(0.12, -0.42, 0.8),
        rh=(-0.12, -0.42, 0.8),
        lean=5,
        yaw=38,
        top="white",
    )
    seat("mei", 1.2, -0.05, -80, "gold", lh=(0.12, -0.42, 0.8), rh=(-0.12, -0.42, 0.8), lean=5, yaw=44)
    for x, y, r in ((-0.48, 1.0, 76), (0.48, 0.05, -80)):
        paper(x, y, 0.74, r + 90)
    laptop(-0.46, 0.06, 0.74, 80)
    laptop(0.46, 1.0, 0.74, -76)
    mug(0.1, 0.2, 0.74, "rani")
    mug(-0.12, 1.1, 0.74, "gold")
    plant(-2.3, 2.3, 1.15, "white", 2)
    plant(2.3, 2.3, 1.05, "gold", 6)
    camera((0, -4.9, 2.45), (0, 0.75, 1.05), 47, (0, 1.9, 1.5), 3.5)
    return 1.05


@scene("featured-entrepreneurship", "articles/featured", (3, 2))
def featured_entrepreneurship():
    studio("ice", "sand", 2.3)
    key(420, 160, 100, 1)
    window_shadows(1.6, 1)
    r = random.Random(5)
    for zz in (1.0, 1.5, 2.0):
        box((2.3, 0.32, 0.04), (-0.95, 2.12, zz), "wood", 0.01)
        for i in range(9):
            h = r.uniform(0.16, 0.3)
            c = r.choice(("brand", "gold", "rani", "white", "sky", "tan"))
            if r.random() < 0.55:
                box((0.16, 0.18, h), (-1.93 + i * 0.245, 2.12, zz + 0.02 + h / 2), c, 0.02)
            else:
                lathe(
                    [(0.07, 0), (0.085, 0.03), (0.085, h * 0.7), (0.05, h * 0.85), (0.05, h)],
                    material(c, 0.4, 0.5),
                    loc=(-1.93 + i * 0.245, 2.12, zz + 0.02),
                )
    table(0.2, 0.15, 2.3, 0.85, 0.86, "wood", "white")
    pose(
        "kavya",
        -0.1,
        0.86,
        4,
        top="rani",
        accent="gold",
        lh=(0.2, -0.46, 1.02),
        rh=(-0.2, -0.46, 1.02),
        lean=6,
        pitch=10,
    )
    box((0.4, 0.3, 0.2), (-0.08, 0.26, 0.96), material("tan", 0.8), 0.012)
    for s in (-1, 1):
        box(
            (0.19, 0.3, 0.012),
            (-0.08 + s * 0.284, 0.26, 1.022),
            material("tan", 0.8),
            0.003,
            rot=(0, s * 0.45, 0),
        )
    box((0.36, 0.3, 0.26), (0.92, 0.26, 0.99), material("tan", 0.8), 0.012)
    box((0.05, 0.302, 0.262), (0.92, 0.26, 0.991), "rani", 0.002)
    box((0.28, 0.24, 0.18), (0.9, 0.24, 1.21), material("tan", 0.8), 0.012, rot=(0, 0, 0.25))
    box((0.045, 0.242, 0.182), (0.9, 0.24, 1.211), "brand", 0.002, rot=(0, 0, 0.25))
    laptop(-0.72, 0.15, 0.86, -18)
    cylinder(0.07, 0.06, (0.48, 0.02, 0.89), material("gold", 0.5), rot=(0, 0, 0))
    box((0.42, 0.42, 0.34), (1.62, 0.2, 0.17), material("tan", 0.8), 0.015, rot=(0, 0, 0.3))
    box((0.06, 0.422, 0.342), (1.62, 0.2, 0.171), "rani", 0.002, rot=(0, 0, 0.3))
    plant(1.75, 1.6, 1.15, "white", 3)
    box((0.42, 0.42, 0.3), (1.2, 1.7, 0.15), material("tan", 0.8), 0.015)
    camera((0.5, -4.5, 1.7), (0.12, 0.4, 1.12), 48, (0, 0.7, 1.4), 2.8)
