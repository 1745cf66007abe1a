import { pairs, places } from './kit/camera.ts'
import { circle, cylinder } from './kit/round.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A formed tray: cells pressed into thin sheet. */
export function blisterTray(): string {
  const stage = new Stage(36, 31)
  const fill = color(1, '#c3dde0')
  stage.shadow(places('-6,-26 244,-26 258,176 12,176'), 0.36, 8)
  box(stage, [0, 0, 22], [238, 170, 7], { fill, edge: 0.95 })
  const z = 29
  const cup = stage.stamp(() => {
    const rim = circle(stage, 'z', [0, 0, z], 31)
    stage.draw(rim, { fill })
    stage.draw(rim, {
      fill: stage.gradient(pairs('0,-0.5 0.45,-0.22 1,0.4')),
      stroke: '#fff',
      width: 1.8,
    })
    const floor = circle(stage, 'z', [0, 0, z - 12], 20)
    stage.draw(floor, { fill, opacity: 0.9 })
    stage.draw(floor, { fill: stage.gradient(pairs('0,-0.14 1,0.3')) })
  })
  for (const y of [126, 46]) for (const x of [46, 120, 194]) cup([x, y, 0])
  const peg = [83, 86, z] as const
  cylinder(stage, 'z', [157, 86, z], 6, 9, { fill })
  cylinder(stage, 'z', peg, 6, 9, { fill })
  return stage.svg('ถาดหลุมบลิสเตอร์')
}
