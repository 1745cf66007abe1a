import { pairs, places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { cylinder } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** Two posts and the belt between them. */
export function queuePost(): string {
  const stage = new Stage(28, 24)
  const [belt, metal] = [color(1, '#1d1d1f'), color(2, '#c3c8cc')]
  const post = (x: number, y: number): void => {
    stage.shadow(places('-40,-44 44,-50 58,30 -26,40', [x, y, 0]), 0.36, 6)
    cylinder(stage, 'z', [x, y, 0], 8, 46, { fill: '#3a3d42' })
    cylinder(stage, 'z', [x, y, 8], 180, 10, { fill: metal, noEnd: true })
    cylinder(stage, 'z', [x, y, 184], 40, 17, { fill: metal })
  }
  post(190, 40)
  const band = (z: number): readonly [number, number][] =>
    pairs('16,0 76,12 120,24 174,36').map(
      ([x, y], i) => stage.see([x ?? 0, y ?? 0, z - (i === 1 || i === 2 ? 16 : 0)]) as [number, number],
    )
  const [a, b, c, d] = band(216)
  const [e, f, g, h] = band(196)
  if (a && b && c && d && e && f && g && h) {
    const cloth = new Path().move(a).curve(b, c, d).line(h).curve(g, f, e).close().toString()
    stage.coat(
      cloth,
      { fill: belt },
      {
        fill: stage.gradient(pairs('0,0.3 0.5,0.02 1,-0.2')),
        stroke: '#fff',
        width: 1,
        extra: ' stroke-opacity=".5"',
      },
    )
  }
  post(0, 0)
  return stage.svg('เสากั้นทางสายดึง')
}
