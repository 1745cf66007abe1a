import { places } from './kit/camera.ts'
import { roll } from './kit/roll.ts'
import { color, Stage } from './kit/stage.ts'

/** The printed loose end glows as over a lamp. */
export function backlitFilm(): string {
  const stage = new Stage(35, 26)
  const milk = color(1, '#f3f1ea')
  roll(stage, { length: 262, radius: 50, coreRadius: 21, tailLength: 165 }, { fill: milk })
  const print = (from: number, to: number, fill: string): void => {
    stage.face(
      [
        [from, -66, 1],
        [to, -66, 1],
        [to, -138, 1],
        [from, -138, 1],
      ],
      { fill, opacity: 0.92 },
    )
  }
  print(20, 90, color(2, '#e0457f'))
  print(90, 165, color(3, '#f2b50a'))
  print(165, 240, color(4, '#2e9fd0'))
  const glow = stage.define(
    'glow',
    (id) =>
      `<radialGradient id="${id}"><stop stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
  )
  stage.face(places('8,-58,1 255,-58,1 255,-146,1 8,-146,1'), { fill: `url(#${glow})` })
  return stage.svg('ฟิล์มแบ็กลิท')
}
