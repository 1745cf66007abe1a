import { materials } from './materials.ts'
import type { Size, Specification } from './specification.ts'

/** Cubic centimetres of material in one piece. */
function volume(shape: Specification['shape'], size: Size): number {
  const { width, length, thickness = 0 } = size
  if (shape === 'rod') return (Math.PI / 4) * width ** 2 * length * 1e-3
  if (shape === 'tube') return (Math.PI / 4) * (width ** 2 - (width - 2 * thickness) ** 2) * length * 1e-3
  return width * length * thickness * 1e-3
}

export function weighGrams(spec: Specification, size: Size): number {
  if (size.grams !== undefined) return size.grams
  if (size.gsm !== undefined) return Math.round(size.gsm * size.width * size.length * 1e-6)
  const density = spec.material && materials[spec.material].density
  if (!density) throw new Error(`${spec.code} can not be weighed`)
  return Math.round(density * volume(spec.shape, size))
}
