import type { CutPiece } from '../openapi/generated/schema.ts'

/** In millimetres. A sheet lies on the saw with its length from left to right. */
export interface CutSheet {
  width: number
  length: number
}

/** What the shop's saw can do, in millimetres. */
export interface Saw {
  /** What the blade takes away. */
  kerf: number
  /** The shortest side that can be cut. */
  minimum: number
}

interface Area extends CutSheet {
  x: number
  y: number
}

export interface PlacedPiece extends Area {
  /** The place of its row in the list of pieces. */
  row: number
}

export interface PlannedSheet {
  pieces: PlacedPiece[]
  /** What is left, in the pieces in which the saw leaves it. */
  offcuts: Area[]
  cuts: number
}

export interface CutPlan {
  sheets: PlannedSheet[]
  cuts: number
}

/** What one line of a cart can have cut: enough for a shop front, and planned at once. */
export const maxCutPieces = 200
/** As many as the contract takes at once. */
export const maxCutRows = 40

export const cutPieceCount = (pieces: readonly Pick<CutPiece, 'count'>[]): number =>
  pieces.reduce((sum, { count }) => sum + count, 0)

export const isTooMuchToCut = (pieces: readonly CutPiece[]): boolean =>
  cutPieceCount(pieces) > maxCutPieces || pieces.length > maxCutRows

/** Rows of the same pieces are one row. */
export function joinedPieces(pieces: readonly CutPiece[]): CutPiece[] {
  const rows = new Map<string, CutPiece>()
  for (const { width, length, count, mayTurn } of pieces) {
    const key = `${width} ${length} ${mayTurn}`
    rows.set(key, { width, length, count: count + (rows.get(key)?.count ?? 0), mayTurn })
  }
  return [...rows.values()]
}

/** Why such a piece cannot be cut from the sheet; undefined if it can. */
export function whyNotCut(
  { width, length, mayTurn }: Pick<CutPiece, 'width' | 'length' | 'mayTurn'>,
  sheet: CutSheet,
  { minimum }: Saw,
): 'tooSmall' | 'tooLarge' | undefined {
  if (Math.min(width, length) < minimum) return 'tooSmall'
  const fits = width <= sheet.width && length <= sheet.length
  const fitsTurned = mayTurn && length <= sheet.width && width <= sheet.length
  return fits || fitsTurned ? undefined : 'tooLarge'
}

type Piece = Pick<PlacedPiece, 'row' | 'width' | 'length'> & { mayTurn: boolean }
type Order = (one: Piece, other: Piece) => number
/** The less, the better a piece fits into an area that is so much longer and wider. */
type Fit = (longer: number, wider: number, area: Area) => number
/** Whether the area is first cut through along its length. */
type Split = (longer: number, wider: number, area: Area) => boolean
interface Rules {
  order: Order
  fit: Fit
  split: Split
}

const sizeOf = ({ width, length }: CutSheet) => width * length
const orders: readonly Order[] = [
  (one, other) => sizeOf(other) - sizeOf(one),
  (one, other) => Math.max(other.width, other.length) - Math.max(one.width, one.length),
  (one, other) => other.width - one.width || other.length - one.length,
  (one, other) => other.length - one.length || other.width - one.width,
]
const fits: readonly Fit[] = [
  (longer, wider) => Math.min(longer, wider),
  (longer, wider, area) => sizeOf(area) - (area.length - longer) * (area.width - wider),
]
const splits: readonly Split[] = [
  () => true,
  () => false,
  (longer, wider, { length, width }) => longer * width <= wider * length,
]
const allRules = orders.flatMap((order) =>
  fits.flatMap((fit) => splits.map((split): Rules => ({ order, fit, split }))),
)

/** How many areas are looked at before the best plan so far is taken. */
const maxLooks = 300_000
const maxTries = 300

/**
 * Lays the pieces on as few sheets as it finds, each of which a saw can cut through from edge to edge. The same pieces give
 * the same plan, in the browser and on the server. Each piece must fit on the sheet.
 */
