import type { AddressInput } from '../../../openapi/generated/schema.ts'

type Location = NonNullable<AddressInput['location']>

/** Six decimals are about ten centimetres. */
const decimals = 6
const figure = (degrees: number) => String(Number(degrees.toFixed(decimals)))

/** The text of a pin in the form: `13.6042, 100.7086`. */
export const pinOf = (location: Location | undefined): string =>
  location ? `${figure(location.lat)}, ${figure(location.lng)}` : ''

export function locationOf(pin: string): Location | undefined {
  const match = /^(-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)$/.exec(pin)
  return match ? { lat: Number(match[1]), lng: Number(match[2]) } : undefined
}
