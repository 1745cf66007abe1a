import { readFile } from 'node:fs/promises'
import { flows } from '../../../machines/registry.ts'
import { stateInWords, moveInWords } from '../../statecharts/plan-words.ts'
import type { Recording } from '../../statecharts/recording/recording.ts'
import { replayRecording } from '../../statecharts/recording/replay-recording.ts'
import { readReport } from '../../statecharts/recording/report.ts'

/** Plays each recording of a report again and prints where it first leads elsewhere. Returns whether none does. */
export async function replayReport(file: string): Promise<boolean> {
  const report = readReport(await readFile(file, 'utf8'))
  if ('wrong' in report) {
    process.stderr.write(`${file} cannot be replayed: ${report.wrong}\n`)
    return false
  }
  const results = report.recordings.map(replayed)
  for (const { words } of results) process.stdout.write(`${words}\n`)
  return results.every(({ isSame }) => isSame)
}

function replayed(recording: Recording): { words: string; isSame: boolean } {
  const flow = flows.find(({ machine }) => machine.id === recording.machine)
  const page = recording.page === undefined ? '' : `, page ${recording.page}`
  const name = `${recording.machine} (${recording.actor}${page})`
  if (!flow) return { words: `${name}: no machine of this name`, isSame: false }
  const { same, difference } = replayRecording(flow.machine, recording)
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
