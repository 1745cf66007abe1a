import { roll } from './kit/roll.ts'
import { color, Stage } from './kit/stage.ts'

/** White face outside, the ribbed magnet inside. */
export function magnetRoll(): string {
  const stage = new Stage(40, 25)
  const ribs = stage.pattern(
    9,
    9,
    stage.matrix([0, 0, 0], [1, 0, 0], [0, -1, 0]),
    '<path d="M0 2h9" stroke="#fff" stroke-width="1.2" opacity=".22"/>',
  )
  roll(
    stage,
    { length: 205, radius: 66, coreRadius: 30, tailLength: 150 },
    {
      fill: color(1, '#f3f1ea'),
      tail: color(2, '#3a322c'),
      end: color(2, '#3a322c'),
      rings: 4,
      over: (d, part) => {
        if (part === 'tail') stage.draw(d, { fill: ribs })
      },
    },
  )
  return stage.svg('แผ่นยางแม่เหล็กม้วน')
}
