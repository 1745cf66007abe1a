import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createMachine,
  type StateValue,
} from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import type { ComposedGuard, Reader, StateNode } from './reader.ts'

/** Reads machines of XState 5. Its state nodes and transitions are given as they are: they have the shape that is asked for. */
export const xstate5: Reader = {
  // Judged by its shape: a machine may come from another copy of XState than ours.
  isMachine: (value): value is AnyStateMachine =>
    has(value, 'root') &&
    has(value, 'implementations') &&
    has(value, 'getTransitionData') &&
    has(value, 'provide') &&
    typeof value.provide === 'function',
  isMachineSnapshot: (value): value is AnyMachineSnapshot => has(value, 'machine') && has(value, '_nodes'),
  rootOf: (machine) => {
    if (!xstate5.isMachine(machine))
      throw new Error(`${nameOfOther(machine)} is no machine of XState 5; these tools read no other major`)
    return machine.root
  },
  stateWithId: (machine, id) => machine.getStateNodeById(id),
  implementationsOf: ({ implementations }) => implementations,
  configOf: ({ config }) => config,
  initialOf: (node) => {
    if (node.type === 'compound') return [...(node.initial?.target ?? [])]
    if (node.type === 'parallel') return regionsOf(node)
    return node.type === 'history' ? historyDefaults(node) : []
  },
  nameOf,
  isNotTimer: (name) => name !== '(inline xstate.raise)' && name !== '(inline xstate.cancel)',
  composedGuard,
  allows: (guard, snapshot, event) =>
    evaluateGuard(guard as Parameters<typeof evaluateGuard>[0], snapshot.context, event, snapshot),
  activeIn: (snapshot): AnyStateNode[] =>
    '_nodes' in snapshot && Array.isArray(snapshot._nodes) ? snapshot._nodes : [],
  takenBy: (machine, snapshot, event) => machine.getTransitionData(snapshot, event) ?? [],
  takenIn: ({ _transitions }) => _transitions,
}

const nameOfOther = (other: unknown): string =>
  has(other, 'id') && typeof other.id === 'string' ? other.id : 'This'

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value

function nameOf(reference: unknown): string {
  if (typeof reference === 'string') return reference
  if (typeof reference === 'function')
    return `(inline ${'type' in reference ? String(reference.type) : reference.name})`
  return has(reference, 'type') ? String(reference.type) : '?'
}

const regionsOf = (node: StateNode): StateNode[] =>
  Object.values(node.states).filter(({ type }) => type !== 'history')

/** The target of a history state that has no history yet. */
function historyDefaults({ parent, config }: StateNode): StateNode[] {
  if (!parent) return []
  const target = 'target' in config && typeof config.target === 'string' ? config.target : undefined
  const named = target?.split('.').reduce<StateNode | undefined>((node, key) => node?.states[key], parent)
  return named ? [named] : xstate5.initialOf(parent)
}

function composedGuard(guard: unknown): ComposedGuard | undefined {
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
