import { pairs, places } from './kit/camera.ts'
import { roll } from './kit/roll.ts'
import { color, Stage } from './kit/stage.ts'

export function foamRoll(): string {
  const stage = new Stage(34, 25)
  const cells =
    '<ellipse cx="3" cy="3" rx="1.7" ry="1.2"/><ellipse cx="9" cy="8" rx="1.9" ry="1.3"/><ellipse cx="11" cy="2" rx="1.2" ry="1"/><ellipse cx="4" cy="10" rx="1.3" ry="1"/>'
  const soft = `<g opacity=".12">${cells}</g>`
  const body = stage.pattern(14, 12, stage.matrix([0, -50, 50], [1, 0, 0], [0, 0.3, -0.9]), soft)
  const floor = stage.pattern(14, 12, stage.matrix([0, 0, 0], [1, 0, 0], [0, -1, 0]), soft)
  const foam = color(1, '#f6f3ec')
  roll(
    stage,
    { length: 215, radius: 78, coreRadius: 12, tailLength: 120 },
    {
      fill: foam,
      core: '#5d564b',
      light: pairs('0,0.1 0.3,0.5 0.55,-0.04 0.85,-0.22 1,-0.32'),
      rings: 5,
      over: (d, part) => stage.draw(d, { fill: part === 'body' ? body : floor }),
    },
  )
  const edge = places('0,-120,12 215,-120,12 215,-120,2 0,-120,2')
  stage.face(edge, { fill: foam })
  stage.face(edge, { fill: '#000', opacity: 0.16 })
  stage.hairline(places('0,-120,12 215,-120,12'), 0.9, 1.6)
  return stage.svg('ม้วนโฟม EPE')
}
