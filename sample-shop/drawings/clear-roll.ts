import { pairs } from './kit/camera.ts'
import { hollow, roll } from './kit/roll.ts'
import { circle } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** Soft clear sheet: one looks through it to the core and to the floor. */
export function clearRoll(): string {
  const stage = new Stage(35, 25)
  const tint = color(1, '#bcd9dc')
  roll(
    stage,
    { length: 235, radius: 70, coreRadius: 26, tailLength: 130 },
    {
      fill: tint,
      opacity: 0.6,
      light: pairs('0,0.2 0.08,0.6 0.16,0.1 0.3,0.75 0.36,0.1 0.62,0.05 0.86,-0.2 0.93,0.3 1,-0.2'),
      rings: 3,
    },
  )
  const face = [235, 0, 70] as const
  stage.draw(circle(stage, 'x', face, 69), { stroke: tint, width: 3, opacity: 0.9 })
  stage.draw(circle(stage, 'x', face, 60) + circle(stage, 'x', face, 50) + circle(stage, 'x', face, 40), {
    stroke: '#fff',
    width: 2,
    opacity: 0.7,
  })
  hollow(stage, face, 26, '#b89468')
  return stage.svg('ม้วนพลาสติกใสนิ่ม')
}
