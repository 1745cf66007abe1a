import type { AnyStateMachine } from 'xstate'
import { guardWithParams } from './guard-words.ts'
import { implementationsOf, nameOf, type StateNode, type Transition } from './reader/index.ts'
import { eventWords, type Position, transitionName } from './walker/declared.ts'

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
    guard: bracketed(transition, position),
    actions: transition.actions.map(nameOf),
  }
}

/** The event, the guard in brackets, and on a second line the actions after a slash. */
export const arrowWords = ({ event, guard, actions }: Label): string =>
  [[event, guard].filter(Boolean).join(' '), ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : [])].join(
    '\n',
  )

function bracketed({ guard }: Transition, { index, of }: Position): string {
  if (guard !== undefined) return `[${guardWithParams(guard)}]`
  return of > 1 && index === of - 1 ? '[else]' : ''
}

function spokenEvent(node: StateNode, descriptor: string, machine: AnyStateMachine): string {
  const { kind, subject } = eventWords(node, descriptor)
  if (kind === 'always') return ''
  if (kind === 'after') return `after ${delayWords(subject, machine)}`
  if (kind === 'done') return subject === '' ? 'all done' : `${subject} answers`
  if (kind === 'error') return `${subject} fails`
  return kind === 'snapshot' ? `${subject} moves on` : subject
}

function delayWords(name: string, machine: AnyStateMachine): string {
  // A delay in figures is its own name.
  const delay = implementationsOf(machine).delays[name] ?? (/^\d+$/.test(name) ? Number(name) : undefined)
  return typeof delay === 'number' ? `${delay.toLocaleString('en')} ms` : name
}
