import { parseArgs } from 'node:util'
import { flows, type Flow } from '../../machines/registry.ts'
import { configAsJson } from '../statecharts/export/json.ts'
import { asMermaid } from '../statecharts/export/mermaid.ts'
import { asScxml } from '../statecharts/export/scxml/as-scxml.ts'
import { pathsInWords } from '../statecharts/plan-words.ts'
import { pinnedPlan } from './gen/flow-files.ts'

/** `npm run flow -- <flow> --json | --mermaid | --scxml | --paths`: prints one flow for another tool, or its plan in words. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    mermaid: { type: 'boolean' },
    scxml: { type: 'boolean' },
    paths: { type: 'boolean' },
  },
})
const flow = flows.find(({ id }) => id === positionals[0])

async function written(chosen: Flow): Promise<string> {
  if (values.mermaid) return asMermaid(chosen.machine)
  if (values.scxml) return asScxml(chosen.machine)
  if (values.paths) return pathsInWords(await pinnedPlan(chosen))
  return configAsJson(chosen.machine)
}

if (flow) {
  process.stdout.write(`${(await written(flow)).trimEnd()}\n`)
} else {
  process.stderr.write('Usage: npm run flow -- <flow> --json | --mermaid | --scxml | --paths\nFlows: ')
  process.stderr.write(`${flows.map(({ id }) => id).join(', ')}\n`)
  process.exitCode = 1
}
