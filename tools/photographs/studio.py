"""Paper, lamps and camera."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from shapes import MM, sweep
from surfaces import solid


def studio(key=1., fill=1., back=1., room=.2, left=1.2, right=.45, wide=2.4):
    """A seamless paper sweep, a large soft key from the left, a weak fill and a lamp behind for the edges."""
    bend = [(.55 + .5 * math.sin(a), .5 - .5 * math.cos(a)) for a in (math.radians(d) for d in range(3, 88, 3))]
    paper = sweep([(-1.2, 0), (.55, 0), *bend, (1.05, .5), (1.05, 2.5)], wide, [solid('ebe6dc', .9)], columns=1)
    paper.name = 'paper'
    lamp((-.8, .2, .8), (0, 0, .03), .6, .6, 15 * key, (1, .98, .955))
    lamp((.95, -.75, .7), (0, 0, .05), .8, 1., 2.6 * fill)
    lamp((.25, .85, .85), (0, 0, .05), 1.2, .35, 9 * back, (1, .99, .97))
    walls(room, left, right)


def walls(room, left, right):
    """Around it all: dim for matt things, so that shadows stay, and a pale gradient in what is glossy or clear."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes, world.cycles.sampling_method = True, 'NONE'
    n, link = world.node_tree.nodes, world.node_tree.links.new
    sky, path, where = n['Background'], n.new('ShaderNodeLightPath'), n.new('ShaderNodeTexCoord')
    split, ramp, pick = n.new('ShaderNodeSeparateXYZ'), n.new('ShaderNodeMapRange'), n.new('ShaderNodeMix')
    for name, value in (('From Min', -1), ('From Max', 1), ('To Min', left), ('To Max', right)):
        ramp.inputs[name].default_value = value
    link(where.outputs['Generated'], split.inputs[0])
    link(split.outputs['X'], ramp.inputs['Value'])
    link(path.outputs['Is Diffuse Ray'], pick.inputs[0])
    link(ramp.outputs[0], pick.inputs[2])
    pick.inputs[3].default_value = room
    link(pick.outputs[0], sky.inputs[1])
    sky.inputs[0].default_value = (1, .975, .94, 1)


def lamp(where, target, w, h, power, colour=(1, 1, 1)):
    d = bpy.data.lights.new('lamp', 'AREA')
    d.shape, d.size, d.size_y, d.energy, d.color = 'RECTANGLE', w, h, power, colour
    ob = bpy.data.objects.new('lamp', d)
    bpy.context.collection.objects.link(ob)
    ob.location = where
    ob.rotation_euler = (Vector(target) - Vector(where)).to_track_quat('-Z', 'Y').to_euler()
    return ob


def camera(turn=-23, tip=30, far=800, sharp=None, stop=22, fill=.86):
    """Looks at the goods from `turn` degrees beside their front and `tip` above it, as near as they fill the picture."""
    goods = [ob for ob in bpy.context.scene.objects if ob.type == 'MESH' and ob.name != 'paper']
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    points = []
    for ob in goods:
        seen = ob.evaluated_get(depsgraph)
        vertices = list(seen.data.vertices)
        points += [seen.matrix_world @ v.co for v in vertices[::max(1, len(vertices) // 3000)]]
    low, high = (Vector(f(p[i] for p in points) for i in range(3)) for f in (min, max))
    middle = (low + high) / 2
    d = bpy.data.cameras.new('camera')
    ob = bpy.data.objects.new('camera', d)
    bpy.context.collection.objects.link(ob)
    a, b = math.radians(turn), math.radians(tip)
    ob.location = middle + far * MM * Vector((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
    ob.rotation_euler = (middle - ob.location).to_track_quat('-Z', 'Y').to_euler()
    d.lens, d.sensor_width, d.clip_start = 85, 36, .01
    d.dof.use_dof, d.dof.aperture_fstop, d.dof.aperture_blades = True, stop, 7
    d.dof.focus_distance = ((Vector(sharp) * MM if sharp else middle) - ob.location).length
    scene = bpy.context.scene
    scene.camera = ob
    scene.render.resolution_x = scene.render.resolution_y = 100
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(scene, ob, p) for p in points]
    left, right = min(p.x for p in seen), max(p.x for p in seen)
    bottom, top = min(p.y for p in seen), max(p.y for p in seen)
    zoom = fill / max(right - left, top - bottom)
    d.lens *= zoom
    d.shift_x, d.shift_y = ((left + right) / 2 - .5) * zoom, ((bottom + top) / 2 - .5) * zoom
