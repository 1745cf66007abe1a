import type { PlaceRow } from './place-row.ts'

const bangkok = ['กรุงเทพมหานคร', 'Bangkok'] as const
const bangBon = ['บางบอน', 'Bang Bon'] as const

/** Sub-districts of Bangkok that were created between 2009 and 2017 and that the package does not have. */
export const newPlaces: readonly PlaceRow[] = [
  {
    postcode: '10260',
    subDistrict: ['พระโขนงใต้', 'Phra Khanong Tai'],
    district: ['พระโขนง', 'Phra Khanong'],
    province: bangkok,
  },
  {
    postcode: '10400',
    subDistrict: ['พญาไท', 'Phaya Thai'],
    district: ['พญาไท', 'Phaya Thai'],
    province: bangkok,
  },
  {
    postcode: '10400',
    subDistrict: ['รัชดาภิเษก', 'Ratchadaphisek'],
    district: ['ดินแดง', 'Din Daeng'],
    province: bangkok,
  },
  {
    postcode: '10150',
    subDistrict: ['บางบอนเหนือ', 'Bang Bon Nuea'],
    district: bangBon,
    province: bangkok,
  },
  { postcode: '10150', subDistrict: ['บางบอนใต้', 'Bang Bon Tai'], district: bangBon, province: bangkok },
  { postcode: '10150', subDistrict: ['คลองบางบอน', 'Khlong Bang Bon'], district: bangBon, province: bangkok },
]

/** Bang Bon district no longer has a sub-district of its own name: it was divided into four. */
export const isOutdated = (row: { sub_district: string; district: string }): boolean =>
  row.district === 'บางบอน' && row.sub_district === 'บางบอน'

/** The present spelling of sub-districts whose old spelling the package has. */
export const renamed: Readonly<Record<string, readonly [string, string]>> = {
  อรุณอัมรินทร์: ['อรุณอมรินทร์', 'Arun Amarin'],
  จักรวรรดิ์: ['จักรวรรดิ', 'Chakkrawat'],
}
