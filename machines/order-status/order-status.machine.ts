import { and, not, or, setup, stateIn } from 'xstate'
import type { PaymentChannel } from '../../openapi/generated/schema.ts'
import { paymentChannels } from '../payment-channels.ts'

/**
 * An order with three parallel states: payment, confirmation and fulfilment. Spec part 4, order and payment states. It
 * has no actors and no timers. The server uses it to check whether an event is allowed and whether products return to
 * stock.
 */
export const orderStatusMachine = setup({
  types: {} as {
    context: { paymentChannel: PaymentChannel; needsConfirmation: boolean; isPickUp: boolean }
    input: { paymentChannel: PaymentChannel; needsConfirmation: boolean; isPickUp: boolean }
    events:
      | { type: 'payment.paid' }
      | { type: 'payment.failed' }
      | { type: 'payment.again' }
      | { type: 'payment.refunded' }
      | { type: 'order.confirm' }
      | { type: 'order.process' }
      | { type: 'order.ready' }
      | { type: 'order.ship' }
      | { type: 'order.deliver' }
      | { type: 'order.pickUp' }
      | { type: 'order.complete' }
      | { type: 'order.cancel' }
      | { type: 'order.expire' }
      | { type: 'parcel.returned' }
      | { type: 'parcel.lost' }
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actions: {
    returnStock: () => {
      throw new Error("order-status: the action 'returnStock' is not provided")
    },
  },
  guards: {
    isPaidBeforeShipping: ({ context }) => paymentChannels[context.paymentChannel].isPaidBeforeShipping,
    isCancelled: stateIn({ fulfilment: 'cancelOrder' }),
    canBePaidAhead: and([
      ({ context }) => paymentChannels[context.paymentChannel].needsProvider,
      not('isCancelled'),
    ]),
    isPickUp: ({ context }) => context.isPickUp,
    isPaidByHandover: and([
      not('isPaidBeforeShipping'),
      or([stateIn({ fulfilment: 'delivered' }), stateIn({ fulfilment: 'pickedUp' })]),
    ]),
    isPaid: stateIn({ payment: 'paid' }),
    needsNoConfirmation: ({ context }) => !context.needsConfirmation,
    isConfirmed: stateIn({ confirmation: 'confirmed' }),
    isStanding: not('isCancelled'),
    mayBeWorkedOn: or(['isPaid', and([not('isPaidBeforeShipping'), 'isConfirmed'])]),
    isUnpaidAndExpires: and([
      ({ context }) => paymentChannels[context.paymentChannel].expires,
      or([stateIn({ payment: 'pending' }), stateIn({ payment: 'failed' })]),
    ]),
    isUnpaidOrUnconfirmed: or(['isUnpaidAndExpires', not('isConfirmed')]),
  },
}).createMachine({
  id: 'orderStatus',
  description: 'The money and the products of one order, and whether it is meant.',
  meta: { spec: ['R4.45'] },
  context: ({ input }) => ({
    paymentChannel: input.paymentChannel,
    needsConfirmation: input.needsConfirmation,
    isPickUp: input.isPickUp,
  }),
  type: 'parallel',
  states: {
    payment: {
      description: 'The money.',
      initial: 'pending',
      states: {
        pending: {
          description:
            'Not paid yet: in process at the provider, by its page or a transfer, or to be paid on delivery or at the counter.',
          meta: { spec: ['R4.39', 'R4.43'] },
          always: {
            description: 'Cash on delivery, or at the counter: handed over is paid.',
            guard: 'isPaidByHandover',
            target: 'paid',
          },
          on: {
            'payment.paid': {
              description: 'The provider has the money. It may come after the order was cancelled.',
              guard: 'isPaidBeforeShipping',
              target: 'paid',
            },
            'payment.failed': {
              description: 'The provider was refused the money, or waited too long.',
              guard: 'isPaidBeforeShipping',
              target: 'failed',
            },
            'payment.again': {
              description: 'An unpaid order: another try begins.',
              guard: 'canBePaidAhead',
              target: 'pending',
            },
          },
        },
        failed: {
          description: 'The last try to pay failed.',
          meta: { spec: ['R4.41', 'R4.42'], ignores: { 'payment.failed': 'It has failed already.' } },
          on: {
            'payment.paid': {
              description: 'Paid after all: with another card, or before the refusal that was told first.',
              target: 'paid',
            },
            'payment.again': {
              description: 'Pay again.',
              guard: 'canBePaidAhead',
              target: 'pending',
            },
          },
        },
        paid: {
          description: 'The shop has the money.',
          meta: {
            spec: ['R4.40'],
            ignores: {
              'payment.paid': 'The money is here.',
              'payment.failed': 'The money is here: this refusal is of an earlier try.',
              'payment.again': 'The order is paid.',
            },
          },
          always: {
            description: 'Nothing will be sent for it: the money goes back.',
            guard: 'isCancelled',
            target: 'refund',
          },
          on: {
            'payment.refunded': { description: 'The money was given back.', target: 'refund' },
          },
        },
        refund: {
          description: 'The money goes back to the shopper.',
          meta: { ignores: { 'payment.*': 'The money went back, and that is the last state of it.' } },
          type: 'final',
        },
      },
    },
    confirmation: {
      description: 'Whether somebody stands behind an order that nobody has paid.',
      initial: 'waiting',
      states: {
        waiting: {
          description:
            'Paid at the handover by a customer who is new to it: a code or the staff has to confirm it.',
          always: {
            description: 'Paid beforehand, or of a customer who has paid at a handover before.',
            guard: 'needsNoConfirmation',
            target: 'confirmed',
          },
          on: {
            'order.confirm': {
              description: 'The customer typed the code, or told the staff.',
              guard: 'isStanding',
              target: 'confirmed',
            },
          },
        },
        confirmed: {
          description: 'It is meant.',
          meta: { ignores: { 'order.confirm': 'It needs no confirmation any more.' } },
        },
      },
    },
    fulfilment: {
      description: 'The goods.',
      meta: {
        ignores: {
          'order.process': 'Work on the order has begun before.',
          'order.ready': 'The goods are not in work.',
          'order.ship': 'No packed parcel waits for a carrier.',
          'order.deliver': 'No parcel is on its way.',
          'order.pickUp': 'No goods wait at a branch.',
          'order.complete': 'The shopper does not have the goods yet.',
          'order.cancel': 'The goods have left the shop.',
          'order.expire': 'Only an order that waits for its money or its confirmation runs out.',
          'parcel.*': 'No parcel is on its way.',
        },
      },
      initial: 'pending',
      states: {
        pending: {
          description: 'The order was received.',
          on: {
            'order.process': {
              description:
                'Work begins; the money has to be there first, or the payment at the handover to be confirmed.',
              guard: 'mayBeWorkedOn',
              target: 'processing',
            },
            'payment.refunded': {
              description: 'The money was given back: nothing is sent.',
              guard: 'isPaid',
              target: 'cancelOrder',
              actions: 'returnStock',
            },
            'order.cancel': {
              description: 'Nothing was done yet.',
              target: 'cancelOrder',
              actions: 'returnStock',
            },
            'order.expire': {
              description: 'The time to pay or to confirm is over: the products are for others again.',
              guard: 'isUnpaidOrUnconfirmed',
              target: 'cancelOrder',
              actions: 'returnStock',
            },
          },
        },
        processing: {
          description: 'The products are picked, cut and packed.',
          on: {
            'order.ready': [
              {
                description: 'Everything is packed and lies at the branch: the shopper is told.',
                guard: 'isPickUp',
                target: 'readyToPickUp',
              },
              { description: 'Everything is packed.', target: 'readyToShip' },
            ],
            'payment.refunded': {
              description: 'The money was given back: nothing is sent.',
              guard: 'isPaid',
              target: 'cancelOrder',
              actions: 'returnStock',
            },
            'order.cancel': {
              description: 'The work stops.',
              target: 'cancelOrder',
              actions: 'returnStock',
            },
          },
        },
        readyToShip: {
          description: 'The parcel waits for its carrier.',
          on: {
            'order.ship': { description: 'The carrier has it.', target: 'shipped' },
            'payment.refunded': {
              description: 'The money was given back: nothing is sent.',
              guard: 'isPaid',
              target: 'cancelOrder',
              actions: 'returnStock',
            },
            'order.cancel': {
              description: 'The parcel stays here. The last moment to cancel.',
              target: 'cancelOrder',
              actions: 'returnStock',
            },
          },
        },
        shipped: {
          description: 'The parcel is on its way; the shopper can no longer cancel it.',
          on: {
            'order.deliver': { description: 'It was handed over.', target: 'delivered' },
            'parcel.returned': {
              description: 'It was refused, or nobody was there to take it: the carrier brought it back.',
              target: 'cancelOrder',
              actions: 'returnStock',
            },
            'parcel.lost': {
              description: 'The carrier lost it: there are no products that could return.',
              target: 'cancelOrder',
            },
          },
        },
        delivered: {
          description: 'The shopper has the goods.',
          on: { 'order.complete': { description: 'Nothing is left to do.', target: 'complete' } },
        },
        readyToPickUp: {
          description: 'The goods wait at the branch for the shopper, who shows a code.',
          on: {
            'order.pickUp': {
              description: 'The code was shown, and the goods handed over.',
              target: 'pickedUp',
            },
            'payment.refunded': {
              description: 'The money was given back: nothing is handed over.',
              guard: 'isPaid',
              target: 'cancelOrder',
              actions: 'returnStock',
            },
            'order.cancel': {
              description: 'The goods stay here. The last moment to cancel.',
              target: 'cancelOrder',
              actions: 'returnStock',
            },
          },
        },
        pickedUp: {
          description: 'The shopper has fetched the goods.',
          on: { 'order.complete': { description: 'Nothing is left to do.', target: 'complete' } },
        },
        complete: {
          description: 'Done.',
          meta: { ignores: { 'order.*': 'Nothing is left to do.' } },
          type: 'final',
        },
        cancelOrder: {
          description: 'Nothing will reach the shopper.',
          meta: { ignores: { 'order.*': 'A cancelled order is not taken up again.' } },
          type: 'final',
        },
      },
    },
  },
})
