import { pairs } from './kit/camera.ts'
import { roll } from './kit/roll.ts'
import { color, Stage } from './kit/stage.ts'

export function shadeNet(): string {
  const stage = new Stage(35, 27)
  const mesh =
    '<path d="M0 0l6 8M6 0L0 8" stroke="#fff" stroke-width="1" opacity=".5"/><path d="M1 4h4" stroke="#000" stroke-width="2" opacity=".5"/>'
  const body = stage.pattern(6, 8, stage.matrix([0, -50, 50], [1, 0, 0], [0, 0.3, -0.9]), mesh)
  const floor = stage.pattern(6, 8, stage.matrix([0, 0, 0], [1, 0, 0], [0, -1, 0]), mesh)
  roll(
    stage,
    { length: 230, radius: 56, coreRadius: 15, tailLength: 155 },
    {
      fill: color(1, '#2f5b3c'),
      light: pairs('0,0.05 0.3,0.3 0.55,-0.04 1,-0.4'),
      rings: 5,
      over: (d, part) => stage.draw(d, { fill: part === 'body' ? body : floor }),
    },
  )
  return stage.svg('ตาข่ายกรองแสง')
}
