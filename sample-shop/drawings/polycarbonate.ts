import { pairs, places } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { arc, on } from './kit/round.ts'
import { color, Stage } from './kit/stage.ts'

/** A solid sheet bent cold into an arch, as over a walkway. */
export function polycarbonate(): string {
  const stage = new Stage(38, 26)
  const tint = color(1, '#8fc1d6')
  const [radius, depth, turn] = [108, 190, 2.24]
  const piece = (from: number, to: number): string => {
    const path = new Path().move(stage.see(on('y', [0, 0, 0], radius, from)))
    arc(stage, path, 'y', [0, 0, 0], radius, from, to - from)
    path.line(stage.see(on('y', [0, depth, 0], radius, to)))
    return arc(stage, path, 'y', [0, depth, 0], radius, to, from - to)
      .close()
      .toString()
  }
  const rim = (y: number): string =>
    arc(
      stage,
      new Path().move(stage.see(on('y', [0, y, 0], radius, 0))),
      'y',
      [0, y, 0],
      radius,
      0,
      Math.PI,
    ).toString()
  stage.shadow(places('-100,-30 116,-30 124,190 -90,190'), 0.5, 8, tint)
  stage.shadow(places('-100,-12 110,-12 112,184 -96,184'), 0.14, 6)
  const inner = piece(turn, Math.PI)
  stage.draw(inner, { fill: tint, opacity: 0.75 })
  stage.draw(inner, { fill: stage.gradient(pairs('0,-0.08 0.6,0.1 1,0.3')) })
  stage.draw(rim(depth), { stroke: tint, width: 5, opacity: 0.9 })
  stage.draw(rim(depth), { stroke: '#fff', width: 1.6, opacity: 0.6 })
  const outer = piece(0, turn)
  stage.draw(outer, { fill: tint, opacity: 0.62 })
  stage.draw(outer, { fill: stage.gradient(pairs('0,0.65 0.22,0.1 0.34,0.6 0.42,0.06 0.7,-0.06 1,-0.22')) })
  stage.draw(rim(0), { stroke: tint, width: 7 })
  stage.draw(rim(0), { stroke: '#fff', width: 2.2, opacity: 0.85 })
  return stage.svg('แผ่นโพลีคาร์บอเนตตัน')
}
