"""Develops exposures to PNG: removes the noise, sets the paper's tone, dyes the goods.

    python3 darkroom.py /tmp/exposures/acrylic-solid --out /tmp/pictures --colours c8201e,1f4fa8

A subject with dyed parts was exposed with them black and white; light is additive, so that each colour lies between the two.
"""
import argparse
import os
import struct
import zlib

import numpy as np

WHITE = .8                           # what expose.py took for white
SHOP_PAPER = (0xf4, 0xf0, 0xe7)      # --paper-2 of the shop, into which the edges of each picture fade


def linear(colour):
    c = np.array(colour, np.float32) / 255
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)


def encoded(x):
    return np.where(x <= .0031308, x * 12.92, 1.055 * np.maximum(x, 1e-6) ** (1 / 2.4) - .055)


def box(x, r):
    for axis in (0, 1):
        p = np.pad(x, [(r + 1, r) if i == axis else (0, 0) for i in range(x.ndim)], 'edge').cumsum(axis, dtype=np.float64)
        n = x.shape[axis]
        x = ((np.take(p, range(2 * r + 1, 2 * r + 1 + n), axis) - np.take(p, range(n), axis)) / (2 * r + 1)).astype(np.float32)
    return x


def denoise(a, b):
    """The fine noise at full size, what is left of the coarse at half of it, and so on."""
    fine = alike(a, b)
    if len(a) > 250:
        fine += twice(denoise(half(a), half(b)) - half(fine))
    return fine


half = lambda x: (x[::2, ::2] + x[1::2, ::2] + x[::2, 1::2] + x[1::2, 1::2]) / 4


def twice(x):
    for axis in (0, 1):
        before, after = (np.take(x, np.clip(np.arange(x.shape[axis]) + d, 0, x.shape[axis] - 1), axis) for d in (-1, 1))
        x = np.stack([.75 * x + .25 * before, .75 * x + .25 * after], axis + 1)
        x = x.reshape(*x.shape[:axis], -1, *x.shape[axis + 2:])
    return x


def alike(a, b, far=3, k=.7):
    """Non-local means of two half exposures: neighbours count in one as far as they look alike in the other."""
    var = box(((a - b) ** 2 / 2).mean(2), 4) + 1e-7
    sum_a, sum_b, weight_a, weight_b = a * 0, b * 0, var * 0, var * 0
    for dy in range(-far, far + 1):
        for dx in range(-far, far + 1):
            moved = lambda x: np.roll(x, (dy, dx), (0, 1))
            ma, mb, mv = moved(a), moved(b), moved(var)
            noise = var + np.minimum(var, mv)
            scale = 1 / (1e-7 + k * k * (var + mv))
            wa = np.exp(-np.maximum(box((((b - mb) ** 2).mean(2) - noise) * scale, 2), 0))
            wb = np.exp(-np.maximum(box((((a - ma) ** 2).mean(2) - noise) * scale, 2), 0))
            sum_a += wa[..., None] * ma
            sum_b += wb[..., None] * mb
            weight_a += wa
            weight_b += wb
    return (sum_a / weight_a[..., None] + sum_b / weight_b[..., None]) / 2


KNEE = .72


def rolled_off(x):
    return np.where(x > KNEE, KNEE + (1 - KNEE) * (1 - np.exp(-(x - KNEE) / (1 - KNEE))), x)


def paper_of(x, where, order):
    """The light on the paper: a smooth surface over what lies there and looks like paper."""
    n = len(x)
    v, u = np.mgrid[0:n, 0:n] / n - .5
    terms = np.stack([u ** i * v ** j for i in range(order + 1) for j in range(order + 1 - i)], -1)
    tone = np.log(np.maximum(x, 1e-3))
    like = where.astype(np.float64)
    for tolerance in (.3, .15, .08, .08):
        root = np.sqrt(like)[::3, ::3, None]
        fit, *_ = np.linalg.lstsq(*((y[::3, ::3] * root).reshape(-1, y.shape[-1]) for y in (terms, tone)), rcond=None)
        like = where * np.exp(-(abs(tone - terms @ fit).max(2) / tolerance) ** 2)
    return np.exp(terms @ fit)


