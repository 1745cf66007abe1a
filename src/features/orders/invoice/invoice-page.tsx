import { useTranslation } from 'react-i18next'
import { EmptyNotice } from '../../../components/empty-notice/empty-notice.tsx'
import { InvoiceSheet } from '../../../components/tax-documents/invoice-sheet.tsx'
import { TaxDocumentPage } from './tax-document-page.tsx'

/** The tax invoice of a paid order. */
export function InvoicePage({ orderId }: { orderId: string }) {
  const { t } = useTranslation('orders')
  return (
    <TaxDocumentPage
      orderId={orderId}
      name={t('invoice')}
      find={({ invoice }) => invoice}
      none={<EmptyNotice title={t('noInvoice')} text={t('noInvoiceText')} />}
      renderSheet={(order, invoice, copy) => <InvoiceSheet order={order} invoice={invoice} copy={copy} />}
    />
  )
}
