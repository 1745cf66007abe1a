import { useTranslation } from 'react-i18next'
import { tierAt, tiersOf } from '../../../machines/quantity-prices.ts'
import { shortPrice } from '../../lib/formats/money.ts'
import classes from './price-tiers.module.css'
import type { PriceTiers } from './price-tiers.tsx'

/** The tiers in a line, for a row of a table: `10+ ฿1,406`. */
export function ShortTiers({ size, quantity, unit }: Parameters<typeof PriceTiers>[0]) {
  const { t } = useTranslation('parts')
  const tiers = tiersOf(size)
  if (tiers.length === 0) return null
  const inForce = tierAt(size, quantity)
  return (
    <ul className={`remark ${classes.short}`} aria-label={t('tiers', { unit })}>
      {tiers.map(({ from, price }) => (
        <li key={from} className="no-break" aria-current={from === inForce?.from || undefined}>
          {from}+ {shortPrice(price.amount)}
        </li>
      ))}
    </ul>
  )
}
