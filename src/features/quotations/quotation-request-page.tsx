import { useTranslation } from 'react-i18next'
import { ActionLink } from '../../components/action/action.tsx'
import { EmptyNotice } from '../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { SkeletonGroup } from '../../components/skeleton/skeleton.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { useSession } from '../../flows/session/use-session.ts'
import { readLeftOut } from '../../lib/left-out-lines.ts'
import { paths } from '../../lib/paths.ts'
import { QuotationRequestForm } from './quotation-request-form.tsx'
import { readToQuote } from './quotation-api.ts'

/** Turns the goods that are chosen in the cart into a quotation. */
export function QuotationRequestPage() {
  const { t } = useTranslation('quotations')
  const customerId = useSession((snapshot) => snapshot.context.customerId)
  const { view, retry, refresh } = useRecord('to quote', 'cart', readToQuote, { isPrivate: true })
  if (view.kind === 'failed' || view.kind === 'notFound')
    return <FailedNotice message={t('failed')} onRetry={retry} />
  if (view.kind === 'loading') return <SkeletonGroup lines={8} />
  const leftOut = readLeftOut(customerId ?? '')
  const items = view.item.items.filter(({ cartItemId }) => !leftOut.has(cartItemId))
  const { addresses } = view.item
  if (items.length === 0)
    return (
      <EmptyNotice title={t('nothingToQuote')} text={t('noneText')}>
        <ActionLink to={paths.cart}>{t('toCart')}</ActionLink>
      </EmptyNotice>
    )
  if (addresses.length === 0)
    return (
      <EmptyNotice title={t('noAddress')} text={t('noAddressText')}>
        <ActionLink to={`${paths.profile}?tab=addresses`} primary>
          {t('toAddresses')}
        </ActionLink>
      </EmptyNotice>
    )
  return <QuotationRequestForm items={items} addresses={addresses} onCartChanged={refresh} />
}
