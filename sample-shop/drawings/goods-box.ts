import { renderDrawing } from './registry.ts'

/** Where the products stand in a drawing, in percent: left, top, right, bottom. */
export type GoodsBox = readonly [number, number, number, number]

/** Drawings that show the front of what they are, so that its width and its height can be measured. */
const fronts = [
  ...['acrylic', 'acrylic-solid', 'acrylic-glitter', 'acrylic-mirror', 'foam-board', 'poster-frame'],
  ...['sign-holder', 'light-box', 'roll-up', 'backdrop', 'counter', 'lectern', 'display-case'],
]
/** Rolls, of which only the width can be measured. */
const rolls = [
  ...[
    'vinyl-roll',
    'banner-roll',
    'film-roll',
    'one-way-vision',
    'backlit-film',
    'canvas-roll',
    'clear-roll',
  ],
  ...['laminating-film', 'magnet-roll', 'foam-roll', 'bubble-film', 'floor-roll', 'shade-net', 'ribbon'],
]
const measured: ReadonlySet<string> = new Set([...fronts, ...rolls])

export function goodsBoxOf(drawing: string): GoodsBox | undefined {
  if (!measured.has(drawing)) return undefined
  const [, ...sides] = /data-box="(\d+) (\d+) (\d+) (\d+)"/.exec(renderDrawing(drawing, []) ?? '') ?? []
  const [left, top, right, bottom] = sides.map(Number)
  if (left === undefined || top === undefined || right === undefined || bottom === undefined)
    throw new Error(`The drawing ${drawing} does not say where its goods stand`)
  return [left, top, right, bottom]
}
