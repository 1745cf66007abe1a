import { pairs, type Place } from './camera.ts'
import { Path, polygon } from './path.ts'
import { circle, cylinder } from './round.ts'
import type { Stage, Stop } from './stage.ts'

interface RollPaint {
  readonly fill: string
  /** What the loose end shows, when it is not the outside. */
  readonly tail?: string
  readonly opacity?: number
  readonly end?: string
  readonly light?: readonly Stop[]
  readonly core?: string
  readonly rings?: number
  /** Drawn over the body and the loose end, under their light. */
  readonly over?: (d: string, part: 'body' | 'tail') => void
}

interface RollShape {
  readonly at?: Place
  readonly length: number
  readonly radius: number
  readonly coreRadius?: number
  readonly tailLength?: number
}

/** A roll lying on the floor along x with its loose end towards the viewer. */
export function roll(stage: Stage, shape: RollShape, paint: RollPaint): void {
  const { length, radius } = shape
  const [x, y, floor] = shape.at ?? [0, 0, 0]
  const tail = shape.tailLength ?? radius * 2.1
  const core = shape.coreRadius ?? radius * 0.42
  const centre: Place = [x, y, floor + radius]
  stage.shadow(
    [
      [x - 6, y - radius * 0.4, floor],
      [x + length, y - radius * 0.5, floor],
      [x + length + 4, y + radius * 0.6, floor],
      [x + 20, y + radius, floor],
    ],
    0.4,
    7,
  )
  if (tail > 0) looseEnd(stage, [x, y, floor], length, tail, paint)
  const { body, end } = cylinder(stage, 'x', [x, y, floor + radius], length, radius, {
    fill: paint.fill,
    opacity: paint.opacity,
    light: paint.light,
    noEnd: true,
  })
  if (paint.over) {
    paint.over(body, 'body')
  }
  const face: Place = [x + length, centre[1], centre[2]]
  stage.draw(end, { fill: paint.end ?? paint.fill })
  const count = paint.rings ?? 5
  const rings = Array.from({ length: count }, (_, i) => core + ((radius - core) * (i + 0.6)) / count)
  stage.draw(rings.map((r) => circle(stage, 'x', face, r)).join(''), {
    stroke: '#000',
    width: 1.1,
    opacity: 0.2,
  })
  stage.draw(rings.map((r) => circle(stage, 'x', face, r + 2)).join(''), {
    stroke: '#fff',
    width: 1,
    opacity: 0.35,
  })
  stage.draw(end, {
    fill: stage.gradient(pairs('0,0.36 1,-0.3')),
  })
  if (core > 0) hollow(stage, face, core, paint.core ?? '#b89468')
}

/** The end of a paper core with its dark hole. */
export function hollow(stage: Stage, face: Place, radius: number, fill: string): void {
  stage.draw(circle(stage, 'x', face, radius), { fill })
  const hole = circle(stage, 'x', [face[0] - 2, face[1], face[2]], radius * 0.8)
  stage.draw(hole, { fill: '#33271b' })
  stage.draw(hole, {
    fill: stage.gradient(pairs('0,-0.1 1,0.3')),
  })
}

function looseEnd(stage: Stage, at: Place, length: number, reach: number, paint: RollPaint): void {
  const [x, y, z] = at
  const profile: readonly (readonly [y: number, z: number])[] = [
    [0, 0],
    [-reach * 0.6, 0],
    [-reach * 0.8, -1],
    [-reach, 12],
  ]
  const places = (side: number): Place[] => profile.map(([dy, dz]) => [side, y + dy, z + dz])
  const [a, b, c, d] = places(x).map((place) => stage.see(place))
  const [e, f, g, h] = places(x + length).map((place) => stage.see(place))
  if (!a || !b || !c || !d || !e || !f || !g || !h) return
  const ground = [
    [x - 8, y - reach * 0.9, z],
    [x + length, y - reach * 0.9, z],
    [x + length + 10, y, z],
    [x, y, z],
  ] satisfies Place[]
  stage.draw(polygon(ground.map((place) => stage.see(place, true))), {
    fill: '#000',
    opacity: 0.26,
    extra: ` filter="url(#${stage.blur(5)})"`,
  })
  const path = new Path().move(a).curve(b, c, d).line(h).curve(g, f, e).close().toString()
  stage.draw(path, { fill: paint.tail ?? paint.fill, opacity: paint.opacity })
  paint.over?.(path, 'tail')
  stage.draw(path, {
    fill: stage.gradientBetween(
      pairs('0,-0.5 0.16,-0.24 0.42,-0.02 0.6,0.3 0.8,0.06 0.92,-0.1 1,0.34'),
      a,
      squareFoot(a, d, e),
    ),
  })
  stage.hairline(
    [
      [x, y - reach, z + 12],
      [x + length, y - reach, z + 12],
    ],
    0.75,
    1.8,
  )
}

/** The foot of the light's line across the loose end, square to the roll. */
function squareFoot(
  from: readonly [number, number],
  to: readonly [number, number],
  along: readonly [number, number],
): readonly [number, number] {
  const [ax, ay] = [along[0] - from[0], along[1] - from[1]]
  const size = Math.hypot(ax, ay)
  const [nx, ny] = [-ay / size, ax / size]
  const across = (to[0] - from[0]) * nx + (to[1] - from[1]) * ny
  return [from[0] + nx * across, from[1] + ny * across]
}
