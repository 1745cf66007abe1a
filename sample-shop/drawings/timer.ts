import { pairs, places } from './kit/camera.ts'
import { circle } from './kit/round.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A switch clock for the rail, its display and keys. */
export function timer(): string {
  const stage = new Stage(34, 26)
  const body = color(1, '#f3f1ea')
  stage.shadow(places('-6,-26 136,-26 160,120 12,120'), 0.36, 8)
  box(stage, [0, 0, 0], [130, 110, 220], { fill: body })
  box(stage, [10, -22, 44], [110, 22, 134], { fill: body })
  const at = (x: number, X: number, z: number, Z: number) =>
    [
      [x, -23, z],
      [X, -23, z],
      [X, -23, Z],
      [x, -23, Z],
    ] as const
  stage.face(at(20, 110, 122, 168), { fill: '#2b3a33' })
  for (const [x, X] of pairs('30,46 52,68 76,92')) {
    stage.face(at(x, X, 132, 158), { stroke: '#b9e0b0', width: 3.4 })
  }
  stage.face(at(20, 110, 122, 168), {
    fill: stage.gradient(pairs('0,0.4 0.5,0.02 0.5,0.12 1,0')),
    stroke: '#000',
    width: 1.2,
    extra: ' stroke-opacity=".3"',
  })
  const key = stage.stamp(() =>
    stage.coat(
      circle(stage, 'y', [0, -23, 0], 9),
      { fill: '#54585d' },
      { fill: stage.gradient(pairs('0,0.5 1,-0.2')) },
    ),
  )
  for (const z of [66, 96]) for (const x of [32, 65, 98]) key([x, 0, z])
  const screw = stage.stamp(() =>
    stage.draw(circle(stage, 'y', [0, -1, 0], 8), { fill: '#c59a3c', stroke: '#6f5a26', width: 1.4 }),
  )
  for (const z of [20, 202]) for (const x of [24, 65, 106]) screw([x, 0, z])
  return stage.svg('ตัวตั้งเวลา')
}
