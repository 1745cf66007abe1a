/**
 * Widths of letters in shares of the font size, a little wider than in common sans-serif fonts, so that a text fits its
 * area in whichever of them it is shown. A layout must not depend on the fonts of the computer that makes it.
 */
const shares: [letters: RegExp, share: number][] = [
  [/[ijl.,:;'|![\]()/ ft]/, 0.34],
  [/[mwMW@%]/, 0.9],
  [/[A-Z&]/, 0.68],
  [/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/, 0],
]
const otherShare = 0.58
const boldShare = 1.06

export function textWidth(text: string, size: number, { bold = false } = {}): number {
  const letters = [...text].reduce(
    (width, letter) => width + (shares.find(([some]) => some.test(letter))?.[1] ?? otherShare),
    0,
  )
  return Math.ceil(letters * size * (bold ? boldShare : 1))
}
