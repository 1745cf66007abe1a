import type { Point } from './camera.ts'

const round = (value: number): number => Math.round(value * 10) / 10
const write = (values: number[]): string =>
  values
    .map((value) => String(round(value)).replace(/^(-?)0\./, '$1.'))
    .reduce((text, value, index) => text + (index > 0 && !value.startsWith('-') ? ' ' : '') + value, '')

/** Writes relative coordinates from rounded positions, so that rounding never adds up. */
export class Path {
  private text = ''
  private at: [number, number] = [0, 0]

  move(to: Point): this {
    this.at = [round(to[0]), round(to[1])]
    this.text += `M${write(this.at)}`
    return this
  }

  line(...points: readonly Point[]): this {
    for (const point of points) this.step('l', [point])
    return this
  }

  curve(first: Point, second: Point, to: Point): this {
    return this.step('c', [first, second, to])
  }

  close(): this {
    this.text += 'z'
    return this
  }

  toString(): string {
    return this.text
  }

  private step(letter: string, points: readonly Point[]): this {
    const [x, y] = this.at
    this.text += letter + write(points.flatMap((point) => [round(point[0]) - x, round(point[1]) - y]))
    const last = points[points.length - 1]
    if (last) this.at = [round(last[0]), round(last[1])]
    return this
  }
}

export const polygon = (points: readonly Point[]): string => openLine(points) + 'z'

export function openLine(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  return new Path()
    .move(first)
    .line(...rest)
    .toString()
}
