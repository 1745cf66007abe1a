import { pairs, places } from './kit/camera.ts'
import { box, extrudeDown } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** The scoring knife on the line it has scored. */
export function acrylicCutter(): string {
  const stage = new Stage(34, 31)
  const handle = color(1, '#f2b50a')
  stage.shadow(places('-10,-30 240,-30 250,170 10,170'), 0.3, 9)
  box(stage, [0, 0, 0], [236, 164, 9], { fill: color(2, '#bcd9dc'), opacity: 0.8, edge: 0.95 })
  stage.hairline(places('0,60,9.5 236,60,9.5'), 0.5, 3, '#000')
  stage.hairline(places('0,57,9.5 236,57,9.5'), 0.9, 1.4)
  const grip = pairs('96,74 112,66 240,128 252,146 246,158 226,158 90,90')
  stage.shadow(
    grip.map(([x, y]) => [x - 4, y - 16, 10] as const),
    0.4,
    5,
  )
  extrudeDown(stage, grip, 16, 26, handle)
  extrudeDown(stage, pairs('140,92 148,90 226,128 228,140 218,142 138,102'), 42, 2, '#26262a')
  const blade = places('92,78,34 104,72,34 64,55,26 40,58,9 52,64,16')
  stage.face(blade, { fill: '#c9ccce' })
  stage.face(blade, { fill: stage.gradient(pairs('0,0.6 0.5,-0.05 1,-0.3')) })
  stage.hairline(places('104,72,34 64,55,26 40,58,9'), 0.9, 1.6)
  return stage.svg('มีดกรีดอะคริลิก')
}
