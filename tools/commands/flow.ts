import { parseArgs } from 'node:util'
import { flows, type Flow } from '../../machines/registry.ts'
import { configAsJson } from '../statecharts/export/json.ts'
import { asMermaid } from '../statecharts/export/mermaid.ts'
import { asScxml } from '../statecharts/export/scxml/as-scxml.ts'
import { pathsInWords } from '../statecharts/plan-words.ts'
import { replayReport } from './flow/replay-report.ts'
import { pinnedPlan } from './gen/flow-files.ts'

/**
 * `npm run flow -- <flow> --json | --mermaid | --scxml | --paths`: prints one flow for another tool, or its plan in
 * words. `--replay <file>` plays the recordings of a bug report again. `--open <file>` opens the gallery on a machine
 * that need not be the shop's, with the samples of the `.cases.ts` beside it if there is one.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    mermaid: { type: 'boolean' },
    scxml: { type: 'boolean' },
    paths: { type: 'boolean' },
    replay: { type: 'string' },
    open: { type: 'string' },
    port: { type: 'string', default: '0' },
  },
})
const flow = flows.find(({ id }) => id === positionals[0])

async function written(chosen: Flow): Promise<string> {
  if (values.mermaid) return asMermaid(chosen.machine)
  if (values.scxml) return asScxml(chosen.machine)
  if (values.paths) return pathsInWords(await pinnedPlan(chosen))
  return configAsJson(chosen.machine)
}

if (values.replay !== undefined) {
  if (!(await replayReport(values.replay))) process.exitCode = 1
} else if (values.open !== undefined) {
  const { openFlow } = await import('./flow/open-flow.ts')
  process.stdout.write(`${values.open} is open at ${await openFlow(values.open, Number(values.port))}\n`)
} else if (flow) {
  process.stdout.write(`${(await written(flow)).trimEnd()}\n`)
} else {
  process.stderr.write(
    'Usage: npm run flow -- <flow> --json | --mermaid | --scxml | --paths\n       npm run flow -- --replay <report>\nFlows: ',
  )
  process.stderr.write(`${flows.map(({ id }) => id).join(', ')}\n`)
  process.exitCode = 1
}
