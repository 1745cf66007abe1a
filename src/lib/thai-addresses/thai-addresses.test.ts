import { beforeAll, describe, expect, it } from 'vitest'
import { addressText, areaText } from './format-address.ts'
import { allPlaces, placesWith } from './load-places.ts'
import { fieldsOf, isPlaceOf, type Place } from './place.ts'
import { searchPlaces } from './search-places.ts'

let places: Place[]
beforeAll(async () => {
  places = await allPlaces()
})

const count = (nameOf: (place: Place) => string) => new Set(places.map(nameOf)).size
const line = (place: Place, language: 'th' | 'en' = 'th') =>
  Object.values(fieldsOf(place, language)).join(' ')

describe('the sub-districts of Thailand', () => {
  it('are complete: 77 provinces, 928 districts, 7,436 sub-districts', () => {
    expect(count(({ province }) => province.th)).toBe(77)
    expect(count(({ province, district }) => `${province.th} ${district.th}`)).toBe(928)
    const names = places.map(({ province, district, subDistrict }) =>
      [province.th, district.th, subDistrict.th].join(' '),
    )
    // Khon Kaen University has a postcode of its own, like a sub-district.
    const subDistricts = new Set(names.filter((name) => !name.includes('มหาวิทยาลัย')))
    expect(subDistricts.size).toBe(7436)
    expect(count(({ postcode }) => postcode)).toBeGreaterThan(950)
  })

  it('all have a postcode, a Thai and an English name', () => {
    const names = places.flatMap(({ subDistrict, district, province }) => [subDistrict, district, province])
    expect(places.filter(({ postcode }) => !/^[1-9]\d{4}$/.test(postcode))).toEqual([])
    expect(names.filter(({ th }) => !/^[ก-๙ .()-]+$/.test(th))).toEqual([])
    expect(names.filter(({ en }) => !/^[A-Z][A-Za-z' .()-]+$/.test(en))).toEqual([])
  })

  it('have no English name with sounds that Thai does not have', () => {
    const madeUp = /(^| )([BCDFGHJKLMPRSTY]h?n|Aim|Ain|Ena)|nnn|tn|pn(?!g)/
    const names = places.flatMap(({ subDistrict, district }) => [subDistrict.en, district.en])
    expect(names.filter((name) => madeUp.test(name))).toEqual([])
  })

  it('include the 180 sub-districts of Bangkok with their present names', () => {
    const bangkok = places.filter(({ province }) => province.th === 'กรุงเทพมหานคร')
    expect(new Set(bangkok.map(({ district }) => district.th)).size).toBe(50)
    expect(new Set(bangkok.map(({ district, subDistrict }) => district.th + subDistrict.th)).size).toBe(180)
    expect(bangkok.map(({ subDistrict }) => subDistrict.en)).toEqual(
      expect.arrayContaining(['Phra Khanong Tai', 'Ratchadaphisek', 'Bang Bon Nuea', 'Talat Noi', 'Si Lom']),
    )
  })
})

describe('a postcode', () => {
  it('leads to its sub-districts, which can lie in many districts', async () => {
    const found = await placesWith('10110')
    expect(new Set(found.map(({ district }) => district.th))).toEqual(new Set(['คลองเตย', 'วัฒนา', 'ปทุมวัน']))
    expect(found.map((place) => line(place, 'en'))).toContain('10110 Khlong Toei Khlong Toei Bangkok')
  })

  it('can lie in two provinces', async () => {
    const provinces = (await placesWith('18270')).map(({ province }) => province.th)
    expect(new Set(provinces)).toEqual(new Set(['สระบุรี', 'พระนครศรีอยุธยา']))
  })

  it.each(['99999', '00000', '', 'abc'])('%j leads nowhere', async (postcode) => {
    expect(await placesWith(postcode)).toEqual([])
  })
})

describe('a sub-district', () => {
  const found = (text: string) => searchPlaces(places, text, 20)

  it('leads to its postcode, by its Thai or English name, and by a part of it', () => {
    expect(found('บางพลีใหญ่').map((place) => line(place))).toEqual(['10540 บางพลีใหญ่ บางพลี สมุทรปราการ'])
    expect(found('bang phli yai').map((place) => place.postcode)).toEqual(['10540'])
    expect(found('พลีใหญ่').map((place) => place.postcode)).toContain('10540')
  })

  it('can have two postcodes', () => {
    const huaMak = found('หัวหมาก').filter(({ province }) => province.en === 'Bangkok')
    expect(huaMak.map(({ postcode }) => postcode).toSorted()).toEqual(['10240', '10250'])
  })

  it.each(['ตำบลบางแก้ว', 'ต.บางแก้ว', 'แขวง บางแก้ว', 'Bangkaeo', 'BANG KAEO'])(
    'is found as people write it: %s',
    (text) => expect(found(text).map(({ postcode }) => postcode)).toContain('10540'),
  )

  it('that has the whole name comes before those with a longer one', () => {
    expect(found('บางนา')[0]?.subDistrict.th).toBe('บางนา')
    expect(found('สีลม')[0]?.postcode).toBe('10500')
  })

  it('is not searched for by one letter', () => {
    expect(found('บ')).toEqual([])
    expect(found('  ')).toEqual([])
  })
})

describe('an address', () => {
  const bangkok = {
    addressLine: '128/7 ซอยสุขุมวิท 101/1',
    subDistrict: 'บางจาก',
    district: 'พระโขนง',
    province: 'กรุงเทพมหานคร',
    postcode: '10260',
  }

  it('has แขวง and เขต in Bangkok, ตำบล and อำเภอ elsewhere', () => {
    expect(addressText(bangkok)).toBe('128/7 ซอยสุขุมวิท 101/1 แขวงบางจาก เขตพระโขนง กรุงเทพมหานคร 10260')
    expect(areaText({ district: 'บางพลี', province: 'สมุทรปราการ' })).toBe('อำเภอบางพลี สมุทรปราการ')
  })

  it('in English has commas', () => {
    const english = { ...bangkok, addressLine: '128/7', subDistrict: 'Bang Chak', district: 'Phra Khanong' }
    expect(addressText({ ...english, province: 'Bangkok' })).toBe(
      '128/7, Bang Chak, Phra Khanong, Bangkok 10260',
    )
  })

  it('is recognised in the language it was written in, whatever the language of the page', async () => {
    const found = await placesWith('10260')
    const matching = found.filter((place) => isPlaceOf(place, bangkok))
    expect(matching.map((place) => line(place, 'en'))).toEqual(['10260 Bang Chak Phra Khanong Bangkok'])
    expect(found.some((place) => isPlaceOf(place, { ...bangkok, district: 'บางนา' }))).toBe(false)
  })
})
