import { expect, it } from 'vitest'
import { packedLength } from './load.ts'

type Piece = Parameters<typeof packedLength>[0]

const variant = {
  id: 'v-1',
  productId: 'p-1',
  position: 1,
  colorHex: '#000000',
  colorNameTh: 'ดำ',
  colorNameEn: 'Black',
  labelTh: '',
  labelEn: '',
  thicknessMm: null,
  weightGrams: 1,
  priceSatang: 1,
  specialPriceSatang: null,
  plannedSpecialSatang: null,
  priceTiers: null,
  stock: 1,
}

it.each<[string, string | null, Partial<Piece['variant']>, number]>([
  ['a full sheet', 'sheet', { widthMm: 1220, lengthMm: 2440, thicknessMm: 3 }, 2440],
  ['a sheet that lies the other way', 'sheet', { widthMm: 2440, lengthMm: 1220, thicknessMm: 3 }, 2440],
  ['film that is rolled up', 'sheet', { widthMm: 1220, lengthMm: 2440, thicknessMm: 0.5 }, 1220],
  ['cloth without a thickness', 'sheet', { widthMm: 6000, lengthMm: 8000 }, 6000],
  ['a roll', 'roll', { widthMm: 1600, lengthMm: 50_000, thicknessMm: 0.35 }, 1600],
  ['a rod', 'rod', { widthMm: 20, lengthMm: 2000 }, 2000],
  ['a tube', 'tube', { widthMm: 50, lengthMm: 1000 }, 1000],
  ['a hose in a coil', 'tube', { widthMm: 8, lengthMm: 100_000 }, 8],
  ['a profile', 'profile', { widthMm: 35, lengthMm: 2000 }, 2000],
  ['a case', 'box', { widthMm: 800, lengthMm: 1600 }, 1600],
  ['a stand that is folded', 'stand', { widthMm: 850, lengthMm: 2000 }, 850],
  ['tape', null, { widthMm: 25, lengthMm: 33_000 }, 25],
])('%s', (_what, sizeGuide, measures, length) => {
  const product = {
    nameTh: '',
    nameEn: '',
    unitTh: '',
    unitEn: '',
    isForSale: true,
    isCuttable: false,
    sizeGuide,
  }
  expect(packedLength({ product, variant: { ...variant, widthMm: 0, lengthMm: 0, ...measures } })).toBe(
    length,
  )
})
