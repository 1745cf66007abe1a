"""Engineering plastics: blocks, rods, tubes."""
from shapes import at, sheet, tube
from studio import camera, studio
from surfaces import DYE, clear, solid, turned


def engineering_blocks():
    """Sawn plates of 10, 20 and 40 mm in one colour."""
    studio(fill=.6, back=.8)
    face, edge = solid(DYE, .42, soft=.1, relief=(500, .1, .0004)), solid(DYE, .6, soft=.1, relief=(1200, .35, .0005))
    sheet(150, 110, 40, face, edge, at(10, 30, 0, rz=12), .8)
    sheet(120, 90, 20, face, edge, at(-6, 16, 40.1, rz=-6), .7)
    sheet(110, 60, 10, face, edge, at(-40, -70, .1, rz=20), .6)
    camera(-24, 27, sharp=(-20, -40, 40))


def rods():
    """Bars of 10 to 60 mm with turned ends, in one colour."""
    studio(fill=.6, back=.8)
    face, end = solid(DYE, .36, soft=.1), turned(DYE)
    for d, x, length in ((60, -66, 150), (40, -12, 170), (30, 27, 150), (20, 55, 180), (12, 74, 150)):
        tube(d, d / 2, length, face, end, at(x, 20 - length * .1, d / 2 + .1, rx=90))
    camera(-30, 25, sharp=(-30, -60, 30))


def tubes():
    """Clear tubes of 30 to 100 mm."""
    studio(key=1.1, back=.8, fill=.7, left=.5, right=1.15)
    wall, end = clear(density=6), clear(density=6, sawn=.4, rough=.2)
    for d, t, high, place in ((100, 4, 110, at(-48, 40, 55.2)), (60, 3, 150, at(42, 60, 75.2)), (40, 3, 80, at(66, -8, 40.2)),
                              (30, 2, 150, at(-10, -64, 15.1) @ at(rz=14) @ at(ry=90))):
        tube(d, t, high, wall, end, place)
    camera(-22, 27, sharp=(0, 0, 60), stop=32)


SUBJECTS = {'engineering-blocks': engineering_blocks, 'rods': rods, 'tubes': tubes}
