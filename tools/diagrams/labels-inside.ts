interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Line {
  x: number
  y: number
  width: number
}

const widthOfLetter = 4.8
const heightOfLine = 10
const gap = 12
const arrows = /<g id="edge[^"]*"[^>]*>[\s\S]*?<\/g>/g

/**
 * The layout sometimes lets a label overflow the box that contains its arrow. Moves such a label to the left of the
 * arrow, if no other label is there.
 */
export function withLabelsInside(drawn: string): string {
  const boxes = [
    ...drawn.matchAll(/<g id="clust[^>]*>[\s\S]*?<(?:polygon|path)[^>]* (?:points|d)="([^"]*)"/g),
  ].map(([, points = '']) => boxAround(points))
  const everyLine = [...drawn.matchAll(arrows)].flatMap(([arrow]) => linesOf(arrow))
  return drawn.replace(arrows, (arrow) => {
    const lines = linesOf(arrow)
    const curve = boxAround(/<path[^>]* d="([^"]*)"/.exec(arrow)?.[1] ?? '')
    const home = boxes.find(
      (box) => holds(box, curve) && lines.some((line) => line.x + line.width > box.right),
    )
    const moved = lines.map((line) => ({ ...line, x: line.x - gap - line.width }))
    const others = everyLine.filter(
      (other) => !lines.some((line) => line.x === other.x && line.y === other.y),
    )
    const hasRoom = moved.every((line) => !others.some((other) => touch(line, other)))
    return home && hasRoom
      ? arrow.replace(/text-anchor="start" x="([-\d.]+)"/g, (_, x) => leftOf(Number(x)))
      : arrow
  })
}

const linesOf = (arrow: string): Line[] =>
  [...arrow.matchAll(/<text[^>]* x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)</g)].map(
    ([, x, y, words = '']) => ({
      x: Number(x),
      y: Number(y),
      width: words.replace(/&#160;/g, '').trim().length * widthOfLetter,
    }),
  )
const touch = (one: Line, other: Line): boolean =>
  Math.abs(one.y - other.y) < heightOfLine && one.x < other.x + other.width && other.x < one.x + one.width
const leftOf = (x: number) => `text-anchor="end" x="${(x - gap).toFixed(2)}"`
const holds = (box: Box, inner: Box) =>
  inner.left > box.left && inner.right < box.right && inner.top > box.top && inner.bottom < box.bottom

function boxAround(points: string): Box {
  const places = [...points.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)]
  const [xs, ys] = [places.map(([, x]) => Number(x)), places.map(([, , y]) => Number(y))]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
