import { parseArgs } from 'node:util'
import { readFile } from 'node:fs/promises'
import { flows, type Flow } from '../../machines/registry.ts'
import {
  asMermaid,
  asScxml,
  configAsJson,
  moveInWords,
  pathsInWords,
  readReport,
  type Recording,
  replayRecording,
  stateInWords,
} from '@phaen/statecharts'
import { pinnedPlan } from './gen/flow-files.ts'

/** Plays each recording of a report again and prints where it first leads elsewhere. Returns whether none does. */
async function replayReport(file: string): Promise<boolean> {
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

/**
 * `npm run flow -- <flow> --json | --mermaid | --scxml | --paths`: prints one flow for another tool, or its plan in
 * words. `--replay <file>` plays the recordings of a bug report again. `--open <file>` opens the gallery on a machine
 * that need not be the shop's, with the samples of the `.cases.ts` beside it if there is one.
 */
const options = {
  json: { type: 'boolean' },
  mermaid: { type: 'boolean' },
  scxml: { type: 'boolean' },
  paths: { type: 'boolean' },
  replay: { type: 'string' },
  open: { type: 'string' },
  port: { type: 'string', default: '0' },
} as const

async function run(): Promise<boolean> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  if (values.replay !== undefined) return replayReport(values.replay)
  if (values.open !== undefined) {
    const { openFlow } = await import('./flow/open-flow.ts')
    process.stdout.write(`${values.open} is open at ${await openFlow(values.open, Number(values.port))}\n`)
    return true
  }
  const flow = flows.find(({ id }) => id === positionals[0])
  if (!flow) {
    process.stderr.write(usage)
    return false
  }
  process.stdout.write(`${(await written(flow, values)).trimEnd()}\n`)
  return true
}

async function written(
  flow: Flow,
  as: { mermaid?: boolean; scxml?: boolean; paths?: boolean },
): Promise<string> {
  if (as.mermaid) return asMermaid(flow.machine)
  if (as.scxml) return asScxml(flow.machine)
  if (as.paths) return pathsInWords(await pinnedPlan(flow))
  return configAsJson(flow.machine)
}

const usage = `Usage: npm run flow -- <flow> --json | --mermaid | --scxml | --paths
       npm run flow -- --replay <report>
       npm run flow -- --open <file> [--port <port>]
Flows: ${flows.map(({ id }) => id).join(', ')}
`

try {
  if (!(await run())) process.exitCode = 1
} catch (error) {
  // What is wrong is in the words of the command, a file or a machine: a trace of this program would say nothing of it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
