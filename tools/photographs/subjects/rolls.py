"""Banners, stickers and films on a roll, a fifth of their width."""
import math

from shapes import MM, at, core, mesh, roll_profile, sweep, tube
from studio import camera, studio
from surfaces import DYE, clear, film, solid


def unrolled(width, face, back, flat=.2, radius=.034, turns=9, gap=.0013, thickness=.45, lift=.012):
    """A roll lying across the picture whose end comes towards the camera."""
    sweep(roll_profile(flat, radius, turns, gap, lift), width * MM, [face, back], thickness, place=at(y=60))
    core(2 * (radius - gap * turns) / MM - 1, 2.6, width + 3, at(y=58, z=radius / MM + .6))


def banner_roll():
    studio(fill=.6, back=.8)
    unrolled(300, solid('dadad7', .38, coat=.1), solid('73767a', .5, relief=(1400, .35, .0004, 0)))
    camera(-30, 27, sharp=(-60, -60, 10), stop=28)


def vinyl_roll():
    """One colour on both faces."""
    studio(fill=.7, back=.8)
    m = solid(DYE, .34, coat=.15)
    unrolled(300, m, m)
    camera(-30, 27, sharp=(-60, -60, 10), stop=28)


def cutting_vinyl():
    """Three rolls of sticker film, two of them standing, in one colour."""
    studio(fill=.7, back=.8)
    face, liner = solid(DYE, .16, coat=.4), solid('efece2', .5)
    sweep(roll_profile(.15, .03, 7, .0012, .012), 200 * MM, [face, face], .3, place=at(y=60))
    core(2 * (30 - 1.2 * 7) - 1, 2.4, 203, at(y=58, z=30.6))
    for x, y, turn in ((134, 78, 0), (164, 22, 0)):
        standing(x, y, 29, 120, face, liner)
    camera(-24, 29, sharp=(-40, -40, 10), stop=30)


def standing(x, y, radius, high, face, edge, hole=12):
    """A wound roll on its end: the spiral shows on top."""
    profile = []
    for i in range(int(9 * 72)):
        a = 2 * math.pi * i / 72
        r = (radius - (radius - hole - 3) / 9 * a / (2 * math.pi)) * MM
        profile.append((r * math.sin(a), -r * math.cos(a)))
    sweep(profile, high * MM, [edge, face], .8, columns=1, place=at(x, y, high / 2 + .2, ry=90, rz=0))
    card = solid('b08d63', .85, relief=(900, .3, .0004))
    tube(hole * 2 + 3, 3, high + 2, card, card, at(x, y, high / 2 + 1.1))


def clear_roll():
    """Soft clear PVC: one sees the layers below."""
    studio(key=1.1, back=.8, fill=.6, left=.5, right=1.)
    m = film('d9ecea', .62, .35, .06)
    unrolled(280, m, m, flat=.2, radius=.036, turns=7, gap=.0018, thickness=.9)
    camera(-30, 27, sharp=(-60, -60, 10), stop=28)


def bubbles(profile, width, pitch, radius, high, material, place):
    """Half spheres along the outer face of a side view, in rows set half a pitch aside."""
    verts, faces, rings, k = [], [], 4, 10
    along, travelled, row = pitch * MM / 2, 0., 0
    for (y0, z0), (y1, z1) in zip(profile, profile[1:]):
        step = math.hypot(y1 - y0, z1 - z0)
        while along <= travelled + step:
            u = (along - travelled) / step
            y, z, ty, tz = y0 + (y1 - y0) * u, z0 + (z1 - z0) * u, (y1 - y0) / step, (z1 - z0) / step
            ny, nz = tz, -ty                                  # outwards of the roll, up where it lies flat is the other side
            n = int(width / pitch)
            for i in range(n):
                x = (i - (n - 1) / 2 + (row % 2) / 2 - .25) * pitch * MM
                base = len(verts)
                for r in range(rings):
                    a = r / rings * math.pi / 2
                    rr, hh = radius * math.cos(a) ** .6 * MM, high * math.sin(a) * MM
                    for j in range(k):
                        b = 2 * math.pi * j / k
                        verts.append((x + rr * math.cos(b), y + rr * math.sin(b) * ty - hh * ny, z + rr * math.sin(b) * tz - hh * nz))
                verts.append((x, y - high * MM * ny, z - high * MM * nz))
                for r in range(rings - 1):
                    faces += [(base + r * k + j, base + r * k + (j + 1) % k, base + (r + 1) * k + (j + 1) % k, base + (r + 1) * k + j)
                              for j in range(k)]
                top = base + rings * k
                faces += [(top - k + j, top - k + (j + 1) % k, top) for j in range(k)]
            along += pitch * MM * .866
            row += 1
        travelled += step
    mesh(verts, faces, [material], True, place)


def bubble_roll():
    """10 mm bubbles, 4 mm high, facing up where the end lies and inwards on the roll."""
    studio(key=1.1, back=.9, fill=.6, left=.5, right=1.)
    m = film('f2f8fa', .68, .45, .08)
    profile = roll_profile(.12, .042, 2.4, .005)
    place = at(y=60)
    sweep(profile, 150 * MM, [m], place=place)
    outer = profile[:int(.12 / .002)]
    bubbles(outer, 150, 11, 4.8, 4, m, place)
    shell = profile[int(.12 / .002):][:72]
    bubbles(shell[::-1], 150, 11, 4.8, 3, m, place)
    inner = solid('eef4f5', .5, soft=.3)
    tube(76, 24, 149, inner, inner, at(y=58, z=42.6) @ at(ry=90))
    core(29, 2.5, 152, at(y=58, z=42.6))
    camera(-27, 29, sharp=(-40, -40, 10), stop=30)


def stretch_film():
    """Three wound rolls on cores, one lying with its end pulled out."""
    studio(key=1.1, back=.9, fill=.6, left=.7, right=.9)
    wound = clear('cfe6ea', 26, rough=.12, shade=.7)
    card = solid('b08d63', .85, relief=(900, .3, .0004))
    for place in (at(-52, 40, 80), at(14, 58, 80), at(20, -36, 30.2) @ at(rz=18) @ at(ry=90)):
        tube(60, 10, 150, wound, wound, place)
        tube(40, 3, 164, card, card, place)
    camera(-22, 24, sharp=(0, -30, 40), stop=30)


SUBJECTS = {'banner-roll': banner_roll, 'vinyl-roll': vinyl_roll, 'cutting-vinyl': cutting_vinyl, 'clear-roll': clear_roll,
            'bubble-roll': bubble_roll, 'stretch-film': stretch_film}
