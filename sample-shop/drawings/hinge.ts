import { places } from './kit/camera.ts'
import { circle, cylinder } from './kit/round.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A clear hinge, opened square. */
export function hinge(): string {
  const stage = new Stage(35, 27)
  const tint = color(1, '#bcd9dc')
  stage.shadow(places('-6,-150 240,-150 250,30 10,30'), 0.4, 8, tint)
  stage.shadow(places('-4,-140 236,-140 240,20 0,20'), 0.18, 6)
  const holes = (axis: 'y' | 'z', at: readonly [number, number, number]): void => {
    const hole = stage.stamp(() =>
      stage.draw(circle(stage, axis, at, 13), { fill: '#5d6e71', stroke: '#fff', width: 1.6 }),
    )
    for (const x of [46, 118, 190]) hole([x, 0, 0])
  }
  box(stage, [0, 6, 10], [236, 10, 128], { fill: tint, opacity: 0.72, edge: 0.95 })
  holes('y', [0, 5, 84])
  box(stage, [0, -132, 0], [236, 132, 10], { fill: tint, opacity: 0.72, edge: 0.95 })
  holes('z', [0, -78, 10])
  const knuckle = stage.stamp(() => cylinder(stage, 'x', [0, 2, 12], 44, 14, { fill: tint, opacity: 0.9 }))
  for (const x of [0, 48, 96, 144, 192]) knuckle([x, 0, 0])
  stage.draw(circle(stage, 'x', [236, 2, 12], 5), { fill: '#8d9194' })
  return stage.svg('บานพับอะคริลิก')
}
