/** Millimetres in a unit, by how people write it; the longer ones first, as `ม.` is the end of `มม.` too. */
const units: readonly [pattern: string, millimetres: number, tolerance: number][] = [
  ['มม\\.?|มิลลิเมตร|มิลลิ|มิล(?![ก-๙])|mm\\.?|millimet(?:re|er)s?|mil(?![a-z])', 1, 0],
  ['ซม\\.?|เซนติเมตร|เซ็?นต์?(?![ก-๙])|cm\\.?|centimet(?:re|er)s?', 10, 0.02],
  ['ไมครอน|ไมค์?(?![ก-๙])|microns?|mic(?![a-z])|[µu]m(?![a-z])', 0.001, 0],
  ['เมตร|ม\\.|ม(?![ก-๙])|met(?:re|er)s?|m(?![a-z²])', 1000, 0.02],
  ['นิ้ว|inch(?:es)?|["”″]', 25.4, 0.02],
  ['ฟุต|feet|foot|ft\\.?', 304.8, 0.02],
  ['หุน', 3.175, 0.1],
]
const unit = units.map(([pattern]) => pattern).join('|')
const number = '(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?|\\.\\d+'
const by = '\\s*[x×*✕]\\s*'
const role = '(?:หนา|กว้าง|หน้ากว้าง|ยาว|thick(?:ness)?|width|wide|length|long|ø|dia(?:meter)?)?'

const faces = new RegExp(
  `(?<![a-z\\d.-])(${number})\\s*(${unit})?${by}(${number})\\s*(${unit})?(?:${by}(${number})\\s*(${unit})?)?`,
  'giu',
)
const lengths = new RegExp(`(${role})\\s*(?<![a-z\\d.-])(${number})\\s*(${unit})`, 'giu')
const bare = new RegExp(`(${role})\\s*(?<![a-z\\d.-])(${number})(?![a-z\\d.-])`, 'giu')

export interface Range {
  from: number
  to: number
}

export type Measure =
  /** Width and length, in either order, and perhaps thickness; any of the options. */
  | { kind: 'face'; options: { width: Range; length: Range; thickness?: Range }[] }
  | { kind: 'side'; side: 'thickness' | 'width' | 'length' | 'any'; options: Range[] }

/** An amount in a keyword: its measure, and what labels and names may say in its place: the 6 of nylon 6, or A4. */
export interface FoundAmount {
  typed: string
  start: number
  end: number
  measure?: Measure
  /** Folded, each as whole words. */
  phrases: string[]
}

type FoundMeasure = FoundAmount & { measure: Measure }

const paper = /(?<![a-z\d-])a([0-6])(?![a-z\d-])/giu
const paperSizes: readonly (readonly [width: number, length: number])[] = [
  [841, 1189],
  [594, 841],
  [420, 594],
  [297, 420],
  [210, 297],
  [148, 210],
  [105, 148],
]

const valueOf = (text: string): number => Number(text.replaceAll(',', ''))

function unitOf(text: string): { millimetres: number; tolerance: number } | undefined {
  const found = units.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(text))
  return found && { millimetres: found[1], tolerance: found[2] }
}

const around = (millimetres: number, tolerance: number): Range => {
  const slack = Math.max(millimetres * tolerance, 0.0005)
  return { from: millimetres - slack, to: millimetres + slack }
}

/** How many millimetres a number may stand for when nobody says so: 1.2 × 2.4 are metres, 4 × 8 feet, 60 × 120 cm. */
function guesses(width: number, length: number): { millimetres: number; tolerance: number }[] {
  const [small, large] = [Math.min(width, length), Math.max(width, length)]
  if (large >= 250) return [{ millimetres: 1, tolerance: 0.005 }]
  if (large <= 12) return [1000, 304.8, 10, 1].map((millimetres) => ({ millimetres, tolerance: 0.025 }))
  if (small <= 6) return [1, 10, 1000].map((millimetres) => ({ millimetres, tolerance: 0.025 }))
  return [10, 1].map((millimetres) => ({ millimetres, tolerance: 0.025 }))
}

