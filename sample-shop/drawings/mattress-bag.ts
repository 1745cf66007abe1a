import { pairs, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A mattress leaning in its bag. */
export function mattressBag(): string {
  const stage = new Stage(36, 25)
  const [film, cloth] = [color(1, '#c7dfe2'), color(2, '#f3f1ea')]
  stage.shadow(places('-10,-40 226,-40 250,90 14,90'), 0.36, 9)
  const quilt = stage.pattern(
    36,
    36,
    stage.matrix([0, 0, 0], [1, 0, 0], [0, 0, -1]),
    '<path d="M0 0l36 36M36 0L0 36" stroke="#8d8474" stroke-width="1.4" opacity=".4" fill="none"/>',
  )
  box(stage, [8, 6, 6], [204, 44, 168], { fill: cloth })
  stage.face(places('8,6,6 212,6,6 212,6,174 8,6,174'), { fill: quilt })
  for (const z of [26, 154]) stage.hairline(places('8,6 212,6 212,50', [0, 0, z]), 0.7, 3, '#8c1c1c')
  const gloss = stage.gradient(pairs('0,0.55 0.2,0.06 0.3,0.5 0.36,0.04 0.6,0.3 0.68,0 1,0.1'))
  const side = places('220,0,0 220,58,0 220,58,184 220,0,184')
  const front = places('0,0,0 220,0,0 220,0,184 0,0,184')
  stage.face(side, { fill: film, opacity: 0.45, stroke: '#fff', width: 1.3 })
  stage.face(front, { fill: film, opacity: 0.4 })
  stage.face(front, { fill: gloss, stroke: '#fff', width: 1.6 })
  const top = places('0,0,184 220,0,184 220,58,184 0,58,184')
  stage.face(top, { fill: film, opacity: 0.5 })
  stage.face(top, {
    fill: stage.gradient(pairs('0,0.5 0.5,0.1 1,0.3')),
    stroke: '#fff',
    width: 1.6,
  })
  stage.face(places('60,-1,78 150,-1,78 150,-1,118 60,-1,118'), { fill: '#fdfbf4', opacity: 0.92 })
  for (const [z, w] of pairs('106,60 92,44'))
    stage.hairline(
      [
        [70, -1.5, z],
        [70 + w, -1.5, z],
      ],
      0.5,
      3,
      '#6a6257',
    )
  return stage.svg('ถุงคลุมที่นอน')
}
