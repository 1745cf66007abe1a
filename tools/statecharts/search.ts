import type { AnyStateMachine } from 'xstate'
import type { FlowCases, Move } from './cases.ts'
import { explore, type Visit } from './explore.ts'
import { chartMutantsOf } from './mutants/mutants-of.ts'
import { planOf, type Plan, replay } from './plan.ts'
import { instrument, type Walkable } from './walker/instrument.ts'
import { nothingSeen, openSession } from './walker/session.ts'

/** How many visits in a row may tell no further mutant from the machine before the search ends. */
const PATIENCE = 1500

/**
 * Finds the paths to pin. First those that take a transition for the first time, are refused for the first time, or
 * bring a sample to a transition for the first time. Once all is reached: those that tell the machine from a mutant
 * that the paths so far cannot, such as one that forgets to clear a field nobody had set.
 */
export function search(flow: string, machine: AnyStateMachine, cases: FlowCases): Plan {
  const walkable = instrument(machine)
  const goals = goalsOf(walkable)
  const met = new Set<string>()
  const kept: Move[][] = []
  /** Mutants that behave like the machine on every path kept so far. */
  let alike: Walkable[] | undefined
  let patience = PATIENCE

  for (const { path, outcome } of explore(walkable, cases)) {
    if (outcome.broke !== undefined) throw new Error(`${flow} broke: ${outcome.broke}\n${movesOf(path)}`)
    const achieved = achievements({ path, outcome })
    if (path.length === 1 || achieved.some((name) => !met.has(name))) kept.push(path)
    for (const name of achieved) met.add(name)
    if (goals.some((name) => !met.has(name))) continue

    alike ??= unnoticedBy(machine, planOf(flow, walkable, withoutPrefixes(kept)))
    const own = record(walkable, path)
    const stillAlike = alike.filter((mutant) => record(mutant, path) === own)
    if (stillAlike.length < alike.length) kept.push(path)
    patience = stillAlike.length < alike.length ? PATIENCE : patience - 1
    alike = stillAlike
    if (alike.length === 0 || patience === 0) break
  }
  return planOf(flow, walkable, withoutPrefixes(kept))
}

/** What there is to achieve: each transition taken, each guarded one refused. */
const goalsOf = ({ declared }: Walkable): string[] => [
  ...[...declared.names.values()].map((name) => `take ${name}`),
  ...declared.guarded.map((name) => `refuse ${name}`),
]

/** Samples are there to be told apart, so each counts for itself at each transition; how long a wait was does not. */
function achievements({ path, outcome }: Visit): string[] {
  const move = path.at(-1)
  const samples =
    move && !('wait' in move) ? outcome.takes.map((name) => `take ${name} by ${JSON.stringify(move)}`) : []
  return [
    ...outcome.takes.map((name) => `take ${name}`),
    ...outcome.refuses.map((name) => `refuse ${name}`),
    ...samples,
  ]
}

const unnoticedBy = (machine: AnyStateMachine, plan: Plan): Walkable[] =>
  chartMutantsOf(machine)
    .filter((mutant) => !replay(mutant.machine, plan).drift)
    .map((mutant) => instrument(mutant.machine))

function record(walkable: Walkable, path: Move[]): string {
  const session = openSession(walkable, nothingSeen())
  return JSON.stringify(path.map((move) => session.play(move)))
}

function withoutPrefixes(paths: Move[][]): Move[][] {
  const texts = paths.map((path) => path.map((move) => JSON.stringify(move)).join('\n') + '\n')
  return paths.filter(
    (_, index) =>
      !texts.some(
        (other, at) =>
          at !== index && other.startsWith(texts[index] ?? '') && (other !== texts[index] || at < index),
      ),
  )
}

const movesOf = (path: Move[]) => path.map((move) => `  ${JSON.stringify(move)}`).join('\n')
