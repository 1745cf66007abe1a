import type { Stage } from '../kit/stage.ts'

export type Language = 'th' | 'en'
type Words = Readonly<Record<Language, string>>

export interface GuideKind {
  readonly title: Words
  readonly notes: readonly Words[]
  readonly draw: (say: (words: Words) => string) => Stage
}

export const w = (th: string, en: string): Words => ({ th, en })
export const WIDTH = w('กว้าง', 'Width')
export const LENGTH = w('ยาว', 'Length')
export const HEIGHT = w('สูง', 'Height')
export const THICKNESS = w('หนา', 'Thickness')
export const DIAMETER = w('Ø นอก', 'Outer Ø')
export const MATERIAL = '#bfdad6'
export const order = w('กว้าง × ยาว × หนา เป็นมิลลิเมตร', 'Width × length × thickness, in mm')
