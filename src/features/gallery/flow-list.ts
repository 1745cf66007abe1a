import { type FlowCases, type Layout, machinesIn, type Plan } from '@phaen/statecharts'
import { asFlow, type Flow, type Listed } from '@phaen/statecharts/react'
import index from '../../../machines/flow-index.json'
import { thaiFlows } from './thai-flows.ts'

/**
 * Each flow has scripts of its own, apart from the machine, which is the shop's own. The server renders no chart.
 */
const machines = import.meta.env.SSR
  ? {}
  : import.meta.glob<Record<string, unknown>>('../../../machines/*/*.machine.ts')
const layouts = import.meta.env.SSR
  ? {}
  : import.meta.glob<Layout>('../../../machines/*/*.layout.json', { import: 'default' })
const plans = import.meta.env.SSR
  ? {}
  : import.meta.glob<Plan>('../../../machines/*/*.plan.json', { import: 'default' })
const cases = import.meta.env.SSR
  ? {}
  : import.meta.glob<FlowCases>('../../../machines/*/*.cases.ts', { import: 'cases' })
const sources = import.meta.env.SSR
  ? {}
  : import.meta.glob<string>('../../../machines/*/*.machine.ts', { query: '?raw', import: 'default' })

/** Their diagrams, as files that are loaded when they come into sight. */
const pictures = import.meta.glob<string>('../../../machines/*/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})

const texts: Record<string, string> = index.requirements
const tests: Record<string, string[]> = index.tests

/** The flows of the shop, as `npm run gen` wrote what is known of them, and their titles in Thai. */
export const flowList: Listed[] = index.flows.map(({ requirements, title, description, ...known }) => {
  const thai = thaiFlows[known.id]
  return {
    ...known,
    title: { en: title, th: thai?.title ?? title },
    description: { en: description, th: thai?.description ?? description },
    picture: pictures[`../../../machines/${known.id}/${known.id}.svg`],
    requirements: Object.entries(requirements).flatMap(([state, ids]: [string, string[] | undefined]) =>
      (ids ?? []).map((id) => ({
        id,
        text: texts[id] ?? '',
        state: state === '(root)' ? undefined : state,
        tests: tests[id] ?? [],
      })),
    ),
    load: () => loadFlow(known.id),
  }
})

export async function loadFlow(id: string): Promise<Flow> {
  const [exported, layout, plan, samples, source] = await Promise.all([
    one(machines, id, 'machine.ts'),
    one(layouts, id, 'layout.json'),
    one(plans, id, 'plan.json'),
    one(cases, id, 'cases.ts'),
    one(sources, id, 'machine.ts'),
  ])
  const file = `machines/${id}/${id}.machine.ts`
  const [first] = machinesIn(file, exported)
  if (!first) throw new Error(`${file} exports no machine`)
  return asFlow({ id, machine: first.machine, layout, plan, cases: samples, source, file })
}

function one<T>(files: Record<string, () => Promise<T>>, id: string, ending: string): Promise<T> {
  const load = files[`../../../machines/${id}/${id}.${ending}`]
  if (!load) throw new Error(`${id} has no ${ending}`)
  return load()
}
