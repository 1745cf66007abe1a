import type { AnyStateMachine } from 'xstate'
import type { FlowCases, Move } from './cases.ts'
import { explore, type Visit } from './explore.ts'
import { chartMutantsOf } from './mutants/mutants-of.ts'
import { planOf, type Plan, replay } from './plan.ts'
import { instrument, type Walkable } from './walker/instrument.ts'
import { nothingSeen, openSession } from './walker/session.ts'

/** The search ends after this many visits in a row that detect no further mutant. */
const PATIENCE = 1500

/**
 * Finds the paths to pin. First those that for the first time take a transition, have it refused, or use a sample at a
 * transition. Once everything is reached: those that detect a further mutant, such as one that does not clear a field,
 * which earlier paths had never set.
 */
export function search(flow: string, machine: AnyStateMachine, cases: FlowCases): Plan {
  const walkable = instrument(machine)
  const goals = goalsOf(walkable)
  const met = new Set<string>()
  const chosen: Move[][] = []
  /** Mutants that behave like the machine on every path kept so far. */
  let alike: Walkable[] | undefined
  let patience = PATIENCE

  for (const { path, outcome } of explore(walkable, cases)) {
    if (outcome.broke !== undefined) throw new Error(`${flow} broke: ${outcome.broke}\n${movesOf(path)}`)
    const achieved = achievements({ path, outcome })
    if (path.length === 1 || achieved.some((name) => !met.has(name))) chosen.push(path)
    for (const name of achieved) met.add(name)
    if (goals.some((name) => !met.has(name))) continue

    alike ??= unnoticedBy(machine, planOf(flow, walkable, withoutPrefixes(chosen)))
    const own = record(walkable, path)
    const stillAlike = alike.filter((mutant) => record(mutant, path) === own)
    if (stillAlike.length < alike.length) chosen.push(path)
    patience = stillAlike.length < alike.length ? PATIENCE : patience - 1
    alike = stillAlike
    if (alike.length === 0 || patience === 0) break
  }
  return planOf(flow, walkable, withoutPrefixes(chosen))
}

/** The goals of the search: each transition taken, each guarded one refused. */
const goalsOf = ({ declared }: Walkable): string[] => [
  ...[...declared.names.values()].map((name) => `take ${name}`),
  ...declared.guarded.map((name) => `refuse ${name}`),
]

/** Each sample counts separately at each transition; the duration of a wait does not. */
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
