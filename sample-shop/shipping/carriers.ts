import type { Zone } from './areas.ts'

export interface Carrier {
  /** A word that its ids are made of. */
  word: string
  name: { th: string; en: string }
  maxLengthMm: number
  /** Up to these weights, in kilograms, the prices of its zones rise. */
  kilograms: readonly number[]
  zones: Partial<Record<Zone, Tariff>>
}

interface Tariff {
  /** Working days from the shop to the door, at least and at most. */
  days: readonly [number, number]
  /** Baht, one for each step of the weight. */
  prices: readonly number[]
}

export const carriers: readonly Carrier[] = [
  {
    word: 'parcel',
    name: { th: 'พัสดุด่วน', en: 'Express parcel' },
    maxLengthMm: 1_500,
    kilograms: [1, 3, 5, 10, 15, 20, 30],
    zones: {
      metro: { days: [1, 2], prices: [45, 55, 75, 110, 150, 195, 280] },
      central: { days: [1, 2], prices: [55, 70, 95, 140, 190, 250, 360] },
      northeast: { days: [2, 3], prices: [60, 80, 110, 165, 225, 295, 430] },
      north: { days: [2, 3], prices: [60, 80, 110, 165, 225, 295, 430] },
      south: { days: [2, 3], prices: [65, 85, 115, 175, 240, 315, 460] },
      islands: { days: [3, 5], prices: [110, 140, 180, 270, 370, 480, 690] },
    },
  },
  {
    word: 'truck',
    name: { th: 'รถขนส่งวัสดุ', en: 'Material lorry' },
    maxLengthMm: 3_300,
    kilograms: [30, 60, 100, 200, 300, 500, 1_000],
    zones: {
      metro: { days: [2, 3], prices: [250, 350, 480, 690, 890, 1_290, 1_990] },
      central: { days: [2, 3], prices: [380, 520, 720, 1_050, 1_390, 1_990, 3_200] },
      northeast: { days: [3, 4], prices: [480, 650, 890, 1_350, 1_790, 2_590, 4_300] },
      north: { days: [3, 4], prices: [480, 650, 890, 1_350, 1_790, 2_590, 4_300] },
      south: { days: [3, 5], prices: [540, 740, 990, 1_490, 1_990, 2_890, 4_800] },
    },
  },
  {
    word: 'freight',
    name: { th: 'รถบรรทุกสินค้าหนัก', en: 'Heavy freight' },
    maxLengthMm: 6_100,
    kilograms: [300, 500, 1_000, 2_000, 3_000, 5_000],
    zones: {
      metro: { days: [2, 4], prices: [1_500, 1_800, 2_600, 3_900, 4_900, 6_900] },
      central: { days: [3, 5], prices: [2_200, 2_700, 3_800, 5_600, 7_200, 10_500] },
      northeast: { days: [3, 6], prices: [2_900, 3_600, 5_200, 7_900, 10_200, 14_900] },
      north: { days: [3, 6], prices: [2_900, 3_600, 5_200, 7_900, 10_200, 14_900] },
      south: { days: [4, 7], prices: [3_300, 4_100, 5_900, 8_900, 11_500, 16_900] },
    },
  },
  {
    word: 'charter',
    name: { th: 'เหมาคันถึงหน้างาน', en: 'Chartered lorry to the site' },
    maxLengthMm: 6_100,
    kilograms: [1_000, 3_000],
    zones: { metro: { days: [1, 2], prices: [1_600, 3_900] } },
  },
]
