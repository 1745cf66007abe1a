import { pairs, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { cylinder } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** A clear case on a base, with something worth showing in it. */
export function displayCase(): string {
  const stage = new Stage(37, 25)
  const [tint, base, goods] = [color(1, '#c3dde0'), color(2, '#1d1d1f'), color(3, '#c59a3c')]
  stage.shadow(places('-8,-30 196,-30 218,150 10,150'), 0.38, 8)
  box(stage, [-6, -6, 0], [192, 152, 22], { fill: base, edge: 0.6 })
  cylinder(stage, 'z', [90, 70, 22], 26, 34, { fill: base })
  cylinder(stage, 'z', [90, 70, 48], 46, 14, { fill: goods })
  cylinder(stage, 'z', [90, 70, 94], 44, 30, { fill: goods })
  const [x, y, z, X, Y, Z] = [0, 0, 22, 180, 140, 204]
  stage.face(
    [
      [x, Y, z],
      [X, Y, z],
      [X, Y, Z],
      [x, Y, Z],
    ],
    { fill: tint, opacity: 0.22, stroke: '#fff', width: 1.2 },
  )
  const front = [
    [x, y, z],
    [X, y, z],
    [X, y, Z],
    [x, y, Z],
  ] as const
  const right = [
    [X, y, z],
    [X, Y, z],
    [X, Y, Z],
    [X, y, Z],
  ] as const
  const top = [
    [x, y, Z],
    [X, y, Z],
    [X, Y, Z],
    [x, Y, Z],
  ] as const
  for (const side of [front, right, top])
    stage.face(side, { fill: tint, opacity: 0.3, stroke: tint, width: 2.2 })
  stage.face(front, { fill: stage.gradient(pairs('0,0.5 0.34,0.02 0.44,0.4 0.44,0 1,-0.04')) })
  stage.face(right, { fill: stage.gradient(pairs('0,0.04 0.5,0.3 0.5,0 1,-0.12')) })
  stage.face(top, { fill: '#fff', opacity: 0.35 })
  stage.hairline(
    [
      [x, y, z],
      [x, y, Z],
      [X, y, Z],
      [X, Y, Z],
      [x, Y, Z],
      [x, y, Z],
    ],
    0.95,
    1.6,
  )
  stage.hairline(
    [
      [X, y, Z],
      [X, y, z],
    ],
    0.95,
    1.8,
  )
  return stage.svg('กล่องโชว์อะคริลิก')
}
