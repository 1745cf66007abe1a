import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import type { PolicyReports } from './troubles.ts'

/** The annotation with which each test tells how many reports of the content security policy its pages sent. */
export const policyWatch = 'reports of the policy'

/** Adds up the reports of the content security policy over all browser tests, and fails the run for any that no test provoked. */
export default class PolicyReporter implements Reporter {
  private readonly tests: PolicyReports[] = []

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === policyWatch && description !== undefined) this.tests.push(JSON.parse(description))
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.tests.length === 0) return undefined
    const unwanted = sum(this.tests.map((test) => test.unwanted))
    const provoked = sum(this.tests.map((test) => test.provoked))
    console.log(
      `\nContent security policy: ${unwanted} reports in ${this.tests.length} tests; ${provoked} more that tests provoked`,
    )
    return unwanted > 0 ? { status: 'failed' } : undefined
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
