import { pairs, places } from './kit/camera.ts'
import { extrudeBack } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Angle boards for the edges of a pallet, nested. */
export function edgeGuard(): string {
  const stage = new Stage(30, 28)
  const fill = color(1, '#c8a273')
  stage.shadow(places('-10,-20 120,-20 150,250 20,250'), 0.34, 9)
  const angle = pairs('8,2 56,50 104,2 112,10 56,66 0,10')
  for (const level of [0, 1, 2, 3]) {
    extrudeBack(
      stage,
      angle.map(([x, z]) => [x + level * 2, z + level * 19] as const),
      level * 5,
      236,
      fill,
    )
    stage.hairline(
      [
        [56 + level * 2, level * 5, 66 + level * 19],
        [56 + level * 2, level * 5 + 236, 66 + level * 19],
      ],
      0.7,
    )
  }
  return stage.svg('ฉากกันขอบ')
}
