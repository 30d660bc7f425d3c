#!/usr/bin/env python3
"""Makes the site's fonts in static/fonts from Fontsource's subsets.

Each font is one file: the Latin subset, with the rupee sign from the extended subset. A separate face for the sign
would make the browser look up a system font for every size of text. Eczar's line box is too tall for buttons and
badges; it is reduced here, because Safari ignores ascent-override. Figtree keeps the weights that the site uses, with
the most frequent as default, so that body text needs no interpolation.

    apt-get install --no-install-recommends python3-fonttools python3-brotli
    tools/fonts/make.py

Run it by hand for another version of the fonts: set VERSION here and in src/gatsby/render/fontFaces.ts, and remove
the old files.
"""

import subprocess
import tarfile
import tempfile
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer, varStore  # noqa: F401  varStore gives regions their get_support

VERSION = "5.3.0"
RUPEE = 0x20B9
FONTS = Path(__file__).parents[2] / "static" / "fonts"


def unpack(package, folder):
    """Downloads a package from the npm registry and returns the folder of its font files."""
    archive = subprocess.run(
        ["npm", "pack", "--silent", f"{package}@{VERSION}"], cwd=folder, check=True, capture_output=True, text=True
    ).stdout.strip()
    target = folder / Path(archive).stem
    with tarfile.open(folder / archive) as tar:
        tar.extractall(target)
    return target / "package" / "files"


def add_glyph(font, source, character):
    """Copies the glyph of a character, which must not be a composite, from another subset of the font."""
    for subset in (font, source):
        subset.ensureDecompiled()
    name = source.getBestCmap()[character]
    glyph = source["glyf"][name]
    assert not glyph.isComposite()
    font["glyf"][name] = glyph
    font["hmtx"][name] = source["hmtx"][name]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[character] = name
    if "gvar" in font:
        add_variation(font, name, source["gvar"].variations[name])


def add_variation(font, name, variations):
    """Makes the outline and the width of a glyph vary with the weight."""
    font["gvar"].variations[name] = variations
    [variation] = variations
    widths = font["HVAR"].table
    store = widths.VarStore
    [axis] = font["fvar"].axes
    rows = store.VarData[0]
    [region] = rows.VarRegionIndex
    assert store.VarRegionList.Region[region].get_support([axis]) == variation.axes
    # The last four points are phantom points; the second is the right edge.
    rows.Item.append([variation.coordinates[-3][0]])
    rows.ItemCount = len(rows.Item)
    widths.AdvWidthMap.mapping[name] = rows.ItemCount - 1


def set_box(font, ascent, descent):
    """Sets the ascent and descent of lines, as fractions of the font size."""
    em = font["head"].unitsPerEm
    above, below = round(ascent * em), round(descent * em)
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = above, -below, 0
    metrics = font["OS/2"]
    metrics.sTypoAscender, metrics.sTypoDescender, metrics.sTypoLineGap = above, -below, 0
    metrics.usWinAscent, metrics.usWinDescent = above, below
    metrics.fsSelection |= 1 << 7  # USE_TYPO_METRICS: Windows uses the same line box.


def with_rupee(files, name, style):
    """Fontsource's Latin subset of a font with the rupee sign."""
    font, extended = (
        # Keep the timestamp, so that the same sources make the same file.
        TTFont(files / f"{name}-{subset}-{style}.woff2", recalcTimestamp=False)
        for subset in ("latin", "latin-ext")
    )
    add_glyph(font, extended, RUPEE)
    return font


with tempfile.TemporaryDirectory() as temporary:
    folder = Path(temporary)
    eczar = with_rupee(unpack("@fontsource/eczar", folder), "eczar", "400-normal")
    set_box(eczar, 0.92, 0.32)  # docs/decisions/fonts.md
    eczar.save(FONTS / f"eczar-low-400-{VERSION}.woff2")
    figtree = with_rupee(unpack("@fontsource-variable/figtree", folder), "figtree", "wght-normal")
    figtree = instancer.instantiateVariableFont(figtree, {"wght": (400, 400, 600)})
    figtree.save(FONTS / f"figtree-400-600-{VERSION}.woff2")
