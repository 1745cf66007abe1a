import { places } from './kit/camera.ts'
import { extrudeBack, box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Aluminium skins over a black core; the upper panel is grooved and folded. */
export function compositePanel(): string {
  const stage = new Stage(37, 27)
  const skin = color(1, '#b9bec3')
  const core = '#26262a'
  stage.shadow(places('-6,-22 238,-22 250,170 10,170'), 0.34, 9)
  for (const level of [0, 1]) {
    box(stage, [level * 6, level * 4, level * 19], [226, 160, 14], { fill: core, top: skin, edge: 0.9 })
    const z = level * 19 + 1.5
    stage.hairline(
      [
        [level * 6, level * 4, z],
        [level * 6 + 226, level * 4, z],
        [level * 6 + 226, level * 4 + 160, z],
      ],
      1,
      3,
      skin,
    )
  }
  const z = 38
  const profile = [
    [12, z],
    [150, z],
    [196, z + 92],
    [184, z + 98],
    [142, z + 14],
    [12, z + 14],
  ] as const
  extrudeBack(stage, profile, 8, 160, skin)
  stage.face(
    profile.map(([x, h]) => [x, 8, h] as const),
    { fill: core },
  )
  stage.hairline(places('12,8,13 142,8,13 184,8,97', [0, 0, z]), 1, 3.4, skin)
  stage.hairline(places('12,8,1.5 150,8,1.5 195,8,92', [0, 0, z]), 1, 3, skin)
  stage.hairline(places('12,8,14 142,8,14 184,8,98 184,168,98', [0, 0, z]), 0.9)
  return stage.svg('แผ่นอะลูมิเนียมคอมโพสิต')
}
