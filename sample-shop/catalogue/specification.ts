import type { MaterialName } from './materials.ts'
import type { ColorName } from './palette.ts'
import type { Shape, SizeGuide, Text } from './types.ts'
import type { UnitName } from './units.ts'

/** One size as the sample data states it; missing values follow from the material. */
export interface Size {
  readonly width: number
  readonly length: number
  readonly thickness?: number
  /** Grams per square metre, for products sold by grammage. */
  readonly gsm?: number
  readonly grams?: number
  readonly price?: number
  readonly label?: Text
  /** A bar: its label begins with both sides of its section. */
  readonly isBar?: true
}

/** A product as the sample data states it; `expand` combines its colours and sizes into variants. */
export interface Specification {
  readonly code: string
  readonly name: Text
  /** One paragraph a line. */
  readonly about: Text
  readonly material?: MaterialName
  readonly unit: UnitName
  readonly shape: Shape
  readonly drawing: string
  /** Colours of the drawing after the product's own. */
  readonly drawnWith?: readonly string[]
  readonly colors: readonly ColorName[]
  /** The appearance and name of a colour whose id uses another word. */
  readonly colorsAs?: Partial<Record<ColorName, ColorName>>
  /** The colours in a set, which is sold as one thing. */
  readonly setOf?: readonly ColorName[]
  /** The drawing of a colour that looks different from the others, such as an opaque one among clear ones. */
  readonly drawings?: Partial<Record<ColorName, string>>
  readonly sizes: readonly Size[]
  /** Baht a kilogram, for sizes without a price. */
  readonly perKilogram?: number
  readonly priceFactor?: Partial<Record<ColorName, number>>
  /** Colours that come only in the sizes at these places. */
  readonly onlySizes?: Partial<Record<ColorName, readonly number[]>>
  readonly special?: {
    readonly percentOff: number
    readonly sizes?: readonly number[]
    readonly colors?: readonly ColorName[]
  }
  readonly soldOut?: true | { readonly sizes?: readonly number[]; readonly colors?: readonly ColorName[] }
  readonly cancelled?: true
  readonly recommended?: true
  readonly guide?: SizeGuide
  readonly goesWith?: readonly string[]
}

export interface Shelf {
  readonly path: string
  readonly products: readonly Specification[]
}

type Square = readonly [width: number, length: number]

/** Every square in every thickness. */
export const sheets = (squares: readonly Square[], thicknesses: readonly number[]): Size[] =>
  squares.flatMap(([width, length]) => thicknesses.map((thickness) => ({ width, length, thickness })))

/** Diameters in one length. */
export const rods = (diameters: readonly number[], length: number): Size[] =>
  diameters.map((width) => ({ width, length }))

/** Outer diameter and wall, in one length. */
export const tubes = (
  sections: readonly (readonly [diameter: number, wall: number])[],
  length: number,
): Size[] => sections.map(([width, thickness]) => ({ width, length, thickness }))

/** Width and length in metres, thickness in millimetres, price. */
export const rolls = (
  rows: readonly (readonly [width: number, length: number, thickness: number, price: number])[],
): Size[] =>
  rows.map(([width, length, thickness, price]) => ({
    width: width * 1000,
    length: length * 1000,
    thickness,
    price,
  }))

/** Width and length in metres, grams per square metre, thickness in millimetres, price. */
export const webs = (
  rows: readonly (readonly [width: number, length: number, gsm: number, thickness: number, price: number])[],
): Size[] =>
  rows.map(([width, length, gsm, thickness, price]) => ({
    width: width * 1000,
    length: length * 1000,
    gsm,
    thickness,
    price,
  }))

/** Width, length, height in millimetres, grams, price. */
export const pieces = (
  rows: readonly (readonly [width: number, length: number, height: number, grams: number, price: number])[],
): Size[] =>
  rows.map(([width, length, thickness, grams, price]) => ({ width, length, thickness, grams, price }))
