import { camera } from './camera.ts'
import type { Camera, Place, Point } from './camera.ts'
import { openLine, polygon } from './path.ts'

/** White over the material when positive, black when negative. */
type Shade = number
export type Stop = readonly [offset: number, shade: Shade]

const short = (value: number): string => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')

export const color = (slot: number, hex: string): string => `var(--c${slot === 1 ? '' : slot},${hex})`

interface Look {
  readonly fill?: string
  readonly opacity?: number
  readonly stroke?: string
  readonly width?: number
  readonly extra?: string
}

function attributes(look: Look): string {
  const fill = look.fill === undefined ? ' fill="none"' : look.fill === '#000' ? '' : ` fill="${look.fill}"`
  const stroke = look.stroke ? ` stroke="${look.stroke}" stroke-width="${look.width ?? 1.4}"` : ''
  const opacity = look.opacity === undefined || look.opacity === 1 ? '' : ` opacity="${short(look.opacity)}"`
  return fill + stroke + opacity + (look.extra ?? '')
}

/** A sheet of paper on which solids are put from back to front; it fits itself around them. */
export class Stage {
  private readonly view: Camera
  private parts: string[] = []
  private points: Point[] = []
  private readonly haze: Point[] = []
  private readonly definitions = new Map<string, string>()
  private readonly definitionMarkup: string[] = []

  constructor(turnedBy = 34, tippedBy = 24) {
    this.view = camera(turnedBy, tippedBy)
  }

  /** Where a place is seen; counts as part of the object unless it is said to be beside it. */
  see(place: Place, beside = false): Point {
    const point = this.view.project(place)
    if (!beside) this.points.push(point)
    return point
  }

  /** Keeps a point of the picture inside the frame. */
  claim(...points: readonly Point[]): void {
    this.points.push(...points)
  }

  add(markup: string): void {
    this.parts.push(markup)
  }

  /** Draws once around the origin; the answer puts a copy at any place. */
  stamp(build: () => void): (at: Place) => void {
    const [parts, points] = [this.parts, this.points]
    this.parts = []
    this.points = []
    build()
    const [drawn, around] = [this.parts.join(''), this.points]
    this.parts = parts
    this.points = points
    const id = this.define(drawn, (name) => `<g id="${name}">${drawn}</g>`)
    return (at) => {
      const [x, y] = this.view.project(at)
      this.points.push(...around.map(([px, py]): Point => [px + x, py + y]))
      this.add(`<use href="#${id}" x="${short(x)}" y="${short(y)}"/>`)
    }
  }

  /** `make` gets the id; the same content is defined once. */
  define(content: string, make: (id: string) => string): string {
    const known = this.definitions.get(content)
    if (known) return known
    const count = this.definitions.size
    const id = String.fromCharCode(97 + (count % 26)) + (count < 26 ? '' : Math.floor(count / 26))
    this.definitions.set(content, id)
    this.definitionMarkup.push(make(id))
    return id
  }

  /** The plane through `origin` along `u` and `v` as an SVG matrix, for what is printed or woven on it. */
  matrix(origin: Place, u: Place, v: Place): string {
    const [x, y] = this.view.project(origin)
    const [ux, uy] = this.view.project(u)
    const [vx, vy] = this.view.project(v)
    return `matrix(${[ux, uy, vx, vy, x, y].map(short).join(' ')})`
  }

  pattern(width: number, height: number, matrix: string, content: string): string {
    const head = `width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${matrix}"`
    const id = this.define(head + content, (name) => `<pattern id="${name}" ${head}>${content}</pattern>`)
    return `url(#${id})`
  }

  /** A gradient from corner to corner of the shape's own box. */
  gradient(stops: readonly Stop[]): string {
    return this.gradientAlong(' x2="1" y2="1"', stops)
  }

  gradientAcross(stops: readonly Stop[]): string {
    return this.gradientAlong('', stops)
  }

  gradientBetween(stops: readonly Stop[], from: Point, to: Point): string {
    const [x1, y1, x2, y2] = [...from, ...to].map(Math.round)
    return this.gradientAlong(
      ` gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`,
      stops,
    )
  }

  private gradientAlong(line: string, stops: readonly Stop[]): string {
    const inside = stops
      .map(([offset, shade]) => {
        const dark = shade < 0 ? '' : ' stop-color="#fff"'
        return `<stop offset="${short(offset)}"${dark} stop-opacity="${short(Math.abs(shade))}"/>`
      })
      .join('')
    const id = this.define(
      line + inside,
      (name) => `<linearGradient id="${name}"${line}>${inside}</linearGradient>`,
    )
    return `url(#${id})`
  }

  draw(d: string, look: Look): void {
    this.add(`<path d="${d}"${attributes(look)}/>`)
  }

  /** Draws one shape several times over itself and writes its outline once. */
  coat(d: string, ...looks: readonly Look[]): void {
    const id = this.define(d, (name) => `<path id="${name}" d="${d}"/>`)
    for (const look of looks) this.add(`<use href="#${id}"${attributes(look)}/>`)
  }

  face(places: readonly Place[], look: Look): string {
    const d = polygon(places.map((place) => this.see(place)))
    this.draw(d, look)
    return d
  }

  /** Lays one flat shade over a face. */
  tone(d: string, shade: Shade): void {
    if (Math.abs(shade) > 0.015) this.draw(d, { fill: shade > 0 ? '#fff' : '#000', opacity: Math.abs(shade) })
  }

  hairline(places: readonly Place[], opacity = 0.8, width = 1.4, stroke = '#fff'): void {
    this.draw(openLine(places.map((place) => this.see(place, true))), { stroke, opacity, width })
  }

  shadow(ground: readonly Place[], opacity = 0.3, blur = 8, fill = '#000'): void {
    const seen = ground.map((place) => this.see(place, true))
    for (const [x, y] of seen) this.haze.push([x - blur * 1.3, y], [x + blur * 1.3, y + blur])
    const d = polygon(seen)
    this.draw(d, { fill, opacity, extra: ` filter="url(#${this.blur(blur)})"` })
  }

  blur(deviation: number): string {
    return this.define(
      `blur ${deviation}`,
      (id) =>
        `<filter id="${id}" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
  }

  svg(label: string): string {
    const { box, frame } = this.fit()
    const defs = this.definitionMarkup.length > 0 ? `<defs>${this.definitionMarkup.join('')}</defs>` : ''
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" data-box="${box}" role="img" aria-label="${label}">${defs}${this.parts.join('')}</svg>`
  }

  /** All drawings get the same optical size: a tall one and a wide one cover about as much paper. */
  private fit(): { box: string; frame: string } {
    const xs = this.points.map(([x]) => x)
    const ys = this.points.map(([, y]) => y)
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const [width, height] = [right - left, bottom - top]
    const hazeLeft = Math.min(left, ...this.haze.map(([x]) => x))
    const hazeRight = Math.max(right, ...this.haze.map(([x]) => x))
    const side = Math.ceil(
      Math.max(hazeRight - hazeLeft, width / 0.88, height / 0.88, Math.sqrt(width * height) / 0.76),
    )
    const y = Math.round((top + bottom) / 2 - side * 0.49)
    const middle = (left + right - side) / 2
    const x = Math.round(Math.min(Math.max(middle, hazeRight - side), hazeLeft))
    const percent = (value: number): number => Math.round((value / side) * 100)
    return {
      frame: `${x} ${y} ${side} ${side}`,
      box: [left - x, top - y, right - x, bottom - y].map(percent).join(' '),
    }
  }
}
