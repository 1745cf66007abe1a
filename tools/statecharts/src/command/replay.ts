import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { AnyStateMachine } from 'xstate'
import { moveInWords, stateInWords } from '../plan-words.ts'
import type { Recording } from '../recording/recording.ts'
import { replayRecording } from '../recording/replay-recording.ts'
import { readReport } from '../recording/report.ts'
import { filesOf, type Found, load } from './load.ts'

/** Plays each recording of a report again and prints where it first leads elsewhere. Returns whether none does. */
export async function replayReport(file: string, globs: string[]): Promise<boolean> {
  if (!existsSync(file)) throw new Error(`${file}: there is no such file`)
  const report = readReport(await readFile(file, 'utf8'))
  if ('wrong' in report) throw new Error(`${file} cannot be replayed: ${report.wrong}`)
  const wanted = new Set(report.recordings.map(({ machine }) => machine))
  const found = new Map<string, Found>()
  for (const one of filesOf(globs.length > 0 ? globs : ['**/*.machine.{ts,js}']))
    for (const candidate of await load(one)) {
      const { id } = candidate.machine
      const other = found.get(id)
      if (other && wanted.has(id))
        throw new Error(`${id} is a machine of ${other.file} and of ${one}: name the files to search`)
      found.set(id, candidate)
    }
  const results = report.recordings.map((recording) =>
    replayed(recording, found.get(recording.machine)?.machine),
  )
  for (const { words } of results) process.stdout.write(`${words}\n`)
  return results.every(({ isSame }) => isSame)
}

function replayed(
  recording: Recording,
  machine: AnyStateMachine | undefined,
): { words: string; isSame: boolean } {
  const page = recording.page === undefined ? '' : `, page ${recording.page}`
  const name = `${recording.machine} (${recording.actor}${page})`
  if (!machine) return { words: `${name}: no machine of this name`, isSame: false }
  const { same, difference } = replayRecording(machine, recording)
  if (!difference) return { words: `${name}: ${same} steps, all as recorded`, isSame: true }
  const { index, step, actual } = difference
  return {
    isSame: false,
    words: [
      `${name}: differs at step ${index + 1} of ${recording.steps.length}, ${moveInWords(step.do)}`,
      `  recorded: ${stateInWords(step.value)} ${JSON.stringify(step.context ?? {})} ${(step.takes ?? []).join(', ')}`,
      `  now:      ${stateInWords(actual.value)} ${JSON.stringify(actual.context ?? {})} ${(actual.takes ?? []).join(', ')}`,
      ...(actual.broke === undefined ? [] : [`  ${actual.broke}`]),
    ].join('\n'),
  }
}
