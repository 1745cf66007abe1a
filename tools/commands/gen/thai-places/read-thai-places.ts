import { getDatabase, setEngMode } from 'thai-address-universal'
import { districtNames, provinceNames, subDistrictNames } from './english-names.ts'
import type { PlaceRow } from './place-row.ts'
import { isOutdated, newPlaces, renamed } from './recent-changes.ts'

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
      subDistrictNames[row.sub_district] ?? translated.sub_district.replace('?', '-'),
    ]
    return [
      {
        postcode: row.postal_code,
        subDistrict,
        district: [row.district, districtNames[row.district] ?? translated.district],
        province: [row.province, provinceNames[row.province] ?? translated.province],
      },
    ]
  })
  return [...rows, ...newPlaces]
}

async function rowsIn(language: 'thai' | 'english') {
  await setEngMode(language === 'english')
  return getDatabase()
}
