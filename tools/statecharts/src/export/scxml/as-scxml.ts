import type { AnyStateMachine, StateValue } from 'xstate'
import {
  composedGuard,
  implementationsOf,
  initialOf,
  isNotTimer,
  nameOf,
  ownEvent,
  rootOf,
  type StateNode,
  stateWithId,
  type Transition,
} from '../../reader/index.ts'
import { allNodes, eventWords, ownTransitions } from '../../walker/declared.ts'
import { element, script } from './elements.ts'
import { type IdOf, idsOf } from './ids.ts'
import { call, declarationsOf } from './implementations.ts'

/** The `type` of each `<invoke>`: the interpreter has to provide the actor, which is not an SCXML document. */
const ACTOR = 'urn:xstate:actor'

/**
 * A machine as SCXML: guards as conditions, actions as scripts, delays as events sent to itself. The machine becomes a
 * state inside the document, because the document itself may not have transitions.
 */
export function asScxml(machine: AnyStateMachine): string {
  const idOf = idsOf(machine)
  const root = idOf(rootOf(machine))
  const attributes = {
    xmlns: 'http://www.w3.org/2005/07/scxml',
    version: '1.0',
    datamodel: 'ecmascript',
    initial: root,
  }
  const lines = element('scxml', attributes, [
    ...declarationsOf(machine),
    ...stateOf(rootOf(machine), idOf),
    ...(ends(rootOf(machine)) ? element('final', { id: `${root}.ended` }) : []),
  ])
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n')
}

/** Whether the machine itself can reach a final state. */
const ends = (root: StateNode) => allNodes(root).some(({ type }) => type === 'final')

function stateOf(node: StateNode, idOf: IdOf): string[] {
  const id = idOf(node)
  if (node.type === 'history') {
    const remembered = element('transition', { target: initialOf(node).map(idOf).join(' ') })
    return element('history', { id, type: node.history === 'deep' ? 'deep' : 'shallow' }, remembered)
  }
  const tag = node.type === 'final' ? 'final' : node.type === 'parallel' ? 'parallel' : 'state'
  const initial = node.type === 'compound' ? initialOf(node).map(idOf).join(' ') : undefined
  return element(tag, { id, initial }, bodyOf(node, idOf))
}

const bodyOf = (node: StateNode, idOf: IdOf): string[] => [
  ...blockOf('onentry', [...actionsOf(node.entry, node.machine), ...timersOf(node, idOf)]),
  ...blockOf('onexit', [
    ...actionsOf(node.exit, node.machine),
    ...node.after.flatMap(({ eventType }) => element('cancel', { sendid: eventOf(node, eventType, idOf) })),
  ]),
  ...node.invoke.flatMap(({ id, src }) => element('invoke', { type: ACTOR, id, src: String(src) })),
  ...ownTransitions(node).flatMap(([, candidates]) =>
    candidates.flatMap((candidate) => transitionOf(node, candidate, idOf)),
  ),
  ...(node.parent || !ends(node)
    ? []
    : element('transition', { event: `done.state.${idOf(node)}`, target: `${idOf(node)}.ended` })),
  ...Object.values(node.states).flatMap((child) => stateOf(child, idOf)),
]

const actionsOf = (actions: readonly unknown[], machine: AnyStateMachine): string[] =>
  actions.filter(isNotTimer).flatMap((action) => {
    const own = ownEvent(action)
    if (!own) return script([call('actions', nameOf(action))])
    if (own.kind === 'cancel') return element('cancel', { sendid: own.id })
    const event = token(own.event)
    if (own.delay === undefined) return element('raise', { event })
    return element('send', { id: own.id, event, ...delayOf(own.delay, machine) })
  })

function timersOf(node: StateNode, idOf: IdOf): string[] {
  return node.after.flatMap(({ delay, eventType }) => {
    const event = eventOf(node, eventType, idOf)
    return element('send', { id: event, event, ...delayOf(delay, node.machine) })
  })
}

function delayOf(delay: unknown, machine: AnyStateMachine) {
  const known = typeof delay === 'string' ? implementationsOf(machine).delays[delay] : delay
  return typeof known === 'number' ? { delay: `${known}ms` } : { delayexpr: call('delays', String(delay)) }
}

function transitionOf(node: StateNode, transition: Transition, idOf: IdOf): string[] {
  const { target, guard, eventType, reenter, actions } = transition
  const attributes = {
    event: eventType === '' ? undefined : eventOf(node, eventType, idOf),
    cond: guard === undefined ? undefined : conditionOf(guard, node.machine, idOf),
    target: target?.map(idOf).join(' '),
    type: target && !reenter ? 'internal' : undefined,
  }
  return element('transition', attributes, actionsOf(actions, node.machine))
}

/** SCXML's names for the events of actors and nested states; the event of a timer contains the name of its state. */
function eventOf(node: StateNode, descriptor: string, idOf: IdOf): string {
  const { kind, subject } = eventWords(node, descriptor)
  if (kind === 'event') return token(subject)
  if (kind === 'done' && subject === '') return `done.state.${idOf(node)}`
  if (kind === 'after') return `${token(`after ${subject}`)}.${idOf(node).replace(/\./g, '-')}`
  return token(kind === 'snapshot' ? `snapshot ${subject}` : `${kind}.invoke.${subject}`)
}

/** Event names may not contain spaces, because a space separates events. */
const token = (name: string) => name.trim().replace(/\s+/g, '.')

const blockOf = (tag: string, lines: string[]) => (lines.length > 0 ? element(tag, {}, lines) : [])

/** A guard as a condition of ECMAScript: combinators written out, `stateIn` as `In('…')`, the rest called by name. */
function conditionOf(guard: unknown, machine: AnyStateMachine, idOf: IdOf): string {
  const name = nameOf(guard)
  const composed = composedGuard(
    typeof guard === 'function' ? guard : implementationsOf(machine).guards[name],
  )
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
function statesIn(value: StateValue, machine: AnyStateMachine): StateNode[] {
  if (typeof value === 'string' && value.startsWith('#')) return [stateWithId(machine, value)]
  return innermost(rootOf(machine), value)
}

function innermost(node: StateNode, value: StateValue): StateNode[] {
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
