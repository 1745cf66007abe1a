/**
 * Whether the last of 13 digits follows from the first twelve, as in every tax id of Thailand. The rule of the
 * form only wants 13 digits; this finds digits that were mixed up.
 */
export function hasRightCheckDigit(taxId: string): boolean {
  const digits = [...taxId].map(Number)
  const sum = digits.slice(0, 12).reduce((total, digit, index) => total + digit * (13 - index), 0)
  return digits.length === 13 && (11 - (sum % 11)) % 10 === digits[12]
}
