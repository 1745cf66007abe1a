import { pairs, parallelogram, places } from './kit/camera.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

export const acrylicLying = (): string => lyingSheets(0.7, 'แผ่นอะคริลิกใสวางซ้อน')
export const acrylicLyingSolid = (): string => lyingSheets(1, 'แผ่นอะคริลิกทึบวางซ้อน')

/** Sheets lying on each other, the protective paper turned back at one corner. */
function lyingSheets(opacity: number, label: string): string {
  const stage = new Stage(36, 30)
  const tint = color(1, '#bcd9dc')
  stage.shadow(places('0,-20 240,-20 250,190 10,190'), 0.32, 9)
  stage.shadow(places('0,-26 240,-26 246,180 10,180'), 0.5, 7, tint)
  for (const level of [0, 1, 2]) {
    const shift = level * 7
    box(stage, [shift, shift - 6, level * 15], [236, 176, 11], { fill: tint, opacity, edge: 0.95 })
  }
  const z = 41
  stage.face(parallelogram([14, 8, z], [236, 0, 0], [0, 176, 0]), {
    fill: stage.gradient(pairs('0,0.4 0.42,0.05 0.5,0.5 0.62,0.5 0.62,0.08 1,0')),
  })
  const paper = places('150,184 250,184 250,90 150,184', [0, 0, z])
  stage.face(paper, { fill: '#efe7d6' })
  stage.face(places('150,184,0 250,90,0 168,100,22', [0, 0, z]), { fill: '#fbf8f0' })
  stage.face(places('150,184,0 250,90,0 168,100,22', [0, 0, z]), {
    fill: stage.gradient(pairs('0,0.3 1,-0.22')),
  })
  return stage.svg(label)
}
