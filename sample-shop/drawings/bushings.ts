import { pairs, places, type Place } from './kit/camera.ts'
import { circle, cylinder } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** Thick-walled tube: one long piece and two bushings cut from it. */
export function bushings(): string {
  const stage = new Stage(36, 27)
  const fill = color(1, '#efe6d0')
  const bore = (axis: 'x' | 'z', face: Place, radius: number): void => {
    const hole = circle(stage, axis, face, radius)
    stage.draw(hole, { fill })
    stage.draw(hole, { fill: '#000', opacity: 0.5 })
    stage.draw(hole, {
      fill: stage.gradient(pairs('0,-0.35 0.6,-0.05 1,0.4')),
      stroke: '#fff',
      width: 1.3,
      extra: ' stroke-opacity=".6"',
    })
  }
  stage.shadow(places('-4,20 206,10 212,110 10,130'), 0.36, 8)
  cylinder(stage, 'x', [0, 70, 66], 200, 66, { fill })
  bore('x', [200, 70, 66], 36)
  const short = (x: number, y: number, height: number, radius: number, inner: number): void => {
    stage.shadow(
      [
        [x - radius, y - radius, 0],
        [x + radius, y - radius, 0],
        [x + radius, y + radius * 0.6, 0],
        [x - radius * 0.6, y + radius, 0],
      ],
      0.36,
      6,
    )
    cylinder(stage, 'z', [x, y, 0], height, radius, { fill })
    bore('z', [x, y, height], inner)
  }
  short(34, -74, 70, 50, 30)
  short(152, -88, 40, 38, 20)
  return stage.svg('ท่อพลาสติกวิศวกรรมและบูช')
}
