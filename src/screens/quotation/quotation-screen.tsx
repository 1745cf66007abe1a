import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { QuotationRequestPage } from '../../features/quotations/quotation-request-page.tsx'
import { QuotationList } from '../../features/quotations/quotation-list.tsx'
import { QuotationPage } from '../../features/quotations/quotation-page.tsx'
import { newQuotation, paths } from '../../lib/paths.ts'

/** One quotation, or a new one that is asked for; without an id the list of quotations. */
export default function QuotationScreen() {
  const { t } = useTranslation(['quotations', 'screens'])
  const { quotationId } = useParams()
  if (quotationId !== undefined && quotationId !== newQuotation)
    return <QuotationPage key={quotationId} quotationId={quotationId} />
  const isNew = quotationId === newQuotation
  const title = t(isNew ? 'ask' : 'screens:quotation')
  const trail = isNew
    ? [{ label: t('screens:cart'), to: paths.cart }]
    : [{ label: t('screens:profile'), to: paths.profile }]
  return (
    <div className="wrap">
      <Breadcrumbs trail={trail} here={title} />
      <ScreenHeading title={title} />
      {isNew ? <QuotationRequestPage /> : <QuotationList />}
    </div>
  )
}
