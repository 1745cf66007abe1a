import type { Dimensions, VariantSize } from '../../../../../openapi/generated/schema.ts'

type Unit = Dimensions['unit']
export interface Measure {
  value: number
  unit: Unit
}

/** What the picture shows: one figure on each of its two lines, and the third side beside them. */
export interface DrawnMeasures {
  across: Measure
  upright: Measure
  third?: Measure & { side: 'thickness' | 'depth' }
  /** The width is a diameter. */
  isRound: boolean
  /** The width for the height that stands upright. */
  proportion: number
}

const inMillimetres: Record<Unit, number> = { millimetre: 1, centimetre: 10, metre: 1000 }
const units = Object.keys(inMillimetres) as Unit[]

/**
 * Returns the measures to draw, in the units of the label. Undefined if the label does not state width and length:
 * the measures are then those of a bottle or a pack, which its picture need not show in proportion.
 */
export function drawnMeasures({ label, dimensions }: VariantSize): DrawnMeasures | undefined {
  const { width, length, thickness = 0, unit } = dimensions
  // "(50 ใบ)" counts the pieces of a pack.
  const measures = label.replaceAll(/\(.*?\)/g, '')
  const figures = (measures.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((text) =>
    Number(text.replaceAll(',', '')),
  )
  const asStated = (value: number): Measure | undefined => {
    const stated = units.find((one) => figures.some((figure) => isSame(figure, inUnit(value, unit, one))))
    return stated && { value: inUnit(value, unit, stated), unit: stated }
  }
  const [across, along] = [asStated(width), asStated(length)]
  if (!across || !along) return undefined
  const isRound = label.startsWith('Ø')
  const third = thickness > 0 ? (asStated(thickness) ?? { value: thickness, unit }) : undefined
  // The third side of a box is its height, which stands upright in the picture.
  const isTall = thickness > Math.min(width, length) / 2 && !isRound
  if (third && isTall) {
    const depth = { ...along, side: 'depth' as const }
    return { across, upright: third, third: depth, isRound, proportion: width / thickness }
  }
  const apart = third && { third: { ...third, side: 'thickness' as const } }
  return { across, upright: along, ...apart, isRound, proportion: width / length }
}

const inUnit = (value: number, from: Unit, to: Unit) => (value * inMillimetres[from]) / inMillimetres[to]
const isSame = (one: number, other: number) => Math.abs(one - other) < 0.001
