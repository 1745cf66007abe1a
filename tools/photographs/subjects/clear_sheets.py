"""Sheets that light goes through or comes back from."""
from shapes import at, sheet
from studio import camera, lamp, studio
from surfaces import DYE, clear, solid


def rack(width, slots, y=0, deep=34, high=20):
    """A beech block with saw cuts, in which sheets stand: boards of wood with gaps between them."""
    wood = solid('c79f6c', .6, relief=(260, .35, .0006))
    edges = [-deep / 2, *(e for s in slots for e in (s[0] - s[1] / 2, s[0] + s[1] / 2)), deep / 2]
    sheet(width, deep, 7, wood, wood, at(y=y), .8)
    for near, far in zip(edges[::2], edges[1::2]):
        sheet(width, far - near, high - 7, wood, wood, at(y=y + (near + far) / 2, z=7), .8)


def clear_sheets():
    """Clear cast acrylic of 3, 5 and 10 mm in a slotted block."""
    studio(key=1.1, back=.6, fill=.6, left=.25, right=1.2)
    lamp((-.46, -.2, .1), (0, 0, .1), .07, .5, .3)
    slots = ((-26, 3.4), (0, 5.4), (28, 10.4))
    rack(190, slots, deep=78)
    face, edge = clear('6fdcc0', 12, shade=.8), clear('6fdcc0', 12, sawn=.7, rough=.2, glow='63c9ae')
    for (y, gap), right in zip(slots, (36, 0, -36)):
        sheet(130, 120, gap - .4, face, edge, at(right, y + (gap - .4) / 2, 7.2) @ at(z=60, rx=90), .5)
    camera(-31, 19, sharp=(-20, -20, 70), stop=32)


def tinted_sheets():
    """See-through colours laid over each other against the light."""
    studio(key=1.1, back=.7, fill=.6, left=.5, right=1.)
    slots = ((-26, 3.4), (0, 3.4), (26, 3.4))
    rack(190, slots, deep=78)
    for (y, gap), right, tint, edge in zip(slots, (32, 0, -32), ('1f6fd0', 'f2b50a', 'd8201e'), ('1040a0', 'e08a00', 'b00c10')):
        sheet(130, 120, 3, clear(tint, 420), clear(tint, 420, sawn=.6, rough=.2, glow=edge),
              at(right, y + 1.5, 7.2) @ at(z=60, rx=90), .4)
    camera(-31, 19, sharp=(-20, -20, 70), stop=32)


def mirror_sheets():
    """A mirror standing behind, another lying before it; what stands between them shows in both."""
    studio(key=1., back=.4, fill=.9, left=.9, right=.55)
    face, edge = solid(DYE, .015, metal=1), solid(DYE, .25, metal=.6)
    wood = solid('c79f6c', .6, relief=(260, .35, .0006))
    sheet(170, 22, 14, wood, wood, at(0, 26, 0), .8)
    sheet(150, 150, 3, face, edge, at(0, 22, 2) @ at(z=75, rx=83), .3)
    sheet(110, 74, 3, face, edge, at(-8, -70, .1, rz=-14), .3)
    red = solid('b4231f', .25, coat=.4)
    sheet(30, 30, 30, red, red, at(32, -34, .1, rz=24), 1.2)
    camera(-24, 21, sharp=(0, -20, 40), stop=32)


def thick_blocks():
    """Blocks of 25 to 50 mm."""
    studio(key=1.1, back=.7, fill=.6, left=.35, right=1.1)
    for w, t, place in ((90, 40, at(-10, 30, .1, rz=12)), (80, 25, at(44, -48, .1, rz=-22)), (60, 20, at(-62, -50, .1, rz=30))):
        sheet(w, w, t, clear(density=7), clear(density=7, sawn=.12, rough=.1), place, .6)
    camera(-22, 26, sharp=(10, -50, 20), stop=32)


SUBJECTS = {'clear-sheets': clear_sheets, 'tinted-sheets': tinted_sheets, 'mirror-sheets': mirror_sheets,
            'thick-blocks': thick_blocks}
