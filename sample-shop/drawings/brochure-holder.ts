import { parallelogram, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Clear pockets one above another with leaflets in them. */
export function brochureHolder(): string {
  const stage = new Stage(36, 25)
  const tint = color(1, '#c3dde0')
  const prints = [color(4, '#1f8f55'), color(3, '#f2b50a'), color(2, '#c8201e')]
  stage.shadow(places('-6,-110 150,-110 170,40 10,40'), 0.5, 7, tint)
  stage.shadow(places('-2,-100 146,-100 156,34 8,34'), 0.2, 6)
  const pocket = stage.stamp(() =>
    box(stage, [0, -30, 0], [142, 30, 76], { fill: tint, opacity: 0.34, edge: 0.95 }),
  )
  const plate = stage.stamp(() =>
    box(stage, [0, 0, 0], [142, 6, 176], { fill: tint, opacity: 0.45, edge: 0.9 }),
  )
  prints.forEach((print, index) => {
    const [y, z] = [20 - index * 44, (2 - index) * 56]
    plate([0, y, z])
    box(stage, [10, y - 16, z + 8], [122, 12, 150], { fill: '#fbf8f1', front: '#fbf8f1', edge: 0.4 })
    stage.face(parallelogram([10, y - 16, z + 84], [122, 0, 0], [0, 0, 74]), { fill: print })
    stage.face(parallelogram([24, y - 16, z + 118], [68, 0, 0], [0, 0, 10]), { fill: '#fff', opacity: 0.8 })
    pocket([0, y, z])
  })
  return stage.svg('ที่ใส่โบรชัวร์')
}
