import { parallelogram, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Plastic corner caps, one on the corner of a parcel. */
export function cornerGuard(): string {
  const stage = new Stage(38, 27)
  const [cap, parcel] = [color(1, '#1d1d1f'), color(2, '#c8a273')]
  stage.shadow(places('-8,-28 196,-28 214,150 12,150'), 0.36, 9)
  box(stage, [0, 0, 0], [190, 146, 130], { fill: parcel })
  stage.face(places('84,-0.5,0 106,-0.5,0 106,-0.5,130 84,-0.5,130'), { fill: '#e3cfa8', opacity: 0.6 })
  stage.face(places('84,0,130.5 106,0,130.5 106,146,130.5 84,146,130.5'), { fill: '#e3cfa8', opacity: 0.7 })
  const guard = (x: number, y: number, z: number): void => {
    box(stage, [x - 56, y, z - 56], [60, 60, 60], { fill: cap, opacity: 1 })
    stage.face(parallelogram([x - 44, y - 0.5, z - 44], [36, 0, 0], [0, 0, 36]), {
      stroke: '#fff',
      width: 1.4,
      extra: ' stroke-opacity=".35"',
    })
    stage.face(parallelogram([x + 4.5, y + 10, z - 44], [0, 38, 0], [0, 0, 36]), {
      stroke: '#fff',
      width: 1.4,
      extra: ' stroke-opacity=".3"',
    })
  }
  guard(190, -4, 130)
  stage.shadow(places('-70,-90 30,-100 40,-40 -50,-30'), 0.34, 6)
  box(stage, [-50, -84, 0], [62, 8, 58], { fill: cap })
  box(stage, [-50, -84, 0], [62, 58, 8], { fill: cap })
  box(stage, [4, -84, 0], [8, 58, 58], { fill: cap })
  return stage.svg('มุมกันกระแทก')
}
