import type { ColorName } from './palette.ts'
import type { Size, Specification } from './specification.ts'

/** Rounds prices as shops do: without odd satang, and to fives and tens as they grow. */
export function roundPrice(baht: number): number {
  if (baht < 20) return Math.max(0.5, Math.round(baht * 2) / 2)
  if (baht < 200) return Math.round(baht)
  if (baht < 2000) return Math.round(baht / 5) * 5
  return Math.round(baht / 10) * 10
}

/** Small pieces include the cutting cost: the smaller the piece, the higher the price per kilogram. */
function cuttingFactor(spec: Specification, size: Size): number {
  if (spec.shape !== 'sheet') return 1
  const area = size.width * size.length * 1e-6
  if (area < 0.3) return 1.5
  if (area < 1) return 1.28
  return area < 2 ? 1.08 : 1
}

export function priceOf(spec: Specification, size: Size, grams: number, color: ColorName): number {
  const factor = spec.priceFactor?.[color] ?? 1
  if (size.price !== undefined) return roundPrice(size.price * factor)
  if (!spec.perKilogram) throw new Error(`${spec.code} has no price`)
  const handling = spec.shape === 'sheet' ? 12 : 8
  return roundPrice(((grams / 1000) * spec.perKilogram * cuttingFactor(spec, size) + handling) * factor)
}
