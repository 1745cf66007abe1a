/** The most common colours of the materials, in the order of a swatch fan. */
export const palette = [
  { hex: 'bfdad6', name: 'colorClear' },
  { hex: 'f7f4ec', name: 'colorWhite' },
  { hex: 'f3f1ea', name: 'colorOpal' },
  { hex: '1d1d1f', name: 'colorBlack' },
  { hex: '555a60', name: 'colorSmoke' },
  { hex: 'c8201e', name: 'colorRed' },
  { hex: 'ea6a1f', name: 'colorOrange' },
  { hex: 'f2b50a', name: 'colorYellow' },
  { hex: '1f8f55', name: 'colorGreen' },
  { hex: '2e9fd0', name: 'colorSky' },
  { hex: '1f4fa8', name: 'colorBlue' },
  { hex: '6b3fa0', name: 'colorViolet' },
  { hex: 'e0457f', name: 'colorPink' },
  { hex: 'c59a3c', name: 'colorGold' },
  { hex: 'c3c8cc', name: 'colorSilver' },
] as const