def rim(n):
    """How far each point is from the edge of the picture, in its widths."""
    near = np.minimum(np.arange(n), np.arange(n)[::-1]) / n
    return np.minimum(near[:, None], near[None])


def between(marks):
    """What has a mark on its left and right, and above and below."""
    ends = lambda m, axis: np.maximum.accumulate(m, axis) & np.flip(np.maximum.accumulate(np.flip(m, axis), axis), axis)
    return ends(marks, 0) & ends(marks, 1)


def reach(x, pixels):
    """As far in a picture of this width as so many pixels are in one of 800."""
    return max(1, round(pixels * len(x) / 800))


def studio(x):
    """What the light must be divided by so that the paper is everywhere that of the shop, and where the goods stand."""
    tone = np.log(np.maximum(x, 1e-3))
    # Light and shadow on the paper are soft; goods have edges.
    edges = box(abs(tone - box(tone, reach(x, 10))).max(2), reach(x, 1)) > .03
    grown = lambda marks: box(marks.astype(np.float32), reach(x, 6)) > .02
    goods = grown(between(grown(edges)))
    wanted = KNEE - (1 - KNEE) * np.log(1 - (linear(SHOP_PAPER) - KNEE) / (1 - KNEE))
    return paper_of(x, ~goods, 3) / wanted, goods


def smooth(x, low, high):
    x = np.clip((x - low) / (high - low), 0, 1)
    return x * x * (3 - 2 * x)


def develop(x, light, goods):
    """Rolls off the highlights, adds a trace of grain, and lets the paper of the studio become that of the shop."""
    n = len(x)
    x = encoded(rolled_off(x / light)) - np.array(SHOP_PAPER) / 255
    # What is left of the lamps goes, where nothing stands; a shadow keeps its slope.
    soft = lambda y: box(y, reach(x, 8))
    keep = np.maximum(smooth(soft(abs(x).max(2)), .012, .04), soft(goods.astype(np.float32))) * smooth(rim(n), 0, .07)
    x = np.array(SHOP_PAPER) / 255 + (x + np.random.default_rng(7).normal(0, .003, (n, n, 1))) * keep[..., None]
    return np.clip(x * 255 + .5, 0, 255).astype(np.uint8)


def write_png(path, pixels):
    h, w, _ = pixels.shape
    rows = b''.join(b'\0' + row.tobytes() for row in pixels)
    chunk = lambda kind, data: struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    with open(path, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2, 0, 0, 0))
                + chunk(b'IDAT', zlib.compress(rows, 6)) + chunk(b'IEND', b''))


def main():
    p = argparse.ArgumentParser()
    p.add_argument('exposure', help='its path, without the shade and .npy')
    p.add_argument('--out', required=True)
    p.add_argument('--colours', default='', help='of dyed goods, six digits each')
    p.add_argument('--deeper', type=float, default=.35, help='how much of the shine of dyed goods to take away')
    a = p.parse_args()
    os.makedirs(a.out, exist_ok=True)
    name = os.path.basename(a.exposure)
    clean = lambda shade: np.expm1(denoise(*np.log1p(np.clip(np.load(f'{a.exposure}.{shade}.npy').astype(np.float32), 0, 60))))
    if os.path.exists(f'{a.exposure}.plain.npy'):
        x = clean('plain')
        return write_png(f'{a.out}/{name}.png', develop(x, *studio(x)))
    black, white = clean('black'), clean('white')
    room = studio((black + white) / 2)
    goods = np.clip((((white - black) / np.maximum(white, 1e-3)).mean(2, keepdims=True) - .2) / .5, 0, 1)
    for colour in a.colours.split(','):
        # In this much light a colour looks paler than it is written, and black grey.
        share = linear([int(colour[i:i + 2], 16) for i in (0, 2, 4)]) ** 1.2 * .84 / WHITE
        x = np.maximum(black * (1 - a.deeper * goods) + (white - black) * share, 0)
        write_png(f'{a.out}/{name}-{colour}.png', develop(x, *room))


main()
