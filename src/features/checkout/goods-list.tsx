import { useTranslation } from 'react-i18next'
import type { CheckoutLine } from '../../../machines/checkout/checkout.machine.ts'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { formatPrice, priceToPay } from '../../lib/money.ts'
import { useFormat } from '../../lib/use-format.ts'
import classes from './goods-list.module.css'

/** The lines of an order in short, for its bill. */
export function GoodsList({ items }: { items: readonly CheckoutLine[] }) {
  return (
    <ul className={classes.goods}>
      {items.map((item) => (
        <GoodsLine key={item.cartItemId} item={item} />
      ))}
    </ul>
  )
}

function GoodsLine({ item }: { item: CheckoutLine }) {
  const { t } = useTranslation('checkout')
  const { amount } = useFormat()
  const [variant] = item.variants
  const size = variant?.sizes[0]
  const satang = size ? Math.round(priceToPay(size.price, size.specialPrice) * 100) * item.quantity : 0
  return (
    <li>
      <img src={item.imageUrl} alt="" width={48} height={48} loading="lazy" />
      <div>
        <h3>
          <NoBreakTerms>{item.name}</NoBreakTerms>
        </h3>
        <p>
          <span className="no-break">{variant?.color.name} ·</span>{' '}
          <span className="no-break">
            {t('quantity', { amount: amount(item.quantity, item.unit ?? t('pieces')) })} ·
          </span>{' '}
          <span className="no-break">{size?.label}</span>
        </p>
      </div>
      <b>{formatPrice(satang / 100)}</b>
    </li>
  )
}
