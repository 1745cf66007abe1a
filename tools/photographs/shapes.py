"""Sheets, rolls, tubes and letters. Lengths are millimetres."""
import math

import bpy
from mathutils import Euler, Matrix, Vector

MM = .001


def at(x=0, y=0, z=0, rx=0, ry=0, rz=0):
    turn = Euler([math.radians(a) for a in (rx, ry, rz)]).to_matrix().to_4x4()
    return Matrix.Translation(Vector((x, y, z)) * MM) @ turn


def mesh(verts, faces, materials, smooth=False, place=None):
    """`verts` in metres."""
    data = bpy.data.meshes.new('shape')
    data.from_pydata(verts, [], faces)
    for m in materials:
        data.materials.append(m)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.use_auto_smooth = True
    data.update()
    ob = bpy.data.objects.new('shape', data)
    bpy.context.collection.objects.link(ob)
    if place is not None:
        ob.matrix_world = place
    return ob


def bevel(ob, width, segments=2, material=-1):
    b = ob.modifiers.new('bevel', 'BEVEL')
    b.width, b.segments, b.material, b.limit_method = width * MM, segments, material, 'ANGLE'
    ob.data.use_auto_smooth = True


def sheet(w, h, t, face, edge, place, round_by=.35):
    """Lies on z = 0 to t around the middle of its width and height."""
    x, y, z = w * MM / 2, h * MM / 2, t * MM
    ob = mesh([(a, b, c) for c in (0, z) for a, b in ((-x, -y), (x, -y), (x, y), (-x, y))],
              [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], [face, edge], place=place)
    for i, polygon in enumerate(ob.data.polygons):
        polygon.material_index = int(i > 1)
    bevel(ob, min(round_by, t * .2), material=1)
    return ob


def lathe(profile, faces, place, steps=128, closed=True):
    """Turns points (radius, height in mm) around z; `faces[i]` is the material of the part after point i."""
    k, count = steps, len(profile)
    verts = [(r * MM * math.cos(2 * math.pi * i / k), r * MM * math.sin(2 * math.pi * i / k), z * MM)
             for r, z in profile for i in range(k)]
    pairs = [(a, (a + 1) % count) for a in range(count if closed else count - 1)]
    kinds = list(dict.fromkeys(faces))
    ob = mesh(verts, [(a * k + i, a * k + (i + 1) % k, b * k + (i + 1) % k, b * k + i) for a, b in pairs for i in range(k)],
              kinds, True, place)
    for i, polygon in enumerate(ob.data.polygons):
        polygon.material_index = kinds.index(faces[i // k])
    ob.data.auto_smooth_angle = math.radians(30)
    return ob


def tube(outer, wall, length, face, edge, place):
    """Along z, around its middle; a rod is a tube whose wall is half its diameter."""
    r, inner, z = outer / 2, max(outer / 2 - wall, .01), length / 2
    c = min(.4, wall * .2)
    return lathe([(r, -z + c), (r, z - c), (r - c, z), (inner, z), (inner, -z), (r - c, -z)],
                 [face, edge, edge, face, edge, edge], place)


def sweep(profile, width, materials, thickness=0., columns=24, wave=0., place=None):
    """Pulls a side view, points (y, z) in metres, along x: banners, rolls, the paper of the studio."""
    xs = [(i / columns - .5) * width for i in range(columns + 1)]
    verts = [(x, y, z + wave * math.sin(x * 17 + y * 9)) for y, z in profile for x in xs]
    c = columns + 1
    faces = [(r * c + i, r * c + i + 1, (r + 1) * c + i + 1, (r + 1) * c + i)
             for r in range(len(profile) - 1) for i in range(columns)]
    ob = mesh(verts, faces, materials, True, place)
    if thickness:
        s = ob.modifiers.new('thick', 'SOLIDIFY')
        s.thickness, s.offset, s.material_offset, s.material_offset_rim = thickness * MM, -1, len(materials) > 1, len(materials) > 1
    return ob


def roll_profile(flat, radius, turns, gap, lift=0.):
    """The side view of a sheet that lies `flat` metres long and then rolls itself up; `lift` bends its near end up."""
    step = .002
    points = [(-flat + i * step, .0006 + lift * max(0, 1 - i / 30) ** 2) for i in range(int(flat / step))]
    y0 = points[-1][0]
    for i in range(1, int(turns * 72)):
        a = 2 * math.pi * i / 72
        r = radius - gap * a / (2 * math.pi)
        points.append((y0 + r * math.sin(a), radius + .0006 - r * math.cos(a)))
    return points


def core(outer, wall, length, place):
    """The cardboard tube within a roll, lying along x."""
    from surfaces import solid
    card = solid('b08d63', .85, relief=(900, .3, .0004))
    return tube(outer, wall, length, card, card, place @ at(ry=90))


def words(text, size, depth, face, edge, place, font='/usr/share/fonts/truetype/noto/NotoSansThai-Bold.ttf', round_by=.3):
    """Letters standing in the plane x, y and extruded to z."""
    curve = bpy.data.curves.new('words', 'FONT')
    curve.font = bpy.data.fonts.load(font)
    curve.body, curve.size, curve.align_x = text, size * MM, 'CENTER'
    curve.extrude, curve.bevel_depth, curve.resolution_u = depth * MM / 2, round_by * MM, 12
    curve.materials.append(face)
    ob = bpy.data.objects.new('words', curve)
    bpy.context.collection.objects.link(ob)
    bpy.context.view_layer.update()
    data = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    data.materials.clear()
    for m in (face, edge):
        data.materials.append(m)
    for polygon in data.polygons:
        polygon.material_index = int(abs(polygon.normal.z) < .9)
    ob = bpy.data.objects.new('words', data)
    bpy.context.collection.objects.link(ob)
    ob.matrix_world = place @ at(z=depth / 2)
    return ob
