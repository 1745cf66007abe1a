import { always, type Rule } from '@phaen/statecharts'
import type { cutToSizeMachine } from '../../../../machines/cut-to-size/cut-to-size.machine.ts'

type CutToSize = typeof cutToSizeMachine

export const rules: Rule<CutToSize>[] = [
  always('what is priced has a plan of all pieces that can be cut', ({ context, snapshot }) => {
    const wanted = context.read.reduce((sum, { piece }) => sum + (piece?.count ?? 0), 0)
    const placed = context.plan.sheets.reduce((sum, { pieces }) => sum + pieces.length, 0)
    return wanted !== placed || (snapshot.matches({ open: 'priced' }) && placed === 0)
      ? `${placed} of ${wanted} pieces are on sheets`
      : undefined
  }),
  always('nothing is added beyond the stock', ({ context, snapshot }) =>
    snapshot.matches('adding') && context.plan.sheets.length > context.goods.stock
      ? 'more sheets are wanted than there are'
      : undefined,
  ),
  always('what was refused by the cart says why', ({ context, snapshot }) =>
    snapshot.matches({ open: 'addFailed' }) && context.errorCode === undefined ? 'no code' : undefined,
  ),
]
