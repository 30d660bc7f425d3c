"""Portraits: plain backdrop, shallow depth of field."""
from kit import *


def bust(bg, who, face=8, tall=False, **k):
    """Portrait of a member of the cast in front of a wall of colour bg; tall: room for the hands."""
    world("#f0f2f6", 0.55)
    wall(-12, 12, 1.5, 7, bg)
    floor(bg)
    area((-2.2, -2.6, 3.0), (0, 0, 1.5), (1.8, 1.8), 135, "#fff0dd")
    area((2.6, -2.0, 1.9), (0, 0, 1.5), (2, 2), 50, "#cfe0ff")
    area((1.4, 1.0, 2.9), (0, 0, 1.6), (1, 0.6), 60, "#ffe4c6")
    pose(who, 0, 0, face, **k)
    if tall:
        camera((0, -3.4, 1.62), (0, 0, 1.5), 118, (0, -0.12, 1.6), 2.8)
    else:
        camera((0, -3.4, 1.64), (0, 0, 1.575), 140, (0, -0.12, 1.6), 2.8)


@scene("founder", "team", (4, 5))
def founder():
    bust(
        "brand",
        "asha",
        -10,
        True,
        outfit="jacket",
        top="#f4eee3",
        shirt="rani",
        yaw=4,
        lh=(0.06, -0.25, 1.13),
        rh=(-0.08, -0.26, 1.1),
    )
    return 1.06


@scene("co-founder", "team", (1, 1))
def co_founder():
    bust("#f6c56b", "dev", 8, yaw=4, beard=False, skin=1)


@scene("life-coach", "team", (1, 1))
def life_coach():
    bust("rani", "amara", -8, outfit="sweater", top="growl", yaw=4)
    return 1.05


@scene("digital-content-coach", "team", (1, 1))
def digital_content_coach():
    bust("ice", "gurpreet", 9, wrap="brand", outfit="kurta", top="gold", accent="growl", yaw=3)


@scene("author-fallback", "team", (1, 1))
def author_fallback():
    bust(
        "#e8edf5",
        "claire",
        0,
        outfit="sweater",
        top="#c3cfe2",
        skin_col="#d5deec",
        hair_col="#aebdd6",
        eye="#76849c",
        mouth="#8d9bb5",
    )
