import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { asHtml, type FlowReport } from '@phaen/statecharts'
import { absolute } from '../gen/flow-files.ts'

/** Writes what the plans alone cover, or their paths through the page, as a page for testers. */
export async function writeReport(
  of: 'model' | 'paths',
  title: string,
  reports: FlowReport[],
): Promise<void> {
  const file = `test-results/${of}/coverage.html`
  await mkdir(dirname(absolute(file)), { recursive: true })
  await writeFile(absolute(file), asHtml(reports, title))
  console.log(`Written: ${file}`)
}
