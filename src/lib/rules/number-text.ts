/** Matches digits, optionally in groups of three, and optionally up to the given number of decimals. */
export function numberText(maximumDecimals: number): RegExp {
  return new RegExp(String.raw`^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,${maximumDecimals}})?$`)
}
