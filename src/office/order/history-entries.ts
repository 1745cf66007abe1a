import type { OfficeOrderDetail } from '../../../openapi/generated/schema.ts'
import { eventLabels, isKnownEvent, type KnownEvent } from '../../components/order-status/event-label.ts'
import { oneOf } from '../query.ts'

const told = ['setTracking', 'askRefund', 'settleRefund'] as const

export interface HistoryEntry {
  key: string
  at: string
  /** A translation key; absent where staff wrote a text. */
  words?: `orders:${(typeof eventLabels)[KnownEvent]}` | `did_${(typeof told)[number]}`
  text?: string
  by?: string | undefined
  /** What the customer reads beside it. */
  note?: string | undefined
}

/** Who moved an order is written at the moment of the move itself. */
const sameMoment = 2000

/** What happened to an order, and what staff did and wrote: the newest first. */
export function entriesOf({ order, notes, history }: Pick<OfficeOrderDetail, 'order' | 'notes' | 'history'>) {
  const moves = history.filter(({ action }) => action === 'moveOrder')
  const moverAt = (at: string) =>
    moves.find((move) => Math.abs(Date.parse(move.at) - Date.parse(at)) < sameMoment)?.staff?.name
  const entries: HistoryEntry[] = [
    ...order.timeline.flatMap(({ event, at, note }) =>
      isKnownEvent(event)
        ? [
            {
              key: `${event} ${at}`,
              at,
              words: `orders:${eventLabels[event]}` as const,
              by: moverAt(at),
              note,
            },
          ]
        : [],
    ),
    ...notes.map(({ id, at, staff, text }) => ({ key: `note ${id}`, at, text, by: staff.name })),
    ...history.flatMap(({ id, at, action, staff }) => {
      const what = oneOf(told, action)
      return what ? [{ key: `audit ${id}`, at, words: `did_${what}` as const, by: staff?.name }] : []
    }),
  ]
  return entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
