"""Boxes, stands and finished signs."""
import math

from shapes import MM, at, lathe, mesh, sheet, tube, words
from studio import camera, lamp, studio
from surfaces import film, solid


def front_light():
    """For what stands upright and is read from the front."""
    lamp((-.55, -1., .75), (0, 0, .08), .6, .6, 18)


def box(w, d, h, walls, place, folds):
    """Folded from thin film, standing: six faces, and lines of light along the folds."""
    x, y, z = w * MM / 2, d * MM / 2, h * MM
    mesh([(a, b, c) for c in (0, z) for a, b in ((-x, -y), (x, -y), (x, y), (-x, y))],
         [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], [walls], place=place)
    r = .35
    for px, py, pz, length, turn in (
            *((sx * w / 2, sy * d / 2, h / 2, h, {}) for sx in (-1, 1) for sy in (-1, 1)),
            *((0, sy * d / 2, sz, w, {'ry': 90}) for sy in (-1, 1) for sz in (0.3, h)),
            *((sx * w / 2, 0, sz, d, {'rx': 90}) for sx in (-1, 1) for sz in (0.3, h))):
        tube(2 * r, r, length, folds, folds, place @ at(px, py, pz) @ at(**turn))


def pet_box():
    """Clear folding boxes, 50 x 50 x 100 and 100 x 100 x 100 mm; in the large one lie two coloured balls."""
    studio(key=1.1, back=.8, fill=.7, left=.5, right=1.1)
    walls, folds = film('f4fafa', .93, .2, .03), film('dfecee', .2, .4, .2)
    box(100, 100, 100, walls, at(-24, 26, .2, rz=24), folds)
    box(50, 50, 100, walls, at(62, -30, .2, rz=-18), folds)
    box(80, 80, 40, walls, at(-40, -84, .2, rz=8), folds)
    for colour, r, x, y in (('c8201e', 22, -40, 20), ('f2b50a', 18, 2, 30), ('1f8f55', 15, -22, 60)):
        ball = [(max(.01, r * math.sin(a)), r - r * math.cos(a)) for a in (math.pi * i / 24 for i in range(25))]
        m = solid(colour, .4, coat=.2)
        lathe(ball, [m] * 25, at(x, y, .6), 48)
    camera(-22, 24, sharp=(-20, -20, 50), stop=32)


def roll_up():
    """800 x 2,000 mm at an eighth: the foot, the sheet and its rail."""
    studio(key=.5, back=.5)
    front_light()
    metal, dark = solid('c3c8cc', .3, metal=.85), solid('2a2a2c', .5)
    paper = solid('ded9cf', .45)
    sheet(102, 24, 11, metal, metal, at(0, 4, 2), 3)
    for x in (-44, 44):
        sheet(8, 60, 2, dark, dark, at(x, 6, .1), .8)
    sheet(100, 250, .4, paper, paper, at(0, 4, 12) @ at(z=125, rx=90), .05)
    tube(5, 2.5, 102, metal, metal, at(0, 4, 262) @ at(ry=90))
    tube(3, 1.5, 250, metal, metal, at(0, 10, 137))
    art(100, 250, at(0, 3.55, 12))
    camera(-26, 14, far=1100, sharp=(0, 0, 130), stop=40, fill=.9)


def art(w, h, place):
    """A plain print: a field of colour below, a disc and lines of words above."""
    red, ink = solid('8c1c1c', .45), solid('4a433a', .5)
    upright = place @ at(rx=90)
    sheet(w, h * .4, .06, red, red, upright @ at(0, h * .2, 0), .01)
    lathe([(w * .3, 0), (w * .3, .06), (.01, .06), (.01, 0)], [red] * 4, upright @ at(0, h * .68, 0))
    for i, part in enumerate((.6, .44, .5)):
        sheet(w * part, 3, .06, ink, ink, upright @ at(0, h * (.5 - .03 * i), 0), .01)
    pale = solid('ded9cf', .45)
    for i, part in enumerate((.7, .5, .6)):
        sheet(w * part, 4, .08, pale, pale, upright @ at(0, h * (.28 - .05 * i), .05), .01)


def letter_sign():
    """Die-cut acrylic letters on a white board."""
    studio(key=.5, back=.5)
    front_light()
    board = solid('cdc8be', .5)
    wood = solid('c79f6c', .6, relief=(260, .35, .0006))
    sheet(260, 26, 14, wood, wood, at(0, 6), .8)
    place = at(0, 6, 8) @ at(rx=84)
    sheet(240, 120, 5, board, board, place @ at(y=60), .3)
    face = solid('a81c20', .07, coat=.6)
    words('ป้าย', 112, 10, face, face, place @ at(0, 34, 6))
    camera(-26, 16, sharp=(0, 0, 60), stop=32)


SUBJECTS = {'pet-box': pet_box, 'roll-up': roll_up, 'letter-sign': letter_sign}
