import { pairs, places } from './kit/camera.ts'
import { arc, on } from './kit/round.ts'
import { Path } from './kit/path.ts'
import { color, Stage } from './kit/stage.ts'

/** A folding counter: printed skirt round a half-round body, wooden top. */
export function counter(): string {
  const stage = new Stage(26, 26)
  const [print, second, wood] = [color(1, '#c8201e'), color(2, '#f3f1ea'), '#c8a273']
  const [radius, height] = [104, 210]
  stage.shadow(places('-100,-110 90,-110 124,20 -80,30'), 0.36, 9)
  const wall = (bottom: number, top: number, from: number, sweep: number): string => {
    const path = new Path().move(stage.see(on('z', [0, 0, bottom], radius, from)))
    arc(stage, path, 'z', [0, 0, bottom], radius, from, sweep)
    path.line(stage.see(on('z', [0, 0, top], radius, from + sweep)))
    return arc(stage, path, 'z', [0, 0, top], radius, from + sweep, -sweep)
      .close()
      .toString()
  }
  const [from, sweep] = [-Math.PI + 0.454, Math.PI]
  const skirt = wall(0, height, from, sweep)
  stage.draw(skirt, { fill: print })
  stage.draw(wall(58, 150, from + 0.8, 1.35), { fill: second })
  stage.draw(wall(92, 116, from + 1.05, 0.8), { fill: print })
  stage.draw(wall(0, 22, from, sweep), { fill: '#000', opacity: 0.28 })
  stage.draw(skirt, { fill: stage.gradientAcross(pairs('0,-0.1 0.24,0.4 0.4,0.1 0.65,-0.08 1,-0.42')) })
  const lip = 112
  const slab = (z: number): string => {
    const path = new Path().move(stage.see(on('z', [0, 0, z], lip, from - 0.12)))
    return arc(stage, path, 'z', [0, 0, z], lip, from - 0.12, sweep + 0.24)
      .close()
      .toString()
  }
  stage.draw(slab(height), { fill: wood })
  stage.draw(slab(height), { fill: '#000', opacity: 0.34 })
  stage.draw(slab(height + 12), { fill: wood })
  stage.draw(slab(height + 12), {
    fill: stage.gradient(pairs('0,0.34 1,0')),
    stroke: '#fff',
    width: 1.4,
    extra: ' stroke-opacity=".8"',
  })
  return stage.svg('เคาน์เตอร์ป๊อปอัพ')
}
