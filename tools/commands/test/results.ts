import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter'
import type { JsonTestResults } from 'vitest/reporters'

export interface Results {
  passed: number
  /** What did not pass, skipped tests and errors outside of tests too: its name and the start of what it said. */
  failures: string[]
}

/** What is read of a report. */
export type Report = VitestReport | PlaywrightReport
type VitestReport = Pick<JsonTestResults, 'testResults'>
type PlaywrightReport = Pick<JSONReport, 'stats' | 'suites' | 'errors'>

export const resultsOf = (report: Report): Results =>
  'testResults' in report ? vitestResults(report) : playwrightResults(report)

function vitestResults({ testResults }: VitestReport): Results {
  const perFile = testResults.map(({ name, status, message, assertionResults }) => {
    const others = assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => described(`${name} › ${test.fullName}`, test.failureMessages ?? [test.status]))
    const isOnlyFile = status === 'failed' && others.length === 0
    return {
      passed: assertionResults.length - others.length,
      failures: isOnlyFile ? [described(name, [message])] : others,
    }
  })
  return {
    passed: perFile.reduce((sum, { passed }) => sum + passed, 0),
    failures: perFile.flatMap(({ failures }) => failures),
  }
}

function playwrightResults({ stats, suites, errors }: PlaywrightReport): Results {
  const others = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ projectName, status, results }) =>
          described(`${file}:${line} › ${title} (${projectName})`, [
            status,
            ...results.flatMap((result) => result.errors.map(({ message = '' }) => message)),
          ]),
        ),
    )
  const outside = errors.map(({ message = '' }) => described('outside of the tests', [message]))
  return { passed: stats.expected, failures: [...others, ...outside] }
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const longest = 20

function described(name: string, messages: string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n')
  const said = lines.filter((line) => line.trim() !== '').slice(0, longest)
  return [name, ...said.map((line) => `  ${line}`)].join('\n')
}
