import { describe, expect, it } from 'vitest'
import { playwrightFailures, vitestFailures } from './failures.ts'

describe('what failed in a vitest report', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  })

  it('names each test that did not pass, with what it said', () => {
    const assertionResults = [
      test('adds', 'passed'),
      test('takes', 'failed', 'one\n\ntwo'),
      test('later', 'todo'),
    ]
    const report = { testResults: [{ name: 'sum.test.ts', status: 'failed', message: '', assertionResults }] }
    expect(vitestFailures(report)).toEqual([
      'sum.test.ts › takes\n  failed\n  one\n  two',
      'sum.test.ts › later\n  todo',
    ])
  })

  it('names a file that failed although its tests did not', () => {
    const assertionResults = [test('adds', 'passed')]
    const report = {
      testResults: [{ name: 'sum.test.ts', status: 'failed', message: 'a hook', assertionResults }],
    }
    expect(vitestFailures(report)).toEqual(['sum.test.ts\n  a hook'])
  })

  it('tells the first lines of a long message', () => {
    const assertionResults = [test('long', 'failed', 'line\n'.repeat(100))]
    const report = { testResults: [{ name: 'a', status: 'failed', assertionResults }] }
    expect(vitestFailures(report).map((failure) => failure.split('\n').length)).toEqual([13])
  })

  it('says nothing of another format', () => {
    expect(vitestFailures({ testResults: 'none' })).toEqual([])
  })
})

describe('what failed in a Playwright report', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'cart.spec.ts',
    line: 7,
    tests: [
      { projectName: 'phone', status, results: [{ errors: messages.map((message) => ({ message })) }] },
    ],
  })

  it('finds tests at any depth, without the colours of their messages', () => {
    const inner = { specs: [spec('deep', 'unexpected', '\u001b[31mno button\u001b[39m')] }
    const report = { errors: [], suites: [{ specs: [spec('fine', 'expected')], suites: [inner] }] }
    expect(playwrightFailures(report)).toEqual(['cart.spec.ts:7 › deep (phone)\n  unexpected\n  no button'])
  })

  it('counts flaky and skipped tests, and errors outside of the tests', () => {
    const suites = [{ specs: [spec('now and then', 'flaky'), spec('never', 'skipped')] }]
    expect(playwrightFailures({ errors: [{ message: 'no server' }], suites })).toEqual([
      'cart.spec.ts:7 › now and then (phone)\n  flaky',
      'cart.spec.ts:7 › never (phone)\n  skipped',
      'outside of the tests\n  no server',
    ])
  })

  it('says nothing of another format', () => {
    expect(playwrightFailures({ suites: [] })).toEqual([])
  })
})
