#!/usr/bin/python3
"""Draws the 18 marks of the alliances (invented names) and the 6 generic marks of the partners: logos.py

Writes content/images/alliances/*.svg and partners/*.svg, 28 px high, in one colour (currentColor); writing becomes
outlines. Needs Debian's python3-fonttools, fonts-inter and fonts-noto-core. Shapes are SVG path data, y downwards.
"""

import glob
import math
import os

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

IMAGES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "content", "images")
HEIGHT = 28
FONTS = dict(
    bold="InterDisplay-Bold.otf",
    semi="InterDisplay-SemiBold.otf",
    med="InterDisplay-Medium.otf",
    black="InterDisplay-ExtraBold.otf",
    italic="InterDisplay-SemiBoldItalic.otf",
    mono="Inter-Bold.otf",
    serif="NotoSerif-Bold.ttf",
)
loaded = {}


def font(key):
    if key not in loaded:
        loaded[key] = TTFont(glob.glob("/usr/share/fonts/**/" + FONTS[key], recursive=True)[0])
    return loaded[key]


def number(v):
    return f"{v:.2f}".rstrip("0").rstrip(".")


def outline(text, x, baseline, size, key, tracking):
    """Path data of a line of writing that begins at x, and the x where it ends."""
    f = font(key)
    glyphs, names = f.getGlyphSet(), f.getBestCmap()
    k = size / f["head"].unitsPerEm
    path = ""
    for character in text:
        glyph = names[ord(character)]
        pen = SVGPathPen(glyphs, ntos=number)
        glyphs[glyph].draw(TransformPen(pen, (k, 0, 0, -k, x, baseline)))
        path += pen.getCommands()
        x += glyphs[glyph].width * k + tracking
    return path, x - tracking


def point(x, y):
    return f"{number(x)} {number(y)}"


def circle(x, y, r, sweep=0):
    n = number
    return f"M{point(x - r, y)}a{n(r)} {n(r)} 0 1 {sweep} {n(2 * r)} 0a{n(r)} {n(r)} 0 1 {sweep} {n(-2 * r)} 0z"


def ring(x, y, outer, inner):
    return circle(x, y, outer) + circle(x, y, inner, 1)


def wedge(x, y, inner, outer, start, end):
    """Part of a ring between two angles."""

    def on(r, a):
        return point(x + r * math.cos(a), y + r * math.sin(a))

    big = int(end - start > math.pi)
    i, o = number(inner), number(outer)
    return (
        f"M{on(outer, start)}A{o} {o} 0 {big} 1 {on(outer, end)}L{on(inner, end)}A{i} {i} 0 {big} 0 {on(inner, start)}z"
    )


def polygon(*points):
    return "M" + "L".join(point(*p) for p in points) + "z"


def rectangle(x, y, w, h):
    return polygon((x, y), (x + w, y), (x + w, y + h), (x, y + h))


def rounded_rectangle(x, y, w, h, r):
    a = f"a{r} {r} 0 0 1"
    across, down = number(w - 2 * r), number(h - 2 * r)
    return f"M{point(x + r, y)}h{across}{a} {r} {r}v{down}{a} -{r} {r}h-{across}{a} -{r} -{r}v-{down}{a} {r} -{r}z"


def petal(x, y, length, width, angle):
    c, s = math.cos(angle), math.sin(angle)

    def turned(u, v):
        return point(x + u * c - v * s, y + u * s + v * c)

    half = length * 0.55
    return f"M{turned(1.2, 0)}Q{turned(half, width)} {turned(length, 0)}Q{turned(half, -width)} {turned(1.2, 0)}z"


def stroke(path, width):
    return path, width


def spoke(angle):
    corners = [(r, angle + shift) for r, shift in ((2.4, -0.35), (9.6, -0.10), (9.6, 0.10), (2.4, 0.35))]
    return polygon(*[(13 + r * math.cos(a), 14 + r * math.sin(a)) for r, a in corners])


EIGHTHS = [i * math.tau / 8 for i in range(8)]
UP = -math.pi / 2

