import { pairs, places } from './kit/camera.ts'
import { circle, cylinder } from './kit/round.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Caps that hold a clear plate off the wall, and one loose. */
export function standoffs(): string {
  const stage = new Stage(36, 27)
  const metal = color(1, '#c3c6c8')
  const glass = color(2, '#bcd9dc')
  stage.shadow(places('-10,-30 240,-30 250,30 10,60'), 0.34, 8)
  const corners = pairs('30,160 200,160 30,34 200,34')
  const post = stage.stamp(() => cylinder(stage, 'y', [0, 8, 0], 40, 15, { fill: metal, noEnd: true }))
  const head = stage.stamp(() => cylinder(stage, 'y', [0, -14, 0], 14, 19, { fill: metal }))
  for (const [x, z] of corners) post([x, 0, z])
  box(stage, [0, 0, 0], [230, 8, 194], { fill: glass, opacity: 0.6, edge: 0.95 })
  stage.face(places('0,0,0 230,0,0 230,0,194 0,0,194'), {
    fill: stage.gradient(pairs('0,0.4 0.4,0 0.5,0.35 0.5,0 1,0')),
  })
  for (const [x, z] of corners) head([x, 0, z])
  const loose = [130, -96, 0] as const
  stage.shadow(places('110,-126 170,-130 180,-80 120,-76'), 0.4, 5)
  cylinder(stage, 'z', loose, 30, 24, { fill: metal })
  stage.draw(circle(stage, 'z', [130, -96, 30], 9), { fill: '#4b4d50' })
  return stage.svg('หมุดลอยยึดแผ่นป้าย')
}
