import type { AnyActorRef } from 'xstate'
import type { FlowCases, Move, Replies, SentEvent } from '../cases.ts'
import { matches } from '../event-matrix.ts'
import { activeIn } from '../reader/index.ts'
import { nameOfSource } from './actor-names.ts'
import type { Session } from './session.ts'

/** Every move that an active state handles. */
export function movesFrom(session: Session, cases: FlowCases): Move[] {
  if (session.snapshot().status !== 'active') return []
  const nodes = activeIn(session.snapshot())
  const descriptors = [...new Set(nodes.flatMap((node) => [...node.transitions.keys()]))]
  const next = session.timers()[0]
  return [
    ...descriptors.flatMap((descriptor) => sampleEvents(descriptor, cases)).map((send) => ({ send })),
    ...session.children().flatMap((child) => answers(child, descriptors, cases)),
    ...(next === undefined ? [] : [{ wait: next }]),
  ].map(asData)
}

/** The moves before the first one, one for each sample input. */
export const startsOf = (cases: FlowCases): Move[] =>
  (cases.inputs ?? [null]).map((input: unknown) => asData({ start: input }))

/** The sample events of a descriptor; an event without samples is sent bare. */
export function sampleEvents(descriptor: string, cases: FlowCases): SentEvent[] {
  if (descriptor.startsWith('xstate.')) return []
  const samples: [string, object[] | undefined][] = Object.entries(cases.events ?? {})
  const matching = samples.filter(([type]) => matches(descriptor, type))
  if (matching.length === 0) return /(?:^|\.)\*$/.test(descriptor) ? [] : [{ type: descriptor }]
  return matching.flatMap(([type, payloads]) => (payloads ?? []).map((payload) => ({ type, ...payload })))
}

/** The sample answers if there are any; otherwise an empty answer, if the machine handles one. */
export function answers(child: AnyActorRef, descriptors: string[], cases: FlowCases): Move[] {
  const replies: Replies | undefined = Reflect.get(cases.replies ?? {}, nameOfSource(child.src))
  const listens = (kind: string) => descriptors.includes(`xstate.${kind}.actor.${child.id}`)
  const actor = child.id
  return [
    ...(replies?.done ?? (listens('done') ? [null] : [])).map((done) => ({ actor, done })),
    ...(replies?.error ?? (listens('error') ? [{ code: 'INTERNAL' }] : [])).map((error) => ({
      actor,
      error,
    })),
    ...(replies?.says ?? []).map((says) => ({ actor, says: asEvent(says) })),
    ...(replies?.shows ?? []).map((shows) => ({ actor, shows })),
  ]
}

function asEvent(event: unknown) {
  if (typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string') {
    return { ...event, type: event.type }
  }
  throw new Error(`says: ${JSON.stringify(event)} is not an event`)
}

/** Data that a plan file can contain: no undefined, no class. A start or an answer without data is null. */
export const asData = (move: Move): Move =>
  JSON.parse(
    JSON.stringify(move, (key, value: unknown) => (value === undefined && bare.has(key) ? null : value)),
  )

const bare = new Set(['start', 'done', 'error'])
