import { roll } from './kit/roll.ts'
import { color, Stage } from './kit/stage.ts'

/** Fluted sheet for floors: the ribs run along the roll. */
export function floorRoll(): string {
  const stage = new Stage(36, 26)
  const rib =
    '<path d="M0 2h12" stroke="#fff" stroke-width="1.6" opacity=".4"/><path d="M0 5h12" stroke="#000" stroke-width="2" opacity=".22"/>'
  const body = stage.pattern(12, 8, stage.matrix([0, -50, 50], [1, 0, 0], [0, 0.3, -0.9]), rib)
  const floor = stage.pattern(12, 9, stage.matrix([0, 0, 0], [1, 0, 0], [0, -1, 0]), rib)
  roll(
    stage,
    { length: 225, radius: 68, coreRadius: 28, tailLength: 150 },
    {
      fill: color(1, '#2e9fd0'),
      rings: 4,
      over: (d, part) => stage.draw(d, { fill: part === 'body' ? body : floor }),
    },
  )
  return stage.svg('ม้วนปูพื้นกันรอย')
}
