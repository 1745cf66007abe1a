import { pairs, parallelogram, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'
import { circle } from './kit/round.ts'

/** Engraving sheet: where the top layer is cut away the core shows. */
export function absTwoTone(): string {
  const stage = new Stage(34, 30)
  const [skin, core] = [color(1, '#1d1d1f'), color(2, '#f3f1ea')]
  stage.shadow(places('-6,-22 232,-22 244,172 10,172'), 0.32, 9)
  const sheet = (x: number, y: number, z: number, w: number, d: number): void => {
    box(stage, [x, y, z], [w, d, 8], { fill: core, top: skin, edge: 0.85 })
    stage.hairline(
      [
        [x, y, z + 7],
        [x + w, y, z + 7],
        [x + w, y + d, z + 7],
      ],
      1,
      3.4,
      skin,
    )
  }
  sheet(0, 0, 0, 220, 160)
  sheet(8, 8, 14, 220, 160)
  const z = 22.5
  stage.face(parallelogram([28, 26, z], [180, 0, 0], [0, 124, 0]), { stroke: core, width: 3.4 })
  stage.draw(circle(stage, 'z', [64, 88, z], 24), { stroke: core, width: 4.4 })
  stage.face(places('64,72 78,98 50,98', [0, 0, z]), { fill: core })
  for (const [y, width] of pairs('112,84 88,66 64,76'))
    stage.face(parallelogram([104, y, z], [width, 0, 0], [0, 10, 0]), { fill: core })
  stage.face(parallelogram([8, 8, z], [220, 0, 0], [0, 160, 0]), {
    fill: stage.gradient(pairs('0,0.2 0.45,0.02 0.45,0.16 0.6,0 1,0')),
  })
  return stage.svg('แผ่น ABS สองสีสำหรับแกะสลัก')
}
