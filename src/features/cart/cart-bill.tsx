import { IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import type { CartItem } from '../../../openapi/generated/schema.ts'
import { ActionLink } from '../../components/action/action.tsx'
import { Bill } from '../../components/bill/bill.tsx'
import { Price } from '../../components/price/price.tsx'
import { totalWeight } from '../../lib/formats/format-measure.ts'
import { newQuotation, paths } from '../../lib/paths.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import { lineMessageUrl } from '../../lib/shop-contact.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { savingOf } from '../../flows/cart/cart-sums.ts'
import { GoToCheckout } from './go-to-checkout.tsx'
import type { CheckoutReason } from './why-no-checkout.ts'

export interface Chosen {
  items: CartItem[]
  total: number
  reason: CheckoutReason | undefined
}

/** What the chosen lines cost before shipping. */
export function CartBill({ items, total, reason }: Chosen) {
  const { t } = useTranslation('cart')
  const { amounts, weight } = useFormat()
  const { normal, saved } = savingOf(items)
  const asked = items.map(({ name, variants, quantity }) => {
    const [variant] = variants
    return `• ${name} ${variant?.color.name ?? ''} ${variant?.sizes[0]?.label ?? ''} × ${quantity}`
  })
  return (
    <Bill
      title={t('sum')}
      lines={[
        { name: t('goods', { amount: amounts(items, t('pieces')) }), value: formatPrice(normal) },
        ...(saved > 0 ? [{ name: t('saved'), value: formatPrice(-saved), tone: 'saved' as const }] : []),
        { name: t('weight'), value: weight(totalWeight(items)) },
        { name: t('shipping'), value: t('shippingLater'), tone: 'quiet' },
      ]}
      total={{ name: t('total'), value: <Price price={{ amount: total }} size="large" /> }}
      note={t('vatIncluded')}
    >
      <div className="desk-only">
        <GoToCheckout reason={reason} />
      </div>
      {reason === undefined && (
        <ActionLink to={generatePath(paths.quotation, { quotationId: newQuotation })} isFull>
          {t('askForQuotation')}
        </ActionLink>
      )}
      {items.length > 0 && (
        <ActionLink to={lineMessageUrl([t('lineGreeting'), ...asked].join('\n'))} tone="line" isFull>
          <IconMessage size={22} stroke={1.6} aria-hidden />
          {t('orderOnLine')}
        </ActionLink>
      )}
    </Bill>
  )
}
