import type { StateValue } from 'xstate'
import { composedGuard, nameOf } from './reader/index.ts'

/** A guard by its name; one that is composed, by the signs of logic: `isLoud ∧ ¬isFew`. */
export function guardWords(guard: unknown): string {
  const composed = composedGuard(guard)
  if (!composed) return nameOf(guard)
  if (composed.kind === 'in') return `in ${pathOf(composed.state)}`
  const parts = composed.guards.map((part) =>
    isJoined(part) ? `(${guardWords(part)})` : guardWithParams(part),
  )
  return composed.kind === 'not' ? `¬${parts.join('')}` : parts.join(composed.kind === 'and' ? ' ∧ ' : ' ∨ ')
}

/** With the params that distinguish a guard which several transitions share, if they are not a function. */
export const guardWithParams = (guard: unknown): string =>
  [guardWords(guard), ...literalParams(guard)].join(' ')

const isJoined = (guard: unknown) => ['and', 'or'].includes(composedGuard(guard)?.kind ?? '')

const pathOf = (state: StateValue): string =>
  typeof state === 'string'
    ? state
    : Object.entries(state)
        .map(([name, inner]) => [name, inner && pathOf(inner)].filter(Boolean).join('.'))
        .join(', ')

const literalParams = (guard: unknown): string[] =>
  typeof guard === 'object' && guard !== null && 'params' in guard && typeof guard.params === 'object'
    ? Object.entries(guard.params ?? {}).map(([name, value]) => `${name} ${[value].flat().join(', ')}`)
    : []
