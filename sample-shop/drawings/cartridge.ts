import { pairs, places } from './kit/camera.ts'
import { circle, cylinder } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** A sealant cartridge standing, another lying with its nozzle. */
export function cartridge(): string {
  const stage = new Stage(34, 27)
  const [label, tube] = [color(1, '#f7f4ec'), color(2, '#8d9196')]
  const slim = pairs('0,0.3 1,-0.3')
  stage.shadow(places('-40,20 40,10 70,100 -20,120'), 0.34, 7)
  cylinder(stage, 'z', [20, 70, 0], 178, 40, { fill: tube })
  cylinder(stage, 'z', [20, 70, 30], 118, 41, { fill: label, noEnd: true })
  cylinder(stage, 'z', [20, 70, 178], 14, 14, { fill: tube })
  cylinder(stage, 'z', [20, 70, 192], 52, 8, { fill: '#f3f1ea' })
  stage.shadow(places('-56,-86 150,-92 160,-30 -40,-20'), 0.36, 7)
  cylinder(stage, 'x', [-60, -56, 40], 176, 40, { fill: tube })
  cylinder(stage, 'x', [-32, -56, 40], 118, 41, { fill: label, noEnd: true })
  const face = [116, -56, 40] as const
  cylinder(stage, 'x', face, 16, 14, { fill: tube, light: slim })
  cylinder(stage, 'x', [132, -56, 40], 60, 8, { fill: '#f3f1ea', light: slim })
  stage.draw(circle(stage, 'x', [192, -56, 40], 4), { fill: '#4b4d50' })
  return stage.svg('ซิลิโคนหลอด')
}
