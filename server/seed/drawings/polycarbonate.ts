import { Path } from './kit/path.ts'
import type { Place } from './kit/camera.ts'
import { color, Stage } from './kit/stage.ts'

/** A solid sheet bent cold into an arch, as over a walkway. */
export function polycarbonate(): string {
  const stage = new Stage(38, 26)
  const tint = color(1, '#8fc1d6')
  const arch = (y: number, lift: number): Place[] => [[0, y, lift], [10, y, 150 + lift], [190, y, 150 + lift], [200, y, lift]]
  const strip = (y: number, depth: number, lift: number): { outer: string } => {
    const [a, b, c, d] = arch(y, lift).map((p) => stage.see(p, false))
    const [e, f, g, h] = arch(y + depth, lift).map((p) => stage.see(p, false))
    if (!a || !b || !c || !d || !e || !f || !g || !h) return { outer: '' }
    return { outer: new Path().move(a).curve(b, c, d).line(h).curve(g, f, e).close().toString() }
  }
  stage.shadow([[0, -30, 0], [210, -30, 0], [230, 190, 0], [10, 190, 0]], 0.45, 8, tint)
  stage.shadow([[0, -12, 0], [206, -12, 0], [206, 180, 0], [0, 180, 0]], 0.16, 6)
  const { outer } = strip(0, 180, 0)
  stage.draw(outer, { fill: tint, opacity: 0.55, extra: ' fill-rule="nonzero"' })
  stage.draw(outer, { fill: stage.gradient([[0, 0.5], [0.3, 0.06], [0.42, 0.55], [0.5, 0.08], [0.75, -0.1], [1, -0.26]]) })
  stage.draw(outer, { stroke: tint, width: 2.4, opacity: 0.9 })
  const rim = (y: number, lift: number): string => {
    const [a, b, c, d] = arch(y, lift).map((p) => stage.see(p))
    return a && b && c && d ? new Path().move(a).curve(b, c, d).toString() : ''
  }
  stage.draw(rim(0, 2), { stroke: tint, width: 7 })
  stage.draw(rim(0, 4), { stroke: '#fff', width: 2, opacity: 0.9 })
  stage.draw(rim(180, 2), { stroke: '#fff', width: 1.6, opacity: 0.8 })
  return stage.svg('แผ่นโพลีคาร์บอเนตตัน')
}
