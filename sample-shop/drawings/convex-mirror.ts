import { pairs, places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { circle, cylinder } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** A road mirror on its post; the street lies in it, bent. */
export function convexMirror(): string {
  const stage = new Stage(27, 20)
  const silver = color(1, '#c3c8cc')
  stage.shadow(places('-40,-30 50,-40 70,30 -20,40'), 0.38, 7)
  cylinder(stage, 'z', [0, 26, 0], 8, 40, { fill: '#54585d' })
  cylinder(stage, 'z', [0, 26, 8], 170, 8, { fill: '#8d9196', noEnd: true })
  const at = [0, 0, 240] as const
  cylinder(stage, 'y', at, 16, 108, { fill: '#ea6a1f' })
  const glass = circle(stage, 'y', at, 96)
  stage.coat(glass, { fill: silver })
  const id = stage.define('glass', (name) => `<clipPath id="${name}"><path d="${glass}"/></clipPath>`)
  const see = (x: number, z: number): readonly [number, number] => stage.see([x, 0, z], true)
  const road = new Path()
    .move(see(-100, 190))
    .curve(see(-40, 236), see(40, 236), see(100, 190))
    .line(see(100, 120))
    .line(see(-100, 120))
    .close()
    .toString()
  stage.draw(road, { fill: '#000', opacity: 0.3, extra: ` clip-path="url(#${id})"` })
  const line = new Path().move(see(-8, 150)).curve(see(-6, 180), see(-2, 210), see(0, 224)).toString()
  stage.draw(line, { stroke: '#fff', width: 5, opacity: 0.7 })
  stage.coat(glass, {
    fill: stage.gradient(pairs('0,0.75 0.35,0.16 0.6,0 1,-0.3')),
    stroke: '#fff',
    width: 1.8,
  })
  const shine = new Path()
    .move(see(-74, 262))
    .curve(see(-60, 306), see(-20, 326), see(10, 324))
    .curve(see(-24, 312), see(-54, 296), see(-74, 262))
  stage.draw(shine.toString(), { fill: '#fff', opacity: 0.9 })
  return stage.svg('กระจกโค้งส่องมุม')
}
