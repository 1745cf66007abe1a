interface Point {
  x: number
  y: number
}

/**
 * How hard a drawing is to read; less is better. A long side makes the letters small. A label far from its arrow (the
 * layout cuts arrows off at the edge of a nested state) counts as much as ten per cent more length.
 */
export function difficulty(drawn: string): number {
  const [, width, height] = /<svg width="(\d+)pt" height="(\d+)pt"/.exec(drawn) ?? []
  return Math.max(Number(width), Number(height)) * (1 + strayLabels(drawn) / 10)
}

function strayLabels(drawn: string): number {
  const arrows = [...drawn.matchAll(/<g id="edge[^"]*"[^>]*>([\s\S]*?)<\/g>/g)].map(
    ([, inside = '']) => inside,
  )
  return arrows.filter((arrow) => isStray(labelPoints(arrow), curveOf(arrow))).length
}

/** Points along each line of the label. */
const labelPoints = (arrow: string): Point[] =>
  [...arrow.matchAll(/<text[^>]* x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)</g)]
    .map(([, x, y, words = '']) => ({
      x: Number(x),
      y: Number(y),
      width: words.replace(/&#160;/g, '').trim().length * 4.8,
    }))
    .filter(({ width }) => width > 0)
    .flatMap(({ x, y, width }) => [0, 0.5, 1].map((share) => ({ x: x + width * share, y: y - 3 })))

/** Points along the arrow, which the drawing describes by cubic curves. */
function curveOf(arrow: string): Point[] {
  const [, path = ''] = /<path[^>]* d="([^"]*)"/.exec(arrow) ?? []
  const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))
  const curve: Point[] = []
  for (let at = 0; at + 3 < points.length; at += 3) {
    const [a, b, c, d] = points.slice(at, at + 4)
    if (a && b && c && d) for (let t = 0; t <= 1; t += 0.1) curve.push(pointOn(a, b, c, d, t))
  }
  return curve
}

function pointOn(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (from: number, one: number, two: number, to: number) =>
    from * (1 - t) ** 3 + 3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + to * t ** 3
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) }
}

const isStray = (label: Point[], curve: Point[]): boolean =>
  label.length > 0 &&
  !label.some(({ x, y }) => curve.some((point) => Math.hypot(x - point.x, y - point.y) < 24))
