import { pairs, places } from './kit/camera.ts'
import { color, Stage } from './kit/stage.ts'

/** A pavement board with two printed faces. */
export function aFrame(): string {
  const stage = new Stage(36, 22)
  const [print, second, frame] = [color(1, '#1f8f55'), color(2, '#f3f1ea'), color(3, '#2b2b2f')]
  stage.shadow(places('-8,-90 168,-90 196,80 20,80'), 0.34, 8)
  stage.face(places('168,-70,0 168,70,0 168,6,262 168,-6,262'), { fill: '#000', opacity: 0.28 })
  stage.face(places('0,70,0 12,70,0 12,4,262 0,4,262'), { fill: frame })
  const back = places('156,70,0 168,70,0 168,4,262 156,4,262')
  stage.face(back, { fill: frame })
  stage.face(back, { fill: '#fff', opacity: 0.12 })
  const y = (z: number): number => -70 + (z / 262) * 66
  const panel = (x: number, X: number, z: number, Z: number) =>
    [
      [x, y(z), z],
      [X, y(z), z],
      [X, y(Z), Z],
      [x, y(Z), Z],
    ] as const
  stage.face(panel(0, 168, 0, 262), { fill: frame })
  stage.face(panel(12, 156, 26, 250), { fill: second })
  stage.face(panel(12, 156, 168, 250), { fill: print })
  for (const [z, width] of pairs('140,108 120,84 100,100'))
    stage.face(panel(30, 30 + width, z, z + 8), { fill: frame, opacity: 0.35 })
  stage.face(panel(30, 84, 40, 84), { fill: print, opacity: 0.85 })
  stage.face(panel(98, 140, 40, 84), { fill: print, opacity: 0.45 })
  stage.face(panel(12, 156, 26, 250), { fill: stage.gradient(pairs('0,0.3 0.45,0 0.5,0.2 0.5,0 1,-0.1')) })
  stage.hairline(
    [
      [0, y(0), 0],
      [0, y(262), 262],
      [168, y(262), 262],
      [168, y(0), 0],
    ],
    0.7,
    1.5,
  )
  stage.hairline(
    [
      [12, y(26), 26],
      [156, y(26), 26],
      [156, y(250), 250],
    ],
    0.4,
    1,
  )
  stage.face(places('0,-4,262 168,-4,262 168,4,262 0,4,262'), { fill: '#8d9194' })
  return stage.svg('ป้ายตั้งพื้นทรงเอ')
}
