import { palette } from './palette.ts'
import type { ColorName } from './palette.ts'

/** The solid colours of cast acrylic. */
export const solids = [
  'red',
  'orange',
  'yellow',
  'green',
  'sky',
  'blue',
  'violet',
  'pink',
  'black',
  'smoke',
  'lime',
  'gold',
] as const

export const fluorescents = ['neonGreen', 'neonOrange', 'neonPink', 'lemon'] as const

/** One sample of each colour of cast acrylic, whichever sheet has it. */
export const swatches = [
  ...solids,
  ...(['clear', 'opal'] as const),
  ...(['amber', 'seaGreen', 'iceBlue', 'tea'] as const),
  ...fluorescents,
  ...(['mint', 'cream'] as const),
] as const

const hexesOf = (names: readonly ColorName[]): string[] => names.map((name) => palette[name].hex)

export const castAcrylicHexes = hexesOf(solids)
export const swatchHexes = hexesOf(swatches)
