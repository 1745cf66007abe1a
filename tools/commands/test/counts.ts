import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Counts } from './outcome.ts'

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
})

/** A file that failed before its tests could run counts as one failure. */
export function vitestCounts(report: unknown): Counts | undefined {
  const { success, output } = v.safeParse(vitestReport, report)
  if (!success) return undefined
  const perFile = output.testResults.map(({ status, assertionResults }) => {
    const passed = assertionResults.filter((test) => test.status === 'passed').length
    const failed = assertionResults.length - passed
    return { passed, failed: status === 'failed' ? Math.max(failed, 1) : failed }
  })
  return perFile.reduce(
    (sum, file) => ({ passed: sum.passed + file.passed, failed: sum.failed + file.failed }),
    {
      passed: 0,
      failed: 0,
    },
  )
}

const playwrightReport = v.object({
  errors: v.array(v.unknown()),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
})

/** Errors outside of any test, such as a server that did not start, count as one failure each. */
export function playwrightCounts(report: unknown): Counts | undefined {
  const { success, output } = v.safeParse(playwrightReport, report)
  if (!success) return undefined
  const { expected, unexpected, flaky, skipped } = output.stats
  return { passed: expected, failed: unexpected + flaky + skipped + output.errors.length }
}

/** The JSON in a file; undefined when the file is missing or incomplete. */
export function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
