import { places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A fluted board on its wire stake. */
export function yardSign(): string {
  const stage = new Stage(33, 24)
  const [board, wire] = [color(1, '#f7f4ec'), '#8d9194']
  stage.shadow(places('10,-34 200,-34 220,40 30,40'), 0.3, 9)
  for (const x of [64, 156]) {
    stage.hairline(places('0,5,-10 0,5,150', [x, 0, 0]), 1, 6, wire)
    stage.hairline(places('0,4,-10 0,4,150', [x, 0, 0]), 0.7, 1.6)
    stage.see([x, 5, -12])
  }
  for (const z of [30, 74]) stage.hairline(places('64,5 156,5', [0, 0, z]), 1, 6, wire)
  box(stage, [0, 0, 92], [220, 11, 160], { fill: board })
  const flute = stage.pattern(
    9,
    20,
    stage.matrix([0, 0, 252], [1, 0, 0], [0, 1, 0]),
    '<path d="M1 0h6v20H1z" opacity=".42"/>',
  )
  stage.face(places('2,2,252 218,2,252 218,9,252 2,9,252'), { fill: flute })
  const line = stage.pattern(
    9,
    20,
    stage.matrix([0, 0, 92], [1, 0, 0], [0, 0, -1]),
    '<path d="M.6 0v20" stroke="#000" opacity=".1"/>',
  )
  stage.face(places('0,0,92 220,0,92 220,0,252 0,0,252'), { fill: line })
  stage.face(
    places('26,-0.5,170 140,-0.5,170 140,-0.5,204 186,-0.5,158 140,-0.5,112 140,-0.5,146 26,-0.5,146'),
    { fill: color(2, '#c8201e') },
  )
  return stage.svg('ป้ายปักสนาม')
}
