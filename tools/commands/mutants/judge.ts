import type { Flow } from '../../../machines/registry.ts'
import { mutantsOf } from '../../statecharts/mutants/mutants-of.ts'
import { replay } from '../../statecharts/plan.ts'
import { pinnedPlan } from '../gen/flow-files.ts'
import { equivalents } from './equivalents.ts'
import { unnoticedByTests } from './hand-written-tests.ts'

export interface Judgement {
  flow: string
  total: number
  byPlan: number
  /** Mutants that only hand-written tests notice. */
  leftToTests: string[]
  /** Mutants that nothing notices and nobody has explained. */
  survivors: string[]
  /** Inputs and payloads that no hand-written test asserts, whatever the plan says. */
  notAssertedByHand: string[]
  equivalent: string[]
  /** Explanations of mutants that are noticed, or that are none. */
  stale: string[]
}

/** The pinned plan against every mutant; the hand-written tests against what it leaves, and against what is handed on. */
export async function judge(flow: Flow): Promise<Judgement> {
  const plan = await pinnedPlan(flow)
  const mutants = mutantsOf(flow.machine)
  const unnoticed = names(mutants.filter(({ machine }) => !replay(machine, plan).drift))
  const handedOn = names(mutants.filter(({ kind }) => kind === 'input' || kind === 'payload'))
  const explained = equivalents
    .filter((equivalent) => equivalent.flow === flow.id)
    .map(({ mutant }) => mutant)

  const silent = new Set(unnoticedByTests(flow.id, [...new Set([...unnoticed, ...handedOn])]))
  const left = unnoticed.filter((name) => silent.has(name))
  return {
    flow: flow.id,
    total: mutants.length,
    byPlan: mutants.length - unnoticed.length,
    leftToTests: unnoticed.filter((name) => !silent.has(name)),
    survivors: left.filter((name) => !explained.includes(name)),
    notAssertedByHand: handedOn.filter((name) => silent.has(name) && !explained.includes(name)),
    equivalent: left.filter((name) => explained.includes(name)),
    stale: explained.filter((name) => !left.includes(name)),
  }
}

const names = (mutants: { name: string }[]) => mutants.map(({ name }) => name)
