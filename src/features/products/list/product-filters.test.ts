import { expect, it } from 'vitest'
import { activeFacets, removal } from './facets.ts'
import {
  countFilters,
  readFilters,
  toQuery,
  withFacet,
  withoutFilters,
  writeFilters,
} from './product-filters.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))

it('reads what the address says and writes it back', () => {
  const search =
    'keyword=%E0%B9%83%E0%B8%AA&color=c8201e&thickness=2.5&size=1220x2440&material=cast-acrylic&minPrice=100&maxPrice=4000.5&inStock=true&special=true&sort=priceAsc&view=table'
  expect(read(search)).toEqual({
    keyword: 'ใส',
    color: 'c8201e',
    thickness: 2.5,
    size: '1220x2440',
    material: 'cast-acrylic',
    minPrice: 100,
    maxPrice: 4000.5,
    inStock: true,
    special: true,
    sort: 'priceAsc',
    view: 'table',
  })
  expect(writeFilters(read(search))).toBe(search)
})

it('takes what an address says wrongly as not said', () => {
  const nonsense = 'keyword=%20&color=red&minPrice=-1&maxPrice=abc&inStock=yes&special=1&sort=random'
  expect(read(`${nonsense}&thickness=thin&size=big&material=a%20b&view=list`)).toEqual({
    sort: 'recommended',
    view: 'cards',
  })
  expect(read('color=%23C8201E').color).toBe('c8201e')
  expect(read(`keyword=${'ก'.repeat(150)}`).keyword).toHaveLength(100)
})

it('leaves the usual out of the address', () => {
  expect(writeFilters(read(''))).toBe('')
})

it('asks the API only for what was said', () => {
  expect(toQuery(read('color=c8201e'), undefined)).toEqual({ color: '#c8201e' })
  expect(toQuery(read('sort=name&view=table'), 'c-rolls')).toEqual({ categoryId: 'c-rolls' })
})

it('knows the sort orders of a view, and no others', () => {
  expect(read('sort=weight').sort).toBe('recommended')
  expect(read('sort=weight&view=table').sort).toBe('weight')
  expect(writeFilters({ ...read('sort=name'), view: 'table' })).toBe('view=table')
})

it('keeps the keyword and the order when the filters are cleared', () => {
  const filters = read('keyword=pvc&color=c8201e&minPrice=1&maxPrice=9&inStock=true&sort=size&view=table')
  expect(writeFilters(withoutFilters(filters))).toBe('keyword=pvc&sort=size&view=table')
})

it('removes both ends of a price range at once, and nothing else', () => {
  const filters = read('minPrice=1&maxPrice=9&inStock=true')
  expect(activeFacets(filters)).toEqual(['minPrice', 'inStock'])
  expect(writeFilters({ ...filters, ...removal('minPrice') })).toBe('inStock=true')
  expect(writeFilters(withFacet(withFacet(filters, 'size', '1x2'), 'inStock', ''))).toBe(
    'size=1x2&minPrice=1&maxPrice=9',
  )
})

it('counts a range of prices as one filter', () => {
  expect(countFilters(read('keyword=pvc&sort=size&view=table'))).toBe(0)
  expect(countFilters(read('minPrice=1&maxPrice=9&inStock=true&thickness=3&size=1x2&material=pvc'))).toBe(5)
})
