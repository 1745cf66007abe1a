import { use } from 'react'
import { coverageOf } from '../coverage.ts'
import { eventsOf } from '../event-matrix.ts'
import { replay } from '../plan.ts'
import { rootOf } from '../reader/index.ts'
import { allNodes, stateName } from '../walker/declared.ts'
import type { Flow } from './flow.ts'
import type { Text } from './words/words.tsx'

/** What is known of a machine before it is loaded. Only what is given is shown and found. */
export interface Listed {
  /** Its name in addresses: the id of the machine, or that id in kebab-case. */
  id: string
  /** The id of the machine, where the entry is called otherwise. */
  machine?: string
  title?: Text
  description?: Text
  /** The address of its diagram, which the overview shows. */
  picture?: string | undefined
  states?: string[]
  events?: string[]
  /** How many transitions it has, and how many of them its pinned paths take. */
  transitions?: number
  covered?: number
  requirements?: Requirement[]
  /** The error codes that it knows. */
  codes?: string[]
  load: () => Flow | Promise<Flow>
}

/** What a state is there for, in the words of a specification. */
export interface Requirement {
  id: string
  text: string
  /** Without it, the whole machine. */
  state?: string | undefined
  /** The files of the tests that prove it. */
  tests?: string[]
}

const listedFlows = new WeakMap<Flow, Listed>()

/** Machines that are here already are listed by what they tell themselves. */
export const asListed = (one: Flow | Listed): Listed => {
  if ('load' in one) return one
  const known = listedFlows.get(one) ?? listedOf(one)
  listedFlows.set(one, known)
  return known
}

function listedOf(flow: Flow): Listed {
  const { id, machine, plan } = flow
  const root = rootOf(machine)
  const nodes = allNodes(root).filter(({ parent }) => parent !== undefined)
  const { transitions } = coverageOf(machine, replay(machine, plan))
  return {
    id,
    machine: machine.id,
    description: root.description,
    states: nodes.map(stateName),
    events: eventsOf(machine),
    transitions: transitions.declared,
    covered: transitions.declared - transitions.missing.length,
    load: () => flow,
  }
}

/** `addressBook` is often kept in files called `address-book`. */
export const inKebabCase = (id: string): string =>
  id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** The entry of a machine, by the id of the machine: an entry that does not say it is called by it. */
export const listedAs = (machines: readonly Listed[], machine: string): Listed | undefined =>
  machines.find(({ id, machine: own }) =>
    own === undefined ? id === machine || id === inKebabCase(machine) : own === machine,
  )

const loads = new WeakMap<Listed, Flow | Promise<Flow>>()

/** The flow of an entry, once its scripts are here. */
export function useLoaded(entry: Listed): Flow {
  const load = loads.get(entry) ?? begin(entry)
  return load instanceof Promise ? use(load) : load
}

/** Keeps the same promise, as React requires. A load that failed is tried again. */
function begin(entry: Listed): Flow | Promise<Flow> {
  const load = entry.load()
  loads.set(entry, load)
  if (load instanceof Promise) load.catch(() => loads.delete(entry))
  return load
}
