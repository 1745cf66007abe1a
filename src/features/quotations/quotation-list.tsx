import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { QuotationListItem } from '../../../openapi/generated/schema.ts'
import { ActionLink } from '../../components/action/action.tsx'
import { EmptyNotice } from '../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { GrowingList } from '../../components/growing-list/growing-list.tsx'
import { Price } from '../../components/price/price.tsx'
import { SkeletonGroup } from '../../components/skeleton/skeleton.tsx'
import { usePagedList } from '../../flows/paged-list/use-paged-list.ts'
import { lastDayOf, useQuotationState } from '../../flows/quotation/use-quotation-state.ts'
import { paths } from '../../lib/paths.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { quotationPath } from './quotation-paths.ts'
import { readQuotations } from './quotation-api.ts'
import classes from './quotation-list.module.css'
import { QuotationStatusBadge } from './quotation-status-badge.tsx'

const everything = {}

/** The quotations of the customer, the newest first. */
export function QuotationList() {
  const { t } = useTranslation('quotations')
  const { view, more, retry } = usePagedList('quotations', readQuotations, everything, undefined, {
    isPrivate: true,
  })
  if (view.kind === 'loading') return <SkeletonGroup lines={6} />
  if (view.kind === 'failed') return <FailedNotice message={t('listFailed')} onRetry={retry} />
  if (view.kind === 'empty')
    return (
      <EmptyNotice title={t('none')} text={t('noneText')}>
        <ActionLink to={paths.cart}>{t('toCart')}</ActionLink>
      </EmptyNotice>
    )
  return (
    <GrowingList view={view} onMore={more} onRetry={retry}>
      <ul className="ruled">
        {view.items.map((quotation) => (
          <Row key={quotation.id} quotation={quotation} />
        ))}
      </ul>
    </GrowingList>
  )
}

function Row({ quotation }: { quotation: QuotationListItem }) {
  const { t } = useTranslation('quotations')
  const { date, amounts } = useFormat()
  const { state } = useQuotationState(quotation)
  return (
    <li className={classes.row} data-entry>
      <div>
        <h2>
          <Link className="covers" to={quotationPath(quotation.id)}>
            {quotation.number}
          </Link>
        </h2>
        <p className="note">{date(quotation.createdAt, 'short')}</p>
      </div>
      <div className={classes.state}>
        <QuotationStatusBadge state={state} />
        <p className="note">
          {t(state === 'expired' ? 'stoodUntil' : 'standsUntil', {
            day: date(lastDayOf(quotation), 'short'),
          })}
        </p>
      </div>
      <div className={classes.sum}>
        <Price price={quotation.total} />
        <p className="note">{amounts(quotation.quantities, t('pieces'))}</p>
      </div>
    </li>
  )
}
