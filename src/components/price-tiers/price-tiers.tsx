import { useTranslation } from 'react-i18next'
import { tierAt, tiersOf, type PricedSize } from '../../../machines/quantity-prices.ts'
import { formatSpan } from '../../lib/formats/format-measure.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { Price } from '../price/price.tsx'
import classes from './price-tiers.module.css'

interface PriceTiersProps {
  size: PricedSize
  /** The tier that holds for so many is underlined. */
  quantity: number
  unit: string
}

/** What one piece costs, by how many are bought. Nothing where one price holds for any quantity. */
export function PriceTiers({ size, quantity, unit }: PriceTiersProps) {
  const { t } = useTranslation('parts')
  const { amount } = useFormat()
  const tiers = tiersOf(size)
  if (tiers.length === 0) return null
  const inForce = tierAt(size, quantity)
  const steps = [{ from: 1, price: size.price }, ...tiers]
  return (
    <ul className={classes.tiers} aria-label={t('tiers', { unit })}>
      {steps.map((step, index) => {
        const next = steps[index + 1]
        const last = next && next.from - 1
        const percent = Math.round((1 - step.price.amount / size.price.amount) * 100)
        const isInForce = step.from === (inForce?.from ?? 1)
        return (
          <li key={step.from} aria-current={isInForce || undefined}>
            <span className={classes.note}>
              {last === undefined
                ? t('tierFrom', { amount: amount(step.from, unit) })
                : last === step.from
                  ? amount(last, unit)
                  : formatSpan(step.from, amount(last, unit))}
            </span>
            <Price price={step.price} satang="whenNeeded" size="small" />
            {index === 0 ? (
              <span className={classes.note}>{t('normalPrice')}</span>
            ) : (
              <span className={classes.save}>{t('discount', { percent })}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
