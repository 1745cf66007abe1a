import type { LexiconWord } from './lexicon.ts'

export interface Segment {
  start: number
  end: number
  word: LexiconWord
}

const isLatin = (letter: string | undefined): boolean => letter !== undefined && /[a-z0-9.]/.test(letter)

/** Whether a word that is written in Latin letters begins and ends where one does. */
function standsWhole(text: string, start: number, end: number): boolean {
  if (isLatin(text[start]) && isLatin(text[start - 1])) return false
  return !(isLatin(text[end - 1]) && isLatin(text[end]))
}

function occurrences(text: string, word: LexiconWord): Segment[] {
  const found: Segment[] = []
  for (let start = text.indexOf(word.folded); start >= 0; start = text.indexOf(word.folded, start + 1)) {
    const end = start + word.folded.length
    if (standsWhole(text, start, end)) found.push({ start, end, word })
  }
  return found
}

/** Reads a text as trade words: of all ways the one that covers most of it, with the fewest words. */
export function segment(text: string, words: readonly LexiconWord[]): Segment[] {
  const all = words.flatMap((word) => occurrences(text, word))
  const best: { score: number; last?: Segment; before: number }[] = [{ score: 0, before: 0 }]
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = { score: best[end - 1]?.score ?? 0, before: end - 1 }
    for (const one of all.filter((other) => other.end === end)) {
      const score = (best[one.start]?.score ?? 0) + (end - one.start) - 0.5
      if (score > (best[end]?.score ?? 0)) best[end] = { score, last: one, before: one.start }
    }
  }
  const read: Segment[] = []
  for (let at = text.length; at > 0;) {
    const { last, before } = best[at] ?? { before: at - 1 }
    if (last) read.unshift(last)
    at = before
  }
  return read
}
