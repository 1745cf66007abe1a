import type { orderStatusMachine } from '../../../../machines/order-status/order-status.machine.ts'
import { paymentChannels } from '../../../../machines/payment-channels.ts'
import { always, type Rule } from '@phaen/statecharts'

type OrderStatus = typeof orderStatusMachine

const underWay = [
  'processing',
  'readyToShip',
  'shipped',
  'delivered',
  'readyToPickUp',
  'pickedUp',
  'complete',
] as const

export const rules: Rule<OrderStatus>[] = [
  always('an order that is paid before shipping is paid before it is worked on', ({ context, snapshot }) =>
    paymentChannels[context.paymentChannel].isPaidBeforeShipping &&
    underWay.some((state) => snapshot.matches({ fulfilment: state })) &&
    !snapshot.matches({ payment: 'paid' }) &&
    !snapshot.matches({ payment: 'refund' })
      ? 'it is not paid'
      : undefined,
  ),
  always('nobody works on an order in cash that nobody confirmed', ({ context, snapshot }) =>
    context.needsConfirmation &&
    underWay.some((state) => snapshot.matches({ fulfilment: state })) &&
    !snapshot.matches({ confirmation: 'confirmed' })
      ? 'nobody confirmed it'
      : undefined,
  ),
  always('the money of a cancelled order goes back', ({ snapshot }) =>
    snapshot.matches({ payment: 'paid', fulfilment: 'cancelOrder' }) ? 'the shop keeps it' : undefined,
  ),
  always('what is paid at the handover is not paid before', ({ context, snapshot }) =>
    !paymentChannels[context.paymentChannel].isPaidBeforeShipping &&
    snapshot.matches({ payment: 'paid' }) &&
    !(['delivered', 'pickedUp', 'complete'] as const).some((state) => snapshot.matches({ fulfilment: state }))
      ? 'it was paid before'
      : undefined,
  ),
  always('what is picked up is never shipped, and the other way round', ({ context, snapshot }) => {
    const others = context.isPickUp
      ? (['readyToShip', 'shipped', 'delivered'] as const)
      : (['readyToPickUp', 'pickedUp'] as const)
    return others.some((state) => snapshot.matches({ fulfilment: state }))
      ? 'it went the other way'
      : undefined
  }),
  {
    says: 'products return to the shelf at most once, and only from a cancelled order',
    watch: () => {
      let times = 0
      return ({ outcome, snapshot }) => {
        times += outcome.actions.filter((action) => action === 'returnStock').length
        if (times > 1) return `${times} times`
        return times > 0 && !snapshot.matches({ fulfilment: 'cancelOrder' }) ? 'the order goes on' : undefined
      }
    },
  },
  {
    says: 'a cancelled order stays cancelled, and a shipped one is never packed again',
    watch: () => {
      let furthest = -1
      let isCancelled = false
      return ({ snapshot }) => {
        const at = underWay.findIndex((state) => snapshot.matches({ fulfilment: state }))
        if (isCancelled && !snapshot.matches({ fulfilment: 'cancelOrder' })) return 'it is alive again'
        isCancelled = snapshot.matches({ fulfilment: 'cancelOrder' })
        if (!isCancelled && at < furthest) return `it went back to ${underWay[at] ?? 'pending'}`
        furthest = Math.max(furthest, at)
        return undefined
      }
    },
  },
]
