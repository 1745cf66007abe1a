import { useTranslation } from 'react-i18next'
import { ActionLink } from '../../components/action/action.tsx'
import { EmptyNotice } from '../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { SkeletonGroup } from '../../components/skeleton/skeleton.tsx'
import { QuotationSheet } from '../../components/tax-documents/quotation-sheet.tsx'
import { lastDayOf } from '../../flows/quotation/use-quotation-state.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { usePageMeta } from '../../lib/flows/page-flows.ts'
import { quotationsPath } from './quotation-paths.ts'
import { readQuotation } from './quotation-api.ts'
import classes from './quotation-page.module.css'
import { QuotationPanel } from './quotation-panel.tsx'

/** One quotation: what can be done with it, and the paper as it is printed. */
export function QuotationPage({ quotationId }: { quotationId: string }) {
  const { t } = useTranslation(['quotations', 'shell'])
  const { view, retry, refresh } = useRecord('quotation', quotationId, readQuotation, { isPrivate: true })
  const quotation = view.kind === 'shown' ? view.item : undefined
  usePageMeta({
    ...(quotation && { title: `${t('quotation')} ${quotation.number} · ${t('shell:brandTitle')}` }),
    isMissing: view.kind === 'notFound',
  })
  if (view.kind === 'failed')
    return (
      <div className="wrap">
        <FailedNotice message={t('failed')} onRetry={retry} />
      </div>
    )
  if (view.kind === 'notFound')
    return (
      <div className="wrap">
        <EmptyNotice title={t('missing')} text={t('missingText')}>
          <ActionLink to={quotationsPath}>{t('title')}</ActionLink>
        </EmptyNotice>
      </div>
    )
  return (
    <div className={classes.page}>
      {quotation ? (
        <>
          <QuotationPanel key={quotation.version} quotation={quotation} onChanged={refresh} />
          <QuotationSheet quotation={quotation} lastDay={lastDayOf(quotation)} />
        </>
      ) : (
        <SkeletonGroup lines={8} />
      )}
    </div>
  )
}
