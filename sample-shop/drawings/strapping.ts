import { pairs, places } from './kit/camera.ts'
import { circle, cylinder } from './kit/round.ts'
import { Path } from './kit/path.ts'
import { color, Stage } from './kit/stage.ts'

/** A coil of strap with its loose end. */
export function strapping(): string {
  const stage = new Stage(37, 25)
  const [fill, core] = [color(1, '#1f8f55'), color(2, '#c8a273')]
  stage.shadow(places('-8,-70 96,-90 130,60 10,90'), 0.38, 8)
  const face = [92, 0, 110] as const
  const end = new Path()
    .move(stage.see([30, -104, 70]))
    .curve(stage.see([30, -150, 30]), stage.see([30, -190, 4]), stage.see([30, -250, 3]))
    .line(stage.see([62, -250, 3]))
    .curve(stage.see([62, -190, 4]), stage.see([62, -150, 30]), stage.see([62, -104, 70]))
    .close()
    .toString()
  stage.shadow(places('24,-246 66,-250 74,-110 30,-100'), 0.3, 5)
  stage.coat(
    end,
    { fill },
    {
      fill: stage.gradient(pairs('0,0.3 0.6,-0.1 1,-0.24')),
      stroke: '#fff',
      width: 1.2,
      extra: ' stroke-opacity=".7"',
    },
  )
  cylinder(stage, 'x', [0, 0, 110], 92, 110, { fill })
  for (const radius of [100, 90, 80, 70])
    stage.draw(circle(stage, 'x', face, radius), { stroke: '#000', width: 1.1, opacity: 0.22 })
  stage.draw(circle(stage, 'x', face, 95) + circle(stage, 'x', face, 75), {
    stroke: '#fff',
    width: 1,
    opacity: 0.4,
  })
  stage.draw(circle(stage, 'x', face, 60), { fill: core })
  const hole = circle(stage, 'x', [89, 0, 110], 52)
  stage.coat(
    hole,
    { fill: core },
    { fill: '#000', opacity: 0.55 },
    { fill: stage.gradient(pairs('0,-0.3 1,0.4')) },
  )
  const lines = stage.pattern(
    8,
    8,
    stage.matrix([0, -78, 188], [1, 0, 0], [0, 0.3, -0.9]),
    '<path d="M1 0v8" opacity=".3" stroke="#fff"/>',
  )
  stage.face(places('0,-104,70 92,-104,70 92,-60,200 0,-60,200'), { fill: lines })
  return stage.svg('สายรัดพลาสติก')
}
