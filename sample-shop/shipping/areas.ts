export type Zone = 'metro' | 'central' | 'northeast' | 'north' | 'south' | 'islands'

/** The first two digits of a Thai postcode are its province; no province has 19, 28, 29, 59, 68, 69, 78, 79 or from 97 on. */
const provinces: Record<Exclude<Zone, 'islands'>, readonly number[]> = {
  // Bangkok with Samut Prakan, Nonthaburi, Pathum Thani, Nakhon Pathom, Samut Sakhon.
  metro: [10, 11, 12, 73, 74],
  // The plain, the east and the west, down to Prachuap Khiri Khan.
  central: [13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27, 70, 71, 72, 75, 76, 77],
  northeast: [30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49],
  north: [50, 51, 52, 53, 54, 55, 56, 57, 58, 60, 61, 62, 63, 64, 65, 66, 67],
  south: [80, 81, 82, 83, 84, 85, 86, 90, 91, 92, 93, 94, 95, 96],
}

/** Behind a ferry: Ko Sichang, Ko Lanta, Ko Yao, Ko Samui. */
const islands = ['20120', '81150', '82160', '84140', '84310', '84320', '84330']

/** Where no carrier of the shop goes: Ko Chang, Ko Pha-ngan, Ko Tao. */
const notServed = ['23170', '84280', '84360']

export interface Area {
  postcodePrefix: string
  zone: Zone | null
}

export const areas: readonly Area[] = [
  ...Object.entries(provinces).flatMap(([zone, numbers]) =>
    numbers.map((number): Area => ({ postcodePrefix: String(number), zone: zone as Zone })),
  ),
  ...islands.map((postcodePrefix): Area => ({ postcodePrefix, zone: 'islands' })),
  ...notServed.map((postcodePrefix): Area => ({ postcodePrefix, zone: null })),
]
