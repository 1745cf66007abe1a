import { pairs, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Foam between two faces of paper; a stack and one leaning board. */
export function paperFoamBoard(): string {
  const stage = new Stage(35, 26)
  const face = color(1, '#f6f3ec')
  const core = color(2, '#fffdf8')
  stage.shadow(places('-6,-24 226,-24 240,150 10,150'), 0.3, 9)
  for (const level of [0, 1, 2, 3]) {
    const [x, y, z] = [level % 2 ? 7 : 0, level * 3, level * 21]
    box(stage, [x, y, z], [216, 146, 17], { fill: core, top: face, edge: 0.9 })
    stage.hairline(places('0,0,15.6 216,0,15.6 216,146,15.6', [x, y, z]), 1, 3, face)
    stage.hairline(places('0,0,1.4 216,0,1.4 216,146,1.4', [x, y, z]), 1, 3, face)
    stage.hairline(places('0,0,13 216,0,13 216,146,13', [x, y, z]), 0.22, 1, '#000')
  }
  const z = 80
  const curl = places('7,9 90,9 7,76', [0, 0, z])
  stage.face(curl, { fill: core })
  stage.face(curl, { fill: '#000', opacity: 0.1 })
  const flap = places('90,9,0 7,76,0 70,66,26', [0, 0, z])
  stage.face(flap, { fill: face })
  stage.face(flap, { fill: stage.gradient(pairs('0,-0.16 1,0.25')) })
  return stage.svg('โฟมบอร์ดหน้ากระดาษ')
}
