"""Boxes folded from clear film."""
import math

from shapes import MM, at, lathe, mesh, tube
from studio import camera, studio
from surfaces import film, solid


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


SUBJECTS = {'pet-box': pet_box}
