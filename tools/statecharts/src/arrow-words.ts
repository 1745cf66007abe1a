import type { AnyStateMachine, StateValue } from 'xstate'
import { composedGuard, implementationsOf, nameOf, type StateNode, type Transition } from './reader/index.ts'
import { eventName, type Position, transitionName } from './walker/declared.ts'

export interface Label {
  /** The name of the transition in plans and coverage. */
  transition: string
  event: string
  /** In brackets; empty for a transition without a guard. */
  guard: string
  actions: string[]
}

export function labelOf(
  node: StateNode,
  descriptor: string,
  transition: Transition,
  position: Position,
): Label {
  return {
    transition: transitionName(node, descriptor, position),
    event: spokenEvent(node, transition.eventType, node.machine),
    guard: guardWords(transition, position),
    actions: transition.actions.map(nameOf),
  }
}

/** The event, the guard in brackets, and on a second line the actions after a slash. */
export const arrowWords = ({ event, guard, actions }: Label): string =>
  [[event, guard].filter(Boolean).join(' '), ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : [])].join(
    '\n',
  )

function guardWords(transition: Transition, { index, of }: Position): string {
  const { guard } = transition
  if (guard !== undefined) return `[${[condition(guard), ...literalParams(guard)].join(' ')}]`
  return of > 1 && index === of - 1 ? '[else]' : ''
}

/** A guard by its name; one that is composed, by the signs of logic. */
function condition(guard: unknown): string {
  const composed = composedGuard(guard)
  if (!composed) return nameOf(guard)
  if (composed.kind === 'in') return `in ${pathOf(composed.state)}`
  const parts = composed.guards.map((part) => (isJoined(part) ? `(${condition(part)})` : condition(part)))
  return composed.kind === 'not' ? `¬${parts.join('')}` : parts.join(composed.kind === 'and' ? ' ∧ ' : ' ∨ ')
}

const isJoined = (guard: unknown) => ['and', 'or'].includes(composedGuard(guard)?.kind ?? '')

const pathOf = (state: StateValue): string =>
  typeof state === 'string'
    ? state
    : Object.entries(state)
        .map(([name, inner]) => [name, inner && pathOf(inner)].filter(Boolean).join('.'))
        .join(', ')

/** Distinguishes a guard that several transitions share by its params, if they are not a function. */
const literalParams = (guard: unknown): string[] =>
  typeof guard === 'object' && guard !== null && 'params' in guard && typeof guard.params === 'object'
    ? Object.entries(guard.params ?? {}).map(([name, value]) => `${name} ${[value].flat().join(', ')}`)
    : []

function spokenEvent(node: StateNode, descriptor: string, machine: AnyStateMachine): string {
  const name = eventName(node, descriptor)
  const [kind, ...rest] = name.split(' ')
  const subject = rest.join(' ')
  if (kind === 'always') return ''
  if (kind === 'after') return `after ${delayWords(subject, machine)}`
  if (kind === 'done') return subject === '' ? 'all done' : `${subject} answers`
  if (kind === 'error') return `${subject} fails`
  return kind === 'snapshot' ? `${subject} moves on` : name
}

function delayWords(name: string, machine: AnyStateMachine): string {
  const delay = implementationsOf(machine).delays[name]
  return typeof delay === 'number' ? `${delay.toLocaleString('en')} ms` : name
}
