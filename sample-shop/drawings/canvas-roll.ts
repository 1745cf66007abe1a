import { roll } from './kit/roll.ts'
import { color, Stage } from './kit/stage.ts'

export function canvasRoll(): string {
  const stage = new Stage(38, 27)
  const weave =
    '<path d="M0 1.5h4M4 5.5h4" stroke="#5b4a30" stroke-width="1.6" opacity=".4"/><path d="M2 4v4M6 0v4" stroke="#fff" stroke-width="1.6" opacity=".6"/>'
  const body = stage.pattern(8, 8, stage.matrix([0, -50, 50], [1, 0, 0], [0, 0.3, -0.9]), weave)
  const floor = stage.pattern(8, 8, stage.matrix([0, 0, 0], [1, 0, 0], [0, -1, 0]), weave)
  roll(
    stage,
    { length: 240, radius: 62, coreRadius: 25, tailLength: 130 },
    {
      fill: color(1, '#efe4cc'),
      rings: 4,
      over: (d, part) => stage.draw(d, { fill: part === 'body' ? body : floor }),
    },
  )
  return stage.svg('ม้วนผ้าใบแคนวาส')
}
