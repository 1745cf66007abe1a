import { pairs, places, type Place } from './kit/camera.ts'
import { Path } from './kit/path.ts'
import { color, Stage } from './kit/stage.ts'

/** A curved pop-up wall with its printed panels. */
export function backdrop(): string {
  const stage = new Stage(25, 22)
  const [print, second, side] = [color(1, '#2e9fd0'), color(2, '#f3f1ea'), '#3a3d42']
  const curve = (t: number): readonly [number, number] => [t * 300, 56 - 56 * (2 * t - 1) ** 2]
  const place = (t: number, z: number): Place => [curve(t)[0], curve(t)[1], z]
  stage.shadow(places('-8,-40 292,-40 310,40 150,90 0,44'), 0.36, 8)
  const strip = (from: number, to: number, bottom: number, top: number): string => {
    const middle = (from + to) / 2
    const bow = (z: number): Place => {
      const [a, b, c] = [place(from, z), place(middle, z), place(to, z)]
      return [2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2, z]
    }
    const path = new Path().move(stage.see(place(from, bottom)))
    path.curve(stage.see(bow(bottom), true), stage.see(bow(bottom), true), stage.see(place(to, bottom)))
    path.line(stage.see(place(to, top)))
    return path
      .curve(stage.see(bow(top), true), stage.see(bow(top), true), stage.see(place(from, top)))
      .close()
      .toString()
  }
  stage.face([place(1, 0), [316, 34, 0], [316, 34, 226], place(1, 226)], { fill: side })
  const panels = 4
  for (let index = 0; index < panels; index += 1) {
    const [from, to] = [index / panels, (index + 1) / panels]
    stage.draw(strip(from, to, 0, 226), { fill: print })
    if (index === 1 || index === 2) stage.draw(strip(from, to, 70, 168), { fill: second })
    stage.draw(strip(from, to, 0, 226), { fill: '#000', opacity: 0.05 + (panels - 1 - index) * 0.035 })
    stage.hairline([place(to, 0), place(to, 226)], 0.5, 1.3)
  }
  stage.draw(strip(0, 1, 0, 226), {
    fill: stage.gradient(pairs('0,0.1 0.5,0.3 0.7,0.02 1,-0.1')),
    stroke: '#fff',
    width: 1.4,
  })
  const lamp = (t: number): void => {
    const [x, y] = curve(t)
    stage.hairline(places('0,0,224 0,0,246 0,-36,252', [x, y, 0]), 1, 4, '#3a3d42')
    stage.see([x, y - 36, 254])
  }
  lamp(0.25)
  lamp(0.75)
  return stage.svg('ฉากหลังป๊อปอัพ')
}
