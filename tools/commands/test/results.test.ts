import { describe, expect, it } from 'vitest'
import { resultsOf } from './results.ts'

// The reporters write much more than the runner reads.
const resultsIn = (report: object) => resultsOf(report as Parameters<typeof resultsOf>[0])

describe('the results in a report of Vitest', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages: failureMessages.length > 0 ? failureMessages : null,
  })
  const file = (status: string, ...assertionResults: object[]) => ({
    name: 'sum.test.ts',
    status,
    message: 'a hook failed',
    assertionResults,
  })

  it('name each test that did not pass, skipped ones too, with what it said', () => {
    const tests = [test('adds', 'passed'), test('takes', 'failed', 'one\n\ntwo'), test('later', 'todo')]
    expect(
      resultsIn({ testResults: [file('failed', ...tests), file('passed', test('adds', 'passed'))] }),
    ).toEqual({
      passed: 2,
      failures: ['sum.test.ts › takes\n  one\n  two', 'sum.test.ts › later\n  todo'],
    })
  })

  it('name a file that failed beside its tests', () => {
    const failures = ['sum.test.ts\n  a hook failed']
    expect(resultsIn({ testResults: [file('failed')] })).toEqual({ passed: 0, failures })
    expect(resultsIn({ testResults: [file('failed', test('adds', 'passed'))] })).toEqual({
      passed: 1,
      failures,
    })
  })

  it('tell the first lines of a long message', () => {
    const { failures } = resultsIn({
      testResults: [file('failed', test('long', 'failed', 'line\n'.repeat(100)))],
    })
    expect(failures.map((failure) => failure.split('\n').length)).toEqual([21])
  })
})

describe('the results in a report of Playwright', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'cart.spec.ts',
    line: 7,
    tests: [
      { projectName: 'phone', status, results: [{ errors: messages.map((message) => ({ message })) }] },
    ],
  })

  it('find tests at any depth, without the colours of their messages', () => {
    const inner = { specs: [spec('deep', 'unexpected', '\u001B[31mno button\u001B[39m')] }
    const suites = [{ specs: [spec('fine', 'expected')], suites: [inner] }]
    expect(resultsIn({ errors: [], suites, stats: { expected: 5 } })).toEqual({
      passed: 5,
      failures: ['cart.spec.ts:7 › deep (phone)\n  unexpected\n  no button'],
    })
  })

  it('count flaky and skipped tests, and errors outside of the tests', () => {
    const suites = [{ specs: [spec('now and then', 'flaky'), spec('never', 'skipped')] }]
    expect(
      resultsIn({ errors: [{ message: 'no server' }], suites, stats: { expected: 0 } }).failures,
    ).toEqual([
      'cart.spec.ts:7 › now and then (phone)\n  flaky',
      'cart.spec.ts:7 › never (phone)\n  skipped',
      'outside of the tests\n  no server',
    ])
  })
})
