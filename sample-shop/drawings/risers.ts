import { places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { cylinder } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

export const risers = (): string => bridges(0.58, 'แท่นโชว์ขั้นบันไดใส')
export const risersSolid = (): string => bridges(1, 'แท่นโชว์ขั้นบันไดทึบ')

/** Three bridges of rising height with products on them. */
function bridges(opacity: number, label: string): string {
  const stage = new Stage(36, 26)
  const [tint, goods] = [color(1, '#c3dde0'), color(2, '#c59a3c')]
  stage.shadow(places('-6,-130 170,-130 196,90 10,90'), 0.5, 7, tint)
  stage.shadow(places('-2,-120 166,-120 186,80 8,80'), 0.2, 6)
  const paint = { fill: tint, opacity, edge: 0.95 }
  const shelf = stage.stamp(() => box(stage, [0, 0, 0], [160, 74, 7], paint))
  const bridge = (y: number, height: number): void => {
    const leg = stage.stamp(() => box(stage, [0, 0, 0], [7, 74, height], paint))
    leg([0, y, 0])
    leg([153, y, 0])
    shelf([0, y, height])
  }
  bridge(40, 150)
  bridge(-44, 96)
  bridge(-128, 46)
  cylinder(stage, 'z', [80, 78, 157], 40, 20, { fill: goods })
  box(stage, [50, -24, 103], [52, 30, 34], { fill: color(3, '#8c1c1c') })
  cylinder(stage, 'z', [82, -92, 53], 22, 22, { fill: goods })
  return stage.svg(label)
}
