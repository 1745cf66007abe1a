import { pairs, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** An open hinged pack: the lower half holds the products, the lid stands. */
export function clamshell(): string {
  const stage = new Stage(37, 29)
  const [film, goods] = [color(1, '#c7dfe2'), color(2, '#c8201e')]
  const gloss = stage.gradient(pairs('0,0.5 0.36,0.04 0.46,0.5 0.52,0.04 1,-0.08'))
  stage.shadow(places('-6,-26 210,-26 226,156 12,156'), 0.34, 8)
  const lid = places('-8,150,34 208,150,34 208,206,176 -8,206,176')
  stage.face(lid, { fill: film, opacity: 0.5 })
  const dome = places('16,152,54 184,152,54 184,176,150 16,176,150')
  stage.face(dome, { fill: film, opacity: 0.5 })
  stage.face(dome, { fill: gloss, stroke: '#fff', width: 1.6 })
  stage.face(lid, { fill: gloss, stroke: '#fff', width: 2 })
  box(stage, [8, 8, 0], [184, 134, 34], { fill: film, opacity: 0.5, edge: 0.9 })
  const lip = places('-8,-8,34 208,-8,34 208,158,34 -8,158,34')
  stage.face(lip, { fill: film, opacity: 0.55, stroke: '#fff', width: 2 })
  stage.face(places('16,16,34 184,16,34 184,134,34 16,134,34'), { fill: '#000', opacity: 0.22 })
  box(stage, [30, 34, 14], [62, 84, 46], { fill: goods })
  box(stage, [112, 34, 14], [58, 84, 32], { fill: color(3, '#f2b50a') })
  stage.hairline(places('-8,-8,34 208,-8,34 208,158,34'), 1, 2.2)
  return stage.svg('กล่องใสฝาพับ')
}
