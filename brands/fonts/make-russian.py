"""Makes one file per family for Russian pages: Cyrillic with the Latin, figures and signs that such pages need.

Run in this folder with Debian's python3-fonttools and python3-brotli: python3 make-russian.py
Its sources are the two subsets beside it, which the fonts' authors publish apart.
"""

import io
import sys

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.varLib import instancer

SIGNS = "\u00a0\u00a9\u00ab\u00b0\u00b7\u00bb\u00d7\u2009\u2011\u2013\u2014\u2018\u2019\u201c\u201d\u201e\u2022\u2026\u202f\u20ac\u2212"
# Languages call themselves by their own names.
SPANISH = "¡¿ÁÉÍÑÓÚÜáéíñóúü"
LATIN = [*range(0x20, 0x7F), *map(ord, SIGNS + SPANISH)]
CYRILLIC = [0x301, 0x401, *range(0x410, 0x450), 0x451, 0x2116]
FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "lnum", "pnum", "tnum", "rvrn"]
# Says in place of an index that nothing varies there.
CONSTANT = 0xFFFF
# The weights that the styles use.
FAMILIES = {"geologica": (340, 680), "literata-display": (420, 520)}


def reopened(font):
    file = io.BytesIO()
    font.flavor = None
    font.save(file)
    file.seek(0)
    return TTFont(file)


def part(path, characters, weights):
    """The wanted characters of a subset, between two weights."""
    font = TTFont(path)
    options = Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    options.drop_tables += ["HVAR", "MVAR", "STAT", "VVAR", "vhea", "vmtx", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return instancer.instantiateVariableFont(reopened(font), {"wght": weights})


def devices(table):
    """Every place of a layout table that varies with the weight."""
    seen, stack = set(), [table]
    while stack:
        item = stack.pop()
        if id(item) in seen:
            continue
        seen.add(id(item))
        if isinstance(item, otTables.Device) and item.DeltaFormat == 0x8000:
            if item.StartSize != CONSTANT:
                yield item
        elif isinstance(item, (list, tuple)):
            stack.extend(item)
        elif isinstance(item, dict):
            stack.extend(item.values())
        elif hasattr(item, "__dict__"):
            if hasattr(item, "ensureDecompiled"):
                item.ensureDecompiled()
            stack.extend(vars(item).values())


def merged(latin, cyrillic):
    """Both parts as one font. The library merges static fonts only, so what varies is taken out and put back."""
    parts = [latin, cyrillic]
    stores = [font["GDEF"].table.VarStore for font in parts]
    regions = [[vars(axis) for region in store.VarRegionList.Region for axis in region.VarRegionAxis] for store in stores]
    assert regions[0] == regions[1], "the parts vary along different regions"
    axes, spacing = latin["fvar"], latin.get("avar")
    variations = []
    for font, store in zip(parts, stores):
        if font is cyrillic:
            for device in devices(font["GPOS"].table):
                device.StartSize += len(stores[0].VarData)
        font["GDEF"].table.VarStore = None
        font["GDEF"].table.Version = 0x00010002
        glyphs = font.getGlyphOrder()
        variations.append([font["gvar"].variations.get(name, []) for name in glyphs])
        for tag in ("fvar", "gvar", "avar"):
            if tag in font:
                del font[tag]
    files = []
    for font in parts:
        font["post"].formatType = 3
        files.append(io.BytesIO())
        font.save(files[-1])
        files[-1].seek(0)
    font = Merger().merge(files)
    font["fvar"] = axes
    if spacing:
        font["avar"] = spacing
    font["gvar"] = gvar = newTable("gvar")
    gvar.version, gvar.reserved = 1, 0
    # The merged order is the first part's glyphs, then the second's.
    both = variations[0] + variations[1]
    names = font.getGlyphOrder()
    assert len(both) == len(names), "glyphs were lost"
    gvar.variations = dict(zip(names, both))
    store = stores[0]
    store.VarData += stores[1].VarData
    store.VarDataCount = len(store.VarData)
    font["GDEF"].table.VarStore = store
    font["GDEF"].table.Version = 0x00010003
    return font


for family, weights in FAMILIES.items():
    font = merged(part(f"{family}-latin.woff2", LATIN, weights), part(f"{family}-cyrillic.woff2", CYRILLIC, weights))
    font["post"].formatType = 3
    font.flavor = "woff2"
    font.save(f"{family}-russian.woff2")
    print(f"{family}-russian.woff2", len(font.getGlyphOrder()), "glyphs", file=sys.stderr)
