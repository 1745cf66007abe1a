import type { AnyStateMachine } from 'xstate'
import { guardWords } from '../guard-words.ts'
import { composedGuard, configOf } from '../reader/index.ts'

/**
 * A machine's config as data: what `createMachine` takes and Stately imports. Functions (context from an
 * input, params, inputs, outputs) are left out; guards, actions, actors and delays appear by their names, composed guards by the words of the
 * chart.
 */
export function configAsJson(machine: AnyStateMachine): string {
  return JSON.stringify(asData(configOf(machine)), null, 2)
}

function asData(value: unknown): unknown {
  if (composedGuard(value)) return guardWords(value)
  if (Array.isArray(value)) return value.map(asData)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, asData(inner)])
      .filter(([, inner]) => typeof inner !== 'function'),
  )
}
