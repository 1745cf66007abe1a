import { pairs, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A returnable crate of fluted sheet with edge trim and hand holes. */
export function ppBox(): string {
  const stage = new Stage(35, 29)
  const [wall, trim] = [color(1, '#2e9fd0'), color(2, '#26262a')]
  stage.shadow(places('-8,-28 232,-28 250,160 12,160'), 0.36, 9)
  box(stage, [0, 0, 0], [226, 150, 128], { fill: wall })
  const flute = (x: number, y: number, u: readonly [number, number]): string =>
    stage.pattern(
      7,
      130,
      stage.matrix([x, y, 0], [u[0], u[1], 0], [0, 0, -1]),
      '<path d="M1 0v130" stroke="#fff" opacity=".3"/><path d="M3 0v130" stroke="#000" opacity=".14"/>',
    )
  stage.face(places('0,0,0 226,0,0 226,0,128 0,0,128'), { fill: flute(0, 0, [1, 0]) })
  stage.face(places('226,0,0 226,150,0 226,150,128 226,0,128'), { fill: flute(226, 0, [0, 1]) })
  const mouth = places('8,8,128 218,8,128 218,142,128 8,142,128')
  stage.face(mouth, { fill: wall })
  stage.face(mouth, { fill: '#000', opacity: 0.5 })
  stage.face(places('8,142,128 218,142,128 218,142,70 8,142,84'), { fill: wall, opacity: 0.75 })
  stage.face(places('8,142,128 8,8,128 8,142,66'), { fill: wall, opacity: 0.9 })
  stage.face(places('0,0,120 226,0,120 226,0,130 0,0,130'), { fill: trim })
  stage.face(places('226,0,120 226,150,120 226,150,130 226,0,130'), { fill: trim })
  stage.hairline(places('0,0,130 226,0,130 226,150,130 0,150,130 0,0,130'), 1, 7, trim)
  stage.hairline(places('0,0,131 226,0,131 226,150,131'), 0.6, 1.6)
  const hand = places('80,-1,82 146,-1,82 146,-1,102 80,-1,102')
  stage.face(hand, { fill: '#1c2630', stroke: trim, width: 5 })
  for (const [x, y] of pairs('0,0 226,0 226,150'))
    stage.hairline(places('0,0,0 0,0,124', [x, y, 0]), 0.9, 4, trim)
  return stage.svg('กล่องฟิวเจอร์บอร์ด')
}
