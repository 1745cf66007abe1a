import { readyLines, type quickOrderMachine } from '../../../../machines/quick-order/quick-order.machine.ts'
import { always, type Rule } from '@phaen/statecharts'

type QuickOrder = typeof quickOrderMachine

export const rules: Rule<QuickOrder>[] = [
  always('nothing is put into the cart where nothing is ready', ({ context, snapshot }) =>
    snapshot.matches('adding') && readyLines(context.lines).length === 0 ? 'it is added' : undefined,
  ),
  always('never more is ready of a line than there is', ({ context }) => {
    const over = readyLines(context.lines).find(({ variant, piece }) => piece.quantity > variant.stock)
    return over && `${over.piece.quantity} of ${over.variant.stock}`
  }),
  always('no file is held once it was read', ({ context, snapshot }) =>
    context.file !== undefined && !snapshot.matches('reading')
      ? `in ${JSON.stringify(snapshot.value)}`
      : undefined,
  ),
  always('what failed says why', ({ context, snapshot }) =>
    snapshot.hasTag('failed') && context.errorCode === undefined ? JSON.stringify(snapshot.value) : undefined,
  ),
]
