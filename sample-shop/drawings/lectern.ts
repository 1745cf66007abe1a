import { pairs, places } from './kit/camera.ts'
import { box, pane } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A clear stand to speak from. */
export function lectern(): string {
  const stage = new Stage(34, 23)
  const [tint, mark] = [color(1, '#c3dde0'), color(2, '#8c1c1c')]
  stage.shadow(places('-6,-44 176,-44 200,110 14,110'), 0.5, 7, tint)
  stage.shadow(places('-2,-36 172,-36 190,100 10,100'), 0.2, 6)
  box(stage, [-6, -16, 0], [176, 120, 8], { fill: tint, opacity: 0.7, edge: 0.95 })
  pane(stage, [14, 84, 8], 136, 222, 6, tint, 0.3)
  box(stage, [14, 16, 110], [136, 70, 5], { fill: tint, opacity: 0.5, edge: 0.9 })
  pane(stage, [10, 0, 8], 144, 214, 6, tint, 0.34)
  stage.face(places('62,-1,118 102,-1,118 102,-1,158 62,-1,158'), { fill: mark, opacity: 0.85 })
  stage.face(places('48,-1,98 116,-1,98 116,-1,106 48,-1,106'), { fill: mark, opacity: 0.85 })
  const top = places('-8,-14,222 172,-14,222 172,104,250 -8,104,250')
  stage.face(top, { fill: tint, opacity: 0.7 })
  stage.face(top, {
    fill: stage.gradient(pairs('0,0.5 0.45,0.04 0.55,0.45 0.62,0.05 1,0')),
    stroke: '#fff',
    width: 1.8,
  })
  stage.face(places('-8,-14,216 172,-14,216 172,-14,234 -8,-14,234'), {
    fill: tint,
    opacity: 0.8,
    stroke: '#fff',
    width: 1.4,
  })
  const sheet = places('52,14,230 116,14,230 116,74,244 52,74,244')
  stage.face(sheet, { fill: '#fdfbf4' })
  return stage.svg('โพเดียมอะคริลิก')
}
