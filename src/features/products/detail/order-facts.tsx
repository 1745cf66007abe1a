import { IconFileInvoice, IconHelp, IconTruckDelivery, IconWeight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AskForMore } from './ask-for-more.tsx'
import { CutToSize } from './cut-to-size.tsx'
import classes from './order-facts.module.css'
import type { Order } from './use-order.ts'

/** Total weight and price, delivery, invoice, and the ways to ask for more. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('products')
  return (
    <ul className={classes.facts}>
      <li>
        <IconWeight stroke={1.6} aria-hidden />
        <p aria-live="polite">
          {t('totalWeight')} <b className="no-break">{order.weight}</b>{' '}
          <span className="no-break">({order.pieces})</span>
          <br />
          {t('totalPrice')} <b className="no-break">{order.price}</b>
        </p>
      </li>
      <li>
        <IconTruckDelivery stroke={1.6} aria-hidden />
        <p>{t('delivery')}</p>
      </li>
      <li>
        <IconFileInvoice stroke={1.6} aria-hidden />
        <p>{t('taxInvoice')}</p>
      </li>
      <CutToSize order={order} />
      <li>
        <IconHelp stroke={1.6} aria-hidden />
        <AskForMore product={order.product} choice={order.choice} />
      </li>
    </ul>
  )
}
