/** What a customer may say about themselves. The profile holds the values; the words are in `account.json`. */

/** The main product groups of the shop. */
export const interestChoices = [
  { value: 'sign-materials', word: 'interestSignMaterials' },
  { value: 'packaging', word: 'interestPackaging' },
  { value: 'exhibition', word: 'interestExhibition' },
  { value: 'engineering-plastics', word: 'interestEngineeringPlastics' },
  { value: 'product-covering', word: 'interestProductCovering' },
  { value: 'plastic-rolls', word: 'interestPlasticRolls' },
] as const

export const industryChoices = [
  { value: 'signage', word: 'industrySignage' },
  { value: 'printing', word: 'industryPrinting' },
  { value: 'exhibition', word: 'industryExhibition' },
  { value: 'interior', word: 'industryInterior' },
  { value: 'construction', word: 'industryConstruction' },
  { value: 'packaging', word: 'industryPackaging' },
  { value: 'manufacturing', word: 'industryManufacturing' },
  { value: 'electronics', word: 'industryElectronics' },
  { value: 'food', word: 'industryFood' },
  { value: 'logistics', word: 'industryLogistics' },
  { value: 'retail', word: 'industryRetail' },
  { value: 'education', word: 'industryEducation' },
  { value: 'government', word: 'industryGovernment' },
  { value: 'other', word: 'industryOther' },
] as const

/** The countries whose flags the shop has drawn, the shop's own first. */
export const countryCodes = [
  'TH',
  'LA',
  'KH',
  'VN',
  'MM',
  'MY',
  'SG',
  'ID',
  'PH',
  'BN',
  'TL',
  'CN',
  'JP',
  'KR',
  'IN',
  'US',
  'GB',
  'DE',
  'FR',
  'IT',
] as const
