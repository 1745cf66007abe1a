import { places } from './kit/camera.ts'
import { roll } from './kit/roll.ts'
import { color, Stage } from './kit/stage.ts'

/** Printable PVC banner: the loose end shows the back. */
export function bannerRoll(): string {
  const stage = new Stage(36, 25)
  const face = color(1, '#f7f4ec')
  roll(
    stage,
    { length: 270, radius: 58, coreRadius: 20, tailLength: 135 },
    { fill: face, tail: color(2, '#8d9196'), rings: 6 },
  )
  stage.face(places('0,-135,12 270,-135,12 270,-128,7 0,-128,7'), { fill: face })
  return stage.svg('ม้วนไวนิล')
}
