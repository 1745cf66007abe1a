import { pairs, places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A printed sheet drawn up out of its case. */
export function rollUp(): string {
  const stage = new Stage(33, 22)
  const [print, second, metal] = [color(1, '#1f4fa8'), color(2, '#f2b50a'), color(3, '#c3c6c8')]
  stage.shadow(places('-6,-40 158,-40 200,70 20,70'), 0.36, 8)
  stage.hairline(places('70,30,16 70,30,322'), 1, 5, '#8d9194')
  const sheet = places('0,18,24 140,18,24 140,18,320 0,18,320')
  stage.face(sheet, { fill: '#fbf8f1' })
  stage.face(places('0,18,24 140,18,24 140,18,110 0,18,176'), { fill: print })
  stage.face(places('0,18,176 140,18,110 140,18,132 0,18,198'), { fill: second })
  stage.face(places('0,18,262 140,18,262 140,18,320 0,18,320'), { fill: print })
  for (const [z, w] of pairs('238,96 222,74 206,88'))
    stage.hairline(
      [
        [22, 18, z],
        [22 + w, 18, z],
      ],
      0.3,
      4,
      '#000',
    )
  stage.face(sheet, {
    fill: stage.gradient(pairs('0,0.26 0.4,0.02 0.55,0.16 0.7,-0.04 1,-0.16')),
    stroke: '#fff',
    width: 1.3,
  })
  box(stage, [-4, 12, 318], [148, 12, 9], { fill: metal })
  const foot = new Path()
    .move(stage.see([-10, -8, 0]))
    .line(stage.see([150, -8, 0]))
    .line(stage.see([150, -8, 12]))
    .curve(stage.see([150, -4, 26]), stage.see([150, 8, 28]), stage.see([150, 20, 28]))
    .line(stage.see([-10, 20, 28]))
    .curve(stage.see([-10, 8, 28]), stage.see([-10, -4, 26]), stage.see([-10, -8, 12]))
    .close()
    .toString()
  stage.draw(foot, { fill: metal })
  stage.draw(foot, { fill: stage.gradient(pairs('0,0.5 0.6,0 1,-0.2')) })
  const cheek = places('150,-8,0 150,44,0 150,44,14 150,20,28 150,-4,20 150,-8,12')
  stage.face(cheek, { fill: '#5b6066' })
  stage.hairline(places('-10,20,28 150,20,28 150,-4,22 150,-8,12'), 0.9)
  for (const x of [14, 122]) box(stage, [x, -52, 0], [18, 46, 5], { fill: metal })
  return stage.svg('ขาตั้งโรลอัพ')
}
