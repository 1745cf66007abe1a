import { pairs, parallelogram, places } from './kit/camera.ts'
import { color, Stage } from './kit/stage.ts'
import { box } from './kit/solids.ts'

/** Two mirror sheets; the front one shows the sky and the floor. */
export function acrylicMirror(): string {
  const stage = new Stage(36, 22)
  const silver = color(1, '#c3c8cc')
  stage.shadow(places('-10,-40 190,-40 250,80 70,80'), 0.32, 9)
  const sheet = (x: number, y: number): void => {
    box(stage, [x, y, 0], [180, 5, 236], { fill: silver, right: '#8b8f93', edge: 0.95 })
    const face = parallelogram([x, y, 0], [180, 0, 0], [0, 0, 236])
    stage.face(face, {
      fill: stage.gradient(pairs('0,0.65 0.3,0.2 0.46,0.1 0.47,-0.42 0.62,-0.2 0.8,0.1 1,0.4')),
    })
    stage.face(places('0,0,150 0,0,236 66,0,236', [x, y, 0]), { fill: '#fff', opacity: 0.35 })
    stage.face(places('92,0,236 112,0,236 0,0,86 0,0,112', [x, y, 0]), { fill: '#fff', opacity: 0.4 })
  }
  sheet(62, 66)
  sheet(0, 0)
  return stage.svg('อะคริลิกกระจกเงา')
}
