import type { FlowReport } from './flow-report.ts'
import { escaped } from '../escaped.ts'

/** The report as JUnit XML: a suite for each flow, a test case for each row, which fails with the list of what is missing. */
export function asJunit(reports: FlowReport[]): string {
  const suites = reports.map(({ flow, findings }) => {
    const cases = findings.map(({ title, of, missing }) => {
      const name = `name="${escaped(title)}" classname="${escaped(flow)}"`
      if (missing.length === 0) return `    <testcase ${name}/>`
      const message = `${missing.length} of ${of} missing`
      return `    <testcase ${name}><failure message="${message}">${escaped(missing.join('\n'))}</failure></testcase>`
    })
    const failures = findings.filter(({ missing }) => missing.length > 0).length
    return `  <testsuite name="${escaped(flow)}" tests="${findings.length}" failures="${failures}">\n${cases.join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`
}
