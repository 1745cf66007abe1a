import type { Queries } from '../../../db/database.ts'
import { fold } from './fold.ts'
import { nearestWords, piecesInGoods, wordsWithin, type LexiconWord, type Nearest } from './lexicon.ts'
import { extractMeasures, type Measure, type FoundAmount } from './measures.ts'
import { segment, type Segment } from './segments.ts'

/** One thing that a keyword asks for. */
export type SearchTerm = { typed: string } & (
  | { kind: 'concept'; concepts: LexiconWord['concepts'] }
  | { kind: 'text'; text: string }
  /** A measure, or what labels and names say in its place; one of them may be absent. */
  | { kind: 'amount'; measure?: Measure; phrases: string[] }
)

export interface ParsedKeyword {
  wanted: SearchTerm[]
  unknown: string[]
  /** The keyword with its nearest spelling. */
  spelling?: string
}

/** How many different things a keyword may ask for, and how many of them may be amounts: what is beyond them is left out. */
const most = { wanted: 8, amounts: 4 }

/** Enough likeness to a trade word, in trigrams, to take one for the other. */
const alike = 0.36
const invisible = /[\u200B-\u200D\u2060\uFEFF]/g

interface Token {
  typed: string
  folded: string
  segments: Segment[]
  gaps: string[]
}

/** Reads a keyword: its measures, then trade words, then words of the products, then what is spelt nearly like one. */
export async function parseKeyword(db: Queries, given: string): Promise<ParsedKeyword> {
  const keyword = given.normalize('NFC').replace(invisible, '').trim()
  const { amounts, rest: withoutAmounts } = extractAmounts(keyword)
  const { measures, rest } = extractMeasures(withoutAmounts)
  const tokens = await tokensOf(db, rest)
  const { wanted, unknown, corrections } = await resolve(db, tokens)
  const spelling = corrections.reduce((text, [typed, word]) => text.replace(typed, word), keyword)
  const sizes = [...measures, ...amounts].map(({ typed, phrases, measure }): SearchTerm => ({
    kind: 'amount',
    typed,
    phrases,
    ...(measure && { measure }),
  }))
  const chosenSizes = different(sizes).slice(0, most.amounts)
  return {
    wanted: [...different(wanted).slice(0, most.wanted - chosenSizes.length), ...chosenSizes],
    unknown,
    ...(spelling !== keyword && { spelling }),
  }
}

/** Each thing once, however often and in however many words it is asked for. */
function different(wanted: readonly SearchTerm[]): SearchTerm[] {
  const byMeaning = new Map<string, SearchTerm>()
  for (const one of wanted) {
    const meaning = JSON.stringify({ ...one, typed: undefined })
    if (!byMeaning.has(meaning)) byMeaning.set(meaning, one)
  }
  return [...byMeaning.values()]
}

async function tokensOf(db: Queries, text: string): Promise<Token[]> {
  const typed = text.split(/\s+/).filter((word) => fold(word) !== '')
  const folded = typed.map(fold)
  if (folded.length === 0) return []
  const line = folded.join(' ')
  const read = segment(line, await wordsWithin(db, line))
  let start = 0
  return folded.map((word, index) => {
    const [from, end] = [start, start + word.length]
    start = end + 1
    // A trade word of several words, as light box, belongs to the first of them and covers the others.
    const segments = read.filter((one) => one.start >= from && one.start < end)
    return { typed: typed[index] ?? '', folded: word, segments, gaps: gapsOf(line, from, end, read) }
  })
}

function gapsOf(line: string, from: number, end: number, read: readonly Segment[]): string[] {
  const marks = Array.from(line.slice(from, end), (letter, index) =>
    read.some((one) => one.start <= from + index && from + index < one.end) ? ' ' : letter,
  )
  return marks
    .join('')
    .split(/\s+/)
    .filter((gap) => gap !== '')
}

interface Resolved {
  wanted: SearchTerm[]
  unknown: string[]
  corrections: [typed: string, word: string][]
}

/** A few letters between known words are an ending or a slip. */
const isSlip = ({ folded, gaps, segments }: Token): boolean =>
  segments.length > 0 &&
  gaps.every((gap) => gap.length <= 2 && !/[0-9]/.test(gap)) &&
  gaps.join('').length * 3 <= folded.length

