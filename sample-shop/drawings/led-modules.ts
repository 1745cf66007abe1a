import { places } from './kit/camera.ts'
import { circle } from './kit/round.ts'
import { box } from './kit/solids.ts'
import { Path } from './kit/path.ts'
import { color, Stage } from './kit/stage.ts'

/** Modules on their wires, three lamps each. */
export function ledModules(): string {
  const stage = new Stage(28, 31)
  const [glow, body] = [color(1, '#fff6da'), color(2, '#f3f1ea')]
  const lamp = stage.stamp(() => {
    const at = [0, 0, 14] as const
    stage.draw(circle(stage, 'z', at, 19), {
      fill: glow,
      opacity: 0.7,
      extra: ` filter="url(#${stage.blur(5)})"`,
    })
    stage.draw(circle(stage, 'z', at, 11), { fill: glow, stroke: '#8d887c' })
    stage.draw(circle(stage, 'z', at, 5), { fill: '#fff' })
  })
  const stampModule = stage.stamp(() => {
    stage.shadow(places('-4,-10 92,-10 96,44 4,44'), 0.34, 5)
    box(stage, [0, 0, 0], [92, 42, 14], { fill: body })
    for (const x of [18, 46, 74]) lamp([x, 21, 0])
  })
  const module = (x: number, y: number): void => stampModule([x, y, 0])
  const wire = (from: readonly [number, number], to: readonly [number, number], bend: number): void => {
    for (const [fill, shift] of [
      ['#c8201e', 0],
      ['#26262a', 9],
    ] as const) {
      const d = new Path()
        .move(stage.see([from[0], from[1] + shift, 6]))
        .curve(
          stage.see([from[0] + bend, from[1] + shift, 6], true),
          stage.see([to[0] + bend, to[1] + shift, 6], true),
          stage.see([to[0], to[1] + shift, 6]),
        )
      stage.see([to[0] + bend * 0.8, to[1] + shift, 6])
      stage.draw(d.toString(), { stroke: fill, width: 4 })
    }
  }
  wire([236, 170], [236, 96], 44)
  wire([40, 92], [40, 14], -66)
  wire([150, 14], [250, 0], 40)
  module(150, 148)
  module(42, 148)
  module(150, 74)
  module(42, 74)
  module(42, 0)
  return stage.svg('ไฟแอลอีดีโมดูล')
}
