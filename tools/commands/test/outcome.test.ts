import { describe, expect, it } from 'vitest'
import { judged } from './outcome.ts'

describe('the judgement of a part', () => {
  it('accepts counts that agree with the exit code', () => {
    expect(judged({ passed: 3, failed: 0 }, 0, 'fine')).toEqual({
      passed: 3,
      failed: 0,
      output: 'fine',
      failures: [],
    })
    expect(judged({ passed: 3, failed: 2 }, 1, 'bad', ['a', 'b'])).toEqual({
      passed: 3,
      failed: 2,
      output: 'bad',
      failures: ['a', 'b'],
    })
  })

  it('fails a part that wrote no report', () => {
    expect(judged(undefined, 0, 'crash\n')).toEqual({
      passed: 0,
      failed: 1,
      output: 'crash\nIt wrote no report.',
      failures: ['crash\nIt wrote no report.'],
    })
  })

  it('fails a part in which no test ran', () => {
    expect(judged({ passed: 0, failed: 0 }, 0, '')).toEqual({
      passed: 0,
      failed: 1,
      output: 'No test ran.',
      failures: ['No test ran.'],
    })
  })

  it('fails a part whose exit code is not 0 after all its tests have passed', () => {
    expect(judged({ passed: 3, failed: 0 }, 1, 'late')).toEqual({
      passed: 3,
      failed: 1,
      output: 'late\nIt ended with 1.',
      failures: ['late\nIt ended with 1.'],
    })
    expect(judged({ passed: 3, failed: 0 }, null, 'late').output).toBe('late\nIt ended with a signal.')
  })

  it('tells only the last lines of a part that failed beside its tests', () => {
    const { failures } = judged({ passed: 3, failed: 0 }, 1, 'line\n'.repeat(100))
    expect(failures.map((failure) => failure.split('\n').length)).toEqual([12])
  })
})
