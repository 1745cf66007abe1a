import { useTranslation } from 'react-i18next'
import type { Money } from '../../../../openapi/generated/schema.ts'
import { formatPrice } from '../../../lib/formats/money.ts'

export function ShippingPrice({ price }: { price: Money }) {
  const { t } = useTranslation('checkout')
  return <span className="no-break">{price.amount === 0 ? t('free') : formatPrice(price.amount)}</span>
}
