import { useTranslation } from 'react-i18next'
import type { AuditEntry, Quotation } from '../../../openapi/generated/schema.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import classes from './quotation-screen.module.css'

interface PriceHistoryProps {
  audit: readonly AuditEntry[]
  quotation: Quotation
}

/** Who changed which price, the newest first. */
export function PriceHistory({ audit, quotation }: PriceHistoryProps) {
  const { t } = useTranslation('officeQuotations')
  const { dateTime } = useFormat()
  if (audit.length === 0) return null
  const nameOf = (field: string) => {
    const item = quotation.items.find(({ position }) => field === `unitPrice.${position}`)
    return item ? `${item.name} ${item.size}` : t('freight')
  }
  return (
    <section aria-labelledby="price-history">
      <h2 id="price-history">{t('history')}</h2>
      <ol className={classes.history}>
        {audit.map(({ id, at, staff, changes }) => (
          <li key={id}>
            <b>{staff?.name}</b>{' '}
            <time className="note" dateTime={at}>
              {dateTime(at)}
            </time>
            {changes.map(({ field, before, after }) => (
              <p key={field} className="note">
                {nameOf(field)}: {formatPrice(Number(before ?? 0))} → {formatPrice(Number(after ?? 0))}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
