import { pairs, places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { circle } from './kit/round.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A ream of sticker sheets, the top one peeling off its liner. */
export function stickerSheets(): string {
  const stage = new Stage(37, 31)
  const [paper, print, liner] = [color(1, '#f7f4ec'), color(2, '#1f8f55'), color(3, '#e6d7ae')]
  stage.shadow(places('-6,-24 206,-24 222,226 10,226'), 0.32, 9)
  box(stage, [0, 0, 0], [200, 220, 34], { fill: paper })
  for (const z of [6, 12, 18, 24, 29]) stage.hairline(places('0,0 200,0 200,220', [0, 0, z]), 0.14, 1, '#000')
  const z = 35
  for (const [x, y] of pairs('44,176 104,176 44,112 104,112 44,48')) {
    stage.draw(circle(stage, 'z', [x, y, z], 24), { fill: print })
    stage.draw(circle(stage, 'z', [x, y, z], 18), { stroke: '#fff', width: 2, opacity: 0.8 })
    stage.draw(circle(stage, 'z', [x, y, z], 24), { fill: stage.gradient(pairs('0,0.3 0.6,0 1,-0.1')) })
  }
  stage.face(places('84,0 200,0 200,110', [0, 0, z]), { fill: liner })
  const [a, b, c] = [stage.see([84, 0, z]), stage.see([200, 110, z]), stage.see([104, 92, z + 38])]
  const curl = new Path()
    .move(a)
    .curve(stage.see([84, 34, z + 30]), stage.see([92, 66, z + 40]), c)
    .curve(stage.see([134, 108, z + 40]), stage.see([170, 116, z + 26]), b)
    .curve(stage.see([172, 70, z - 6]), stage.see([128, 28, z - 6]), a)
    .close()
    .toString()
  stage.draw(curl, { fill: '#fdfbf4' })
  stage.draw(curl, { fill: stage.gradient(pairs('0,0.2 0.5,-0.06 1,-0.26')) })
  stage.draw(curl, { stroke: '#fff', width: 1.4, opacity: 0.9 })
  return stage.svg('กระดาษสติกเกอร์แผ่น')
}
