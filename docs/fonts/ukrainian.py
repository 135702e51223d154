"""Adds the Ukrainian letters that Jost lacks to its Cyrillic cut: Є and є are Э and э mirrored, І ї are Latin letters, Ґ and ґ are Г
and г with an upturn. Input: jost-cyrillic-wght-normal.woff2 and jost-latin-wght-normal.woff2 of @fontsource-variable/jost."""
import copy, sys
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from array import array

cyr, lat = TTFont(sys.argv[1]), TTFont(sys.argv[2])
glyf, gvar, hmtx = cyr["glyf"], cyr["gvar"], cyr["hmtx"]
name = cyr.getBestCmap()
lname = lat.getBestCmap()

def flat(font, glyph_name):
    """A simple glyph and its variations."""
    g = copy.deepcopy(font["glyf"][glyph_name])
    return g, copy.deepcopy(font["gvar"].variations.get(glyph_name, [])), font["hmtx"][glyph_name]

def put(code, glyph_name, g, variations, metrics):
    order = cyr.getGlyphOrder() + [glyph_name]
    cyr.setGlyphOrder(order)
    glyf.glyphs[glyph_name] = g
    glyf.glyphOrder = order
    g.recalcBounds(glyf)
    gvar.variations[glyph_name] = variations
    hmtx[glyph_name] = (metrics[0], g.xMin)
    for table in cyr["cmap"].tables:
        if table.isUnicode(): table.cmap[code] = glyph_name

def mirrored(code, of):
    g, variations, (width, lsb) = flat(cyr, name[of])
    assert not g.isComposite()
    g.coordinates = GlyphCoordinates([(width - x, y) for x, y in g.coordinates])
    # The direction of the outlines turns round with the picture.
    ends = [-1] + list(g.endPtsOfContours)
    order = []
    for a, b in zip(ends, ends[1:]): order += list(range(b, a, -1))
    n = len(g.coordinates)
    g.coordinates = GlyphCoordinates([g.coordinates[i] for i in order])
    g.flags = array("B", [g.flags[i] for i in order])
    for v in variations:
        c = v.coordinates
        # The last four are the phantom points: origin, advance, top, bottom.
        adv = c[n + 1][0] if c[n + 1] else 0
        pts = [None if p is None else (adv - p[0], p[1]) for p in c[:n]]
        v.coordinates = [pts[i] for i in order] + list(c[n:])
    put(code, "uni%04X" % code, g, variations, (width, lsb))

def latin(code, of):
    g, variations, metrics = flat(lat, lname[of])
    if g.isComposite():
        # Decomposed by hand: base and accent.
        raise SystemExit("composite " + of)
    put(code, "uni%04X" % code, g, variations, metrics)

def upturned(code, of, rise):
    g, variations, (width, lsb) = flat(cyr, name[of])
    pts = list(g.coordinates)
    assert len(pts) == 6, pts
    top = max(y for x, y in pts); right = max(x for x, y in pts)
    corner = next(i for i, p in enumerate(pts) if p == (right, top))
    left = min(x for x, y in pts)
    stem = sorted({x for x, y in pts})[1] - left
    inner = next(i for i, p in enumerate(pts) if p[0] == left + stem and p[1] == 0)
    outer = next(i for i, p in enumerate(pts) if p[0] == left and p[1] == 0)
    before, after = pts[corner - 1], pts[(corner + 1) % 6]
    new = [(right - stem, top), (right - stem, top + rise), (right, top + rise)]
    if before[0] == right: new.reverse()          # the outline goes up the right side
    g.coordinates = GlyphCoordinates(pts[:corner] + new + pts[corner + 1:])
    g.flags = array("B", [1] * 8)
    g.endPtsOfContours = [7]
    for v in variations:
        if any(p is None for p in v.coordinates[:6]): v.coordinates = full(v, pts)
        c = list(v.coordinates)
        dx, dy = c[corner]
        wide = c[inner][0] - c[outer][0]
        d = [(dx - wide, dy), (dx - wide, dy), (dx, dy)]
        if before[0] == right: d.reverse()
        v.coordinates = c[:corner] + d + c[corner + 1:]
    put(code, "uni%04X" % code, g, variations, (width, lsb))

def full(v, pts):
    """The movements of all points: those between moved ones are interpolated."""
    from fontTools.varLib.iup import iup_delta
    return [(round(x), round(y)) for x, y in iup_delta(list(v.coordinates), pts + [(0, 0)] * 4, [len(pts) - 1])]

mirrored(0x404, 0x42D)
mirrored(0x454, 0x44D)
for code, of in ((0x406, ord("I")), (0x456, ord("i")), (0x407, 0xCF), (0x457, 0xEF)):
    latin(code, of)
upturned(0x490, 0x413, 120)
upturned(0x491, 0x433, 95)
cyr.save(sys.argv[3])
