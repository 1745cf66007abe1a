import { pairs, places } from './kit/camera.ts'
import { circle } from './kit/round.ts'
import { box, extrudeBack } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A gear standing on a toothed rack. */
export function gear(): string {
  const stage = new Stage(34, 22)
  const [fill, rack] = [color(1, '#1f4fa8'), color(2, '#f3f1ea')]
  const teeth = 12
  const [outer, root] = [98, 80]
  const outline = Array.from({ length: teeth * 4 }, (_, index) => {
    const part = index % 4
    const angle = ((Math.floor(index / 4) + ([0.12, 0.3, 0.55, 0.73][part] ?? 0)) / teeth) * Math.PI * 2 - 0.1
    const reach = part === 1 || part === 2 ? outer : root
    return [118 + reach * Math.cos(angle), 136 + reach * Math.sin(angle)] as const
  })
  stage.shadow(places('-14,-30 246,-30 252,66 10,66'), 0.36, 8)
  box(stage, [0, 0, 0], [240, 52, 26], { fill: rack })
  const tooth = stage.stamp(() => box(stage, [0, 0, 26], [18, 52, 15], { fill: rack, edge: 0.6 }))
  for (let x = 0; x < 240; x += 37) tooth([x, 0, 0])
  extrudeBack(stage, outline, 6, 38, fill)
  const at = [118, 6, 136] as const
  stage.draw(circle(stage, 'y', at, 58), {
    fill: stage.gradient(pairs('0,-0.2 1,0.16')),
    stroke: '#fff',
    width: 1.2,
    extra: ' stroke-opacity=".5"',
  })
  const hub = circle(stage, 'y', at, 34)
  stage.draw(hub, { fill })
  stage.draw(hub, {
    fill: stage.gradient(pairs('0,0.4 1,-0.1')),
    stroke: '#fff',
    width: 1.2,
    extra: ' stroke-opacity=".6"',
  })
  stage.draw(circle(stage, 'y', at, 17), {
    fill: '#20242c',
    stroke: '#fff',
    width: 1.2,
    extra: ' stroke-opacity=".5"',
  })
  return stage.svg('เฟืองพลาสติก')
}
