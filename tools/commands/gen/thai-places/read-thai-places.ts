import { getDatabase, setEngMode } from 'thai-address-universal'
import englishNames from './english-names.json' with { type: 'json' }
import type { PlaceRow } from './place-row.ts'

/**
 * English names that the package spells wrongly, by their Thai names, in the official romanisation (Royal Thai General
 * System). Most of the package's were made up by a program: `Khnong Bang Phnan` for Khlong Bang Phran.
 */
const correct: Record<keyof typeof englishNames, Readonly<Record<string, string>>> = englishNames

/** Reads all sub-districts of Thailand from the package, corrected and completed. */
export async function readThaiPlaces(): Promise<PlaceRow[]> {
  const thai = await rowsIn('thai')
  const english = await rowsIn('english')
  const rows = thai.flatMap((row, index): PlaceRow[] => {
    const translated = english[index]
    // Some islands without inhabitants have no postcode.
    if (!translated || row.postal_code === '' || isOutdated(row)) return []
    const subDistrict = renamed[row.sub_district] ?? [
      row.sub_district,
      correct.subDistrict[row.sub_district] ?? translated.sub_district.replace('?', '-'),
    ]
    return [
      {
        postcode: row.postal_code,
        subDistrict,
        district: [row.district, correct.district[row.district] ?? translated.district],
        province: [row.province, correct.province[row.province] ?? translated.province],
      },
    ]
  })
  return [...rows, ...newPlaces]
}

async function rowsIn(language: 'thai' | 'english') {
  await setEngMode(language === 'english')
  return getDatabase()
}

type Names = readonly [thai: string, english: string]

const inBangkok = (postcode: string, district: Names, subDistrict: Names): PlaceRow => ({
  ...{ postcode, subDistrict, district },
  province: ['กรุงเทพมหานคร', 'Bangkok'],
})

/** Sub-districts of Bangkok that were created between 2009 and 2017 and that the package does not have. */
const newPlaces: readonly PlaceRow[] = [
  inBangkok('10260', ['พระโขนง', 'Phra Khanong'], ['พระโขนงใต้', 'Phra Khanong Tai']),
  inBangkok('10400', ['พญาไท', 'Phaya Thai'], ['พญาไท', 'Phaya Thai']),
  inBangkok('10400', ['ดินแดง', 'Din Daeng'], ['รัชดาภิเษก', 'Ratchadaphisek']),
  inBangkok('10150', ['บางบอน', 'Bang Bon'], ['บางบอนเหนือ', 'Bang Bon Nuea']),
  inBangkok('10150', ['บางบอน', 'Bang Bon'], ['บางบอนใต้', 'Bang Bon Tai']),
  inBangkok('10150', ['บางบอน', 'Bang Bon'], ['คลองบางบอน', 'Khlong Bang Bon']),
]

/** Bang Bon district no longer has a sub-district of its own name: it was divided into four. */
const isOutdated = (row: { sub_district: string; district: string }): boolean =>
  row.district === 'บางบอน' && row.sub_district === 'บางบอน'

/** The present spelling of sub-districts whose old spelling the package has. */
const renamed: Readonly<Record<string, readonly [string, string]>> = {
  อรุณอัมรินทร์: ['อรุณอมรินทร์', 'Arun Amarin'],
  จักรวรรดิ์: ['จักรวรรดิ', 'Chakkrawat'],
}
