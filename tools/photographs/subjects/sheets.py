"""Cut samples of sheets, a tenth of 1,220 x 2,440 mm each way, in their true thickness."""
import math

from mathutils import Vector

from shapes import MM, at, mesh, sheet, tube, words
from studio import camera, studio
from surfaces import DYE, film, solid


def peel(w, h, t, place, radius=16, reach=62):
    """The protective film on a sheet, rolled back at the near left corner."""
    nx, ny = 160, 80
    verts, away = [], Vector((1, .9)).normalized()
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y, z = (i / nx - .5) * (w - .4), (j / ny - .5) * (h - .4), 0
            s = Vector((x + w / 2, y + h / 2)).dot(away)
            if s < reach:
                u = (reach - s) / radius
                bend = min(u, 2.5)
                along, z = reach - radius * math.sin(bend) - s, radius * (1 - math.cos(bend))
                rest = (u - bend) * radius
                along, z = along - rest * math.cos(bend), z + rest * math.sin(bend)
                x, y = x + along * away.x, y + along * away.y
            verts.append((x * MM, y * MM, (t + .08 + z) * MM))
    faces = [(k, k + 1, k + nx + 2, k + nx + 1) for j in range(ny) for k in range(j * (nx + 1), j * (nx + 1) + nx)]
    mesh(verts, faces, [film('eff3f5', .25, .35, .3)], True, place)


def fan(materials, thickness, w=244, h=122, step=(6, 15, 4.5), masked=True):
    """A pile of sheets, each turned a little against the one below; the last is on top."""
    z = 0.
    for i, ((face, edge), t) in enumerate(zip(materials, thickness)):
        place = at(step[0] * i - 12, step[1] * i - 30, z, rz=14 - step[2] * i)
        sheet(w, h, t, face, edge, place, .4)
        z += t + .12
    if masked:
        peel(w, h, t, place)
    return z


def gloss(colour):
    m = solid(colour, .06, coat=.6)
    return m, m


def acrylic_rainbow():
    studio()
    z = fan([gloss(c) for c in ('1f4fa8', '1f8f55', 'f2b50a', 'ea6a1f', 'c8201e')], [5] * 5)
    camera(-23, 31, sharp=(-40, -60, z))


def acrylic_solid():
    """Three thicknesses of one colour: 2, 3 and 5 mm."""
    studio()
    z = fan([gloss(DYE)] * 3, [5, 3, 2], step=(8, 22, 7))
    camera(-23, 33, sharp=(-40, -60, z))


def pvc_foam():
    studio(key=.85, fill=.7, back=.8)
    face, edge = solid('d9d9d5', .55, relief=(1500, .12, .0003)), solid('dadad5', .8, relief=(2600, .6, .0006, 6))
    z = fan([(face, edge)] * 6, [10, 10, 5, 5, 3, 3], step=(5, 9, 3.2), masked=False)
    camera(-22, 27, sharp=(-40, -60, z * .6))


def pvc_foam_colours():
    studio(fill=.6, back=.8)
    face, edge = solid(DYE, .5, relief=(1500, .12, .0003)), solid(DYE, .8, relief=(2600, .6, .0006, 6))
    z = fan([(face, edge)] * 3, [5, 3, 3], step=(8, 22, 7), masked=False)
    camera(-22, 30, sharp=(-40, -60, z))


def fluted(w, h, t, pitch, skin, colour, place):
    """Two skins with walls between them; the flutes run along h, their open ends face the camera."""
    m = solid(colour, .38, soft=.05)
    verts, faces = [], []

    def slab(x0, x1, z0, z1):
        k = len(verts)
        verts.extend((x * MM, y * MM, z * MM) for z in (z0, z1) for x, y in ((x0, -h / 2), (x1, -h / 2), (x1, h / 2), (x0, h / 2)))
        faces.extend([(k + 3, k + 2, k + 1, k), (k + 4, k + 5, k + 6, k + 7), (k, k + 1, k + 5, k + 4),
                      (k + 1, k + 2, k + 6, k + 5), (k + 2, k + 3, k + 7, k + 6), (k + 3, k, k + 4, k + 7)])

    slab(-w / 2, w / 2, 0, skin)
    slab(-w / 2, w / 2, t - skin, t)
    for i in range(int(w / pitch) + 1):
        x = -w / 2 + i * pitch
        slab(x, min(x + skin, w / 2), skin, t - skin)
    mesh(verts, faces, [m], place=place)


def corrugated():
    """3 mm fluted polypropylene, cut across the flutes."""
    studio(fill=.8, back=.9)
    z = 0.
    for i in range(4):
        fluted(104, 62, 3, 3.6, .34, DYE, at(3 * i - 5, 9 * i - 14, z, rz=12 - 6 * i))
        z += 3.2
    camera(-17, 24, far=620, sharp=(-10, -40, z * .6), stop=26)


def foam_board():
    """Paper on both faces of a polystyrene core: 5 and 10 mm, white and black."""
    studio(key=.85, fill=.7, back=.8)
    core = solid('dcdcd8', .9, relief=(700, .9, .0012, 2))
    z = 0.
    for i, (t, colour) in enumerate(((10, 'd9d8d4'), (10, 'd9d8d4'), (5, '1d1d1f'), (5, 'd9d8d4'), (5, 'd9d8d4'))):
        paper = solid(colour, .62, relief=(2500, .08, .0002))
        place = at(6 * i - 12, 13 * i - 26, z, rz=14 - 4.2 * i)
        sheet(244, 122, t - .8, core, core, place @ at(z=.4), .1)
        sheet(244, 122, .4, paper, paper, place, .05)
        sheet(244, 122, .4, paper, paper, place @ at(z=t - .4), .05)
        z += t + .15
    camera(-22, 27, sharp=(-40, -60, z * .6))


def scale():
    """Sheets of 10, 5, 3 and 2 mm beside a steel ruler and a coin of ten baht, 26 mm across."""
    studio()
    z = 0.
    for i, t in enumerate((10, 5, 3, 2)):
        sheet(110, 80, t, *gloss('c8201e'), at(-2 * i, 3 * i + 10, z, rz=6), .4)
        z += t + .12
    steel, ink, gold = solid('b9bec2', .3, metal=.9), solid('1d1d1f', .5), solid('c9a24a', .3, metal=.9)
    figures = '/usr/share/fonts/truetype/noto/NotoSans-Bold.ttf'
    ruler = at(22, -34, .1, rz=6) @ at(rx=90)
    sheet(26, 60, .9, steel, steel, ruler @ at(y=30), .2)
    for mm in range(1, 59):
        long = 9 if mm % 10 == 0 else 6.5 if mm % 5 == 0 else 4
        sheet(long, .22, .05, ink, ink, ruler @ at(-13 + long / 2, mm, .9), .01)
    for cm in range(1, 6):
        words(str(cm), 6, .1, ink, ink, ruler @ at(2, cm * 10 - 2.2, .9), figures, .01)
    coin = at(-30, -62, .1)
    tube(26, 5.5, 2, steel, steel, coin @ at(z=1))
    tube(15.2, 7.6, 1.7, gold, gold, coin @ at(z=.9))
    words('10', 8, .3, steel, steel, coin @ at(0, -2.9, 1.7), figures, .05)
    camera(-17, 21, sharp=(10, -34, 12), stop=26)


SUBJECTS = {'acrylic-rainbow': acrylic_rainbow, 'acrylic-solid': acrylic_solid, 'pvc-foam': pvc_foam,
            'pvc-foam-colours': pvc_foam_colours, 'corrugated': corrugated, 'foam-board': foam_board,
            'scale': scale}
