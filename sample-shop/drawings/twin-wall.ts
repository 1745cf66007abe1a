import { parallelogram, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Hollow sheets: the channels open at the front edge. */
export function twinWall(): string {
  const stage = new Stage(32, 29)
  const tint = color(1, '#9fcbd8')
  stage.shadow(places('-4,-24 252,-24 268,178 10,178'), 0.3, 9)
  const cell = stage.pattern(
    22,
    40,
    stage.matrix([0, 0, 0], [1, 0, 0], [0, 0, -1]),
    '<path d="M0 0h22v40H0z" fill="#fff" opacity=".3"/><path d="M4 0h15v40H4z" opacity=".32"/>',
  )
  const lines = stage.pattern(
    22,
    40,
    stage.matrix([0, 0, 0], [1, 0, 0], [0, 1, 0]),
    '<path d="M1 0v40" stroke="#fff" stroke-width="2.4" opacity=".55"/><path d="M4 0v40" stroke="#000" stroke-width="1.2" opacity=".16"/>',
  )
  const sheet = (x: number, y: number, z: number): void => {
    box(stage, [x, y, z], [242, 172, 24], { fill: tint, opacity: 0.78, edge: 0.95 })
    stage.face(parallelogram([x, y, z + 3], [242, 0, 0], [0, 0, 18]), { fill: cell })
    stage.face(parallelogram([x, y, z + 24], [242, 0, 0], [0, 172, 0]), { fill: lines })
  }
  sheet(0, 0, 0)
  sheet(0, 14, 34)
  return stage.svg('แผ่นโพลีคาร์บอเนตลอนกลวง')
}
