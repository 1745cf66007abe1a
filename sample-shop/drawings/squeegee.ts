import { pairs, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A felt-edged squeegee smoothing film down. */
export function squeegee(): string {
  const stage = new Stage(32, 31)
  const [blade, felt, film] = [color(1, '#2e9fd0'), color(2, '#26262a'), color(3, '#c8201e')]
  stage.shadow(places('-10,-20 240,-20 250,190 10,190'), 0.3, 8)
  box(stage, [0, 0, 0], [236, 180, 5], { fill: film })
  const wave = places('150,0,5 236,0,26 236,180,26 150,180,5')
  stage.face(wave, { fill: film })
  stage.face(wave, { fill: stage.gradient(pairs('0,0.1 0.4,-0.26 0.7,0.3 1,0.05')) })
  stage.hairline(places('236,0,26 236,180,26'), 0.9, 1.6)
  stage.shadow(places('92,20,6 170,20,6 170,150,6 92,150,6'), 0.4, 5)
  const plate = places('150,28,8 150,148,8 84,140,92 84,36,92')
  stage.face(plate, { fill: blade })
  stage.face(plate, { fill: stage.gradient(pairs('0,0.42 0.5,0.04 1,-0.14')) })
  const edge = places('152,26,6 152,150,6 143,149,19 143,27,19')
  stage.face(edge, { fill: felt })
  stage.face(edge, { fill: '#fff', opacity: 0.12 })
  stage.face(places('150,28,8 84,36,92 80,34,88 146,26,6'), { fill: blade })
  stage.face(places('150,28,8 84,36,92 80,34,88 146,26,6'), { fill: '#000', opacity: 0.22 })
  stage.hairline(places('84,36,92 84,140,92 145,147,16'), 0.85, 1.8)
  return stage.svg('ยางปาดฟิล์ม')
}
