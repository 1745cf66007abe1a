import { pairs, places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** A clear hood over a loaded pallet. */
export function dustCover(): string {
  const stage = new Stage(37, 26)
  const [film, goods, wood] = [color(1, '#c7dfe2'), color(2, '#c8a273'), '#b08d5c']
  stage.shadow(places('-10,-34 196,-34 220,160 12,160'), 0.38, 9)
  for (const x of [0, 78, 156]) box(stage, [x, 0, 0], [28, 150, 16], { fill: wood, edge: 0.5 })
  box(stage, [0, 0, 16], [184, 150, 9], { fill: wood, edge: 0.6 })
  box(stage, [6, 6, 25], [172, 138, 118], { fill: goods, edge: 0.6 })
  for (const z of [64, 103]) stage.hairline(places('6,6 178,6 178,144', [0, 0, z]), 0.35, 1.6, '#5b4526')
  for (const x of [64, 121]) stage.hairline(places('0,6,25 0,6,143', [x, 0, 0]), 0.3, 1.4, '#5b4526')
  const at = (x: number, y: number, z: number): readonly [number, number] => stage.see([x, y, z])
  const front = new Path()
    .move(at(0, 0, 34))
    .curve(at(40, -8, 22), at(70, 4, 36), at(100, -6, 24))
    .curve(at(130, -8, 26), at(160, 2, 34), at(186, -2, 28))
    .line(at(184, 0, 152))
    .line(at(0, 0, 152))
    .close()
    .toString()
  const right = new Path()
    .move(at(186, -2, 28))
    .curve(at(190, 40, 36), at(188, 90, 20), at(186, 152, 32))
    .line(at(184, 150, 152))
    .line(at(184, 0, 152))
    .close()
    .toString()
  stage.coat(
    front,
    { fill: film, opacity: 0.46 },
    {
      fill: stage.gradient(pairs('0,0.55 0.24,0.06 0.34,0.5 0.4,0.05 0.62,0.3 0.7,0 1,0.1')),
      stroke: '#fff',
      width: 1.4,
    },
  )
  stage.coat(
    right,
    { fill: film, opacity: 0.42 },
    {
      fill: stage.gradient(pairs('0,0.1 0.4,0.3 0.5,0 1,-0.16')),
      stroke: '#fff',
      width: 1.2,
    },
  )
  const top = places('0,0,152 184,0,152 184,150,152 0,150,152')
  stage.face(top, { fill: film, opacity: 0.5 })
  stage.face(top, {
    fill: stage.gradient(pairs('0,0.5 0.5,0.1 0.56,0.5 0.66,0.1 1,0.2')),
    stroke: '#fff',
    width: 1.8,
  })
  return stage.svg('ถุงคลุมพาเลท')
}
