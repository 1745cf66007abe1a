import { pairs, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Overlapping strips hung from a rail. */
export function curtainStrip(): string {
  const stage = new Stage(30, 20)
  const [film, rail] = [color(1, '#b9dce4'), color(2, '#b9bec3')]
  stage.shadow(places('-4,-30 214,-30 236,40 14,40'), 0.5, 8, film)
  const gloss = stage.gradient(pairs('0,0.45 0.3,0.06 0.4,0.5 0.5,0.06 1,-0.14'))
  const strip = (x: number, y: number, bend: number): void => {
    const face = [
      [x, y, 0],
      [x + 46, y + bend, 0],
      [x + 46, y, 238],
      [x, y, 238],
    ] as const
    stage.face(face, { fill: film, opacity: 0.62 })
    stage.face(face, { fill: gloss, stroke: '#fff', width: 1.5 })
    stage.face(
      [
        [x + 46, y + bend, 0],
        [x + 49, y + bend + 3, 0],
        [x + 49, y + 3, 238],
        [x + 46, y, 238],
      ],
      { fill: film },
    )
  }
  for (const x of [26, 94, 162]) strip(x, 12, 6)
  for (const [x, bend] of pairs('-6,0 60,-20 128,8')) strip(x, 0, bend)
  box(stage, [-12, -4, 236], [226, 24, 20], { fill: rail })
  for (const x of [10, 78, 146, 196]) {
    const [cx, cy] = stage.see([x, -4, 246])
    stage.add(
      `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="4.4" fill="#6f7377"/><circle cx="${(cx - 1).toFixed(1)}" cy="${(cy - 1).toFixed(1)}" r="1.6" fill="#fff" opacity=".8"/>`,
    )
  }
  return stage.svg('ม่านริ้วพลาสติก')
}
