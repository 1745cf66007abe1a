import { places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** An aluminium case whose opal face glows. */
export function lightBox(): string {
  const stage = new Stage(34, 22)
  const [face, frame] = [color(1, '#fff3cf'), color(2, '#b9bec3')]
  stage.shadow(places('-6,-64 196,-64 214,40 0,40'), 0.7, 11, face)
  stage.shadow(places('-4,-20 218,-20 240,62 14,62'), 0.34, 7)
  box(stage, [0, 0, 0], [220, 46, 190], { fill: frame })
  const panel = places('10,0,10 210,0,10 210,0,180 10,0,180')
  stage.face(panel, { fill: face })
  const glow = stage.define(
    'glow',
    (id) =>
      `<radialGradient id="${id}"><stop stop-color="#fff" stop-opacity=".95"/><stop offset=".6" stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#fff" stop-opacity=".05"/></radialGradient>`,
  )
  stage.face(panel, { fill: `url(#${glow})` })
  stage.face(places('34,-1,56 118,-1,56 76,-1,140'), { fill: color(3, '#c8201e'), opacity: 0.85 })
  stage.face(places('104,-1,56 188,-1,56 146,-1,140'), { fill: color(4, '#f2b50a'), opacity: 0.8 })
  stage.face(panel, { stroke: '#6f7377', width: 1.6, opacity: 0.6 })
  stage.hairline(places('0,0,190 220,0,190 220,0,0'), 0.9, 1.8)
  return stage.svg('กล่องไฟ')
}
