import { pairs, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Thin opaque sheets, the top one bowed up at the corner. */
export function hipsSheet(): string {
  const stage = new Stage(30, 28)
  const fill = color(1, '#f3f1ea')
  stage.shadow(places('-8,-24 238,-24 250,176 10,176'), 0.3, 9)
  for (const level of [0, 1, 2, 3, 4]) {
    const x = [0, 9, 3, 12, 5][level] ?? 0
    box(stage, [x, [0, 5, -3, 4, 0][level] ?? 0, level * 11], [228, 168, 6], { fill, edge: 0.9 })
  }
  const z = 52
  const sheet = places('5,0,0 150,0,0 233,0,34 233,60,20 233,168,0 5,168,0', [0, 0, z])
  stage.shadow(places('140,0,-2 233,0,-2 233,90,-2', [0, 0, z]), 0.3, 5)
  stage.face(sheet, { fill })
  stage.face(sheet, { fill: stage.gradient(pairs('0,0.3 0.45,0.04 0.6,-0.08 1,0.16')) })
  stage.hairline(places('5,0,0 150,0,0 233,0,34 233,60,20 233,168,0', [0, 0, z]), 0.95, 1.6)
  return stage.svg('แผ่นพลาสติก HIPS')
}
