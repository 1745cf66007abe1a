/** The colours of the products, as the catalogue shows them. */
export const materialColors = {
  clear: '#BFDAD6',
  opal: '#F3F1EA',
  black: '#1D1D1F',
  smoke: '#555A60',
  red: '#C8201E',
  orange: '#EA6A1F',
  yellow: '#F2B50A',
  lime: '#6FB63A',
  green: '#1F8F55',
  sky: '#2E9FD0',
  blue: '#1F4FA8',
  violet: '#6B3FA0',
  pink: '#E0457F',
  gold: '#C59A3C',
  natural: '#EAD9B4',
  kraft: '#B89468',
} as const
