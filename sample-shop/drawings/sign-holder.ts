import { pairs, places } from './kit/camera.ts'
import { box, pane } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A clear table stand with a card in it. */
export function signHolder(): string {
  const stage = new Stage(34, 24)
  const [tint, card] = [color(1, '#c3dde0'), color(2, '#f2b50a')]
  stage.shadow(places('-6,-70 170,-70 190,60 10,60'), 0.5, 7, tint)
  stage.shadow(places('-2,-60 166,-60 176,50 10,50'), 0.2, 6)
  box(stage, [0, -56, 0], [164, 110, 8], { fill: tint, opacity: 0.7, edge: 0.95 })
  const at = (x: number, X: number, z: number, Z: number) =>
    [
      [x, 2, z],
      [X, 2, z],
      [X, 2, Z],
      [x, 2, Z],
    ] as const
  stage.face(at(6, 158, 12, 222), { fill: '#fbf8f1' })
  stage.face(at(6, 158, 150, 222), { fill: card })
  for (const [z, w] of pairs('126,112 108,84 90,104 72,60'))
    stage.face(at(26, 26 + w, z, z + 7), { fill: '#6a6257', opacity: 0.55 })
  stage.face(at(26, 66, 26, 56), { fill: card, opacity: 0.7 })
  pane(stage, [0, 0, 8], 164, 222, 5, tint, 0.2)
  return stage.svg('ป้ายตั้งโต๊ะอะคริลิก')
}
