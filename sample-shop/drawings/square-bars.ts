import { pairs, parallelogram, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

export const squareBars = (): string => bars(0.78, 'แท่งสี่เหลี่ยมใส')
export const squareBarsSolid = (): string => bars(1, 'แท่งสี่เหลี่ยมทึบ')

/** Square bars of three sizes lying side by side. */
function bars(opacity: number, label: string): string {
  const stage = new Stage(30, 28)
  const tint = color(1, '#bfdad6')
  stage.shadow(places('-6,-20 190,-20 214,240 14,240'), 0.45, 8, tint)
  stage.shadow(places('-2,-14 186,-14 206,230 10,230'), 0.2, 6)
  const bar = (x: number, y: number, z: number, side: number): void => {
    box(stage, [x, y, z], [side, 226, side], { fill: tint, opacity, edge: 0.95 })
    const end = parallelogram([x, y, z], [side, 0, 0], [0, 0, side])
    stage.face(end, {
      fill: stage.gradient(pairs('0,0.6 0.48,0.04 0.5,0.3 1,-0.08')),
      stroke: '#fff',
      width: 1.4,
    })
  }
  bar(128, 22, 0, 30)
  bar(64, 10, 0, 46)
  bar(0, 0, 0, 56)
  bar(40, 18, 56, 38)
  return stage.svg(label)
}
