import { Path } from './kit/path.ts'
import { pairs, places, type Place } from './kit/camera.ts'
import { color, Stage } from './kit/stage.ts'

/** Thin clear sheets that bow under their own weight. */
export function petSheet(): string {
  const stage = new Stage(33, 28)
  const tint = color(1, '#c3dde0')
  stage.shadow(places('0,-24 236,-24 246,176 10,176'), 0.5, 7, tint)
  stage.shadow(places('0,-20 236,-20 240,170 10,170'), 0.3, 7)
  const leaf = (y: number, lift: number): void => {
    const edge = (at: number): Place[] => [
      [0, at, lift + 8],
      [70, at, lift - 6],
      [150, at, lift - 4],
      [232, at, lift + lift * 0.9 + 8],
    ]
    const [a, b, c, d] = edge(y).map((p) => stage.see(p))
    const [e, f, g, h] = edge(y + 172).map((p) => stage.see(p))
    if (!a || !b || !c || !d || !e || !f || !g || !h) return
    const path = new Path().move(a).curve(b, c, d).line(h).curve(g, f, e).close().toString()
    stage.draw(path, { fill: tint, opacity: 0.42 })
    stage.draw(path, { fill: stage.gradient(pairs('0,0.45 0.34,0.03 0.44,0.6 0.52,0.05 0.8,0.1 1,-0.12')) })
    stage.draw(new Path().move(e).line(a).curve(b, c, d).line(h).toString(), {
      stroke: '#fff',
      width: 1.7,
      opacity: 0.95,
    })
    stage.draw(path, { stroke: tint, width: 1.1 })
    stage.draw(path, { stroke: '#000', width: 0.9, opacity: 0.16 })
  }
  leaf(0, 4)
  leaf(6, 26)
  leaf(2, 50)
  return stage.svg('แผ่นพลาสติกใส PET')
}
