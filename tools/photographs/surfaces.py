"""What things are made of. Colours are six-digit sRGB hex, lengths metres."""
import bpy

DYE = 'dye'
_dyed = []


def linear(colour):
    parts = [int(colour[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts]


def paint(socket, colour):
    """Sets a colour; the colour `dye` is exposed once as black and once as white (see darkroom.py)."""
    if colour == DYE:
        _dyed.append(socket)
    else:
        socket.default_value = (*linear(colour), 1)


def dye(value):
    for socket in _dyed:
        socket.default_value = (value, value, value, 1)


def has_dye():
    return bool(_dyed)


def nodes(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    n.clear()
    return m, n, m.node_tree.links.new, n.new('ShaderNodeOutputMaterial')


def grain(n, link, shader, scale, strength, distance, detail=3):
    """A fine relief in object space, so that it never scales with the piece."""
    where, noise, bump = n.new('ShaderNodeTexCoord'), n.new('ShaderNodeTexNoise'), n.new('ShaderNodeBump')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, detail
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, distance
    link(where.outputs['Object'], noise.inputs['Vector'])
    link(noise.outputs[0], bump.inputs['Height'])
    link(bump.outputs[0], shader.inputs['Normal'])


def solid(colour, rough=.5, metal=0., coat=0., soft=0., relief=None):
    """An opaque surface; `soft` lets light a little way in, as plastics do."""
    m, n, link, out = nodes('solid')
    p = n.new('ShaderNodeBsdfPrincipled')
    paint(p.inputs['Base Color'], colour)
    for key, value in (('Roughness', rough), ('Metallic', metal), ('Clearcoat', coat),
                       ('Clearcoat Roughness', .02), ('Subsurface', soft)):
        p.inputs[key].default_value = value
    if soft:
        paint(p.inputs['Subsurface Color'], colour)
        p.inputs['Subsurface Radius'].default_value = (.004, .003, .002)
    if relief:
        grain(n, link, p, *relief)
    link(p.outputs[0], out.inputs[0])
    return m


def clear(tint='95ede0', density=9., rough=0., sawn=0., shade=.86, glow='bcf7e6', ior=1.49):
    """Refracts, absorbs along the sheet, casts a pale shadow. `sawn`: the part of an edge that scatters the light
    that runs along the sheet."""
    m, n, link, out = nodes('clear')
    glass, through, mix = n.new('ShaderNodeBsdfGlass'), n.new('ShaderNodeBsdfTransparent'), n.new('ShaderNodeMixShader')
    path, absorb = n.new('ShaderNodeLightPath'), n.new('ShaderNodeVolumeAbsorption')
    glass.inputs['Roughness'].default_value, glass.inputs['IOR'].default_value = rough, ior
    r, g, b = linear(tint)
    through.inputs[0].default_value = (*(shade * (.75 + .25 * c / max(r, g, b)) for c in (r, g, b)), 1)
    paint(absorb.inputs[0], tint)
    absorb.inputs[1].default_value = density
    body = glass
    if sawn:
        lit, shine, edge, both = (n.new('ShaderNodeBsdfDiffuse'), n.new('ShaderNodeEmission'),
                                  n.new('ShaderNodeMixShader'), n.new('ShaderNodeAddShader'))
        paint(lit.inputs[0], glow)
        paint(shine.inputs[0], glow)
        shine.inputs[1].default_value = .55
        edge.inputs[0].default_value = sawn
        link(lit.outputs[0], both.inputs[0])
        link(shine.outputs[0], both.inputs[1])
        link(glass.outputs[0], edge.inputs[1])
        link(both.outputs[0], edge.inputs[2])
        body = edge
    link(path.outputs['Is Shadow Ray'], mix.inputs[0])
    link(body.outputs[0], mix.inputs[1])
    link(through.outputs[0], mix.inputs[2])
    link(mix.outputs[0], out.inputs[0])
    link(absorb.outputs[0], out.inputs[1])
    return m


def film(colour, see=.5, scatter=.3, rough=.15):
    """A sheet too thin to refract: `see` of the light goes straight on, of the rest `scatter` goes through."""
    m, n, link, out = nodes('film')
    face, back, body = n.new('ShaderNodeBsdfPrincipled'), n.new('ShaderNodeBsdfTranslucent'), n.new('ShaderNodeMixShader')
    hole, mix, rim, weigh = (n.new('ShaderNodeBsdfTransparent'), n.new('ShaderNodeMixShader'),
                             n.new('ShaderNodeLayerWeight'), n.new('ShaderNodeMapRange'))
    paint(face.inputs['Base Color'], colour)
    paint(back.inputs[0], colour)
    if colour != DYE:
        hole.inputs[0].default_value = (*(.8 + .2 * c for c in linear(colour)), 1)
    face.inputs['Roughness'].default_value = rough
    body.inputs[0].default_value = scatter
    # Seen along its face, less goes straight through.
    rim.inputs[0].default_value = .35
    for key, value in (('From Min', 0), ('From Max', 1), ('To Min', see), ('To Max', see * .25)):
        weigh.inputs[key].default_value = value
    link(rim.outputs['Facing'], weigh.inputs['Value'])
    link(weigh.outputs[0], mix.inputs[0])
    link(face.outputs[0], body.inputs[1])
    link(back.outputs[0], body.inputs[2])
    link(body.outputs[0], mix.inputs[1])
    link(hole.outputs[0], mix.inputs[2])
    link(mix.outputs[0], out.inputs[0])
    return m


def turned(colour, rough=.4):
    """The face of a sawn or turned bar: rings around its middle."""
    m = solid(colour, rough)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    p = next(x for x in n if x.type == 'BSDF_PRINCIPLED')
    where, wave, bump = n.new('ShaderNodeTexCoord'), n.new('ShaderNodeTexWave'), n.new('ShaderNodeBump')
    wave.wave_type, wave.rings_direction = 'RINGS', 'Z'
    wave.inputs['Scale'].default_value = 420
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .25, .0003
    link(where.outputs['Object'], wave.inputs['Vector'])
    link(wave.outputs[0], bump.inputs['Height'])
    link(bump.outputs[0], p.inputs['Normal'])
    return m
