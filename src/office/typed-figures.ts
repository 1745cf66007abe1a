/** A figure as the server reads it: typed and pasted ones have separators, the sign of the baht, and Thai digits. */
export const bareFigure = (text: string) =>
  text.replaceAll(/[\s,฿]/g, '').replaceAll(/[๐-๙]/g, (digit) => String('๐๑๒๓๔๕๖๗๘๙'.indexOf(digit)))

/** The baht that a text says; undefined if it says none. */
export function bahtIn(text: string): number | undefined {
  const bare = bareFigure(text)
  return /^\d{1,10}(?:\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined
}
