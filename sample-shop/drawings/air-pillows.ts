import { pairs, places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { color, Stage } from './kit/stage.ts'

/** A chain of air cushions, folded back on itself. */
export function airPillows(): string {
  const stage = new Stage(30, 30)
  const film = color(1, '#c7dfe2')
  stage.shadow(places('-6,-30 206,-30 226,236 14,236'), 0.36, 8)
  const cushion = stage.stamp(() => {
    const at = (x: number, y: number, z: number): readonly [number, number] => stage.see([x, y, z])
    const outline = new Path()
      .move(at(0, 0, 6))
      .curve(at(30, -12, -2), at(170, -12, -2), at(200, 0, 6))
      .curve(at(192, 24, 22), at(192, 48, 22), at(200, 72, 6))
      .curve(at(176, 74, 48), at(24, 74, 48), at(0, 72, 6))
      .curve(at(8, 48, 22), at(8, 24, 22), at(0, 0, 6))
      .close()
      .toString()
    stage.coat(
      outline,
      { fill: film, opacity: 0.72 },
      {
        fill: stage.gradient(pairs('0,0.5 0.3,0.16 0.5,0 0.8,-0.14 1,-0.3')),
        stroke: '#fff',
        width: 1.8,
      },
    )
    const shine = new Path()
      .move(at(28, 48, 34))
      .curve(at(60, 60, 46), at(110, 60, 46), at(150, 54, 40))
      .curve(at(110, 50, 44), at(60, 50, 44), at(28, 48, 34))
      .toString()
    stage.draw(shine, { fill: '#fff', opacity: 0.9 })
    for (const [x, bend] of pairs('0,26 200,-26')) {
      for (const y of [22, 36, 50]) {
        const crease = new Path().move(at(x + bend / 5, y, 16)).line(at(x + bend, y + (36 - y) * 0.3, 26))
        stage.draw(crease.toString(), { stroke: '#fff', width: 1.6, opacity: 0.7 })
      }
    }
  })
  const seam = stage.stamp(() =>
    stage.face(places('2,-8,7 198,-8,7 198,0,7 2,0,7'), {
      fill: film,
      opacity: 0.9,
      stroke: '#fff',
      width: 1,
    }),
  )
  for (const y of [160, 80, 0]) {
    cushion([0, y, 0])
    seam([0, y, 0])
  }
  return stage.svg('ถุงลมกันกระแทก')
}