function faceOf(match: RegExpMatchArray): Measure | undefined {
  const [, first = '', firstUnit, second = '', secondUnit, third, thirdUnit] = match
  const lastUnit = [thirdUnit, secondUnit, firstUnit].find((one) => one !== undefined)
  const known = lastUnit === undefined ? undefined : unitOf(lastUnit)
  const [width, length] = [valueOf(first), valueOf(second)]
  const thickness = third === undefined ? undefined : valueOf(third)
  // 1.22 × 2.44 × 3 mm: the unit is that of the thickness alone.
  const isOfThickness = known?.millimetres === 1 && third !== undefined && Math.max(width, length) <= 12
  const scales = known && !isOfThickness ? [known] : guesses(width, length)
  return {
    kind: 'face',
    options: scales.map(({ millimetres, tolerance }) => {
      const slack = Math.max(tolerance, 0.005)
      // A sheet of 120 × 240 is spoken of, and 122 × 244 is cut.
      const loose = millimetres >= 10 ? Math.max(slack, 0.025) : slack
      return {
        width: around(width * millimetres, loose),
        length: around(length * millimetres, loose),
        ...(thickness !== undefined && {
          thickness: around(thickness * (thirdUnit !== undefined && known ? known.millimetres : 1), 0),
        }),
      }
    }),
  }
}

function sideOf(word: string): 'thickness' | 'width' | 'length' | 'any' {
  if (/หนา(?!้)|thick/i.test(word)) return 'thickness'
  if (/กว้าง|wid|ø|dia/i.test(word)) return 'width'
  return /ยาว|l(?:ength|ong)/i.test(word) ? 'length' : 'any'
}

function lengthOf([, said = '', value = '', unitText = '']: RegExpMatchArray): Measure | undefined {
  const known = unitOf(unitText)
  if (!known) return undefined
  return {
    kind: 'side',
    side: sideOf(said),
    options: [around(valueOf(value) * known.millimetres, known.tolerance)],
  }
}

function bareOf([, said = '', value = '']: RegExpMatchArray): Measure {
  const [side, given] = [sideOf(said), valueOf(value)]
  const scales = side === 'width' || side === 'length' ? [1, 10, 1000] : [1]
  return { kind: 'side', side, options: scales.map((scale) => around(given * scale, scale === 1 ? 0 : 0.02)) }
}

function paperOf([, size = '']: RegExpMatchArray): Measure | undefined {
  const [width, length] = paperSizes[Number(size)] ?? []
  if (width === undefined || length === undefined) return undefined
  return { kind: 'face', options: [{ width: around(width, 0.005), length: around(length, 0.005) }] }
}

/** The measures in a keyword, and the keyword with spaces in their places. */
export function extractMeasures(keyword: string): { measures: FoundMeasure[]; rest: string } {
  const measures: FoundMeasure[] = []
  let rest = keyword
  const take = (
    pattern: RegExp,
    read: (match: RegExpMatchArray) => Measure | undefined,
    phrasesOf: (match: RegExpMatchArray) => string[] = () => [],
  ) => {
    for (const match of rest.matchAll(pattern)) {
      const measure = read(match)
      if (!measure) continue
      const [typed] = match
      const [start, end] = [match.index, match.index + typed.length]
      measures.push({ typed: typed.trim(), start, end, measure, phrases: phrasesOf(match) })
      rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
    }
  }
  take(faces, faceOf)
  take(lengths, lengthOf)
  take(paper, paperOf, ([typed]) => [typed.toLowerCase()])
  take(bare, bareOf, ([, said = '', value = '']) => (said === '' ? [value] : []))
  return { measures: measures.toSorted((one, other) => one.start - other.start), rest }
}
