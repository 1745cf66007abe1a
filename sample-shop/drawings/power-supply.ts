import { places } from './kit/camera.ts'
import { circle } from './kit/round.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A perforated metal case with its terminal block. */
export function powerSupply(): string {
  const stage = new Stage(35, 28)
  const metal = color(1, '#c3c6c8')
  stage.shadow(places('-6,-26 230,-26 250,130 14,130'), 0.36, 8)
  box(stage, [0, 0, 0], [226, 120, 58], { fill: metal })
  const holes = stage.pattern(
    15,
    13,
    stage.matrix([0, 0, 58], [1, 0, 0], [0, 1, 0]),
    '<circle cx="4" cy="3.5" r="3.1" opacity=".6"/><circle cx="11.5" cy="10" r="3.1" opacity=".6"/>',
  )
  stage.face(places('16,14,58 164,14,58 164,106,58 16,106,58'), { fill: holes })
  box(stage, [176, 10, 40], [46, 100, 18], { fill: '#26262a', edge: 0.4 })
  for (const y of [20, 38, 56, 74, 92]) {
    stage.draw(circle(stage, 'z', [198, y + 3, 58], 7), { fill: '#d9c48a' })
    stage.hairline(places('193,3,58 203,3,58', [0, y, 0]), 0.7, 1.6, '#4d3f1e')
  }
  const label = places('26,0,14 150,0,14 150,0,46 26,0,46')
  stage.face(label, { fill: '#fdfaf2' })
  for (const z of [22, 30, 38])
    stage.hairline(
      [
        [34, 0, z],
        [34 + z * 2.4, 0, z],
      ],
      0.5,
      2.4,
      '#6a6257',
    )
  stage.draw(circle(stage, 'x', [226, 60, 22], 16) + circle(stage, 'x', [226, 60, 22], 11), {
    stroke: '#5d5f62',
    width: 1.6,
    opacity: 0.6,
  })
  return stage.svg('หม้อแปลงไฟแอลอีดี')
}
