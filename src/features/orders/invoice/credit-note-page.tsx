import { useTranslation } from 'react-i18next'
import { EmptyNotice } from '../../../components/empty-notice/empty-notice.tsx'
import { CreditNoteSheet, findCreditNote } from '../../../components/tax-documents/credit-note-sheet.tsx'
import { TaxDocumentPage } from './tax-document-page.tsx'

/** The credit note that corrects the tax invoice of an order by one refund. */
export function CreditNotePage({ orderId, number }: { orderId: string; number: string }) {
  const { t } = useTranslation('orders')
  return (
    <TaxDocumentPage
      orderId={orderId}
      name={t('creditNote')}
      find={(order) => findCreditNote(order, number)}
      none={<EmptyNotice title={t('noCreditNote')} text={t('noCreditNoteText')} />}
      renderSheet={(order, document, copy) => (
        <CreditNoteSheet order={order} document={document} copy={copy} />
      )}
    />
  )
}
