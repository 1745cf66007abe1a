import { pairs, places } from './kit/camera.ts'
import { roll } from './kit/roll.ts'
import { color, Stage } from './kit/stage.ts'

/** The clear film comes off its yellow liner. */
export function laminatingFilm(): string {
  const stage = new Stage(32, 24)
  const film = color(1, '#d5e5e4')
  roll(
    stage,
    { length: 276, radius: 52, coreRadius: 24, tailLength: 125 },
    { fill: film, tail: color(2, '#f0dc9a'), rings: 6 },
  )
  const sheet = places('0,-70,4 276,-70,4 276,-150,46 0,-150,46')
  stage.face(sheet, { fill: film, opacity: 0.62 })
  stage.face(sheet, { fill: stage.gradient(pairs('0,0.5 0.45,0.05 0.5,0.5 0.6,0 1,0.3')) })
  stage.hairline(places('0,-150,46 276,-150,46'), 0.95, 2)
  stage.hairline(places('276,-150,46 276,-70,4'), 0.7, 1.4)
  return stage.svg('ฟิล์มเคลือบ')
}
