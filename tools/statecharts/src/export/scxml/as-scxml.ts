import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate'
import { historyDefaults } from '../../history.ts'
import { isNotTimer, nameOf } from '../../outline.ts'
import { allNodes, eventName, ownTransitions } from '../../walker/declared.ts'
import { element, script } from './elements.ts'
import { type IdOf, idsOf } from './ids.ts'
import { call, implementationsOf } from './implementations.ts'
import { composedGuard } from '../../composed-guard.ts'

/** The `type` of each `<invoke>`: the interpreter has to provide the actor, which is not an SCXML document. */
const ACTOR = 'urn:xstate:actor'

/**
 * A machine as SCXML: guards as conditions, actions as scripts, delays as events sent to itself. The machine becomes a
 * state inside the document, because the document itself may not have transitions.
 */
export function asScxml(machine: AnyStateMachine): string {
  const idOf = idsOf(machine)
  const root = idOf(machine.root)
  const attributes = {
    xmlns: 'http://www.w3.org/2005/07/scxml',
    version: '1.0',
    datamodel: 'ecmascript',
    initial: root,
  }
  const lines = element('scxml', attributes, [
    ...implementationsOf(machine),
    ...stateOf(machine.root, idOf),
    ...(ends(machine.root) ? element('final', { id: `${root}.ended` }) : []),
  ])
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n')
}

/** Whether the machine itself can reach a final state. */
const ends = (root: AnyStateNode) => allNodes(root).some(({ type }) => type === 'final')

function stateOf(node: AnyStateNode, idOf: IdOf): string[] {
  const id = idOf(node)
  if (node.type === 'history') {
    const remembered = element('transition', { target: historyDefaults(node).map(idOf).join(' ') })
    return element('history', { id, type: node.history === 'deep' ? 'deep' : 'shallow' }, remembered)
  }
  const tag = node.type === 'final' ? 'final' : node.type === 'parallel' ? 'parallel' : 'state'
  const initial = node.type === 'compound' ? node.initial.target.map(idOf).join(' ') : undefined
  return element(tag, { id, initial }, bodyOf(node, idOf))
}

const bodyOf = (node: AnyStateNode, idOf: IdOf): string[] => [
  ...blockOf('onentry', [...scriptsOf(node.entry), ...timersOf(node, idOf)]),
  ...blockOf('onexit', [
    ...scriptsOf(node.exit),
    ...node.after.flatMap(({ eventType }) => element('cancel', { sendid: eventOf(node, eventType, idOf) })),
  ]),
  ...node.invoke.flatMap(({ id, src }) => element('invoke', { type: ACTOR, id, src: String(src) })),
  ...ownTransitions(node).flatMap(([, candidates]) =>
    candidates.flatMap((candidate) => transitionOf(node, candidate, idOf)),
  ),
  ...(node.parent || !ends(node)
    ? []
    : element('transition', { event: `done.state.${idOf(node)}`, target: `${idOf(node)}.ended` })),
  ...Object.values<AnyStateNode>(node.states).flatMap((child) => stateOf(child, idOf)),
]

const scriptsOf = (actions: readonly unknown[]): string[] =>
  actions
    .map(nameOf)
    .filter(isNotTimer)
    .flatMap((name) => script([call('actions', name)]))

function timersOf(node: AnyStateNode, idOf: IdOf): string[] {
  return node.after.flatMap(({ delay, eventType }) => {
    const known = typeof delay === 'string' ? node.machine.implementations.delays[delay] : delay
    const event = eventOf(node, eventType, idOf)
    const time =
      typeof known === 'number' ? { delay: `${known}ms` } : { delayexpr: call('delays', String(delay)) }
    return element('send', { id: event, event, ...time })
  })
}

function transitionOf(node: AnyStateNode, transition: AnyTransitionDefinition, idOf: IdOf): string[] {
  const { target, guard, eventType, reenter, actions } = transition
  const attributes = {
    event: eventType === '' ? undefined : eventOf(node, eventType, idOf),
    cond: guard === undefined ? undefined : conditionOf(guard, node.machine, idOf),
    target: target?.map(idOf).join(' '),
    type: target && !reenter ? 'internal' : undefined,
  }
  return element('transition', attributes, scriptsOf(actions))
}

/** SCXML's names for the events of actors and nested states; the event of a timer contains the name of its state. */
function eventOf(node: AnyStateNode, descriptor: string, idOf: IdOf): string {
  const name = eventName(node, descriptor)
  if (name === 'done') return `done.state.${idOf(node)}`
  if (name.startsWith('after ')) return `${token(name)}.${idOf(node).replace(/\./g, '-')}`
  return token(name.replace(/^done /, 'done.invoke.').replace(/^error /, 'error.invoke.'))
}

/** Event names may not contain spaces, because a space separates events. */
const token = (name: string) => name.trim().replace(/\s+/g, '.')

const blockOf = (tag: string, lines: string[]) => (lines.length > 0 ? element(tag, {}, lines) : [])

/** A guard as a condition of ECMAScript: combinators written out, `stateIn` as `In('…')`, the rest called by name. */
function conditionOf(guard: unknown, machine: AnyStateMachine, idOf: IdOf): string {
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
