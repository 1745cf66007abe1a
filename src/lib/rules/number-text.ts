/** Digits, perhaps in thousands groups of three with commas, perhaps a decimal part of so many digits. */
export function numberText(maximumDecimals: number): RegExp {
  return new RegExp(String.raw`^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,${maximumDecimals}})?$`)
}
