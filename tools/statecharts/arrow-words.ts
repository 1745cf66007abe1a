import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { nameOf } from './outline.ts'
import { eventName } from './walker/declared.ts'

/** The label of an arrow: the event, the guard in brackets, the actions after a slash. */
export function arrowWords(
  node: AnyStateNode,
  transition: AnyTransitionDefinition,
  position: Position,
): string {
  const event = spokenEvent(node, transition.eventType, node.machine)
  const actions = transition.actions.map(nameOf)
  return [
    [event, guardWords(transition, position)].filter(Boolean).join(' '),
    ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
  ].join('\n')
}

/** The position of a transition among those of the same event. */
export interface Position {
  index: number
  of: number
}

function guardWords(transition: AnyTransitionDefinition, { index, of }: Position): string {
  const { guard } = transition
  if (guard !== undefined) return `[${[nameOf(guard), ...literalParams(guard)].join(' ')}]`
  return of > 1 && index === of - 1 ? '[else]' : ''
}

/** Distinguishes a guard that several transitions share by its params, if they are not a function. */
const literalParams = (guard: unknown): string[] =>
  typeof guard === 'object' && guard !== null && 'params' in guard && typeof guard.params === 'object'
    ? Object.entries(guard.params ?? {}).map(([name, value]) => `${name} ${[value].flat().join(', ')}`)
    : []

function spokenEvent(node: AnyStateNode, descriptor: string, machine: AnyStateMachine): string {
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
  const delay = machine.implementations.delays[name]
  return typeof delay === 'number' ? `${delay.toLocaleString('en')} ms` : name
}
