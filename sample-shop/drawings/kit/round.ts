import { pairs, type Place, type Point } from './camera.ts'
import { Path } from './path.ts'
import type { Stage, Stop } from './stage.ts'

type Axis = 'x' | 'y' | 'z'

/** The two directions that span the plane across an axis; turning from the first to the second is counter-clockwise for the viewer. */
const ACROSS: Record<Axis, readonly [Place, Place]> = {
  x: [
    [0, 1, 0],
    [0, 0, 1],
  ],
  y: [
    [1, 0, 0],
    [0, 0, 1],
  ],
  z: [
    [1, 0, 0],
    [0, 1, 0],
  ],
}
const ALONG: Record<Axis, Place> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
/** The end that faces the viewer lies at the far end of x and z, at the near end of y. */
const near = (axis: Axis, at: Place, length: number): Place =>
  axis === 'y' ? at : [at[0] + ALONG[axis][0] * length, at[1], at[2] + ALONG[axis][2] * length]
const far = (axis: Axis, at: Place, length: number): Place =>
  axis === 'y' ? [at[0], at[1] + length, at[2]] : at

export const on = (axis: Axis, centre: Place, radius: number, angle: number): Place => {
  const [u, v] = ACROSS[axis]
  const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
  return [centre[0] + u[0] * c + v[0] * s, centre[1] + u[1] * c + v[1] * s, centre[2] + u[2] * c + v[2] * s]
}

/** Adds an arc to a path as Bézier curves; the path must stand at its beginning. */
export function arc(
  stage: Stage,
  path: Path,
  axis: Axis,
  centre: Place,
  radius: number,
  from: number,
  sweep: number,
): Path {
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 0.001))
  const step = sweep / pieces
  const reach = (4 / 3) * Math.tan(step / 4)
  for (let index = 0; index < pieces; index += 1) {
    const [a, b] = [from + step * index, from + step * (index + 1)]
    const [A, B] = [on(axis, centre, radius, a), on(axis, centre, radius, b)]
    const [da, db] = [
      on(axis, [0, 0, 0], radius * reach, a + Math.PI / 2),
      on(axis, [0, 0, 0], radius * reach, b + Math.PI / 2),
    ]
    path.curve(
      stage.see([A[0] + da[0], A[1] + da[1], A[2] + da[2]], true),
      stage.see([B[0] - db[0], B[1] - db[1], B[2] - db[2]], true),
      stage.see(B),
    )
  }
  return path
}

export function circle(stage: Stage, axis: Axis, centre: Place, radius: number): string {
  const path = new Path().move(stage.see(on(axis, centre, radius, 0), true))
  return arc(stage, path, axis, centre, radius, 0, Math.PI * 2)
    .close()
    .toString()
}

const BODY_LIGHT: readonly Stop[] = pairs('0,0.1 0.1,0.34 0.28,0.66 0.42,0.2 0.6,-0.1 0.88,-0.38 1,-0.5')
const END_LIGHT: readonly Stop[] = pairs('0,0.34 1,-0.28')

/** The angle at which a cylinder turns away from the viewer, on the side of the light. */
function litAngle(stage: Stage, axis: Axis): number {
  const [x0, y0] = stage.see([0, 0, 0], true)
  const flat = (place: Place): Point => {
    const [x, y] = stage.see(place, true)
    return [x - x0, y - y0]
  }
  const [ax, ay] = flat(ALONG[axis])
  const [u, v] = ACROSS[axis].map(flat)
  if (!u || !v) return 0
  const outwards = (p: Point): number => p[0] * -ay + p[1] * ax
  const angle = Math.atan2(outwards(v), outwards(u))
  const edge = flat(on(axis, [0, 0, 0], 1, angle))
  const towardsLight = -edge[0] * 0.45 - edge[1]
  return towardsLight > 0 ? angle : angle + Math.PI
}

interface CylinderPaint {
  readonly fill: string
  readonly opacity?: number
  readonly light?: readonly Stop[]
  readonly end?: string
  /** A band round the body: its near rim is left open. */
  readonly noEnd?: boolean
}

interface Cylinder {
  readonly body: string
  readonly end: string
}

export function cylinder(
  stage: Stage,
  axis: Axis,
  at: Place,
  length: number,
  radius: number,
  paint: CylinderPaint,
): Cylinder {
  const [front, back] = [near(axis, at, length), far(axis, at, length)]
  const lit = litAngle(stage, axis)
  const half = axis === 'x' ? -Math.PI : Math.PI
  const sweep = bulgesAway(stage, axis, lit, half) ? half : -half
  const path = new Path().move(stage.see(on(axis, back, radius, lit)))
  arc(stage, path, axis, back, radius, lit, sweep)
  path.line(stage.see(on(axis, front, radius, lit + Math.PI)))
  arc(stage, path, axis, front, radius, lit + sweep, paint.noEnd ? -sweep : sweep)
  const body = path.close().toString()
  const opacity = paint.opacity ?? 1
  const light = bodyLight(stage, axis, back, radius, lit, paint.light ?? BODY_LIGHT)
  stage.coat(body, { fill: paint.fill, opacity }, { fill: light })
  const end = circle(stage, axis, front, radius)
  if (!paint.noEnd) {
    const endLight = stage.gradient(axis === 'z' ? pairs('0,0.4 1,0.05') : END_LIGHT)
    stage.coat(
      end,
      { fill: paint.end ?? paint.fill, opacity },
      { fill: endLight, stroke: '#fff', width: 1.2, extra: ' stroke-opacity=".6"' },
    )
  }
  return { body, end }
}

function bodyLight(
  stage: Stage,
  axis: Axis,
  back: Place,
  radius: number,
  lit: number,
  light: readonly Stop[],
): string {
  if (axis === 'z') return stage.gradientAcross(light)
  const from = stage.see(on(axis, back, radius, lit), true)
  const to = stage.see(on(axis, back, radius, lit + Math.PI), true)
  return stage.gradientBetween(light, ...square(stage, axis, from, to))
}

/** Turns the gradient's line square to the axis, so that light runs along the body. */
function square(stage: Stage, axis: Axis, from: Point, to: Point): [Point, Point] {
  const [x0, y0] = stage.see([0, 0, 0], true)
  const [x1, y1] = stage.see(ALONG[axis], true)
  const [ax, ay] = [x1 - x0, y1 - y0]
  const length = Math.hypot(ax, ay)
  const [nx, ny] = [-ay / length, ax / length]
  const across = (to[0] - from[0]) * nx + (to[1] - from[1]) * ny
  return [from, [from[0] + nx * across, from[1] + ny * across]]
}

function bulgesAway(stage: Stage, axis: Axis, lit: number, half: number): boolean {
  const [cx, cy] = stage.see([0, 0, 0], true)
  const [mx, my] = stage.see(on(axis, [0, 0, 0], 1, lit + half / 2), true)
  const [fx, fy] = stage.see(near(axis, [0, 0, 0], 1), true)
  const [bx, by] = stage.see(far(axis, [0, 0, 0], 1), true)
  return (mx - cx) * (fx - bx) + (my - cy) * (fy - by) < 0
}