# File name: writing, font, size, tracking, shapes of the mark.
ALLIANCES = dict(
    northarch=(
        ("Northarch", "bold", 19, -0.4),
        ["M2 25V13.5a11 11 0 0 1 22 0V25h-5V13.5a6 6 0 0 0-12 0V25z", "M10.4 25v-11a2.6 2.6 0 0 1 5.2 0v11z"],
    ),
    lumenara=(
        ("Lumenara", "semi", 19.5, -0.4),
        [wedge(13, 14, 5.2, 12, a + 0.07, a + math.tau / 8 - 0.07) for a in EIGHTHS],
    ),
    patangi=(
        ("patangi labs", "bold", 18.5, -0.3),
        [
            polygon((13, 1.5), (24, 12.4), (13.8, 12.4), (13.8, 2.3)),
            polygon((12.2, 2.3), (12.2, 12.4), (2, 12.4)),
            polygon((2, 14), (12.2, 14), (12.2, 25.6)),
            polygon((24, 14), (13.8, 14), (13.8, 25.6)),
        ],
    ),
    setuvia=(
        ("SETUVIA", "semi", 16.5, 1.6),
        [
            rectangle(5, 6, 3.2, 19),
            rectangle(18, 6, 3.2, 19),
            rectangle(0, 18.2, 26.2, 3),
            stroke("M1 17Q5.5 15 6.6 8Q13 21 19.6 8Q20.7 15 25.2 17", 1.8),
        ],
    ),
    verdanta=(
        ("Verdanta", "med", 19.5, -0.3),
        [
            "M13 25.5C4.5 22 2 14 3.2 5.2C11 6.5 14.5 13 13 25.5z",
            "M14.6 21C13.8 12 17.5 5 24.6 2.5C26 11 22.5 18 14.6 21z",
        ],
    ),
    tarangix=(
        ("tarangix", "black", 19.5, -0.5),
        [stroke(f"M1 {y}c4 -5.4 8 -5.4 12 0s8 5.4 12 0", 2.9) for y in (7.4, 14, 20.6)],
    ),
    aarohi=(
        ("Aarohi", "serif", 18.5, 0),
        [
            rectangle(1.5, 18.6, 5.2, 6.4),
            rectangle(7.9, 13.4, 5.2, 11.6),
            rectangle(14.3, 8.2, 5.2, 16.8),
            rectangle(20.7, 3, 5.2, 22),
        ],
    ),
    chakrio=(
        ("CHAKRIO", "bold", 16.5, 0.6),
        [ring(13, 14, 12, 9.2), circle(13, 14, 2.7)] + [spoke(a) for a in EIGHTHS],
    ),
    banyanet=(
        ("banyanet", "semi", 20, -0.3),
        [
            circle(7, 8.6, 5),
            circle(13, 6.4, 5.4),
            circle(19.2, 8.6, 5),
            rectangle(3, 8.5, 20.2, 4.6),
            rectangle(11.6, 12, 2.9, 13),
            rectangle(5.4, 13, 2, 8.4),
            rectangle(18.6, 13, 2, 8.4),
        ],
    ),
    deltaroot=(
        ("Deltaroot", "mono", 16.5, -0.6),
        [polygon((13, 2.6), (25.6, 24.6), (0.4, 24.6)) + polygon((13, 10.6), (18.6, 20.6), (7.4, 20.6))],
    ),
    oorja=(("OORJA CIRCLE", "semi", 15.2, 1.0), ["M15.2 1.5L4.2 15.6H11.4L9.8 26.5L21.8 11.4H14.2z"]),
    udaanova=(
        ("Udaanova", "italic", 19, -0.2),
        [
            polygon((1, 13), (26, 2.6), (16.4, 12.6)),
            polygon((6, 18.2), (18.2, 13.6), (12.6, 19.6)),
            polygon((10, 22.8), (15, 20.8), (12.2, 25.8)),
        ],
    ),
    samavesh=(("Samavesh", "bold", 18.5, -0.3), [ring(8.6, 14, 8.2, 5.6), ring(18.4, 14, 8.2, 5.6)]),
    nilaya=(
        ("NILAYA FORGE", "black", 14.8, 0.5),
        [
            polygon(
                *[(13, 2), (25.4, 12.4), (22.2, 12.4), (22.2, 25), (16.4, 25), (16.4, 17)],
                *[(9.6, 17), (9.6, 25), (3.8, 25), (3.8, 12.4), (0.6, 12.4)],
            )
        ],
    ),
    quillhaven=(
        ("Quillhaven", "serif", 17.5, -0.1),
        ["M24 2C12 3 4.5 10.5 3 25.8L5 25.8C5.6 22.6 6.6 20 8 18C16.5 17.4 22.6 12.6 24 2z"],
    ),
    kesarline=(
        ("Kesarline", "med", 19.5, -0.2),
        [petal(13, 24, 22, 6.4, UP), petal(13, 24, 19, 5.6, UP - 0.72), petal(13, 24, 19, 5.6, UP + 0.72)],
    ),
    bodhgrid=(
        ("bodhgrid", "bold", 19, -0.3),
        [circle(4.4 + 8.4 * i, 5.6 + 8.4 * j, 3.25) for i in range(3) for j in range(3) if (i, j) != (0, 0)],
    ),
    mridahub=(
        ("MRIDA HUB", "bold", 15.6, 1.0),
        [
            "M13 1.6L23.8 7.8V20.2L13 26.4L2.2 20.2V7.8zM13 6.2L6.2 10.1V17.9L13 21.8L19.8 17.9V10.1z",
            circle(13, 14, 3),
        ],
    ),
)

