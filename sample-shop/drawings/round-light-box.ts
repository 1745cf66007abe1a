import { places } from './kit/camera.ts'
import { circle, cylinder } from './kit/round.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A round sign on its arm, lit on both faces. */
export function roundLightBox(): string {
  const stage = new Stage(32, 20)
  const [face, frame, mark] = [color(1, '#eef4ff'), color(2, '#1d1d1f'), color(3, '#1f8f55')]
  stage.shadow(places('-70,-80 60,-90 90,20 -50,40'), 0.5, 11, face)
  stage.shadow(places('-60,-30 70,-40 96,40 -40,50'), 0.26, 8)
  box(stage, [150, 0, 36], [10, 44, 190], { fill: '#8d9194' })
  box(stage, [96, 16, 126], [56, 14, 14], { fill: '#8d9194' })
  const at = [0, -4, 132] as const
  cylinder(stage, 'y', at, 52, 118, { fill: frame })
  const glow = stage.define(
    'glow',
    (id) =>
      `<radialGradient id="${id}"><stop stop-color="#fff" stop-opacity=".95"/><stop offset=".6" stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#fff" stop-opacity=".05"/></radialGradient>`,
  )
  stage.coat(
    circle(stage, 'y', at, 106),
    { fill: face },
    { fill: `url(#${glow})`, stroke: '#6f7377', width: 1.2 },
  )
  stage.face(places('-52,-4,92 52,-4,92 0,-4,186'), { fill: mark, opacity: 0.85 })
  stage.draw(circle(stage, 'y', [0, -4, 122], 20), { fill: face })
  stage.draw(circle(stage, 'y', at, 86), { stroke: mark, width: 4, opacity: 0.8 })
  return stage.svg('กล่องไฟกลม')
}
