import { describe, expect, it } from 'vitest'
import { shownAfter, type Look } from './shown.ts'

const looks = (...seen: [answeredAt: number, isNew: boolean][]): Look[] =>
  seen.map(([answeredAt, isNew]) => ({ answeredAt, isNew }))

describe('how long a change took to be shown', () => {
  it('ends with the first new answer after which none is old', () => {
    expect(shownAfter(looks([900, false], [1_300, false], [1_350, true], [1_400, true]), 1_000)).toBe(350)
  })

  it('goes on while an old answer comes again, as from a process that forgot it', () => {
    expect(shownAfter(looks([1_050, true], [1_900, false], [1_950, true]), 1_000)).toBe(950)
  })

  it('is nothing where the answer was new before the change was confirmed', () => {
    expect(shownAfter(looks([900, false], [990, true], [1_010, true]), 1_000)).toBe(0)
  })

  it('has no end where the last answer is old, or where there is none', () => {
    expect(shownAfter(looks([1_050, true], [1_900, false]), 1_000)).toBe(Infinity)
    expect(shownAfter([], 1_000)).toBe(Infinity)
  })
})
