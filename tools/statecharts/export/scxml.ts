import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { isNotTimer, nameOf } from '../outline.ts'
import { eventName, ownTransitions } from '../walker/declared.ts'

/**
 * A machine as SCXML: guards as conditions, actions as scripts, delays as events sent to itself. The machine is a state
 * of its own inside, because a document may not have transitions.
 */
export function asScxml(machine: AnyStateMachine): string {
  const open = `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" initial="${idOf(machine.root)}">`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    open,
    ...stateOf(machine.root).map(indent),
    '</scxml>',
    '',
  ].join('\n')
}

function stateOf(node: AnyStateNode): string[] {
  if (node.type === 'history') return [`<history id="${idOf(node)}" type="${node.history || 'shallow'}"/>`]
  const tag = node.type === 'final' ? 'final' : node.type === 'parallel' ? 'parallel' : 'state'
  const initial = node.type === 'compound' ? ` initial="${initialOf(node)}"` : ''
  return [`<${tag} id="${idOf(node)}"${initial}>`, ...bodyOf(node).map(indent), `</${tag}>`]
}

const bodyOf = (node: AnyStateNode): string[] => [
  ...blockOf('onentry', [...node.entry.map(nameOf).filter(isNotTimer).map(scriptOf), ...timersOf(node)]),
  ...blockOf('onexit', [
    ...node.exit.map(nameOf).filter(isNotTimer).map(scriptOf),
    ...node.after.map(({ eventType }) => `<cancel sendid="${eventOf(node, eventType)}.of.${idOf(node)}"/>`),
  ]),
  ...node.invoke.map(({ id, src }) => `<invoke id="${escape(id)}" src="${escape(String(src))}"/>`),
  ...ownTransitions(node).flatMap(([, candidates]) =>
    candidates.flatMap((candidate) => transitionOf(node, candidate)),
  ),
  ...Object.values<AnyStateNode>(node.states).flatMap(stateOf),
]

function timersOf(node: AnyStateNode): string[] {
  return node.after.map(({ delay, eventType }) => {
    const known = typeof delay === 'string' ? node.machine.implementations.delays[delay] : delay
    const time = typeof known === 'number' ? `delay="${known}ms"` : `delayexpr="${escape(String(delay))}()"`
    return `<send id="${eventOf(node, eventType)}.of.${idOf(node)}" event="${eventOf(node, eventType)}" ${time}/>`
  })
}

function transitionOf(node: AnyStateNode, transition: AnyTransitionDefinition): string[] {
  const { target, guard, eventType } = transition
  const attributes = [
    eventType === '' ? '' : ` event="${eventOf(node, eventType)}"`,
    guard === undefined ? '' : ` cond="${escape(nameOf(guard))}()"`,
    target ? ` target="${target.map(idOf).join(' ')}"` : '',
    target && !transition.reenter ? ' type="internal"' : '',
  ].join('')
  const scripts = transition.actions.map((action) => scriptOf(nameOf(action)))
  if (scripts.length === 0) return [`<transition${attributes}/>`]
  return [`<transition${attributes}>`, ...scripts.map(indent), '</transition>']
}

/** SCXML's own names for what an actor or a nested state answers. */
function eventOf(node: AnyStateNode, descriptor: string): string {
  const name = eventName(node, descriptor)
  if (name === 'done') return `done.state.${idOf(node)}`
  return escape(
    name
      .replace(/^done /, 'done.invoke.')
      .replace(/^error /, 'error.invoke.')
      .replace(/ /g, '.'),
  )
}

const initialOf = (node: AnyStateNode): string => node.initial.target.map(idOf).join(' ')
const idOf = (node: AnyStateNode): string => (node.path.length > 0 ? node.path.join('.') : node.id)
const blockOf = (tag: string, lines: string[]) =>
  lines.length > 0 ? [`<${tag}>`, ...lines.map(indent), `</${tag}>`] : []
const scriptOf = (name: string) => `<script>${escape(name)}()</script>`
const indent = (line: string) => `  ${line}`
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
