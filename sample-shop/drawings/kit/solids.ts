import { pairs, shade, type Place } from './camera.ts'
import { polygon } from './path.ts'
import type { Stage, Stop } from './stage.ts'

interface BoxPaint {
  readonly fill: string
  readonly opacity?: number
  readonly front?: string
  readonly right?: string
  readonly top?: string
  /** Strength of the white hairline on the lit edges. */
  readonly edge?: number
}

const spread = (normal: Place, by: number): Stop[] => {
  const middle = shade(normal)
  return [
    [0, middle + by],
    [0.55, middle],
    [1, middle - by * 0.7],
  ]
}

const frontLight = spread([0, -1, 0], 0.22)
const rightLight = spread([1, 0, 0], 0.1)
const topLight = spread([0, 0, 1], 0.2)

/** A block: the front, the right side and the top are seen. */
export function box(stage: Stage, at: Place, size: Place, paint: BoxPaint): void {
  const [x, y, z] = at
  const [X, Y, Z] = [x + size[0], y + size[1], z + size[2]]
  const opacity = paint.opacity ?? 1
  const whole = [
    [x, y, z],
    [X, y, z],
    [X, Y, z],
    [X, Y, Z],
    [x, Y, Z],
    [x, y, Z],
  ] satisfies Place[]
  stage.face(whole, { fill: paint.fill, opacity })
  const front = [
    [x, y, z],
    [X, y, z],
    [X, y, Z],
    [x, y, Z],
  ] satisfies Place[]
  const right = [
    [X, y, z],
    [X, Y, z],
    [X, Y, Z],
    [X, y, Z],
  ] satisfies Place[]
  const top = [
    [x, y, Z],
    [X, y, Z],
    [X, Y, Z],
    [x, Y, Z],
  ] satisfies Place[]
  if (paint.front) stage.face(front, { fill: paint.front, opacity })
  if (paint.right) stage.face(right, { fill: paint.right, opacity })
  if (paint.top) stage.face(top, { fill: paint.top, opacity })
  stage.face(front, { fill: stage.gradient(frontLight) })
  stage.face(right, { fill: stage.gradient(rightLight) })
  stage.face(top, { fill: stage.gradient(topLight) })
  stage.hairline(
    [
      [x, y, Z],
      [X, y, Z],
      [X, Y, Z],
    ],
    paint.edge ?? 0.8,
  )
  stage.hairline(
    [
      [X, y, Z],
      [X, y, z],
    ],
    (paint.edge ?? 0.8) * 0.6,
  )
}

/** A thin see-through sheet standing up: the face, a glossy edge and a band of reflection. */
export function pane(
  stage: Stage,
  at: Place,
  width: number,
  height: number,
  thick: number,
  fill: string,
  opacity: number,
): void {
  const [x, y, z] = at
  const [X, Y, Z] = [x + width, y + thick, z + height]
  const front = [
    [x, y, z],
    [X, y, z],
    [X, y, Z],
    [x, y, Z],
  ] satisfies Place[]
  const d = stage.face(front, { fill, opacity })
  stage.draw(d, {
    fill: stage.gradient(pairs('0,0.34 0.4,0.02 0.5,0.24 0.5,0 1,-0.12')),
  })
  stage.face(
    [
      [x, y, Z],
      [X, y, Z],
      [X, Y, Z],
      [x, Y, Z],
    ],
    { fill },
  )
  stage.face(
    [
      [X, y, z],
      [X, Y, z],
      [X, Y, Z],
      [X, y, Z],
    ],
    { fill },
  )
  stage.face(
    [
      [x, y, Z],
      [X, y, Z],
      [X, Y, Z],
      [x, Y, Z],
    ],
    { fill: '#fff', opacity: 0.5 },
  )
  stage.face(
    [
      [X, y, z],
      [X, Y, z],
      [X, Y, Z],
      [X, y, Z],
    ],
    { fill: '#fff', opacity: 0.2 },
  )
  stage.draw(d, { stroke: fill, width: 1.6, opacity: 0.9 })
  stage.draw(d, { stroke: '#000', width: 0.9, opacity: 0.16 })
  stage.hairline(
    [
      [x, y, Z],
      [X, y, Z],
      [X, y, z],
    ],
    0.9,
    1.3,
  )
}

/** A flat shape in the plane of x and z, pushed back by `depth`; what it hides is not drawn. */
export function extrudeBack(
  stage: Stage,
  outline: readonly (readonly [x: number, z: number])[],
  y: number,
  depth: number,
  fill: string,
): void {
  const sides = new Map<number, string>()
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const normal: Place = [to[1] - from[1], 0, from[0] - to[0]]
    if (!facesViewer(stage, normal)) return
    const side = [
      [from[0], y, from[1]],
      [to[0], y, to[1]],
      [to[0], y + depth, to[1]],
      [from[0], y + depth, from[1]],
    ] satisfies Place[]
    const tone = Math.round(shade(normal) * 12) / 12
    sides.set(tone, (sides.get(tone) ?? '') + polygon(side.map((place) => stage.see(place))))
  })
  for (const d of sides.values()) stage.coat(d, { fill })
  for (const [tone, d] of sides) stage.coat(d, { fill: tone > 0 ? '#fff' : '#000', opacity: Math.abs(tone) })
  const front = polygon(outline.map(([x, z]) => stage.see([x, y, z])))
  stage.coat(
    front,
    { fill },
    { fill: stage.gradient(frontLight), stroke: '#fff', extra: ' stroke-opacity=".75"' },
  )
}

/** The outline runs counter-clockwise seen from the front, so the normal points outwards. */
function facesViewer(stage: Stage, normal: Place): boolean {
  const [x0, y0] = stage.see([0, 0, 0], true)
  const [x1, y1] = stage.see([0, 1, 0], true)
  const [a, b] = stage.see(normal, true)
  return (a - x0) * (x1 - x0) + (b - y0) * (y1 - y0) > 0
}

/** A flat shape lying in the plane of x and y, `height` thick: its top and its sides towards the viewer. */
export function extrudeDown(
  stage: Stage,
  outline: readonly (readonly [x: number, y: number])[],
  z: number,
  height: number,
  fill: string,
): void {
  outline.forEach(([x, y], index) => {
    const [toX, toY] = outline[(index + 1) % outline.length] ?? [x, y]
    const normal: Place = [toY - y, x - toX, 0]
    const drop = stage.see(normal, true)[1] - stage.see([0, 0, 0], true)[1]
    if (drop <= 0) return
    const d = stage.face(
      [
        [x, y, z],
        [toX, toY, z],
        [toX, toY, z + height],
        [x, y, z + height],
      ],
      { fill },
    )
    stage.tone(d, shade(normal))
  })
  const top = polygon(outline.map(([x, y]) => stage.see([x, y, z + height])))
  stage.coat(top, { fill }, { fill: stage.gradient(topLight) })
}
