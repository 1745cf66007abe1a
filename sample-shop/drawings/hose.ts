import { pairs, places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { arc, circle, on } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** A coil of air hose with both ends free. */
export function hose(): string {
  const stage = new Stage(32, 31)
  const fill = color(1, '#1f4fa8')
  stage.shadow(places('-100,-80 70,-96 110,60 -60,90'), 0.15, 9)
  const coil = (height: number, radius: number): string =>
    arc(
      stage,
      new Path().move(stage.see(on('z', [0, 0, height], radius, 0))),
      'z',
      [0, 0, height],
      radius,
      0,
      Math.PI * 2,
    )
      .close()
      .toString()
  const tube = (d: string): void => {
    stage.draw(d, { stroke: fill, width: 16, extra: ' stroke-linecap="round"' })
    stage.draw(d, { stroke: '#000', width: 16, opacity: 0.2, extra: ' stroke-linecap="round"' })
    stage.draw(d, { stroke: fill, width: 10, extra: ' stroke-linecap="round"' })
    stage.draw(d, {
      stroke: '#fff',
      width: 3,
      opacity: 0.6,
      extra: ' stroke-linecap="round" transform="translate(-1 -4)"',
    })
  }
  for (const [height, radius] of pairs('0,118 0,100 14,112 14,94 28,106')) tube(coil(height, radius))
  const end = new Path()
    .move(stage.see(on('z', [0, 0, 30], 104, -2.4)))
    .curve(stage.see([-20, -150, 40], true), stage.see([60, -176, 20], true), stage.see([128, -140, 10]))
  tube(end.toString())
  stage.draw(circle(stage, 'x', [133, -138, 10], 8), { fill })
  stage.draw(circle(stage, 'x', [134, -138, 10], 5), { fill: '#1b2230' })
  return stage.svg('สายลมพียู')
}
