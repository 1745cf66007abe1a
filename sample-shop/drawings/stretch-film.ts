import { pairs, places } from './kit/camera.ts'
import { circle, cylinder } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** A hand roll on its core, the film drawn off to the left. */
export function stretchFilm(): string {
  const stage = new Stage(32, 26)
  const film = color(1, '#c9dde2')
  stage.shadow(places('-60,-60 50,-66 84,10 10,60'), 0.36, 8)
  const pulled = places('0,-60,10 -165,-70,24 -150,-62,214 0,-56,226')
  stage.face(pulled, { fill: film, opacity: 0.5 })
  stage.face(pulled, { fill: stage.gradient(pairs('0,0.3 0.3,0 0.42,0.6 0.5,0.05 0.72,0.4 1,0')) })
  stage.hairline(places('-165,-70,24 -158,-60,96 -166,-72,150 -150,-62,214'), 0.95, 2)
  cylinder(stage, 'z', [0, 0, 0], 230, 60, {
    fill: film,
    light: pairs('0,-0.1 0.12,0.5 0.2,0.1 0.34,0.85 0.42,0.25 0.6,0 0.85,-0.3 1,-0.2'),
  })
  const top = [0, 0, 230] as const
  stage.draw([50, 40, 30].map((r) => circle(stage, 'z', top, r)).join(''), {
    stroke: '#000',
    opacity: 0.16,
    width: 1.1,
  })
  cylinder(stage, 'z', [0, 0, 230], 30, 20, { fill: '#b89468' })
  stage.draw(circle(stage, 'z', [0, 0, 260], 14), { fill: '#33271b' })
  return stage.svg('ฟิล์มยืดพันพาเลท')
}
