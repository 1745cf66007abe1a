import { places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { arc, cylinder, on } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** A bottle of thin cement and the needle bottle it is drawn into. */
export function solventGlue(): string {
  const stage = new Stage(32, 25)
  const [label, cap] = [color(1, '#1f4fa8'), color(2, '#c8201e')]
  stage.shadow(places('-70,-50 110,-80 150,30 -30,70'), 0.34, 9)
  cylinder(stage, 'z', [0, 30, 0], 168, 56, { fill: '#8a5a2c' })
  cylinder(stage, 'z', [0, 30, 168], 16, 40, { fill: '#8a5a2c' })
  cylinder(stage, 'z', [0, 30, 184], 40, 25, { fill: cap })
  cylinder(stage, 'z', [0, 30, 32], 96, 57, { fill: label, noEnd: true })
  const line = (z: number, from: number, sweep: number, width: number): void => {
    const path = new Path().move(stage.see(on('z', [0, 30, z], 57, from)))
    stage.draw(arc(stage, path, 'z', [0, 30, z], 57, from, sweep).toString(), {
      stroke: '#fff',
      width,
      opacity: 0.85,
    })
  }
  line(102, -2, 1.1, 12)
  line(78, -2, 1.6, 4)
  line(64, -2, 1.3, 4)
  const at = [98, -34, 0] as const
  cylinder(stage, 'z', at, 74, 28, { fill: '#e9eff0', opacity: 0.75 })
  cylinder(stage, 'z', [98, -34, 74], 22, 12, { fill: cap })
  const needle = new Path()
    .move(stage.see([98, -34, 96]))
    .line(stage.see([98, -34, 150]))
    .line(stage.see([72, -46, 176]))
    .toString()
  stage.draw(needle, {
    stroke: '#8f9396',
    width: 4.4,
    extra: ' stroke-linejoin="round" stroke-linecap="round"',
  })
  stage.draw(needle, { stroke: '#fff', width: 1.4, opacity: 0.9 })
  return stage.svg('น้ำยาประสานอะคริลิก')
}