export function planCuts(pieces: readonly CutPiece[], sheet: CutSheet, kerf: number): CutPlan {
  const wanted = pieces.flatMap(({ count, ...piece }, row): Piece[] =>
    Array.from({ length: count }, () => ({ ...piece, row })),
  )
  const least = fewestSheets(wanted, sheet, kerf)
  const random = drawer()
  let looks = 0
  let best: CutPlan | undefined
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const rules = allRules[attempt % allRules.length]
    const isDrawn = attempt >= allRules.length
    if (!rules || looks > maxLooks || (isDrawn && best && best.sheets.length <= least)) break
    const queue = isDrawn ? shuffled(wanted, random) : wanted.toSorted(rules.order)
    const found = layOut(queue, rules, { sheet, kerf })
    looks += found.looks
    if (!best || isBetter(found, best)) best = { sheets: found.sheets, cuts: found.cuts }
  }
  return best ?? { sheets: [], cuts: 0 }
}

/** No plan has fewer: each piece takes its own area and the blade's beside it. */
function fewestSheets(pieces: readonly Piece[], { width, length }: CutSheet, kerf: number): number {
  const needed = pieces.reduce((sum, piece) => sum + (piece.width + kerf) * (piece.length + kerf), 0)
  return Math.ceil(needed / ((width + kerf) * (length + kerf)))
}

/** Fewer sheets, then fewer cuts, then the larger piece that is left. */
function isBetter(one: CutPlan, other: CutPlan): boolean {
  const less = one.sheets.length - other.sheets.length || one.cuts - other.cuts
  return less < 0 || (less === 0 && largestOffcut(one) > largestOffcut(other))
}

const largestOffcut = ({ sheets }: CutPlan) =>
  Math.max(0, ...sheets.flatMap(({ offcuts }) => offcuts.map(sizeOf)))

interface Spot {
  on: PlannedSheet
  index: number
  area: Area
  score: number
  size: CutSheet
}

function layOut(
  queue: readonly Piece[],
  { fit, split }: Rules,
  { sheet, kerf }: { sheet: CutSheet; kerf: number },
): CutPlan & { looks: number } {
  const sheets: PlannedSheet[] = []
  let looks = 0

  function bestSpot(piece: Piece, on: readonly PlannedSheet[]): Spot | undefined {
    let best: Spot | undefined
    const sizes = piece.mayTurn ? [piece, turned(piece)] : [piece]
    for (const planned of on) {
      looks += planned.offcuts.length * sizes.length
      planned.offcuts.forEach((area, index) => {
        for (const size of sizes) {
          const longer = area.length - size.length
          const wider = area.width - size.width
          if (longer < 0 || wider < 0) continue
          const score = fit(longer, wider, area)
          if (!best || score < best.score) best = { on: planned, index, area, score, size }
        }
      })
    }
    return best
  }

  for (const piece of queue) {
    let spot = bestSpot(piece, sheets)
    if (!spot) {
      const fresh: PlannedSheet = { pieces: [], offcuts: [{ x: 0, y: 0, ...sheet }], cuts: 0 }
      sheets.push(fresh)
      spot = bestSpot(piece, [fresh])
    }
    if (!spot) throw new Error('cut-plan: a piece is larger than the sheet')
    cutOut(piece, spot, { split, kerf })
  }
  return { sheets, cuts: sheets.reduce((sum, { cuts }) => sum + cuts, 0), looks }
}

const turned = ({ width, length }: CutSheet): CutSheet => ({ width: length, length: width })

/** Two cuts at most: where the piece is as long or as wide as the area, there is nothing to cut. */
function cutOut(
  { row }: Piece,
  { on, index, area, size: { width, length } }: Spot,
  { split, kerf }: { split: Split; kerf: number },
): void {
  const [longer, wider] = [area.length - length, area.width - width]
  const isAlong = split(longer, wider, area)
  const right = {
    x: area.x + length + kerf,
    y: area.y,
    length: longer - kerf,
    width: isAlong ? width : area.width,
  }
  const below = {
    x: area.x,
    y: area.y + width + kerf,
    length: isAlong ? area.length : length,
    width: wider - kerf,
  }
  on.offcuts.splice(index, 1, ...[right, below].filter((rest) => rest.length > 0 && rest.width > 0))
  on.pieces.push({ row, x: area.x, y: area.y, width, length })
  on.cuts += (longer > 0 ? 1 : 0) + (wider > 0 ? 1 : 0)
}

/** Draws numbers that are the same in each run. */
function drawer(): (below: number) => number {
  let state = 1
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

function shuffled(pieces: readonly Piece[], random: (below: number) => number): Piece[] {
  const mixed = [...pieces]
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = random(place + 1)
    const [one, two] = [mixed[place], mixed[other]]
    if (one && two) [mixed[place], mixed[other]] = [two, one]
  }
  return mixed
}
