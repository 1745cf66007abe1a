import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'
import { composedGuard } from '../../composed-guard.ts'
import { nameOf } from '../../outline.ts'
import type { IdOf } from './ids.ts'
import { call } from './implementations.ts'

/** A guard as a condition of ECMAScript: combinators written out, `stateIn` as `In('…')`, the rest called by name. */
export function conditionOf(guard: unknown, machine: AnyStateMachine, idOf: IdOf): string {
  const name = nameOf(guard)
  const composed = composedGuard(typeof guard === 'function' ? guard : machine.implementations.guards[name])
  if (!composed) return call('guards', name)
  if (composed.kind === 'in')
    return bracketed(
      statesIn(composed.state, machine).map((node) => `In('${idOf(node)}')`),
      '&&',
    )
  const parts = composed.guards.map((part) => conditionOf(part, machine, idOf))
  return composed.kind === 'not'
    ? `!${parts.join('')}`
    : bracketed(parts, composed.kind === 'and' ? '&&' : '||')
}

const bracketed = (parts: string[], sign: string) =>
  parts.length === 1 ? parts.join('') : `(${parts.join(` ${sign} `)})`

/** The innermost states that a state value names. */
function statesIn(value: StateValue, machine: AnyStateMachine): AnyStateNode[] {
  if (typeof value === 'string' && value.startsWith('#')) return [machine.getStateNodeById(value)]
  return innermost(machine.root, value)
}

function innermost(node: AnyStateNode, value: StateValue): AnyStateNode[] {
  const inner =
    typeof value === 'string'
      ? value.split('.').reduceRight<StateValue>((so, key) => ({ [key]: so }), {})
      : value
  const entries = Object.entries(inner)
  if (entries.length === 0) return [node]
  return entries.flatMap(([key, rest]) => {
    const child = node.states[key]
    if (!child) throw new Error(`${node.id} has no state '${key}'`)
    return rest === undefined ? [child] : innermost(child, rest)
  })
}
