import type { Place, Point } from '../kit/camera.ts'
import type { Stage } from '../kit/stage.ts'

const INK = '#1f1b16'

const plus = (a: Place, b: Place, by = 1): Place => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]

function put(stage: Stage, [x, y]: Point, words: string, anchor: string): void {
  const reach = words.length * 9
  const left = anchor === 'start' ? x : anchor === 'end' ? x - reach : x - reach / 2
  stage.claim([left, y - 14], [left + reach, y + 6])
  stage.add(
    `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}" text-anchor="${anchor}" font-size="15" font-weight="600" fill="${INK}" stroke="#fffefb" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${words}</text>`,
  )
}

/** A dimension line beside an edge, `away` from it, with ticks, hair extension lines and its word. */
export function measure(stage: Stage, from: Place, to: Place, away: Place, words: string): void {
  const [start, end] = [plus(from, away), plus(to, away)]
  for (const [edge, tip] of [
    [from, start],
    [to, end],
  ] as const) {
    stage.hairline([edge, plus(tip, away, 0.18)], 0.35, 1, INK)
  }
  stage.hairline([start, end], 1, 1.4, INK)
  const [a, b, outward, base] = [
    stage.see(start),
    stage.see(end),
    stage.see(start, true),
    stage.see(from, true),
  ]
  const tick = (at: Point): void => {
    stage.add(
      `<path d="M${(at[0] - 5).toFixed(1)} ${(at[1] + 5).toFixed(1)}l10 -10" stroke="${INK}" stroke-width="1.6"/>`,
    )
  }
  tick(a)
  tick(b)
  const [dx, dy] = [outward[0] - base[0], outward[1] - base[1]]
  const length = Math.hypot(dx, dy) || 1
  const middle: Point = [(a[0] + b[0]) / 2 + (dx / length) * 12, (a[1] + b[1]) / 2 + (dy / length) * 14 + 5]
  const anchor = Math.abs(dx) < length * 0.35 ? 'middle' : dx > 0 ? 'start' : 'end'
  put(stage, middle, words, anchor)
}
