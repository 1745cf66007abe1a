import type { OfficeOrderDetail } from '../../../openapi/generated/schema.ts'

const timelineWords = {
  placed: 'orders:eventPlaced',
  pending: 'orders:eventPending',
  paid: 'orders:statusPaid',
  failed: 'orders:statusFailed',
  refund: 'orders:statusRefund',
  processing: 'orders:statusProcessing',
  readyToShip: 'orders:statusReadyToShip',
  shipped: 'orders:statusShipped',
  delivered: 'orders:statusDelivered',
  readyToPickUp: 'orders:statusReadyToPickUp',
  pickedUp: 'orders:statusPickedUp',
  complete: 'orders:statusComplete',
  cancelOrder: 'orders:statusCancelOrder',
  confirmed: 'orders:eventConfirmed',
  unpaid: 'orders:eventUnpaid',
  unconfirmed: 'orders:eventUnconfirmed',
  parcelReturned: 'orders:eventParcelReturned',
  parcelLost: 'orders:eventParcelLost',
} as const
const isKnown = (event: string): event is keyof typeof timelineWords => Object.hasOwn(timelineWords, event)

const staffWords = {
  setTracking: 'did_setTracking',
  askRefund: 'did_askRefund',
  settleRefund: 'did_settleRefund',
} as const
const isShown = (action: string): action is keyof typeof staffWords => Object.hasOwn(staffWords, action)

export interface HistoryEntry {
  key: string
  at: string
  /** A translation key; absent where staff wrote a text. */
  words?: (typeof timelineWords)[keyof typeof timelineWords] | (typeof staffWords)[keyof typeof staffWords]
  text?: string
  by?: string | undefined
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
      isKnown(event)
        ? [{ key: `${event} ${at}`, at, words: timelineWords[event], by: moverAt(at) ?? note }]
        : [],
    ),
    ...notes.map(({ id, at, staff, text }) => ({ key: `note ${id}`, at, text, by: staff.name })),
    ...history.flatMap(({ id, at, action, staff }) =>
      isShown(action) ? [{ key: `audit ${id}`, at, words: staffWords[action], by: staff?.name }] : [],
    ),
  ]
  return entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
