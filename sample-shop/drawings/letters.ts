import { pairs, places } from './kit/camera.ts'
import { extrudeBack } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

/** Cut from sheet, a star between two letters. */
export function letters(): string {
  const stage = new Stage(30, 22)
  const fill = color(1, '#c8201e')
  stage.shadow(places('-10,-26 300,-26 304,70 10,70'), 0.34, 8)
  const t = pairs('38,0 72,0 72,150 110,150 110,180 0,180 0,150 38,150')
  const e = pairs('0,0 88,0 88,30 34,30 34,76 78,76 78,104 34,104 34,150 88,150 88,180 0,180')
  const star = Array.from({ length: 10 }, (_, point) => {
    const [reach, angle] = [point % 2 ? 25 : 60, Math.PI / 2 + (point * Math.PI) / 5]
    return [60 + reach * Math.cos(angle), 50 + reach * Math.sin(angle)] as const
  })
  const letter = (outline: readonly (readonly [number, number])[], x: number, fill: string): void => {
    const moved = outline.map(([px, pz]) => [px + x, pz] as const)
    extrudeBack(stage, moved, 0, 38, fill)
  }
  letter(t, 206, fill)
  letter(star, 92, color(2, '#f2b50a'))
  letter(e, 0, fill)
  return stage.svg('ตัวอักษรไดคัท')
}
