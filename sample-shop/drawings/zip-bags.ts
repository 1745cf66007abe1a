import { pairs, parallelogram, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Reclosable bags, one standing behind another, the front one filled. */
export function zipBags(): string {
  const stage = new Stage(30, 22)
  const [film, zip, goods] = [color(1, '#d5e5e4'), color(2, '#c8201e'), color(3, '#f2b50a')]
  stage.shadow(places('-6,-34 196,-34 240,70 50,80'), 0.34, 8)
  const bag = (x: number, y: number): void => {
    const front = places('0,0,6 30,-10,0 150,-10,0 178,0,6 178,0,232 0,0,232', [x, y, 0])
    stage.face(front, { fill: film, opacity: 0.6 })
    stage.face(front, {
      fill: stage.gradient(pairs('0,0.3 0.25,0.02 0.36,0.6 0.42,0.05 0.7,0.3 0.76,0 1,-0.14')),
      stroke: '#fff',
      width: 1.6,
    })
    stage.face(parallelogram([x, y, 192], [178, 0, 0], [0, 0, 7]), { fill: zip })
    stage.hairline(places('0,0,199 178,0,199', [x, y, 0]), 0.8)
    stage.hairline(places('0,0,186 178,0,186', [x, y, 0]), 0.2, 2, '#000')
  }
  bag(56, 66)
  for (const [x, z] of pairs('26,8 68,8 110,8 46,48 90,48'))
    box(stage, [x, 4, z], [38, 24, 36], { fill: goods })
  bag(0, 0)
  return stage.svg('ถุงซิปล็อก')
}
