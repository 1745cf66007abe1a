import { join } from 'node:path'
import { readReport, vitestCounts } from './counts.ts'
import { judged } from './outcome.ts'
import type { Part } from './part.ts'
import { programOf } from './packages.ts'
import { runToEnd } from './running.ts'

export function vitestPart(project: string, reports: string): Part {
  return {
    name: project,
    run: async () => {
      const report = join(reports, `${project}.json`)
      const ended = await runToEnd(
        [
          ...[process.execPath, programOf('vitest', 'vitest.mjs'), 'run', '--project', project],
          ...['--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ],
        { NO_COLOR: '1' },
      )
      return judged(vitestCounts(readReport(report)), await ended.ended, ended.output())
    },
  }
}
