import { pairs, places } from './kit/camera.ts'
import { color, Stage } from './kit/stage.ts'

/** A poster stretched on crossed rods. */
export function xStand(): string {
  const stage = new Stage(32, 22)
  const [print, second] = [color(1, '#c8201e'), color(2, '#f3f1ea')]
  stage.shadow(places('-10,-30 170,-30 220,120 40,120'), 0.3, 8)
  const rod = (from: readonly [number, number, number], to: readonly [number, number, number]): void => {
    stage.hairline([from, to], 1, 6, '#2b2b2f')
    stage.hairline([from, to], 0.5, 1.6)
    stage.see(from)
    stage.see(to)
  }
  rod([75, 40, 150], [75, 118, 0])
  rod([14, 46, 0], [138, 8, 300])
  rod([136, 46, 0], [12, 8, 300])
  const sheet = places('0,0,34 150,0,34 150,6,310 0,6,310')
  stage.face(sheet, { fill: second })
  stage.face(places('0,2,130 150,3,172 150,6,310 0,6,310'), { fill: print })
  stage.face(places('48,0,62 102,0,62 102,0,116 48,0,116'), { fill: print, opacity: 0.85 })
  stage.face(places('30,4,236 120,4,236 120,5,254 30,5,254'), { fill: second })
  stage.face(places('46,4,208 104,4,208 104,4,218 46,4,218'), { fill: second, opacity: 0.8 })
  stage.face(sheet, {
    fill: stage.gradient(pairs('0,0.24 0.35,-0.02 0.5,0.2 0.66,0 1,-0.18')),
    stroke: '#fff',
    width: 1.4,
  })
  for (const [x, y, z] of places('6,0,42 144,0,42 6,6,302 144,6,302')) {
    const [cx, cy] = stage.see([x, y, z])
    stage.add(
      `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="5" fill="#2b2b2f"/><circle cx="${cx.toFixed(1)}" cy="${(cy - 1).toFixed(1)}" r="2" fill="#fff" opacity=".7"/>`,
    )
  }
  rod([14, -24, 0], [22, 46, 8])
  rod([136, -24, 0], [128, 46, 8])
  return stage.svg('ขาตั้งเอ็กซ์สแตนด์')
}