async function resolve(db: Queries, tokens: readonly Token[]): Promise<Resolved> {
  const open = tokens.filter((token) => token.gaps.length > 0 && !isSlip(token)).slice(0, most.wanted)
  // Shorter gaps are endings and slips, which are not looked for in texts.
  const texts = open.flatMap(({ folded, gaps }) => [folded, ...gaps.filter((gap) => gap.length >= 3)])
  const inGoods = await piecesInGoods(db, [...new Set(texts.filter((text) => text.length >= 2))])
  const strange = open.filter(({ folded }) => !inGoods.has(folded))
  const near = await nearestWords(db, [...new Set(strange.flatMap(({ folded, gaps }) => [folded, ...gaps]))])
  const found: Resolved = { wanted: [], unknown: [], corrections: [] }
  for (const token of tokens) {
    if (open.includes(token)) readOpen(token, inGoods, near, found)
    else addKnown(token, found)
  }
  return dropFillers(found)
}

function addKnown({ typed, segments }: Token, found: Resolved): void {
  for (const { word } of segments)
    found.wanted.push({
      kind: 'concept',
      typed: segments.length === 1 ? typed : word.word,
      concepts: word.concepts,
    })
}

function readOpen(token: Token, inGoods: Set<string>, near: Map<string, Nearest>, found: Resolved): void {
  const { typed, folded, gaps, segments } = token
  const correct = (piece: string, { word, concepts }: Nearest) => {
    found.corrections.push([piece === folded ? typed : piece, word])
    found.wanted.push({ kind: 'concept', typed: piece === folded ? typed : word, concepts })
  }
  if (folded.length >= 2 && inGoods.has(folded)) {
    found.wanted.push({ kind: 'text', typed, text: folded })
    return
  }
  const whole = gaps.every((gap) => gap.length >= 3 && inGoods.has(gap)) ? undefined : near.get(folded)
  const covered = folded.length - gaps.join('').length
  if (whole && whole.likeness >= alike && (covered * 2 < folded.length || whole.likeness >= 0.6)) {
    correct(folded, whole)
    return
  }
  if (segments.length > 0 && covered * 3 < folded.length) {
    const nearGap = gaps.some((gap) => (near.get(gap)?.likeness ?? 0) >= alike)
    if (!nearGap) {
      found.unknown.push(typed)
      return
    }
  }
  addKnown(token, found)
  for (const gap of gaps) {
    const nearest = near.get(gap)
    if (gap.length >= 3 && inGoods.has(gap)) found.wanted.push({ kind: 'text', typed: gap, text: gap })
    else if (nearest && nearest.likeness >= alike) correct(gap, nearest)
    else if (gap.length > 2 || segments.length === 0) found.unknown.push(segments.length === 0 ? typed : gap)
  }
}

/** Words such as "for" count only where there is nothing else. */
function dropFillers({ wanted, unknown, corrections }: Resolved): Resolved {
  const isFiller = (one: SearchTerm) =>
    one.kind === 'concept' && one.concepts.every(({ kind }) => kind === 'filler')
  return { wanted: wanted.filter((one) => !isFiller(one)), unknown, corrections }
}

/** Amounts that stand in the labels of sizes and in names: each unit as the labels write it, after how people type it. */
const units: readonly [typed: string, written: readonly string[]][] = [
  ['แกรม|gsm', ['แกรม', 'gsm']],
  ['มล\\.?|มิลลิลิตร|ml', ['มล', 'ml']],
  ['ลิตร|lit(?:re|er)s?', ['ลิตร', 'litre']],
  ['กรัม|grams?|g', ['กรัม', 'g', 'แกรม', 'gsm']],
  ['กก\\.?|กิโล(?:กรัม)?|kg', ['กก', 'kg']],
  ['วัตต์|watts?|w', ['วัตต', 'w', 'watt']],
  ['โวลต์|โวลท์|โวลต|volts?|v', ['โวลต', 'v', 'volt']],
]

/** Amounts such as 440 แกรม in a keyword, and the keyword with spaces in their places. */
function extractAmounts(keyword: string): { amounts: FoundAmount[]; rest: string } {
  const amounts: FoundAmount[] = []
  let rest = keyword
  for (const [typed, written] of units) {
    const pattern = new RegExp(`(?<![a-z\\d.])(\\d[\\d,]*(?:\\.\\d+)?)\\s*(?:${typed})(?![a-zก-๙])`, 'giu')
    for (const match of rest.matchAll(pattern)) {
      const [whole, value = ''] = match
      const [start, end] = [match.index, match.index + whole.length]
      amounts.push({ typed: whole, start, end, phrases: written.map((unit) => fold(`${value} ${unit}`)) })
      rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
    }
  }
  return { amounts, rest }
}
