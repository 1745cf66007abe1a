/**
 * Takes the VAT of 7 % out of a total that includes it, in satang. The base is the total ÷ 1.07, rounded half up to the
 * satang, and the VAT is the rest, so that both always add up to the total. Decision 024.
 */
export function includedVat(totalSatang: number): { baseSatang: number; vatSatang: number } {
  // Whole numbers alone: total × 100 ÷ 107, with a half added before the division is cut off.
  const baseSatang = Math.floor((totalSatang * 200 + 107) / 214)
  return { baseSatang, vatSatang: totalSatang - baseSatang }
}
