import { pairs, places } from './kit/camera.ts'
import { circle, cylinder } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** Eyelets scattered, as for the hem of a banner. */
export function eyelets(): string {
  const stage = new Stage(34, 31)
  const metal = color(1, '#c59a3c')
  const eyelet = stage.stamp(() => {
    cylinder(stage, 'z', [0, 0, 0], 7, 54, { fill: metal })
    cylinder(stage, 'z', [0, 0, 7], 15, 34, { fill: metal })
    const hole = circle(stage, 'z', [0, 0, 22], 25)
    stage.draw(hole, { fill: '#3a2f1a' })
    stage.draw(hole, { fill: stage.gradient(pairs('0,-0.3 1,0.5')) })
    stage.draw(circle(stage, 'z', [0, 0, 7], 44), { stroke: '#fff', width: 1.6, opacity: 0.5 })
  })
  for (const [x, y] of pairs('0,124 132,110 56,0')) {
    stage.shadow(places('-50,-60 50,-56 56,40 -50,40', [x, y, 0]), 0.36, 5)
    eyelet([x, y, 0])
  }
  return stage.svg('ตาไก่')
}
