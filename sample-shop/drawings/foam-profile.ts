import { pairs, places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { arc, circle, on } from './kit/round.ts'
import { extrudeBack } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Foam edging: U and L profiles and a round cord. */
export function foamProfile(): string {
  const stage = new Stage(28, 28)
  const fill = color(1, '#f3f1ea')
  const put = (outline: readonly (readonly [number, number])[], x: number, y: number): void => {
    stage.shadow(places('-6,-16 76,-16 96,220 16,220', [x, y, 0]), 0.34, 7)
    extrudeBack(
      stage,
      outline.map(([px, pz]) => [px + x, pz] as const),
      y,
      220,
      fill,
    )
  }
  const half = (from: number, sweep: number, radius: number): (readonly [number, number])[] =>
    Array.from({ length: 15 }, (_, index) => {
      const place = on('y', [40, 0, 40], radius, from + (sweep * index) / 14)
      return [place[0], place[2]] as const
    })
  put(pairs('0,0 68,0 68,22 22,22 22,68 0,68'), 196, 26)
  put([...half(Math.PI * 0.78, Math.PI * 1.44, 40), ...half(Math.PI * 2.22, -Math.PI * 1.44, 20)], 92, 8)
  const y = -8
  stage.shadow(places('-6,-24 60,-24 80,200 16,200'), 0.34, 7)
  const lit = 2.6
  const body = new Path().move(stage.see(on('y', [30, 212, 30], 30, lit)))
  arc(stage, body, 'y', [30, 212, 30], 30, lit, -Math.PI)
  body.line(stage.see(on('y', [30, y, 30], 30, lit - Math.PI)))
  arc(stage, body, 'y', [30, y, 30], 30, lit - Math.PI, -Math.PI)
  stage.coat(body.close().toString(), { fill }, { fill: stage.gradient(pairs('0,0.3 0.5,0.1 1,-0.34')) })
  stage.coat(
    circle(stage, 'y', [30, y, 30], 30),
    { fill },
    {
      fill: stage.gradient(pairs('0,0.1 1,-0.18')),
      stroke: '#fff',
    },
  )
  return stage.svg('โฟมกันขอบ')
}
