import { moveInWords, stateInWords } from '../plan-words.ts'
import { pathsOf, type Plan, type Step } from '../plan.ts'
import { statesOf } from './states-of.ts'
import { OutOfReach, type SystemUnderTest } from './system-under-test.ts'
import type { Move } from '../cases.ts'

export interface PathRun {
  path: readonly Step[]
  /** The steps that were made and looked as they must. */
  passed: number
  /** Why the system cannot go on: its adapter said so. */
  outOfReach?: string
  failure?: { message: string; error: unknown }
}

/** Runs every path of a plan against a system, each in a fresh run. */
export async function runPlan<Run>(plan: Plan, system: SystemUnderTest<Run>): Promise<PathRun[]> {
  demandDrivers(plan, system)
  const runs: PathRun[] = []
  for (const path of pathsOf(plan)) runs.push(await runPath(path, system))
  return runs
}

/** Fails if the adapter cannot make a move of the plan or does not know one of its states. */
export function demandDrivers<Run>(plan: Plan, system: SystemUnderTest<Run>): void {
  const missing = missingDrivers(plan, system)
  if (missing.length > 0) throw new Error(`No driver in ${plan.flow} for ${missing.join(', ')}`)
}

/** Runs one path: after each move, each state that the machine is in must be seen. */
export async function runPath<Run>(path: readonly Step[], system: SystemUnderTest<Run>): Promise<PathRun> {
  let run: { of: Run } | undefined
  let passed = 0
  let isMade = false
  let context: Record<string, unknown> = {}
  try {
    for (const step of path) {
      isMade = false
      if ('start' in step.do) run = { of: await system.start(step.do.start, path) }
      else if (run) await make(step, run.of, system)
      else throw new Error('The first move has to be a start.')
      isMade = true
      context = { ...context, ...step.context }
      for (const state of statesOf(step.value))
        await driven(system.states[state], `the state ${state}`)(run.of, context, step)
      passed += 1
    }
    return { path, passed }
  } catch (error) {
    if (error instanceof OutOfReach) return { path, passed, outOfReach: error.message }
    return { path, passed, failure: { message: failureInWords(path, passed, isMade, error), error } }
  } finally {
    if (run) await system.stop?.(run.of, passed)
  }
}

async function make<Run>(step: Step, run: Run, { send, actors, wait }: SystemUnderTest<Run>): Promise<void> {
  const move = step.do
  if ('wait' in move) return wait(run, move.wait, step)
  if ('send' in move) return driven(send[move.send.type], move.send.type)(run, move.send, step)
  if (!('actor' in move)) throw new Error('A path starts once.')
  const replies = actors[move.actor]
  if ('done' in move) return driven(replies?.done, move.actor)(run, move.done, step)
  if ('error' in move) return driven(replies?.error, move.actor)(run, move.error, step)
  if ('shows' in move) return driven(replies?.shows, move.actor)(run, move.shows, step)
  return driven(replies?.says?.[move.says.type], `${move.actor} ${move.says.type}`)(run, move.says, step)
}

function driven<Found>(found: Found | undefined, name: string): Found {
  if (found === undefined) throw new Error(`No driver for ${name}`)
  return found
}

function failureInWords(path: readonly Step[], passed: number, isMade: boolean, error: unknown): string {
  const made = path.slice(0, passed).map((step) => `  ${moveInWords(step.do)} → ${stateInWords(step.value)}`)
  const failed = path[passed]
  const last = failed
    ? [
        isMade
          ? `✗ ${moveInWords(failed.do)} → ${stateInWords(failed.value)} is not seen`
          : `✗ ${moveInWords(failed.do)} could not be done`,
      ]
    : []
  return [...made, ...last, error instanceof Error ? error.message : String(error)].join('\n')
}

/** Everything that the plan needs and the adapter lacks, in words. */
function missingDrivers<Run>(plan: Plan, system: SystemUnderTest<Run>): string[] {
  const needed = plan.steps.flatMap((step) => [
    driverFor(step.do, system),
    ...statesOf(step.value).map((state) => (state in system.states ? undefined : `the state ${state}`)),
  ])
  return [...new Set(needed.filter((name) => name !== undefined))].toSorted()
}

function driverFor<Run>(move: Move, { send, actors }: SystemUnderTest<Run>): string | undefined {
  if ('send' in move) return move.send.type in send ? undefined : `the event ${move.send.type}`
  if (!('actor' in move)) return undefined
  const replies = actors[move.actor]
  if ('says' in move)
    return replies?.says?.[move.says.type] ? undefined : `${move.actor} saying ${move.says.type}`
  const kind = (['done', 'error', 'shows'] as const).find((one) => one in move)
  return kind && !replies?.[kind] ? `${move.actor} with ${kind}` : undefined
}
