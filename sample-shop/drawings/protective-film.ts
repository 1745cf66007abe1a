import { pairs, places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { box } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Surface film peeling off a metal sheet. */
export function protectiveFilm(): string {
  const stage = new Stage(35, 30)
  const [film, sheet] = [color(1, '#2e9fd0'), color(2, '#c3c6c8')]
  stage.shadow(places('-6,-24 236,-24 250,184 12,184'), 0.34, 9)
  box(stage, [0, 0, 0], [232, 176, 12], { fill: sheet })
  stage.face(places('0,0,12 232,0,12 232,176,12 0,176,12'), {
    fill: stage.gradient(pairs('0,0.5 0.4,0 0.5,0.45 0.6,0 1,0.1')),
  })
  stage.face(places('0,0,13 92,0,13 92,176,13 0,176,13'), { fill: film, opacity: 0.78 })
  stage.face(places('92,0,13 92,176,13 132,176,13 132,0,13'), {
    fill: '#000',
    opacity: 0.2,
    extra: ` filter="url(#${stage.blur(5)})"`,
  })
  const at = (x: number, y: number, z: number): readonly [number, number] => stage.see([x, y, z])
  const curl = new Path()
    .move(at(92, 0, 13))
    .curve(at(140, 0, 13), at(150, 0, 66), at(96, 0, 84))
    .line(at(96, 176, 84))
    .curve(at(150, 176, 66), at(140, 176, 13), at(92, 176, 13))
    .close()
    .toString()
  stage.coat(
    curl,
    { fill: film, opacity: 0.86 },
    {
      fill: stage.gradientAcross(pairs('0,0.1 0.4,0.4 0.6,0 0.85,-0.24 1,0.1')),
      stroke: '#fff',
      extra: ' stroke-opacity=".7"',
    },
  )
  const back = new Path()
    .move(at(96, 0, 84))
    .curve(at(60, 0, 96), at(30, 0, 84), at(12, 0, 66))
    .line(at(12, 176, 66))
    .curve(at(30, 176, 84), at(60, 176, 96), at(96, 176, 84))
    .close()
    .toString()
  stage.coat(
    back,
    { fill: film, opacity: 0.92 },
    {
      fill: stage.gradientAcross(pairs('0,0.1 0.35,0.5 0.7,0.14 1,0')),
      stroke: '#fff',
      width: 1.6,
      extra: ' stroke-opacity=".85"',
    },
  )
  return stage.svg('ฟิล์มปกป้องผิว')
}
