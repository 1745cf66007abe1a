import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { CutPiece } from '../openapi/generated/schema.ts'
import {
  cutPieceCount,
  maxCutPieces,
  planCuts,
  whyNotCut,
  type CutSheet,
  type PlacedPiece,
  type PlannedSheet,
} from './cut-plan.ts'

interface Case {
  sheet: CutSheet
  kerf: number
  pieces: CutPiece[]
}

const side = (most: number) => fc.integer({ min: 1, max: most })
const anyCase = (maxSide: number, maxRows: number, maxCount: number): fc.Arbitrary<Case> =>
  fc
    .record({
      sheet: fc.record({ width: side(maxSide), length: side(maxSide) }),
      kerf: fc.integer({ min: 0, max: 2 }),
    })
    .chain(({ sheet, kerf }) =>
      fc
        .array(
          fc.record({
            width: side(sheet.width),
            length: side(sheet.length),
            count: fc.integer({ min: 1, max: maxCount }),
            mayTurn: fc.boolean(),
          }),
          { minLength: 1, maxLength: maxRows },
        )
        .map((pieces) => ({ sheet, kerf, pieces })),
    )

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)

/** Whether a saw can cut the pieces apart, from edge to edge each time, and takes away only what is between them. */
function canBeSawn(pieces: readonly PlacedPiece[], kerf: number): boolean {
  if (pieces.length < 2) return true
  return (['x', 'y'] as const).some((axis) => {
    const size = axis === 'x' ? 'length' : 'width'
    return pieces.some((piece) => {
      const at = piece[axis] + piece[size]
      const before = pieces.filter((one) => one[axis] + one[size] <= at)
      const after = pieces.filter((one) => one[axis] >= at + kerf)
      const isThrough = before.length + after.length === pieces.length && after.length > 0
      return isThrough && canBeSawn(before, kerf) && canBeSawn(after, kerf)
    })
  })
}

/** Parts of a sheet that do not overlap, with the blade's way between them. */
function areApart(planned: PlannedSheet, kerf: number): boolean {
  const parts = [...planned.pieces, ...planned.offcuts]
  return parts.every((one, index) =>
    parts
      .slice(index + 1)
      .every(
        (other) =>
          one.x + one.length + kerf <= other.x ||
          other.x + other.length + kerf <= one.x ||
          one.y + one.width + kerf <= other.y ||
          other.y + other.width + kerf <= one.y,
      ),
  )
}

function expectSound({ sheet, kerf, pieces }: Case) {
  const plan = planCuts(pieces, sheet, kerf)
  for (const planned of plan.sheets) {
    expect(planned.pieces.length).toBeGreaterThan(0)
    expect(areApart(planned, kerf)).toBe(true)
    expect(canBeSawn(planned.pieces, kerf)).toBe(true)
    for (const { x, y, width, length } of [...planned.pieces, ...planned.offcuts]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + length).toBeLessThanOrEqual(sheet.length)
      expect(y + width).toBeLessThanOrEqual(sheet.width)
    }
  }
  const placed = plan.sheets.flatMap((planned) => planned.pieces)
  for (const [row, { width, length, count, mayTurn }] of pieces.entries()) {
    const cut = placed.filter((one) => one.row === row)
    expect(cut).toHaveLength(count)
    for (const one of cut) {
      const isTurned = mayTurn && one.width === length && one.length === width
      expect((one.width === width && one.length === length) || isTurned).toBe(true)
    }
  }
  expect(plan.cuts).toBe(sum(plan.sheets.map(({ cuts }) => cuts)))
  return plan
}

