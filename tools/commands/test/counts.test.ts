import { describe, expect, it } from 'vitest'
import { playwrightCounts, readReport, vitestCounts } from './counts.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('the counts of a vitest report', () => {
  it('adds up the files, and counts what was skipped or left to do as failed', () => {
    const testResults = [
      file('passed', 'passed', 'skipped', 'todo'),
      file('failed', 'passed', 'failed', 'pending'),
    ]
    expect(vitestCounts({ testResults })).toEqual({ passed: 2, failed: 4 })
  })

  it('counts a file that broke before its tests as one failure', () => {
    expect(vitestCounts({ testResults: [file('failed'), file('passed', 'passed')] })).toEqual({
      passed: 1,
      failed: 1,
    })
  })

  it('counts a file whose hook broke after its tests had passed', () => {
    expect(vitestCounts({ testResults: [file('failed', 'passed')] })).toEqual({ passed: 1, failed: 1 })
  })

  it('has none of something else', () => {
    expect(vitestCounts(undefined)).toBeUndefined()
    expect(vitestCounts({ testResults: 'none' })).toBeUndefined()
  })
})

describe('the counts of a Playwright report', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }

  it('counts all but the expected as failed, and each error outside of the tests', () => {
    expect(playwrightCounts({ errors: [], stats })).toEqual({ passed: 5, failed: 4 })
    expect(playwrightCounts({ errors: [{ message: 'no server' }], stats })).toEqual({ passed: 5, failed: 5 })
  })

  it('has none of something else', () => {
    expect(playwrightCounts({ errors: [] })).toBeUndefined()
  })
})

it('reads no report where there is none', () => {
  expect(readReport('/nowhere/report.json')).toBeUndefined()
})
