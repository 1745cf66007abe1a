import type { Label } from '../arrow-words.ts'
import type { Box, Line } from '../chart.ts'

const nameSize = 13
const lineSize = 11
export const lineHeight = 15
/** Between the edge of a box and its words. */
export const margin = 12
/** The height of a box that holds its name only. */
export const nameHeight = 32
const dotSize = 14

/** What a box says below its name. Entry and exit actions, and events ignored on purpose, are left to its panel. */
export const shownLines = ({ lines }: Box): Line[] =>
  lines.filter(({ when, ignored }) => (when === 'invoked' || when === 'event') && !ignored)

/** The name of a box; of a folded one also how many states are inside. */
export const boxTitle = ({ name, holds }: Box): string => (holds === undefined ? name : `${name} (${holds})`)

export const lineWords = ({ when, words }: Line): string => (when === 'invoked' ? `do / ${words}` : words)

export function boxSize(box: Box): { width: number; height: number } {
  if (isDot(box)) return { width: dotSize, height: dotSize }
  const lines = shownLines(box)
  const widest = Math.max(
    textWidth(boxTitle(box), nameSize, { bold: true }),
    ...lines.map((line) => textWidth(lineWords(line), lineSize)),
  )
  return {
    width: widest + 2 * margin,
    height: nameHeight + (lines.length > 0 ? lines.length * lineHeight + margin / 2 : 0),
  }
}

export const isDot = ({ kind }: Box): boolean =>
  kind === 'start' || kind === 'end' || kind === 'history' || kind === 'deep history'

interface LabelLine {
  words: string
  isGuard: boolean
  /** The transitions that it stands for. */
  labels: Label[]
}

/** The lines of an arrow's labels: each event, then its guard. An event without a guard is said once. */
export function labelLines(labels: Label[]): LabelLine[] {
  const lines: LabelLine[] = []
  for (const label of labels) {
    const words = label.event || (label.guard ? '' : 'always')
    const same = label.guard ? undefined : lines.find((line) => line.words === words)
    if (same) same.labels.push(label)
    else if (words) lines.push({ words, isGuard: false, labels: [label] })
    if (label.guard) lines.push({ words: label.guard, isGuard: true, labels: [label] })
  }
  return lines
}

export function labelsSize(labels: Label[]): { width: number; height: number } {
  const lines = labelLines(labels)
  return {
    width: Math.max(...lines.map(({ words }) => textWidth(words, lineSize))) + 8,
    height: lines.length * lineHeight,
  }
}

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

function textWidth(text: string, size: number, { bold = false } = {}): number {
  const letters = [...text].reduce(
    (width, letter) => width + (shares.find(([some]) => some.test(letter))?.[1] ?? otherShare),
    0,
  )
  return Math.ceil(letters * size * (bold ? boldShare : 1))
}
