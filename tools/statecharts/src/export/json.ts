import type { AnyStateMachine } from 'xstate'
import { configOf } from '../reader/index.ts'

/**
 * A machine's config as data: what `createMachine` takes and Stately imports. Functions (context from an
 * input, params, inputs, outputs) are left out; guards, actions, actors and delays appear by their names.
 */
export function configAsJson(machine: AnyStateMachine): string {
  return JSON.stringify(asData(configOf(machine)), null, 2)
}

function asData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asData)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => typeof inner !== 'function')
      .map(([key, inner]) => [key, asData(inner)]),
  )
}
