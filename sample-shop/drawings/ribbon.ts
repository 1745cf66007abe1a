import { pairs, places } from './kit/camera.ts'
import { roll } from './kit/roll.ts'
import { color, Stage } from './kit/stage.ts'

/** Thermal transfer ribbon: the coated side is dull, the other shines. */
export function ribbon(): string {
  const stage = new Stage(37, 25)
  roll(
    stage,
    { length: 190, radius: 46, coreRadius: 24, tailLength: 175 },
    {
      fill: color(1, '#1d1d1f'),
      tail: color(1, '#1d1d1f'),
      rings: 4,
      light: pairs('0,0.2 0.2,0.7 0.26,0.2 0.5,0.05 0.8,-0.3 1,-0.5'),
    },
  )
  const leader = places('0,-140,3 190,-140,3 190,-175,12 0,-175,12')
  stage.face(leader, { fill: color(2, '#c3c6c8') })
  stage.face(leader, { fill: stage.gradient(pairs('0,0.5 0.5,0 1,-0.2')) })
  return stage.svg('ริบบอนพิมพ์บาร์โค้ด')
}
