import { IconFileInvoice } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Order, Refund } from '../../../../openapi/generated/schema.ts'
import { ActionLink } from '../../../components/action/action.tsx'
import { formatPrice } from '../../../lib/formats/money.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { creditNotePath } from '../order-paths.ts'
import classes from './order-refunds.module.css'

/** The money that goes back, with its credit notes; it renders nothing where none does. */
export function OrderRefunds({ order: { id, items, refunds } }: { order: Order }) {
  const { t } = useTranslation('orders')
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds-title" className={classes.refunds}>
      <h2 id="refunds-title" className="h3">
        {t('refunds')}
      </h2>
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <p className={classes.amount}>
              <b>{formatPrice(refund.amount.amount)}</b> <RefundState refund={refund} />
            </p>
            <p className={`note ${classes.what}`}>
              <RefundReason refund={refund} ordered={items} />
            </p>
            {refund.creditNote && (
              <ActionLink to={creditNotePath(id, refund.creditNote.number)} isSmall>
                <IconFileInvoice size={18} stroke={1.6} aria-hidden />
                {t('creditNote')} <span className="no-break">{refund.creditNote.number}</span>
              </ActionLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function RefundState({ refund: { state, doneAt, askedAt } }: { refund: Refund }) {
  const { t } = useTranslation('orders')
  const { date } = useFormat()
  return t(`refund_${state}`, { date: date(doneAt ?? askedAt) })
}

/** `Order cancelled · 2 sheets, shipping`: the shop's own reasons have words, what the staff wrote stands as it is. */
function RefundReason({ refund, ordered }: { refund: Refund; ordered: Order['items'] }) {
  const { t } = useTranslation('orders')
  const { amounts } = useFormat()
  const { reason, items, shippingPrice } = refund
  const goods = items.map(({ variantId, quantity }) => ({
    quantity,
    unit: ordered.find((item) => item.variantId === variantId)?.unit,
  }))
  const parts = [
    ...(goods.length > 0 ? [amounts(goods, t('pieces'))] : []),
    ...(shippingPrice.amount > 0 ? [t('shipping')] : []),
  ].join(', ')
  const why = isOwnReason(reason) ? t(`refundReason_${reason}`) : reason
  return [why, ...(parts === '' ? [] : [parts])].join(' · ')
}

const ownReasons = ['cancelled', 'paidTwice', 'refundedByProvider'] as const
const isOwnReason = (reason: string): reason is (typeof ownReasons)[number] =>
  ownReasons.some((own) => own === reason)
