import type { Flow } from '../../../machines/registry.ts'
import { mutantsOf, replay } from '@phaen/statecharts'
import { pinnedPlan } from '../gen/flow-files.ts'
import { unnoticedByTests } from './hand-written-tests.ts'

export interface Judgement {
  flow: string
  total: number
  byPlan: number
  /** Mutants that only hand-written tests detect. */
  leftToTests: string[]
  /** Mutants that neither plan nor tests detect. */
  survivors: string[]
  /** Inputs and payloads that no hand-written test asserts, even if the plan does. */
  notAssertedByHand: string[]
}

/**
 * Runs the pinned plan against every mutant, then the hand-written tests against those that the plan does not detect and
 * against every mutant of an input or a payload.
 */
export async function judge(flow: Flow): Promise<Judgement> {
  const plan = await pinnedPlan(flow)
  const mutants = mutantsOf(flow.machine)
  const unnoticed = names(mutants.filter(({ machine }) => !replay(machine, plan).drift))
  const handedOn = names(mutants.filter(({ kind }) => kind === 'input' || kind === 'payload'))
  const silent = new Set(unnoticedByTests(flow.id, [...new Set([...unnoticed, ...handedOn])]))
  return {
    flow: flow.id,
    total: mutants.length,
    byPlan: mutants.length - unnoticed.length,
    leftToTests: unnoticed.filter((name) => !silent.has(name)),
    survivors: unnoticed.filter((name) => silent.has(name)),
    notAssertedByHand: handedOn.filter((name) => silent.has(name)),
  }
}

const names = (mutants: { name: string }[]) => mutants.map(({ name }) => name)
