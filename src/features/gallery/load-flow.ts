import { type FlowCases, type Layout, machinesIn, type Plan } from '@phaen/statecharts'
import { asFlow, type Flow } from '@phaen/statecharts/react'

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

const loads = new Map<string, Promise<Flow>>()

/** Gives the same promise each time, as React requires. A load that failed is tried again. */
export function loadFlow(id: string): Promise<Flow> {
  const known = loads.get(id)
  if (known) return known
  const load = read(id)
  loads.set(id, load)
  load.catch(() => loads.delete(id))
  return load
}

async function read(id: string): Promise<Flow> {
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
