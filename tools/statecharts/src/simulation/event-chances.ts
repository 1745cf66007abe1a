import type { AnyMachineSnapshot } from 'xstate'
import type { FlowCases, SentEvent } from '../cases.ts'
import { eventsOf, matches, reasonToIgnore } from '../event-matrix.ts'
import { sampleEvents } from '../walker/moves.ts'
import { activeIn, rootOf, takenBy, type Transition } from '../reader/index.ts'
import { allNodes } from '../walker/declared.ts'
import type { Walkable } from '../walker/instrument.ts'

/** What would happen if an event were sent now. */
export interface EventChance {
  event: string
  /** Payloads to send it with. The first is one that is accepted, if any is. */
  samples: SentEvent[]
  answer: 'possible' | 'refused' | 'ignored' | 'none'
  /** The names of the transitions that it would take, and the states to which they lead. */
  takes: string[]
  to: string[]
  /** The guards that refuse it, and the transitions on which they stand. */
  guards: string[]
  refuses: string[]
  /** Why it is ignored on purpose. */
  reason?: string
  /** The error of a guard that failed on every sample. */
  broke?: string
}

/** Every event of the machine as it stands in a snapshot. Actions are not executed. */
export function eventChances(
  walkable: Walkable,
  snapshot: AnyMachineSnapshot,
  cases: FlowCases,
): EventChance[] {
  const known = eventsOf(walkable.machine)
  const isAny = allNodes(rootOf(walkable.machine)).some(({ transitions }) => transitions.has('*'))
  // What only a `*` handles has no name in the machine: the samples say what it may be.
  const sampled = isAny ? Object.keys(cases.events ?? {}) : []
  const unnamed = sampled.filter((event) => !known.some((one) => matches(one, event)))
  return [...known, ...unnamed].map((event) => chanceOf(walkable, snapshot, event, cases))
}

function chanceOf(
  walkable: Walkable,
  snapshot: AnyMachineSnapshot,
  event: string,
  cases: FlowCases,
): EventChance {
  const tries = samplesOf(event, cases).map((sample) => ({ sample, ...attempt(walkable, snapshot, sample) }))
  const accepted = tries.filter(({ taken }) => taken.length > 0)
  const samples = [...accepted, ...tries.filter((one) => !accepted.includes(one))].map(({ sample }) => sample)
  const refuses = [...new Set(tries.flatMap(({ refused }) => refused))]
  const guards = [...new Set(refuses.map((name) => walkable.guardNames.get(name) ?? name))]
  const base = { event, samples, guards, refuses, takes: [], to: [] }
  const [first] = accepted
  if (first) {
    return {
      ...base,
      answer: 'possible',
      takes: [...new Set(accepted.flatMap(({ taken }) => namesOf(walkable, taken)))],
      to: first.taken.flatMap(({ target }) => (target ?? []).map((node) => node.path.join('.'))),
    }
  }
  const broke = tries.find((one) => one.broke !== undefined)?.broke
  if (broke !== undefined) return { ...base, answer: 'refused', broke }
  if (guards.length > 0) return { ...base, answer: 'refused' }
  const reason = activeIn(snapshot)
    .map((node) => reasonToIgnore(node, event))
    .find((one) => one !== undefined)
  return reason === undefined ? { ...base, answer: 'none' } : { ...base, answer: 'ignored', reason }
}

const samplesOf = (event: string, cases: FlowCases): SentEvent[] => {
  const samples = sampleEvents(event, cases)
  return samples.length > 0 ? samples : [{ type: event.replace(/\*$/, 'any') }]
}

function attempt(
  { machine, listeners }: Walkable,
  snapshot: AnyMachineSnapshot,
  event: SentEvent,
): { taken: readonly Transition[]; refused: string[]; broke: string | undefined } {
  const refused = new Set<string>()
  const { transitionRefused, guardSaid } = listeners
  listeners.transitionRefused = (name) => refused.add(name)
  listeners.guardSaid = () => {}
  try {
    const taken = snapshot.status === 'active' ? takenBy(machine, snapshot, event) : []
    return { taken, refused: [...refused], broke: undefined }
  } catch (error) {
    // A guard may read a payload that the sample does not have.
    return { taken: [], refused: [...refused], broke: error instanceof Error ? error.message : String(error) }
  } finally {
    Object.assign(listeners, { transitionRefused, guardSaid })
  }
}

const namesOf = ({ declared }: Walkable, taken: readonly Transition[]): string[] =>
  taken.flatMap((transition) => declared.names.get(transition) ?? [])
