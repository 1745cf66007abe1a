import { statusLabels } from './status-label.ts'

/** The translation keys of every event that the server writes into a timeline. */
export const eventLabels = {
  ...statusLabels,
  placed: 'eventPlaced',
  pending: 'eventPending',
  confirmed: 'eventConfirmed',
  unpaid: 'eventUnpaid',
  unconfirmed: 'eventUnconfirmed',
  parcelReturned: 'eventParcelReturned',
  parcelLost: 'eventParcelLost',
} as const

export type KnownEvent = keyof typeof eventLabels

export const isKnownEvent = (event: string): event is KnownEvent => Object.hasOwn(eventLabels, event)
