import { join } from 'node:path'
import { readReport, vitestCounts } from './counts.ts'
import { vitestFailures } from './failures.ts'
import { judged } from './outcome.ts'
import type { Part } from './part.ts'
import { programOf } from './packages.ts'
import { runToEnd } from './running.ts'

export function vitestPart(project: string, reports: string, more: string[] = []): Part {
  return {
    name: project,
    run: async () => {
      const report = join(reports, `${project}.json`)
      const ended = await runToEnd(
        [
          ...[process.execPath, programOf('vitest', 'vitest.mjs'), 'run', '--project', project],
          ...['--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
          ...more,
        ],
        { NO_COLOR: '1' },
      )
      const exitCode = await ended.ended
      const results = readReport(report)
      return judged(vitestCounts(results), exitCode, ended.output(), vitestFailures(results))
    },
  }
}
