import { places } from './kit/camera.ts'
import { circle, cylinder } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

export function standingRolls(): string {
  const stage = new Stage(35, 30)
  stage.shadow(places('-80,0 60,-95 190,30 60,110'), 0.32, 10)
  const stand = (x: number, y: number, height: number, fill: string): void => {
    cylinder(stage, 'z', [x, y, 0], height, 46, { fill })
    const top = [x, y, height] as const
    stage.draw([37, 28].map((r) => circle(stage, 'z', top, r)).join(''), {
      stroke: '#000',
      opacity: 0.2,
      width: 1.1,
    })
    stage.draw(circle(stage, 'z', top, 19), { fill: '#b89468' })
    stage.draw(circle(stage, 'z', top, 14), { fill: '#33271b' })
  }
  stand(68, 62, 250, color(3, '#f3f1ea'))
  stand(-30, 10, 205, color(2, '#2e9fd0'))
  stand(70, -38, 170, color(1, '#1f8f55'))
  return stage.svg('พลาสติกม้วนตั้ง')
}
