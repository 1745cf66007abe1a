import { parallelogram, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Thick blocks cut from plate, with saw marks on the edge. */
export function engineeringSheet(): string {
  const stage = new Stage(38, 25)
  const fill = color(1, '#f3f1ea')
  stage.shadow(places('-8,-26 224,-26 240,170 10,170'), 0.34, 9)
  const saw = stage.pattern(
    7,
    50,
    stage.matrix([0, 0, 0], [1, 0, 0.12], [0, 0, -1]),
    '<path d="M1 0v50" stroke="#000" opacity=".12"/><path d="M3.4 0v50" stroke="#fff" opacity=".2"/>',
  )
  const block = (x: number, y: number, z: number, w: number, d: number, h: number): void => {
    box(stage, [x, y, z], [w, d, h], { fill, edge: 0.9 })
    stage.face(parallelogram([x, y, z], [w, 0, 0], [0, 0, h]), { fill: saw })
  }
  block(0, 0, 0, 214, 156, 46)
  stage.shadow(places('24,6,47 190,6,47 200,140,47 24,140,47'), 0.2, 5)
  block(20, 20, 46, 168, 118, 30)
  block(44, 34, 76, 92, 80, 17)
  return stage.svg('แผ่นพลาสติกวิศวกรรม')
}
