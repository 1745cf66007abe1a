import { pairs, places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { arc, circle, cylinder, on } from './kit/round.ts'
import { extrudeDown } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Two bolts standing on their heads and a nut. */
export function bolts(): string {
  const stage = new Stage(32, 28)
  const fill = color(1, '#f3f1ea')
  const hexagon = (x: number, y: number, reach: number) =>
    Array.from({ length: 6 }, (_, corner) => {
      const angle = (corner * Math.PI) / 3 + 0.2
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
    })
  const foot = (x: number, y: number): void =>
    stage.shadow(places('-50,-60 54,-60 66,40 -40,50', [x, y, 0]), 0.34, 7)
  const thread = stage.stamp(() => {
    const path = new Path().move(stage.see(on('z', [0, 0, 0], 31, -2.58)))
    arc(stage, path, 'z', [0, 0, 0], 31, -2.58, Math.PI)
    stage.coat(
      path.toString(),
      { stroke: '#000', width: 4, opacity: 0.16 },
      { stroke: '#fff', width: 1.4, opacity: 0.7 },
    )
  })
  const bolt = (x: number, y: number, length: number): void => {
    foot(x, y)
    extrudeDown(stage, hexagon(x, y, 56), 0, 34, fill)
    cylinder(stage, 'z', [x, y, 34], length, 31, { fill })
    for (let z = 46; z < 34 + length; z += 13) thread([x, y, z])
  }
  bolt(120, 60, 150)
  bolt(0, 30, 96)
  foot(84, -84)
  extrudeDown(stage, hexagon(84, -84, 52), 0, 36, fill)
  stage.coat(
    circle(stage, 'z', [84, -84, 36], 28),
    { fill: '#5b5a56' },
    {
      fill: stage.gradient(pairs('0,-0.4 1,0.5')),
      stroke: '#fff',
    },
  )
  return stage.svg('น็อตและสกรูพลาสติก')
}
