import type { guestCartMachine } from '../../../../machines/guest-cart/guest-cart.machine.ts'
import { always, emittedBy, type Rule } from '@phaen/statecharts'

type GuestCart = typeof guestCartMachine

export const rules: Rule<GuestCart>[] = [
  always('no line waits twice', ({ context }) => {
    const keys = context.lines.map(({ line }) => `${line.productId} ${line.variantId}`)
    return keys.find((key, index) => keys.indexOf(key) !== index)
  }),
  always('a line is sent only while its answer is awaited', ({ context, snapshot }) =>
    snapshot.matches('sending') === (context.sent !== undefined) ? undefined : 'it is another way round',
  ),
  {
    says: 'products are not sent again before there is an answer or another session',
    watch: () => {
      let isAwaited = false
      return (moment) => {
        const { move } = moment
        const type = 'send' in move ? move.send.type : ''
        if (type === 'session.ended' || type.startsWith('cart.')) isAwaited = false
        const isSent = emittedBy(moment).some((event) => event.type === 'line.send')
        const isAgain = isSent && isAwaited
        if (isSent) isAwaited = true
        return isAgain ? 'they were sent again' : undefined
      }
    },
  },
]
