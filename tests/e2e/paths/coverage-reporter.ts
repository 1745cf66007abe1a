import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { flows } from '../../../machines/registry.ts'
import { pinnedPlan } from '../../../tools/commands/gen/flow-files.ts'
import {
  coverageOfPaths,
  pathsTable,
  reportOnPaths,
  type PathCoverage,
} from '../../../tools/commands/paths/coverage-of-paths.ts'
import { reportName, type PathReport } from '../../../tools/commands/paths/path-report.ts'
import { writeReport } from '../../../tools/commands/paths/write-report.ts'
import { unreached } from '../../support/pages/unreached.ts'

/** Prints what the paths reached, writes the page for testers, and fails when a flow that ran whole has a gap that nobody explained. */
export default class CoverageReporter implements Reporter {
  private readonly reports: PathReport[] = []

  onTestEnd(_: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments)
      if (name === reportName && body) this.reports.push(JSON.parse(body.toString()))
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const rows: PathCoverage[] = []
    for (const flow of flows) {
      const mine = this.reports.filter((report) => report.flow === flow.id)
      if (mine.length > 0) rows.push(coverageOfPaths(flow, await pinnedPlan(flow), mine))
    }
    if (rows.length === 0) return undefined
    console.log('\nWhat the paths reached through the page')
    console.table(pathsTable(rows))
    await writeReport('paths', 'Paths through the page', rows.map(reportOnPaths))
    const complaints = rows.flatMap(complaintsAbout)
    for (const complaint of complaints) console.log(complaint)
    return complaints.length > 0 ? { status: 'failed' } : undefined
  }
}

function complaintsAbout({ flow, paths, transitions }: PathCoverage): string[] {
  if (paths.run < paths.of) return []
  const explained = unreached[flow.id] ?? {}
  return transitions.missing
    .filter((name) => !(name in explained))
    .map((name) => `${flow.id}: no path takes ${name} through the page`)
}
