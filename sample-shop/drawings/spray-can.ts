import { places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { arc, cylinder, on } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

export function sprayCan(): string {
  const stage = new Stage(32, 25)
  const [label, cap] = [color(1, '#1f8f55'), color(2, '#f2b50a')]
  stage.shadow(places('-44,-50 60,-60 90,30 -10,50'), 0.36, 8)
  cylinder(stage, 'z', [0, 0, 0], 190, 50, { fill: label })
  cylinder(stage, 'z', [0, 0, 0], 10, 51, { fill: '#c3c6c8', noEnd: true })
  cylinder(stage, 'z', [0, 0, 190], 12, 40, { fill: '#c3c6c8' })
  const band = (z: number, from: number, sweep: number, width: number): void => {
    const path = new Path().move(stage.see(on('z', [0, 0, z], 50, from)))
    stage.draw(arc(stage, path, 'z', [0, 0, z], 50, from, sweep).toString(), {
      stroke: '#fff',
      width,
      opacity: 0.85,
    })
  }
  band(132, -2.1, 1.3, 16)
  band(100, -2.1, 1.7, 4)
  band(86, -2.1, 1.4, 4)
  cylinder(stage, 'z', [0, 0, 202], 14, 10, { fill: '#f3f1ea' })
  cylinder(stage, 'z', [110, -50, 0], 52, 40, { fill: cap })
  return stage.svg('สเปรย์กาว')
}