# File name: title, shapes.
PARTNERS = {
    "cloud-provider": (
        "Cloud provider",
        [
            stroke("M8 22.5a5.8 5.8 0 0 1-.6-11.5a7.2 7.2 0 0 1 13.7-1.2a6.4 6.4 0 0 1-.6 12.7z", 2.6),
            stroke("M14 18.6v-5.4M11.4 15.4l2.6-2.6l2.6 2.6", 2.2),
        ],
    ),
    "second-cloud": (
        "Second cloud provider",
        [
            stroke("M14 2.6L24.4 8L14 13.4L3.6 8z", 2.4),
            stroke("M3.6 14L14 19.4L24.4 14", 2.4),
            stroke("M3.6 20L14 25.4L24.4 20", 2.4),
        ],
    ),
    "support-software": (
        "Customer support software",
        [
            stroke(
                "M7 4h14a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-5l-5.6 4.8V20H7a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z",
                2.5,
            ),
            stroke("M9.4 11.4a5.2 5.2 0 0 0 9.2 0", 2.3),
        ],
    ),
    "email-delivery": (
        "E-mail delivery",
        [
            stroke("M9 6h14.4a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H9", 2.5),
            stroke("M8.6 8l8.4 6.6L25 8", 2.4),
            stroke("M1.8 10.6h4.6M1.8 14.8h7M1.8 19h4.6", 2.4),
        ],
    ),
    "office-suite": (
        "Office suite",
        [
            rounded_rectangle(3, 3, 10, 10, 2),
            rounded_rectangle(3, 15, 10, 10, 2),
            rounded_rectangle(15, 15, 10, 10, 2),
            circle(20, 8, 5),
        ],
    ),
    "professional-network": (
        "Professional network",
        [
            circle(8, 7.4, 3.7),
            circle(20.4, 7.4, 3.7),
            "M1.6 20.6a6.4 6.4 0 0 1 12.8 0z",
            "M13.9 15.9a6.4 6.4 0 0 1 12.9 4.7H16.6a8.7 8.7 0 0 0-2.7-4.7z",
            stroke("M5 24.6H23", 2.2),
        ],
    ),
}


def shape(part):
    if isinstance(part, str):
        return f'<path d="{part}"/>'
    path, width = part
    line = f'stroke="currentColor" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}" fill="none" {line}/>'


def save(folder, name, width, body, title):
    w = number(width)
    size = f'width="{w}" height="{HEIGHT}" viewBox="0 0 {w} {HEIGHT}"'
    paint = 'color="#414E66" fill="currentColor" fill-rule="evenodd" role="img"'
    with open(os.path.join(IMAGES, folder, name + ".svg"), "w") as f:
        f.write(f'<svg xmlns="http://www.w3.org/2000/svg" {size} {paint}><title>{title}</title>{body}</svg>\n')


def main():
    for name, ((text, key, size, tracking), mark) in ALLIANCES.items():
        f = font(key)
        capital = f["OS/2"].sCapHeight / f["head"].unitsPerEm
        path, end = outline(text, 34, HEIGHT / 2 + capital * size / 2, size, key, tracking)
        body = "".join(map(shape, mark)) + f'<path fill-rule="nonzero" d="{path}"/>'
        title = text.capitalize() if text.islower() else text
        save("alliances", name, math.ceil(end + 1), body, title)
    for name, (title, mark) in PARTNERS.items():
        save("partners", name, HEIGHT, "".join(map(shape, mark)), title)


main()
