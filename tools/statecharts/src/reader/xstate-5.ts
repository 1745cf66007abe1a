import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createMachine,
  type StateValue,
} from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import type { ComposedGuard, OwnEvent, Reader, StateNode } from './reader.ts'

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
  ownEvent,
  isNotTimer: (action) => !isTimer(ownEvent(action)),
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
  const own = ownEvent(reference)
  if (own && !isTimer(own)) return own.kind === 'raise' ? `raise ${own.event}` : `cancel ${own.id}`
  if (typeof reference === 'function')
    return `(inline ${'type' in reference ? String(reference.type) : reference.name})`
  return has(reference, 'type') ? String(reference.type) : '?'
}

function ownEvent(action: unknown): OwnEvent | undefined {
  if (typeof action !== 'function' || !('type' in action)) return undefined
  if (action.type === 'xstate.cancel' && 'sendId' in action && typeof action.sendId === 'string')
    return { kind: 'cancel', id: action.sendId }
  if (action.type !== 'xstate.raise' || !('event' in action)) return undefined
  const { event } = action
  if (!has(event, 'type') || typeof event.type !== 'string') return undefined
  const id = 'id' in action && typeof action.id === 'string' ? action.id : undefined
  const delay = 'delay' in action ? action.delay : undefined
  // Of a delay that is computed nothing can be said but that it is.
  if (typeof delay === 'function') return undefined
  return {
    kind: 'raise',
    event: event.type,
    id,
    delay: typeof delay === 'number' || typeof delay === 'string' ? delay : undefined,
  }
}

/** The events of timers are named by XState, so that no other action has one of theirs. */
const isTimer = (own: OwnEvent | undefined): boolean =>
  (own?.kind === 'raise' ? own.event : own?.id)?.startsWith('xstate.after.') === true

const regionsOf = (node: StateNode): StateNode[] =>
  Object.values(node.states).filter(({ type }) => type !== 'history')

/** The targets of a history state that has no history yet: paths from its parent, or ids with `#`. */
function historyDefaults({ parent, config, machine }: StateNode): StateNode[] {
  if (!parent) return []
  const targets = 'target' in config ? [config.target].flat() : []
  const named = targets.flatMap((target) => {
    if (typeof target !== 'string') return []
    if (target.startsWith('#')) return [xstate5.stateWithId(machine, target)]
    const path = target.split('.')
    return path.reduce<StateNode | undefined>((node, key) => node?.states[key], parent) ?? []
  })
  return named.length > 0 ? named : xstate5.initialOf(parent)
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
