import { roll } from './kit/roll.ts'
import { color, Stage } from './kit/stage.ts'

export function oneWayVision(): string {
  const stage = new Stage(33, 26)
  const holes = '<circle cx="4" cy="4" r="2.5" opacity=".6"/><circle cx="9" cy="9" r="2.5" opacity=".6"/>'
  const body = stage.pattern(10, 10, stage.matrix([0, -50, 50], [1, 0, 0], [0, 0.3, -0.9]), holes)
  const floor = stage.pattern(
    10,
    10,
    stage.matrix([0, 0, 0], [1, 0, 0], [0, -1, 0]),
    holes.replaceAll('/>', ' fill="#fff"/>'),
  )
  roll(
    stage,
    { length: 260, radius: 55, coreRadius: 22, tailLength: 140 },
    {
      fill: color(1, '#f7f4ec'),
      tail: color(2, '#26262a'),
      over: (d, part) => stage.draw(d, { fill: part === 'body' ? body : floor }),
    },
  )
  return stage.svg('สติกเกอร์ซีทรู')
}