/** The fewest sheets that there can be, by trying every cut at every place. */
function fewest({ sheet, kerf, pieces }: Case): number {
  const all = pieces.flatMap(({ count, ...piece }) => Array.from({ length: count }, () => piece))
  const known = new Map<string, boolean>()
  const fits = (set: number, length: number, width: number): boolean => {
    const key = `${set} ${length} ${width}`
    const found = known.get(key) ?? tryAll(set, length, width)
    known.set(key, found)
    return found
  }
  const tryAll = (set: number, length: number, width: number): boolean => {
    const [only, another] = all.filter((_, place) => set & (1 << place))
    if (!only) return true
    if (!another)
      return (
        (only.length <= length && only.width <= width) ||
        (only.mayTurn && only.width <= length && only.length <= width)
      )
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
      const rest = set & ~part
      for (let at = 1; at < length - kerf; at += 1)
        if (fits(part, at, width) && fits(rest, length - kerf - at, width)) return true
      for (let at = 1; at < width - kerf; at += 1)
        if (fits(part, length, at) && fits(rest, length, width - kerf - at)) return true
    }
    return false
  }
  const least = [0]
  for (let set = 1; set < 1 << all.length; set += 1) {
    least[set] = all.length
    for (let part = set; part > 0; part = (part - 1) & set)
      if (fits(part, sheet.length, sheet.width))
        least[set] = Math.min(least[set] ?? 0, 1 + (least[set & ~part] ?? 0))
  }
  return least.at(-1) ?? 0
}

describe('R21.23: the plan of the saw', () => {
  it('has the fewest sheets in all of 500 small cases, as brute force finds them', () => {
    const small = fc
      .sample(anyCase(9, 4, 2), { seed: 2123, numRuns: 1500 })
      .filter(({ pieces }) => cutPieceCount(pieces) <= 6)
      .slice(0, 500)
    expect(small).toHaveLength(500)
    const more = small.filter((one) => {
      const found = expectSound(one).sheets.length
      const least = fewest(one)
      expect(found).toBeGreaterThanOrEqual(least)
      return found > least
    })
    expect(more).toEqual([])
  })

  it('keeps the blade between pieces, stays inside, and can be sawn from edge to edge', () => {
    fc.assert(
      fc.property(anyCase(60, 8, 6), (one) => {
        expectSound(one)
      }),
      { seed: 2124, numRuns: 200 },
    )
  })

  it('is the same for the same pieces', () => {
    const [one] = fc.sample(anyCase(60, 8, 6), { seed: 2125, numRuns: 1 })
    expect(one && planCuts(one.pieces, one.sheet, one.kerf)).toEqual(
      one && planCuts(one.pieces, one.sheet, one.kerf),
    )
  })

  it('lays out the order that the shop was drawn with on two sheets', () => {
    const of = (width: number, length: number, count: number) => ({ width, length, count, mayTurn: true })
    const pieces = [of(800, 600, 4), of(400, 600, 6), of(300, 200, 8)]
    const plan = expectSound({ sheet: { width: 1220, length: 2440 }, kerf: 3, pieces })
    expect([plan.sheets.length, plan.cuts]).toEqual([2, 22])
  })

  it('plans as many pieces as a line can have', () => {
    const pieces = Array.from({ length: 40 }, (_, row) => ({
      ...{ width: 50 + row * 13, length: 90 + ((row * 37) % 400) },
      ...{ count: 5, mayTurn: row % 2 === 0 },
    }))
    expect(cutPieceCount(pieces)).toBe(maxCutPieces)
    expectSound({ sheet: { width: 1220, length: 2440 }, kerf: 3, pieces })
  })
})

test('R21.23: a piece that is too small or too large is refused, and one that may turn is tried both ways', () => {
  const why = (width: number, length: number, mayTurn = true) =>
    whyNotCut({ width, length, mayTurn }, { width: 1220, length: 2440 }, { kerf: 3, minimum: 50 })
  expect([why(1220, 2440), why(50, 50)]).toEqual([undefined, undefined])
  expect([why(49, 500), why(500, 49)]).toEqual(['tooSmall', 'tooSmall'])
  expect([why(1221, 1221), why(100, 2441)]).toEqual(['tooLarge', 'tooLarge'])
  expect([why(2440, 1220), why(2440, 1220, false)]).toEqual([undefined, 'tooLarge'])
})
