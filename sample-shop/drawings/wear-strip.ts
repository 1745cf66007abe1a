import { pairs, parallelogram } from './kit/camera.ts'
import { extrudeBack } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Extruded guides for chains and belts, cut to length, seen from the end. */
export function wearStrip(): string {
  const stage = new Stage(28, 27)
  const fill = color(1, '#1f8f55')
  const channel = pairs('0,0 70,0 70,44 52,44 52,18 18,18 18,44 0,44')
  const tee = pairs('0,0 80,0 80,14 52,14 52,40 28,40 28,14 0,14')
  const rail = pairs('0,0 46,0 46,12 34,20 34,34 46,42 46,54 0,54 0,42 12,34 12,20 0,12')
  const put = (outline: readonly (readonly [number, number])[], x: number, y: number): void => {
    stage.shadow(parallelogram([x - 6, y - 16, 0], [76, 0, 0], [22, 246, 0]), 0.34, 7)
    extrudeBack(
      stage,
      outline.map(([px, pz]) => [px + x, pz] as const),
      y,
      230,
      fill,
    )
  }
  put(rail, 190, 30)
  put(tee, 92, 12)
  put(channel, 0, 0)
  return stage.svg('รางพลาสติกกันสึก')
}
