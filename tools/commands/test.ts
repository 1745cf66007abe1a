import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allParts, chosenParts } from './test/parts.ts'
import { runParts } from './test/run-parts.ts'
import { endEverything } from './test/running.ts'

const reports = mkdtempSync(join(tmpdir(), 'phaen-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const stop = new AbortController()
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stop.signal.aborted) return
    stop.abort()
    void endEverything().then(() => process.exit(exitCodes[signal]))
  })
}

try {
  const given = process.argv.slice(2)
  if (given.includes('--long')) process.env.PHAEN_FAULTS = 'long'
  const names = given.filter((name) => name !== '--long')
  const parts = chosenParts(allParts(reports), names)
  const { passed, failed, failures } = await runParts(parts, console.log, stop.signal)
  if (!stop.signal.aborted) {
    if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}\n`)
    console.log(`${passed} passed, ${failed} failed`)
  }
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
