import { describe, expect, it } from 'vitest'
import { problemsOf, summaryOf, type Evidence } from './checklist.ts'
import { requirements } from './requirements.ts'

const planned = { id: 'R4.1', text: 'Signed in is a cookie', state: 'planned' } as const
const proven = { id: 'R4.3', text: 'Sign-out waits', state: 'proven' } as const
const deviates = { id: 'R2.27', text: 'Back scrolls up', state: 'deviates', decision: 6 } as const

const problems = (evidence: Partial<Evidence>) =>
  problemsOf({
    requirements: [planned, proven, deviates],
    citations: [],
    mentions: [],
    decisions: [],
    ...evidence,
  })

const citations = [{ id: 'R4.3', path: 'src/a.test.ts' }]
const decisions = ['006-back-restores.md']

describe('the checklist', () => {
  it('is in order when what is proven has a test and what deviates has a decision', () => {
    expect(problems({ citations, decisions })).toEqual([])
  })

  it('lets a test prove what is still planned', () => {
    expect(problems({ citations: [...citations, { id: 'R4.1', path: 'src/b.test.ts' }], decisions })).toEqual(
      [],
    )
  })

  it('refuses what is proven by no test', () => {
    expect(problems({ decisions })).toEqual([
      'R4.3 is proven, but no test that runs carries its id: Sign-out waits',
    ])
  })

  it('takes no mention in a machine for a proof', () => {
    expect(problems({ mentions: [{ id: 'R4.3', path: 'machines/a.machine.ts' }], decisions })).toHaveLength(1)
  })

  it.each(['citations', 'mentions'] as const)('refuses an unknown id in %s', (where) => {
    const unknown = { id: 'R4.99', path: 'src/c.test.ts' }
    expect(problems({ citations, decisions, [where]: [...citations, unknown] })).toEqual([
      'src/c.test.ts cites R4.99, which the checklist does not know',
    ])
  })

  it.each([[[]], [['0006-back.md']], [['006-back.txt']], [['016-back.md']]])(
    'refuses a deviation whose decision is not written: %j',
    (written) => {
      expect(problems({ citations, decisions: written })).toEqual([
        'R2.27 deviates by a decision that is not written: docs/decisions/006-*.md',
      ])
    },
  )

  it('refuses a deviation without a decision, and a decision without a deviation', () => {
    const { decision: _, ...undecided } = deviates
    expect(problems({ requirements: [undecided, { ...planned, decision: 6 }], decisions })).toEqual([
      'R2.27 deviates, but names no decision',
      'R4.1 names a decision, but does not deviate',
    ])
  })

  it('refuses an id that stands twice', () => {
    expect(problems({ requirements: [planned, planned] })).toEqual(['R4.1 stands twice in the checklist'])
  })

  it('counts what is proven, deviates and is planned', () => {
    expect(summaryOf([planned, proven, deviates, planned])).toBe('1 proven, 1 deviate, 2 planned of 4')
  })
})

describe('the requirements', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 21])('of part %i are numbered without a gap', (part) => {
    const own = requirements.map(({ id }) => id).filter((id) => id.startsWith(`R${part}.`))
    expect(own).not.toEqual([])
    expect(own).toEqual(own.map((_, index) => `R${part}.${index + 1}`))
  })

  it('have a text of their own each', () => {
    expect(new Set(requirements.map(({ text }) => text)).size).toBe(requirements.length)
  })
})
