import type { Move } from './cases.ts'
import { instrument, type Walkable } from './walker/instrument.ts'
import type { AnyStateMachine } from 'xstate'
import { nothingSeen, openSession, type Outcome, type Seen } from './walker/session.ts'
import { plain } from './walker/plain.ts'

/** One move of a plan with its expected result. `from` is the preceding step; a start has none. */
export interface Step {
  step: number
  from?: number
  do: Move
  value: unknown
  tags?: string[]
  context?: Record<string, unknown>
  actions?: unknown[]
  takes?: string[]
  refuses?: string[]
  output?: unknown
  broke?: string
}

export interface Plan {
  flow: string
  steps: Step[]
}

/** Paths that share their first moves share their first steps. */
export function planOf(flow: string, walkable: Walkable, paths: Move[][]): Plan {
  const steps: Step[] = []
  const numbers = new Map<string, number>()
  for (const path of paths) {
    const session = openSession(walkable, nothingSeen())
    let from: number | undefined
    let trail = ''
    for (const move of path) {
      trail += `\n${JSON.stringify(plain(move))}`
      const outcome = session.play(move)
      const known = numbers.get(trail)
      if (known === undefined) {
        steps.push({
          step: steps.length + 1,
          ...(from === undefined ? {} : { from }),
          ...stepOf(move, outcome),
        })
        numbers.set(trail, steps.length)
      }
      from = known ?? steps.length
    }
  }
  return { flow, steps }
}

export const stepOf = (move: Move, outcome: Outcome): StepOutcome => ({
  do: move,
  value: outcome.value,
  ...(outcome.tags.length > 0 ? { tags: outcome.tags } : {}),
  ...(Object.keys(outcome.context).length > 0 ? { context: outcome.context } : {}),
  ...(outcome.actions.length > 0 ? { actions: outcome.actions } : {}),
  ...(outcome.takes.length > 0 ? { takes: outcome.takes } : {}),
  ...(outcome.refuses.length > 0 ? { refuses: outcome.refuses } : {}),
  ...('output' in outcome ? { output: outcome.output } : {}),
  ...(outcome.broke === undefined ? {} : { broke: outcome.broke }),
})

/** The whole paths of a plan, from a start to a last step. */
export function pathsOf(plan: Plan): Step[][] {
  const byNumber = new Map(plan.steps.map((step) => [step.step, step]))
  const followed = new Set(plan.steps.map((step) => step.from))
  const trailTo = (step: Step): Step[] => {
    const before = step.from === undefined ? undefined : byNumber.get(step.from)
    return before ? [...trailTo(before), step] : [step]
  }
  return plan.steps.filter((step) => !followed.has(step.step)).map(trailTo)
}

export interface Replay {
  seen: Seen
  paths: number
  moves: number
  /** The first step whose result differs from the plan; undefined when all agree. */
  drift?: { trail: Move[]; expected: StepOutcome; actual: StepOutcome }
}

/** The result of a step, without its position in the plan. */
export type StepOutcome = Omit<Step, 'step' | 'from'>

export interface PlayedStep {
  path: Step[]
  index: number
  expected: StepOutcome
  actual: StepOutcome
  same: boolean
}

/** Plays a pinned plan on fresh actors and compares every step. It never searches. */
export function replay(machine: AnyStateMachine, plan: Plan): Replay {
  const seen = nothingSeen()
  const paths = pathsOf(plan).length
  let moves = 0
  for (const { path, index, expected, actual, same } of playAgain(machine, plan, seen)) {
    moves += 1
    if (same) continue
    const trail = path.slice(0, index + 1).map((step) => step.do)
    return { seen, paths, moves, drift: { trail, expected, actual } }
  }
  return { seen, paths, moves }
}

/** Plays each path of a plan to its end, whatever its steps do. */
export function* playAgain(machine: AnyStateMachine, plan: Plan, seen: Seen): Generator<PlayedStep> {
  const walkable = instrument(machine)
  for (const path of pathsOf(plan)) {
    const session = openSession(walkable, seen)
    for (const [index, { step: _step, from: _from, ...expected }] of path.entries()) {
      const actual = stepOf(expected.do, session.play(expected.do))
      yield { path, index, expected, actual, same: text(actual) === text(expected) }
    }
  }
}

const text = (value: unknown) => JSON.stringify(value)

/** One line for each step, so that a changed step is one changed line. */
export const writePlan = (plan: Plan): string =>
  `{\n  "flow": ${text(plan.flow)},\n  "steps": [\n${plan.steps.map((step) => `    ${text(step)}`).join(',\n')}\n  ]\n}\n`
