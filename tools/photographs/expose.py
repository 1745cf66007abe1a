"""Exposes one subject with Blender's path tracer and stores what the film saw, for darkroom.py.

    blender -b --factory-startup -P expose.py -- acrylic-solid --out /tmp/exposures
"""
import argparse
import os
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

import surfaces
from subjects import SUBJECTS


def arguments():
    p = argparse.ArgumentParser()
    p.add_argument('subject', choices=sorted(SUBJECTS))
    p.add_argument('--out', required=True)
    p.add_argument('--width', type=int, default=1600)
    p.add_argument('--samples', type=int, default=20)
    p.add_argument('--seconds', type=float, default=150, help='at most, for each half exposure')
    p.add_argument('--threads', type=int, default=0)
    return p.parse_args(sys.argv[sys.argv.index('--') + 1:])


def half(a, seed, folder):
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    # Dyed goods are exposed twice, and both times count.
    samples = a.samples * 2 // 3 if surfaces.has_dye() else a.samples
    c.samples, c.seed, c.use_denoising, c.time_limit = max(1, samples // 2), seed, False, a.seconds
    c.use_adaptive_sampling, c.adaptive_threshold = False, .015
    c.max_bounces, c.transmission_bounces, c.transparent_max_bounces = 20, 18, 24
    c.diffuse_bounces, c.glossy_bounces, c.volume_bounces = 2, 5, 0
    c.sample_clamp_indirect, c.blur_glossy, c.caustics_reflective = 6, .5, False
    s.render.resolution_x = s.render.resolution_y = a.width
    s.render.resolution_percentage = 100
    s.render.image_settings.file_format, s.render.image_settings.color_depth = 'OPEN_EXR', '32'
    s.render.use_persistent_data = True
    if a.threads:
        s.render.threads_mode, s.render.threads = 'FIXED', a.threads
    s.render.filepath = f'{folder}/{seed}.exr'
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(s.render.filepath)
    pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(a.width, a.width, 4)[::-1, :, :3]


def main():
    a = arguments()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    SUBJECTS[a.subject]()
    shades = {'black': 0., 'white': .8} if surfaces.has_dye() else {'plain': 0.}
    os.makedirs(a.out, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, value in shades.items():
            surfaces.dye(value)
            both = np.stack([half(a, seed, folder) for seed in (1, 2)]).astype(np.float16)
            np.save(f'{a.out}/{a.subject}.{name}.npy', both)


main()
