import type { AnyStateMachine } from 'xstate'
import {
  asLaidOut,
  type Chart,
  chartOf,
  type FlowCases,
  type Layout,
  machinesIn,
  type Plan,
} from '@phaen/statecharts'

/** What is drawn, and where. */
export interface Drawing {
  chart: Chart
  layout: Layout
}

export interface LoadedFlow extends Drawing {
  id: string
  machine: AnyStateMachine
  plan: Plan
  cases: FlowCases
  /** The text of the machine's source file. */
  source: string
}

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

const loads = new Map<string, Promise<LoadedFlow>>()

/** Gives the same promise each time, as React requires. A load that failed is tried again. */
export function loadFlow(id: string): Promise<LoadedFlow> {
  const known = loads.get(id)
  if (known) return known
  const load = read(id)
  loads.set(id, load)
  load.catch(() => loads.delete(id))
  return load
}

async function read(id: string): Promise<LoadedFlow> {
  const [exported, layout, plan, samples, source] = await Promise.all([
    one(machines, id, 'machine.ts'),
    one(layouts, id, 'layout.json'),
    one(plans, id, 'plan.json'),
    one(cases, id, 'cases.ts'),
    one(sources, id, 'machine.ts'),
  ])
  return asLoaded(exported, { id, layout, plan, cases: samples, source })
}

/** A flow from what the file of its machine exports. */
export function asLoaded(
  exported: Record<string, unknown>,
  rest: Omit<LoadedFlow, 'machine' | 'chart'>,
): LoadedFlow {
  const [first] = machinesIn(rest.id, exported)
  if (!first) throw new Error(`${rest.id} exports no machine`)
  const { machine } = first
  return { ...rest, machine, chart: asLaidOut(chartOf(machine), rest.layout) }
}

function one<T>(files: Record<string, () => Promise<T>>, id: string, ending: string): Promise<T> {
  const load = files[`../../../machines/${id}/${id}.${ending}`]
  if (!load) throw new Error(`${id} has no ${ending}`)
  return load()
}
