import type { AnyStateMachine } from 'xstate'
import { guardWords } from '../guard-words.ts'
import { composedGuard, configOf, isMachine, nameOf } from '../reader/index.ts'

/**
 * A machine's config as data: what `createMachine` takes and Stately imports. Functions (context from an
 * input, params, inputs, outputs) are left out; guards, actions, actors and delays appear by their names, composed guards by the words of the
 * chart, and what is written in its place as `(inline …)`.
 */
export function configAsJson(machine: AnyStateMachine): string {
  return JSON.stringify(asData(configOf(machine)), null, 2)
}

/** Where a function stands for a name. Elsewhere it computes what only a run knows. */
const named = new Set(['guard', 'actions', 'entry', 'exit', 'src'])

function asData(value: unknown, key = ''): unknown {
  if (composedGuard(value)) return guardWords(value)
  if (typeof value === 'function') return named.has(key) ? nameOf(value) : undefined
  if (Array.isArray(value)) return value.map((one) => asData(one, key)).filter((one) => one !== undefined)
  if (typeof value !== 'object' || value === null) return value
  // A child is a machine of its own, and other actors have nothing but functions.
  if (isMachine(value)) return value.id
  if ('getInitialSnapshot' in value) return '(inline actor)'
  return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, asData(one, inner)]))
}
