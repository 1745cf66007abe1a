import { pairs, places, type Place } from './kit/camera.ts'
import { circle, cylinder } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** Two rolls of tape, one standing and one lying with its end free. */
export function tape(): string {
  const stage = new Stage(34, 27)
  const [fill, core] = [color(1, '#c59a3c'), color(2, '#d9c7a2')]
  const bore = (axis: 'x' | 'z', face: Place, outer: number, inner: number): void => {
    stage.draw([0.9, 0.8].map((part) => circle(stage, axis, face, inner + (outer - inner) * part)).join(''), {
      stroke: '#000',
      opacity: 0.16,
      width: 1.1,
    })
    stage.draw(circle(stage, axis, face, inner + 5), { fill: core })
    stage.draw(circle(stage, axis, face, inner), { fill: '#3a2f22' })
    stage.draw(circle(stage, axis, face, inner), { fill: stage.gradient(pairs('0,-0.2 1,0.5')) })
    stage.draw(circle(stage, axis, face, inner + 5), { stroke: '#fff', width: 1.2, opacity: 0.6 })
  }
  stage.shadow(places('-20,30 70,10 110,120 10,150'), 0.34, 8)
  cylinder(stage, 'x', [0, 80, 80], 56, 80, { fill })
  bore('x', [56, 80, 80], 80, 46)
  stage.shadow(places('-10,-110 120,-120 170,-20 50,10'), 0.34, 8)
  const strip = places('46,-142,0 -78,-100,0 -78,-100,44 46,-142,44')
  stage.face(strip, { fill, opacity: 0.85 })
  stage.face(strip, { fill: stage.gradient(pairs('0,0.4 0.5,0 1,-0.2')) })
  stage.hairline(places('-78,-100,0 -74,-98,12 -79,-100,24 -75,-98,34 -78,-100,44 46,-142,44'), 0.9, 1.6)
  cylinder(stage, 'z', [76, -66, 0], 44, 80, { fill })
  bore('z', [76, -66, 44], 80, 46)
  return stage.svg('เทปกาวม้วน')
}
