import { pairs } from './kit/camera.ts'
import { circle, cylinder } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** Clear tubes with lids, one filled. */
export function petTube(): string {
  const stage = new Stage(34, 26)
  const [film, lid, goods] = [color(1, '#c7dfe2'), color(2, '#1d1d1f'), color(3, '#ea6a1f')]
  const tube = (x: number, y: number, height: number, radius: number, level: number): void => {
    stage.shadow(
      [
        [x - radius, y - radius, 0],
        [x + radius, y - radius, 0],
        [x + radius * 1.3, y + radius * 0.8, 0],
        [x - radius * 0.6, y + radius, 0],
      ],
      0.32,
      7,
    )
    if (level > 0) cylinder(stage, 'z', [x, y, 4], level, radius - 4, { fill: goods })
    cylinder(stage, 'z', [x, y, 0], height, radius, {
      fill: film,
      opacity: 0.45,
      light: pairs('0,0.2 0.1,0.6 0.16,0.05 0.3,0.55 0.36,0 0.8,-0.1 0.92,0.4 1,-0.1'),
    })
    cylinder(stage, 'z', [x, y, 0], 16, radius + 1, { fill: lid, noEnd: true })
    cylinder(stage, 'z', [x, y, height - 10], 26, radius + 2, { fill: lid })
    stage.draw(circle(stage, 'z', [x, y, height + 16], radius - 8), {
      stroke: '#fff',
      width: 1,
      opacity: 0.35,
    })
  }
  tube(70, 70, 214, 50, 0)
  tube(0, 0, 150, 50, 96)
  return stage.svg('กล่องกระบอกใส')
}
