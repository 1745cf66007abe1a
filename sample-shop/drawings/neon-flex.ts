import { pairs, places } from './kit/camera.ts'
import { arc, on } from './kit/round.ts'
import { Path } from './kit/path.ts'
import { color, Stage } from './kit/stage.ts'

/** A coil of bendable light, drawn as one thick line with its glow. */
export function neonFlex(): string {
  const stage = new Stage(30, 30)
  const glow = color(1, '#e0457f')
  stage.shadow(places('-104,-82 66,-100 104,66 -66,82'), 0.45, 10, glow)
  const turns = pairs('0,116 18,108 36,100 54,92')
  const loop = (height: number, radius: number): string =>
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
    stage.draw(d, { stroke: glow, width: 24, opacity: 0.4, extra: ` filter="url(#${stage.blur(6)})"` })
    stage.draw(d, { stroke: glow, width: 17, extra: ' stroke-linecap="round"' })
    stage.draw(d, { stroke: '#000', width: 17, opacity: 0.12, extra: ' stroke-linecap="round"' })
    stage.draw(d, {
      stroke: '#fff',
      width: 9,
      opacity: 0.55,
      extra: ' stroke-linecap="round" transform="translate(-1 -2)"',
    })
    stage.draw(d, {
      stroke: '#fff',
      width: 3.4,
      opacity: 0.9,
      extra: ' stroke-linecap="round" transform="translate(-1 -3)"',
    })
  }
  for (const [height, radius] of turns) tube(loop(height, radius))
  const end = new Path()
    .move(stage.see(on('z', [0, 0, 54], 88, -2)))
    .curve(stage.see([20, -120, 54], true), stage.see([90, -150, 20], true), stage.see([150, -120, 8]))
  tube(end.toString())
  return stage.svg('ไฟนีออนเฟล็กซ์')
}
