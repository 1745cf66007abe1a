import { setup } from 'xstate'

/**
 * One quotation: open until its customer accepts or declines it, or its time is over. It has no actors and no timers: each
 * event says when it happens, so that the server and the screens decide alike.
 */
export const quotationStatusMachine = setup({
  types: {} as {
    context: { validUntil: number }
    input: { validUntil: number }
    events:
      | { type: 'quotation.change'; at: number }
      | { type: 'quotation.accept'; at: number }
      | { type: 'quotation.decline'; at: number }
      | { type: 'time.passes'; at: number }
    meta: { spec?: string[] }
  },
  guards: {
    isInTime: ({ context, event }) => event.at < context.validUntil,
    isTimeOver: ({ context, event }) => event.at >= context.validUntil,
  },
}).createMachine({
  id: 'quotationStatus',
  description: 'Whether the prices of one quotation still stand, and what its customer said to them.',
  meta: { spec: ['R21.19'] },
  context: ({ input }) => ({ validUntil: input.validUntil }),
  initial: 'open',
  states: {
    open: {
      description: 'The shop keeps to its prices; the customer has not answered yet.',
      on: {
        'quotation.change': {
          description: 'Staff change a price or the freight.',
          guard: 'isInTime',
          target: 'open',
        },
        'quotation.accept': {
          description: 'The customer accepts: it becomes an order.',
          guard: 'isInTime',
          target: 'accepted',
        },
        'quotation.decline': {
          description: 'The customer does not want it.',
          guard: 'isInTime',
          target: 'declined',
        },
        'time.passes': {
          description: 'The last moment of the quotation is over.',
          guard: 'isTimeOver',
          target: 'expired',
        },
      },
    },
    accepted: {
      description: 'It is an order now, at its prices, once and for all.',
      type: 'final',
    },
    declined: {
      description: 'The customer did not want it; a new one can be asked for.',
      type: 'final',
    },
    expired: {
      description: 'Its prices stand no longer; a new one can be asked for.',
      type: 'final',
    },
  },
})
