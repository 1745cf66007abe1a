import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { flows, type Flow } from '../../../machines/registry.ts'
import { requirements } from '../../../tests/spec/requirements.ts'
import { readEvidence } from '../../../tests/spec/evidence.ts'
import { allNodes, coverageOf, eventsOf, replay, stateName } from '@phaen/statecharts'
import { absolute, pinnedPlan, writeIfChanged } from './flow-files.ts'

const indexFile = 'machines/flow-index.json'

/** Writes what the gallery shows and finds of every flow before one of them is loaded. */
export async function generateFlowIndex({ check }: { check: boolean }): Promise<string[]> {
  const common = parse(readFileSync(absolute('openapi/schemas/common.yaml'), 'utf8'))
  const codes: string[] = common.ProblemCode.enum
  const entries = await Promise.all(flows.map((flow) => entryOf(flow, codes)))
  const named = new Set(entries.flatMap((entry) => Object.values(entry.requirements).flat()))
  const { citations } = await readEvidence(absolute('.'))
  const content = JSON.stringify(
    {
      flows: entries,
      tests: Object.fromEntries(
        [...named].toSorted().map((id) => [
          id,
          citations
            .filter((one) => one.id === id)
            .map(({ path }) => path)
            .toSorted(),
        ]),
      ),
      requirements: Object.fromEntries(
        requirements.filter(({ id }) => named.has(id)).map(({ id, text }) => [id, text]),
      ),
    },
    undefined,
    1,
  )
  const drifted = await writeIfChanged(indexFile, `${content}\n`, check)
  return check && drifted ? [`${indexFile} is not what npm run gen writes`] : []
}

async function entryOf(flow: Flow, codes: string[]) {
  const { id, title, machine } = flow
  const { transitions } = coverageOf(machine, replay(machine, await pinnedPlan(flow)))
  const source = readFileSync(absolute(flow.source), 'utf8')
  const samples = readFileSync(absolute(flow.source.replace('.machine.', '.cases.')), 'utf8')
  const nodes = allNodes(machine.root)
  return {
    id,
    title,
    description: machine.config.description ?? '',
    transitions: transitions.declared,
    covered: transitions.declared - transitions.missing.length,
    states: nodes.filter(({ parent }) => parent !== undefined).map(stateName),
    events: eventsOf(machine),
    /** The requirements that each state refers to. */
    requirements: Object.fromEntries(
      nodes.flatMap((node): [string, string[]][] =>
        node.meta?.spec ? [[stateName(node), [...node.meta.spec]]] : [],
      ),
    ),
    codes: codes.filter((code) => `${source}${samples}`.includes(`'${code}'`)),
  }
}
