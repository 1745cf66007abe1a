import type { AnyStateMachine } from 'xstate'
import { rootOf } from '../reader/index.ts'
import { nameOfSource } from './actor-names.ts'
import { allNodes, eventName } from './declared.ts'
import { plain } from './plain.ts'

type Executed = { type: string; params: unknown }

/** One executed action, as the plan stores it. */
export function describeAction(machine: AnyStateMachine, { type, params }: Executed): unknown {
  const given = plain(params)
  if (!type.startsWith('xstate.')) return given === '(undefined)' ? type : { [type]: given }
  const detail = field(params)
  switch (type) {
    case 'xstate.spawnChild':
      return {
        start: childName(field(detail('actorRef'))('id'), detail('src')),
        input: plain(detail('input')),
      }
    case 'xstate.stopChild':
      return { stop: detail('id') }
    case 'xstate.raise':
      return detail('delay') === undefined
        ? { raise: plain(detail('event')) }
        : { timer: shortEvent(machine, detail('event')), ms: plain(detail('delay')) }
    case 'xstate.cancel':
      return { cancel: shortEvent(machine, { type: detail('sendId') }) }
    case 'xstate.sendTo': {
      const delay = detail('delay')
      const later = delay === undefined ? {} : { ms: plain(delay) }
      return { to: field(detail('to'))('id'), send: plain(detail('event')), ...later }
    }
    case 'xstate.emit':
      return { emit: plain(detail('event')) }
    default:
      return { [type]: given }
  }
}

const field =
  (value: unknown) =>
  (key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const childName = (id: unknown, source: unknown) =>
  id === source ? id : `${String(id)} (${nameOfSource(source)})`

/** The timer of an `after` contains the name of its state; the plan says `after display` and the state. */
function shortEvent(machine: AnyStateMachine, event: unknown): unknown {
  const type = field(event)('type')
  if (typeof type !== 'string' || !type.startsWith('xstate.after.')) return plain(event)
  const owner = allNodes(rootOf(machine)).find((node) => node.transitions.has(type))
  return owner ? `${eventName(owner, type)} of ${owner.path.join('.') || '(root)'}` : type
}
