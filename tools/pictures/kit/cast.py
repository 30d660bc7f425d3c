"""The cast: one group of people who appear in all pictures."""
import math

from kit.furniture import armchair, chair
from kit.people import person


CAST = dict(
    asha=dict(
        skin=1,
        style="bun",
        fem=True,
        outfit="saree",
        top="rani",
        shirt="gold",
        accent="gold",
        bottom="rani",
        shoe="darkwood",
        ear="gold",
        bindi=True,
    ),
    meera=dict(
        skin=5,
        style="long",
        hairc=0,
        fem=True,
        outfit="jacket",
        top="brand",
        shirt="white",
        bottom="navy",
        shoe="char",
        ear="gold",
    ),
    kavya=dict(
        skin=1,
        style="long",
        hairc=1,
        fem=True,
        outfit="kurta",
        top="gold",
        accent="rani",
        bottom="white",
        shoe="darkwood",
        ear="gold",
        bindi=True,
    ),
    lakshmi=dict(
        skin=0,
        style="bun",
        hairc=4,
        fem=True,
        outfit="saree",
        top="brand",
        shirt="navy",
        accent="gold",
        bottom="brand",
        glasses=True,
        ear="gold",
        bindi=True,
    ),
    zara=dict(
        skin=2,
        style="hijab",
        fem=True,
        outfit="jacket",
        top="navy",
        shirt="white",
        wrap="rani",
        bottom="navy",
        shoe="char",
    ),
    amara=dict(
        skin=3,
        style="curly",
        fem=True,
        outfit="jacket",
        top="rani",
        shirt="growl",
        bottom="ink",
        shoe="char",
        ear="gold",
    ),
    claire=dict(
        skin=4,
        style="bob",
        hairc=3,
        fem=True,
        outfit="jacket",
        top="white",
        shirt="brand",
        bottom="slate",
        shoe="wood",
    ),
    mei=dict(skin=2, style="bob", hairc=0, fem=True, outfit="sweater", top="gold", bottom="navy", shoe="white"),
    sofia=dict(skin=2, style="long", hairc=2, fem=True, outfit="sweater", top="rani", bottom="char", shoe="white"),
    priya=dict(
        skin=1,
        style="bob",
        hairc=1,
        fem=True,
        outfit="kurta",
        top="brand",
        accent="gold",
        bottom="white",
        shoe="darkwood",
        ear="gold",
    ),
    raj=dict(skin=1, style="side", hairc=0, outfit="suit", top="navy", accent="gold", bottom="navy"),
    gurpreet=dict(
        skin=1,
        style="turban",
        beard=True,
        hairc=0,
        outfit="jacket",
        top="#c9d7ee",
        shirt="white",
        wrap="rani",
        bottom="slate",
    ),
    harpal=dict(
        skin=5,
        style="turban",
        beard=True,
        hairc=4,
        outfit="suit",
        top="ink",
        accent="gold",
        shirt="white",
        wrap="brand",
        bottom="ink",
    ),
    dev=dict(
        skin=0,
        style="side",
        hairc=4,
        beard=True,
        glasses=True,
        outfit="jacket",
        top="navy",
        shirt="ice",
        bottom="slate",
        shoe="darkwood",
    ),
    tunde=dict(skin=3, style="short", hairc=5, outfit="sweater", top="gold", bottom="char", shoe="white"),
    oliver=dict(
        skin=4,
        style="short",
        hairc=3,
        outfit="shirt",
        top="sky",
        shirt="white",
        bottom="navy",
        shoe="darkwood",
        glasses=True,
    ),
    kenji=dict(skin=2, style="short", hairc=5, outfit="sweater", top="brand", bottom="char", shoe="white"),
    imran=dict(
        skin=5,
        style="short",
        hairc=1,
        beard=True,
        outfit="kurta",
        top="ice",
        accent="sky",
        bottom="white",
        shoe="darkwood",
    ),
)


def pose(who, x, y, face=0, **k):
    """A member of the cast standing at x, y; options of person() and fields of Look override theirs."""
    return person(x, y, face, **{**CAST[who], **k})


def seat(who, x, y, face=0, c="brand", h=0.46, **k):
    """A member of the cast on a chair of colour c."""
    chair(x, y, face, c, seat=h)
    a = math.radians(face)
    return pose(who, x + 0.06 * math.sin(a), y - 0.06 * math.cos(a), face, sit=h, **k)


def lounge(who, x, y, face=0, c="brand", **k):
    """A member of the cast in an armchair of colour c."""
    armchair(x, y, face, c)
    return pose(who, x, y, face, sit=0.43, **k)


# Hands: typing at a table, clapping.
TYPE = dict(lh=(0.13, -0.42, 0.8), rh=(-0.13, -0.42, 0.8), lean=7)
CLAP = dict(lh=(0.05, -0.3, 1.2), rh=(-0.035, -0.31, 1.23))
