"""Finished signs, made from what the shop sells."""
from shapes import MM, at, lathe, sheet, sweep, tube, words
from studio import camera, lamp, studio
from subjects.sheets import fluted
from surfaces import clear, solid

RED, INK, PALE, LINEN = '8c1c1c', '2c2622', 'ded9cf', 'b9ad95'


def wood():
    return solid('c79f6c', .6, relief=(260, .35, .0006))


def foot(width, deep=26):
    """A block with a groove, in which a sign stands; returns where the sign begins."""
    sheet(width, deep, 14, wood(), wood(), at(0, 6), .8)
    return at(0, 6, 8) @ at(rx=84)


def scene():
    """Lit from the front too, for what stands upright and is read from there."""
    studio(key=.5, back=.5)
    lamp((-.55, -1., .75), (0, 0, .08), .6, .6, 18)


def roll_up():
    """800 x 2,000 mm at an eighth: the foot, the sheet and its rail."""
    scene()
    metal, dark = solid('c3c8cc', .3, metal=.85), solid('2a2a2c', .5)
    paper = solid(LINEN, .45)
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
    red, ink = solid(RED, .45), solid(INK, .5)
    upright = place @ at(rx=90)
    sheet(w, h * .4, .06, red, red, upright @ at(0, h * .2, 0), .01)
    lathe([(w * .3, 0), (w * .3, .06), (.01, .06), (.01, 0)], [red] * 4, upright @ at(0, h * .68, 0))
    for i, part in enumerate((.6, .44, .5)):
        sheet(w * part, 3, .06, ink, ink, upright @ at(0, h * (.5 - .03 * i), 0), .01)
    pale = solid(PALE, .45)
    for i, part in enumerate((.7, .5, .6)):
        sheet(w * part, 4, .08, pale, pale, upright @ at(0, h * (.28 - .05 * i), .05), .01)


def letters_on_board(text, board, face):
    place = foot(260)
    sheet(240, 120, 5, board, board, place @ at(y=60), .3)
    words(text, 84, 10, face, face, place @ at(0, 40, 6))
    camera(-26, 16, sharp=(0, 0, 60), stop=32)


def acrylic_sign():
    """Cut letters of red acrylic on a linen board."""
    scene()
    letters_on_board('กาแฟ', solid(LINEN, .6), solid('a81c20', .07, coat=.6))


def mirror_sign():
    """Letters of gold mirror on black acrylic."""
    scene()
    letters_on_board('ทอง', solid('16150f', .08, coat=.6), solid('c59a3c', .06, metal=1))


def clear_sign():
    """Clear acrylic of 5 mm, printed, held off a wall by four studs."""
    scene()
    place = foot(280, 34)
    wall, metal, ink = solid(LINEN, .7), solid('c3c8cc', .25, metal=1), solid(INK, .4)
    sheet(260, 150, 6, wall, wall, place @ at(y=75), .4)
    sheet(210, 104, 5, clear(density=7, shade=.9), clear(density=7, sawn=.7, rough=.2, glow='63c9ae'), place @ at(0, 77, 20), .4)
    for x in (-94, 94):
        for y in (36, 118):
            tube(11, 5.5, 22, metal, metal, place @ at(x, y, 17))
    words('สปา', 78, .4, ink, ink, place @ at(0, 58, 25.1), round_by=.02)
    camera(-28, 14, sharp=(0, 0, 70), stop=32)


def foam_sign():
    """PVC foam board of 10 mm, printed and cut out, on a strut of the same."""
    scene()
    foam, edge, red, pale = solid('d9d9d5', .55), solid('dadad5', .8, relief=(2600, .6, .0006, 6)), solid(RED, .5), solid(PALE, .5)
    place = at(0, 0, .2) @ at(rx=78)
    sheet(190, 150, 10, foam, edge, place @ at(y=75), .4)
    sheet(182, 84, .2, red, red, place @ at(0, 104, 10), .02)
    words('ลดราคา', 42, .4, pale, pale, place @ at(0, 92, 10.2), round_by=.02)
    for i, part in enumerate((.7, .52)):
        sheet(190 * part, 7, .2, solid(INK, .5), solid(INK, .5), place @ at(0, 42 - 18 * i, 10), .02)
    sheet(50, 110, 10, foam, edge, at(0, 62, .2) @ at(rx=102) @ at(y=55), .4)
    camera(-30, 17, sharp=(0, 0, 70), stop=32)


def corrugated_sign():
    """Corrugated board of 3 mm, printed on one face, on two wire stakes."""
    scene()
    sheet(300, 60, 16, wood(), wood(), at(0, 6), .8)
    steel, red = solid('8d9196', .3, metal=1), solid(RED, .45)
    place = at(0, 6, 50) @ at(rx=88)
    fluted(240, 130, 3, 3.6, .34, 'e8ad12', place @ at(y=65))
    for x in (-70, 70):
        tube(3.2, 1.6, 120, steel, steel, at(x, 9, 70))
    words('ขาย', 74, .4, red, red, place @ at(0, 58, 3.1), round_by=.02)
    for i, part in enumerate((.74, .5)):
        sheet(240 * part, 8, .2, solid(INK, .5), solid(INK, .5), place @ at(0, 38 - 18 * i, 3.05), .02)
    camera(-27, 15, sharp=(0, 0, 110), stop=32)


def banner_sign():
    """Printed banner vinyl between two posts, held by eyelets."""
    scene()
    steel, pale = solid('c3c8cc', .3, metal=.9), solid(PALE, .45)
    for x in (-140, 140):
        tube(9, 4.5, 190, steel, steel, at(x, 6, 95))
        tube(46, 23, 8, steel, steel, at(x, 6, 4))
    field = [(y * .001, 0) for y in range(0, 121, 4)]
    place = at(0, 6, 58) @ at(rx=90)
    sweep(field, .25, [solid(RED, .36, coat=.12)], .5, wave=.0012, place=place)
    for x in (-118, 118):
        for y in (7, 113):
            tube(9, 2.6, 3, steel, steel, place @ at(x, y, 0))
            tube(1.6, .8, 26, steel, steel, place @ at(x * 1.09, y, 0) @ at(ry=90))
    words('อาหาร', 58, .3, pale, pale, place @ at(0, 52, 1.8), round_by=.02)
    sheet(150, 5, .2, pale, pale, place @ at(0, 30, 1.8), .02)
    camera(-24, 12, sharp=(0, 0, 110), stop=36)


SUBJECTS = {'roll-up': roll_up, 'acrylic-sign': acrylic_sign, 'mirror-sign': mirror_sign, 'clear-sign': clear_sign,
            'foam-sign': foam_sign, 'corrugated-sign': corrugated_sign, 'banner-sign': banner_sign}
