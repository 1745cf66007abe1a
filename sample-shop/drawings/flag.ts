import { pairs, places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { circle, cylinder } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** A feather flag on its pole and weighted foot. */
export function flag(): string {
  const stage = new Stage(30, 22)
  const [print, second] = [color(1, '#ea6a1f'), color(2, '#f3f1ea')]
  stage.shadow(places('-40,-40 40,-44 60,20 -20,40'), 0.4, 7)
  cylinder(stage, 'z', [0, 0, 0], 12, 46, { fill: '#2b2b2f' })
  cylinder(stage, 'z', [0, 0, 12], 16, 9, { fill: '#8d9194' })
  const see = (x: number, z: number): readonly [number, number] => stage.see([x, 0, z])
  const cloth = new Path()
    .move(see(0, 60))
    .line(see(0, 250))
    .curve(see(0, 330), see(20, 372), see(62, 372))
    .curve(see(104, 372), see(118, 330), see(112, 270))
    .curve(see(104, 210), see(100, 140), see(88, 92))
    .curve(see(60, 96), see(30, 70), see(0, 60))
    .close()
    .toString()
  stage.draw(cloth, { fill: print })
  const id = stage.define('cloth', (name) => `<clipPath id="${name}"><path d="${cloth}"/></clipPath>`)
  const band = new Path()
    .move(see(-4, 190))
    .curve(see(40, 160), see(70, 240), see(124, 210))
    .line(see(124, 268))
    .curve(see(70, 296), see(40, 220), see(-4, 250))
    .close()
    .toString()
  stage.draw(band, { fill: second, extra: ` clip-path="url(#${id})"` })
  stage.draw(circle(stage, 'y', [52, 0, 318], 24), { fill: second, extra: ` clip-path="url(#${id})"` })
  stage.draw(cloth, {
    fill: stage.gradient(pairs('0,0.1 0.2,-0.14 0.36,0.24 0.52,-0.1 0.68,0.2 0.84,-0.16 1,0.06')),
    stroke: '#fff',
    width: 1.3,
    extra: ' stroke-opacity=".8"',
  })
  const pole = new Path()
    .move(see(0, 26))
    .line(see(0, 250))
    .curve(see(0, 330), see(20, 373), see(62, 373))
    .toString()
  stage.draw(pole, { stroke: '#d7d9da', width: 5 })
  stage.draw(pole, { stroke: '#fff', width: 1.6, opacity: 0.9 })
  return stage.svg('ธงญี่ปุ่น')
}
