import { useTranslation } from 'react-i18next'
import { readServiceTerms } from '../../features/content/read-showcase.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import classes from './terms-strip.module.css'

/** What the shop promises, before anything is chosen. Its place is held while it loads. */
export function TermsStrip() {
  const { t } = useTranslation('home')
  const { view } = useRecord('showcase', 'terms', readServiceTerms)
  if (view.kind !== 'shown')
    return view.kind === 'loading' ? <div className={classes.strip} aria-hidden /> : null
  const { fastest, freightFrom, branchCount, daysToReturn } = view.item
  return (
    <ul className={classes.strip} aria-label={t('promises')}>
      {fastest && (
        <li>
          <b>
            {fastest.min === fastest.max
              ? t('fastest', { count: fastest.max })
              : t('fastestRange', { min: fastest.min, max: fastest.max })}
          </b>
          {freightFrom && <span>{t('freightFrom', { price: formatPrice(freightFrom.amount) })}</span>}
        </li>
      )}
      <li>
        <b>{t('taxInvoice')}</b>
        <span>{t('taxInvoiceText')}</span>
      </li>
      {branchCount > 0 && (
        <li>
          <b>{t('branchCount', { count: branchCount })}</b>
          <span>{t('branchCountText')}</span>
        </li>
      )}
      {daysToReturn > 0 && (
        <li>
          <b>{t('returns', { count: daysToReturn })}</b>
          <span>{t('returnsText')}</span>
        </li>
      )}
    </ul>
  )
}
