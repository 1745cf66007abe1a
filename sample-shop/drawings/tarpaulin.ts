import { pairs, parallelogram, places } from './kit/camera.ts'
import { circle } from './kit/round.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A folded tarpaulin with its hem, eyelets and a rope. */
export function tarpaulin(): string {
  const stage = new Stage(36, 29)
  const [fill, back] = [color(1, '#1f4fa8'), color(2, '#f2b50a')]
  stage.shadow(places('-8,-30 226,-30 244,170 12,170'), 0.36, 9)
  const weave = stage.pattern(
    7,
    7,
    stage.matrix([0, 0, 0], [1, 0, 0], [0, 1, 0]),
    '<path d="M0 1h7M1 0v7" stroke="#fff" opacity=".16"/>',
  )
  for (const [level, tone] of [
    [0, fill],
    [1, back],
    [2, fill],
  ] as const) {
    box(stage, [level * 4, level * 3, level * 24], [216, 156, 20], { fill: tone, edge: 0.9 })
    stage.hairline(
      [
        [level * 4, level * 3, level * 24 + 10],
        [level * 4 + 216, level * 3, level * 24 + 10],
      ],
      0.25,
      1.6,
      '#000',
    )
  }
  const z = 68.5
  stage.face(parallelogram([8, 6, z], [216, 0, 0], [0, 156, 0]), { fill: weave })
  const flap = places('8,6,0 224,6,0 224,70,4 8,52,10', [0, 0, z])
  stage.face(flap, { fill: back })
  stage.face(flap, { fill: weave })
  stage.face(flap, {
    fill: stage.gradient(pairs('0,0.3 0.6,0.02 1,-0.16')),
    stroke: '#fff',
    width: 1.5,
  })
  stage.hairline(places('8,18,3 224,20,2', [0, 0, z]), 0.7, 1.2)
  const eyelet = stage.stamp(() => {
    stage.draw(circle(stage, 'z', [0, 0, z + 2], 11), { fill: '#d8d2c4', stroke: '#6f685b', width: 1 })
    stage.draw(circle(stage, 'z', [0, 0, z + 2], 5.4), { fill: '#2b251e' })
  })
  for (const x of [26, 86, 146, 206]) eyelet([x, 34, 0])
  const rope = [
    [206, 34, z + 3],
    [232, -10, 34],
    [226, -34, 3],
    [180, -46, 2],
    [120, -38, 2],
  ] as const
  stage.hairline(rope, 1, 5, '#8a7a62')
  stage.hairline(rope, 1, 3, '#e9dfca')
  return stage.svg('ผ้าใบพลาสติก')
}
