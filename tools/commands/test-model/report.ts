import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { flows } from '../../../machines/registry.ts'
import { asHtml } from '../../statecharts/report/as-html.ts'
import { asJunit } from '../../statecharts/report/as-junit.ts'
import { type FlowReport, reportOn } from '../../statecharts/report/flow-report.ts'
import { absolute, pinnedPlan } from '../gen/flow-files.ts'

/** Writes the coverage of the pinned plans. Returns the files, relative to the project. */
export async function reportModel(folder = 'test-results/model'): Promise<string[]> {
  const reports: FlowReport[] = []
  for (const flow of flows) reports.push(reportOn(flow.id, flow.machine, await pinnedPlan(flow)))
  const files = {
    'coverage.html': asHtml(reports),
    'coverage.json': `${JSON.stringify(reports, null, 2)}\n`,
    'coverage.junit.xml': asJunit(reports),
  }
  await mkdir(absolute(folder), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(absolute(join(folder, name)), content)
  return Object.keys(files).map((name) => join(folder, name))
}
