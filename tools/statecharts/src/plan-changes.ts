import type { AnyStateMachine } from 'xstate'
import { playAgain, type Plan, type Step, type StepOutcome } from './plan.ts'
import { data, moveInWords, stateInWords } from './plan-words.ts'
import { nothingSeen } from './walker/session.ts'

/** A pinned step at which the machine now behaves differently. */
export interface StepChange {
  path: Step[]
  differences: string[]
  /** How many later steps of the same path differ too. */
  followedBy: number
}

/**
 * Plays every pinned path on the current machine. Of each path only the first differing step counts as a change,
 * because later steps start from another state. A path that needs a removed transition differs there as well.
 */
export function changesOf(machine: AnyStateMachine, pinned: Plan): StepChange[] {
  const changes = new Map<number, StepChange>()
  const firstOfPath = new Map<number, StepChange>()
  for (const { path, index, expected, actual, same } of playAgain(machine, pinned, nothingSeen())) {
    const [step, last] = [path[index], path.at(-1)]
    if (same || !step || !last) continue
    const first = firstOfPath.get(last.step)
    if (first) {
      first.followedBy += 1
      continue
    }
    const differences = differencesBetween(expected, actual)
    const change = changes.get(step.step) ?? { path: path.slice(0, index + 1), differences, followedBy: 0 }
    changes.set(step.step, change)
    firstOfPath.set(last.step, change)
  }
  return [...changes.values()]
}

/** A change as lines to read: the path, the move, the expected and the current result. */
export function changeInWords({ path, differences, followedBy }: StepChange): string[] {
  const moves = path.map((step) => moveInWords(step.do))
  const place = path.at(-2)
  return [
    ...moves.slice(0, -1).map((move, index) => `${index === 0 ? 'When' : ' and'} ${move}`),
    `${place ? `then, in ${stateInWords(place.value)}, when` : 'When'} ${moves.at(-1)}:`,
    ...differences.map((difference) => `  ${difference}`),
    ...(followedBy > 0 ? [`  (${count(followedBy, 'later step')} of such paths differ too)`] : []),
  ]
}

function differencesBetween(expected: StepOutcome, actual: StepOutcome): string[] {
  const unequal = (key: keyof StepOutcome) => data(expected[key]) !== data(actual[key])
  const differ = (key: keyof StepOutcome, title: string, words: (value: unknown) => string) =>
    unequal(key) ? [`${title}: expected ${words(expected[key])}, now ${words(actual[key])}`] : []
  return [
    ...differ('broke', 'it breaks', (value) => (value === undefined ? 'not at all' : String(value))),
    ...differ('value', 'state', stateInWords),
    ...differ('takes', 'transitions taken', listInWords),
    ...differ('refuses', 'transitions refused by a guard', listInWords),
    ...differ('actions', 'actions', listInWords),
    ...contextDifferences(expected.context ?? {}, actual.context ?? {}),
    ...differ('tags', 'tags', listInWords),
    ...differ('output', 'output', (value) => (value === undefined ? 'none' : data(value))),
  ]
}

function contextDifferences(expected: Record<string, unknown>, actual: Record<string, unknown>): string[] {
  const words = (from: Record<string, unknown>, key: string) =>
    key in from ? `to become ${data(from[key])}` : 'to stay as it was'
  return [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
    .filter((key) => data(expected[key]) !== data(actual[key]))
    .map((key) => {
      const now = key in actual ? `it becomes ${data(actual[key])}` : 'it stays as it was'
      return `context ${key}: expected ${words(expected, key)}, now ${now}`
    })
}

const listInWords = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? value.map((item) => (typeof item === 'string' ? item : data(item))).join(', ')
    : 'none'

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** For a test: throws what differs, in words, unless the machine does on each pinned path what its plan says. */
export function testPlan(machine: AnyStateMachine, plan: Plan): void {
  const changes = changesOf(machine, plan)
  if (changes.length === 0) return
  throw new Error(changes.map((change) => changeInWords(change).join('\n')).join('\n\n'))
}
