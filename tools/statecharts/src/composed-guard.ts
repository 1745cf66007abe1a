import { type AnyStateMachine, createMachine, type StateValue } from 'xstate'

/** A guard made by one of XState's combinators, taken apart. */
export type ComposedGuard =
  | { kind: 'and' | 'or' | 'not'; guards: unknown[] }
  | { kind: 'in'; state: StateValue }

/** The parts of a guard made by `and`, `or`, `not` or `stateIn`; undefined for a plain one. */
export function composedGuard(guard: unknown): ComposedGuard | undefined {
  if (typeof guard !== 'function' || !('check' in guard) || typeof guard.check !== 'function')
    return undefined
  if ('stateValue' in guard) return { kind: 'in', state: guard.stateValue as StateValue }
  if (!('guards' in guard) || !Array.isArray(guard.guards)) return undefined
  const { check, guards } = guard
  // A minified build has no function names, so the combinator is recognised by its result for two guards.
  const answers = (...given: boolean[]): boolean =>
    Reflect.apply(check, undefined, [
      { machine: nothing },
      { context: {}, event: { type: '' } },
      { guards: given.map((answer) => () => answer) },
    ])
  if (answers(false)) return { kind: 'not', guards }
  return { kind: answers(true, false) ? 'or' : 'and', guards }
}

const nothing: AnyStateMachine = createMachine({})
