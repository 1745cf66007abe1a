import { pairs, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A snap frame, one side flipped open, the sheet shining behind its cover. */
export function posterFrame(): string {
  const stage = new Stage(35, 22)
  const [frame, print, second] = [color(1, '#b9bec3'), color(2, '#2e9fd0'), color(3, '#f2b50a')]
  stage.shadow(places('-6,-30 196,-30 226,60 20,60'), 0.34, 8)
  box(stage, [0, 0, 0], [190, 10, 262], { fill: frame })
  const inner = (x: number, X: number, z: number, Z: number) =>
    [
      [x, -1, z],
      [X, -1, z],
      [X, -1, Z],
      [x, -1, Z],
    ] as const
  stage.face(inner(16, 174, 16, 246), { fill: '#fbf8f1' })
  stage.face(places('16,-1,96 70,-1,176 104,-1,126 134,-1,160 174,-1,104 174,-1,16 16,-1,16'), {
    fill: print,
  })
  stage.face(places('16,-1,60 86,-1,100 174,-1,60 174,-1,16 16,-1,16'), { fill: print })
  stage.face(places('16,-1,60 86,-1,100 174,-1,60 174,-1,16 16,-1,16'), { fill: '#000', opacity: 0.2 })
  const [cx, cy] = stage.see([128, -1, 204])
  stage.add(`<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="17" ry="20" fill="${second}"/>`)
  stage.face(inner(16, 174, 16, 246), {
    fill: stage.gradient(pairs('0,0.5 0.38,0.06 0.46,0.4 0.54,0.02 1,0')),
    stroke: '#6f7377',
    width: 1.2,
    extra: ' stroke-opacity=".6"',
  })
  for (const miter of [
    '0,-1,0 16,-1,16',
    '190,-1,0 174,-1,16',
    '0,-1,262 16,-1,246',
    '190,-1,262 174,-1,246',
  ])
    stage.hairline(places(miter), 0.35, 1.2, '#000')
  const flipped = places('174,-1,16 174,-1,246 196,-26,246 196,-26,16')
  stage.face(flipped, { fill: frame })
  stage.face(flipped, {
    fill: stage.gradient(pairs('0,-0.3 1,0.3')),
    stroke: '#fff',
    width: 1.4,
  })
  return stage.svg('กรอบโปสเตอร์')
}
