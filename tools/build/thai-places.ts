import type { Plugin } from 'vite'
import { packPlaces } from './thai-places/pack-places.ts'
import type { PlaceRow } from './thai-places/place-row.ts'
import { readThaiPlaces } from './thai-places/read-thai-places.ts'

const name = /^virtual:thai-places\/([1-9])$/

/**
 * Provides the sub-districts of Thailand as nine modules, by the first digit of the postcode, so that an address
 * form loads about 10 kB instead of the whole country.
 */
export function thaiPlaces(): Plugin {
  let rows: Promise<PlaceRow[]> | undefined
  return {
    name: 'thai-places',
    resolveId: (id) => (name.test(id) ? `\0${id}` : null),
    async load(id) {
      const digit = name.exec(id.slice(1))?.[1]
      if (!id.startsWith('\0') || digit === undefined) return null
      rows ??= readThaiPlaces()
      const places = packPlaces((await rows).filter(({ postcode }) => postcode.startsWith(digit)))
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(places))})`
    },
  }
}
