import { pairs, places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { arc, circle, on } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** A blown half sphere on its flange. */
export function dome(): string {
  const stage = new Stage(30, 27)
  const tint = color(1, '#c3dde0')
  stage.shadow(places('-120,-90 90,-120 130,70 -80,110'), 0.5, 8, tint)
  stage.coat(
    circle(stage, 'z', [0, 0, 0], 142),
    { fill: tint, opacity: 0.55 },
    {
      fill: stage.gradient(pairs('0,0.4 1,-0.1')),
      stroke: '#fff',
      width: 2,
    },
  )
  stage.draw(circle(stage, 'z', [0, 0, 1], 112), { fill: '#000', opacity: 0.12 })
  const radius = 112
  const [cx, cy] = stage.see([0, 0, 0])
  const side = 0.524
  const path = new Path().move(stage.see(on('z', [0, 0, 0], radius, side)))
  arc(stage, path, 'z', [0, 0, 0], radius, side, -Math.PI)
  const k = radius * 0.5523
  path
    .curve([cx - radius, cy - k], [cx - k, cy - radius], [cx, cy - radius])
    .curve([cx + k, cy - radius], [cx + radius, cy - k], stage.see(on('z', [0, 0, 0], radius, side)))
    .close()
  stage.see([0, 0, radius])
  const light = stage.define(
    'ball',
    (id) =>
      `<radialGradient id="${id}" cx=".34" cy=".26" r=".8"><stop stop-color="#fff" stop-opacity=".8"/><stop offset=".3" stop-color="#fff" stop-opacity=".2"/><stop offset=".7" stop-opacity=".02"/><stop offset="1" stop-opacity=".26"/></radialGradient>`,
  )
  stage.coat(
    path.toString(),
    { fill: tint, opacity: 0.5 },
    { fill: `url(#${light})`, stroke: '#fff', width: 1.8 },
  )
  const shine = new Path()
    .move([cx - 74, cy - 40])
    .curve([cx - 62, cy - 74], [cx - 36, cy - 92], [cx - 12, cy - 96])
    .curve([cx - 34, cy - 84], [cx - 54, cy - 68], [cx - 74, cy - 40])
  stage.draw(shine.toString(), { fill: '#fff', opacity: 0.85 })
  for (const angle of [-2.4, -0.7, 0.9, 2.5]) {
    stage.draw(circle(stage, 'z', on('z', [0, 0, 1], 128, angle), 5), {
      fill: '#6f8486',
      stroke: '#fff',
      width: 1,
    })
  }
  return stage.svg('โดมอะคริลิก')
}
