import { parseArgs } from 'node:util'
import { flows } from '../../machines/registry.ts'
import { configAsJson } from '../statecharts/export/json.ts'
import { asMermaid } from '../diagrams/mermaid.ts'
import { asScxml } from '../statecharts/export/scxml.ts'

/** `npm run flow -- <flow> --json | --mermaid | --scxml`: one flow in the words of another tool. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, mermaid: { type: 'boolean' }, scxml: { type: 'boolean' } },
})
const flow = flows.find(({ id }) => id === positionals[0])

if (flow) {
  const written = values.mermaid
    ? asMermaid(flow.machine)
    : values.scxml
      ? asScxml(flow.machine)
      : configAsJson(flow.machine)
  process.stdout.write(`${written.trimEnd()}\n`)
} else {
  process.stderr.write('Usage: npm run flow -- <flow> --json | --mermaid | --scxml\nFlows: ')
  process.stderr.write(`${flows.map(({ id }) => id).join(', ')}\n`)
  process.exitCode = 1
}
