import type { Label } from '../arrow-words.ts'
import type { Box, Line } from '../chart.ts'
import { textWidth } from './text-size.ts'

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

export const lineWords = ({ when, words }: Line): string => (when === 'invoked' ? `do / ${words}` : words)

export function boxSize(box: Box): { width: number; height: number } {
  if (isDot(box)) return { width: dotSize, height: dotSize }
  const lines = shownLines(box)
  const widest = Math.max(
    textWidth(box.name, nameSize, { bold: true }),
    ...lines.map((line) => textWidth(lineWords(line), lineSize)),
  )
  return {
    width: widest + 2 * margin,
    height: nameHeight + (lines.length > 0 ? lines.length * lineHeight + margin / 2 : 0),
  }
}

export const isDot = ({ kind }: Box): boolean =>
  kind === 'start' || kind === 'end' || kind === 'history' || kind === 'deep history'

/** The lines of one label: the event, then its guard. */
export const labelLines = ({ event, guard }: Label): string[] => {
  const lines = [event, guard].filter(Boolean)
  return lines.length > 0 ? lines : ['always']
}

export function labelsSize(labels: Label[]): { width: number; height: number } {
  const lines = labels.flatMap(labelLines)
  return {
    width: Math.max(...lines.map((line) => textWidth(line, lineSize))) + 8,
    height: lines.length * lineHeight,
  }
}
