import { describe, expect, it } from 'vitest'
import { playwrightCounts, readReport, vitestCounts } from './counts.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('the counts of a vitest report', () => {
  it('adds up the files, and counts skipped and todo tests as failed', () => {
    const testResults = [
      file('passed', 'passed', 'skipped', 'todo'),
      file('failed', 'passed', 'failed', 'pending'),
    ]
    expect(vitestCounts({ testResults })).toEqual({ passed: 2, failed: 4 })
  })

  it('counts a file that failed before its tests as one failure', () => {
    expect(vitestCounts({ testResults: [file('failed'), file('passed', 'passed')] })).toEqual({
      passed: 1,
      failed: 1,
    })
  })

  it('counts a file whose hook failed after its tests had passed', () => {
    expect(vitestCounts({ testResults: [file('failed', 'passed')] })).toEqual({ passed: 1, failed: 1 })
  })

  it('returns none for another format', () => {
    expect(vitestCounts(undefined)).toBeUndefined()
    expect(vitestCounts({ testResults: 'none' })).toBeUndefined()
  })
})

describe('the counts of a Playwright report', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }

  it('counts all but expected results as failed, and each error outside of the tests', () => {
    expect(playwrightCounts({ errors: [], stats })).toEqual({ passed: 5, failed: 4 })
    expect(playwrightCounts({ errors: [{ message: 'no server' }], stats })).toEqual({ passed: 5, failed: 5 })
  })

  it('returns none for another format', () => {
    expect(playwrightCounts({ errors: [] })).toBeUndefined()
  })
})

it('returns undefined for a missing report', () => {
  expect(readReport('/nowhere/report.json')).toBeUndefined()
})
