import { pairs, parallelogram, places } from './kit/camera.ts'
import { color, Stage } from './kit/stage.ts'

/** Mailing bags fanned out flat, the flap of the top one open. */
export function courierBags(): string {
  const stage = new Stage(34, 31)
  const [fill, inside] = [color(1, '#e0457f'), color(2, '#5b6066')]
  stage.shadow(places('-6,-24 206,-24 230,230 14,230'), 0.34, 9)
  const bag = (x: number, y: number, z: number): void => {
    stage.face(parallelogram([x, y, z], [190, 0, 0], [0, 0, 8]), { fill })
    stage.face(parallelogram([x + 190, y, z], [0, 190, 0], [0, 0, 8]), { fill })
    stage.face(parallelogram([x + 190, y, z], [0, 190, 0], [0, 0, 8]), { fill: '#000', opacity: 0.3 })
    const top = parallelogram([x, y, z + 8], [190, 0, 0], [0, 190, 0])
    stage.face(top, { fill })
    stage.face(top, { fill: stage.gradient(pairs('0,0.36 0.3,0.04 0.42,0.3 0.5,0 0.8,0.12 1,-0.12')) })
    stage.hairline(places('0,0,8 190,0,8 190,190,8', [x, y, z]), 0.85, 1.6)
  }
  bag(20, 22, 0)
  bag(10, 4, 9)
  bag(0, 14, 18)
  const flap = places('0,204,26 190,204,26 176,244,66 14,244,66')
  stage.face(flap, { fill: inside })
  stage.face(flap, { fill: stage.gradient(pairs('0,0.3 1,-0.2')) })
  stage.face(places('4,214,36 186,214,36 184,222,44 6,222,44'), { fill: '#fdfaf2', opacity: 0.9 })
  const slip = places('34,54,27 150,54,27 150,138,27 34,138,27')
  stage.face(slip, { fill: '#fdfaf2' })
  for (const [y, w] of pairs('120,90 104,70 88,96 72,50')) {
    stage.face(parallelogram([46, y, 27.4], [w, 0, 0], [0, 6, 0]), { fill: '#6a6257', opacity: 0.7 })
  }
  return stage.svg('ซองไปรษณีย์พลาสติก')
}
