import { useTranslation } from 'react-i18next'
import { nextTier, type PricedSize } from '../../../machines/quantity-prices.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { shortPrice } from '../../lib/formats/money.ts'
import classes from './price-tiers.module.css'

interface NextTierProps {
  size: PricedSize
  quantity: number
  stock: number
  unit: string
}

/** How many more make each piece cheaper, where there are so many. */
export function NextTier({ size, quantity, stock, unit }: NextTierProps) {
  const { t } = useTranslation('parts')
  const { amount } = useFormat()
  const next = nextTier(size, quantity, stock)
  return next ? (
    <p className={classes.next}>
      {t('nextTier', { amount: amount(next.more, unit), price: shortPrice(next.price.amount), unit })}
    </p>
  ) : null
}
