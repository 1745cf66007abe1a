import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Order } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import { CreditNoteSheet, findCreditNote } from '../../components/tax-documents/credit-note-sheet.tsx'
import { InvoiceSheet } from '../../components/tax-documents/invoice-sheet.tsx'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import classes from './packing-slips.module.css'
import { PrintPage } from './print-page.tsx'

/** Documents for the taxes are in Thai, whatever the language of the page. */
const readInThai = async ({ client, id, signal }: ReadRecordArgs): Promise<Order> => {
  const headers = { 'Accept-Language': 'th' }
  const params = { path: { orderNumber: id } }
  const { order } = await dataOf(client.GET('/api/office/orders/{orderNumber}', { params, headers, signal }))
  return order
}

/** The tax invoices and credit notes of the orders that the address names, or one of them, to be printed twice each. */
export function TaxDocuments() {
  const { t } = useTranslation('office')
  const [search] = useSearchParams()
  return (
    <PrintPage title={t('taxDocuments')} read={readInThai}>
      {(order) => <DocumentsOf order={order} only={search.get('number')} />}
    </PrintPage>
  )
}

function DocumentsOf({ order, only }: { order: Order; only: string | null }) {
  const { t } = useTranslation('office')
  const { invoice, orderNumber } = order
  if (!invoice) return <p className={classes.none}>{t('noTaxDocument', { orderNumber })}</p>
  const notes = order.refunds.flatMap(
    ({ creditNote }) => findCreditNote(order, creditNote?.number ?? '') ?? [],
  )
  return (['original', 'copy'] as const).map((copy) => (
    <div key={copy}>
      {(only ?? invoice.number) === invoice.number && (
        <InvoiceSheet order={order} invoice={invoice} copy={copy} />
      )}
      {notes.map(
        (document) =>
          (only ?? document.number) === document.number && (
            <CreditNoteSheet key={document.number} order={order} document={document} copy={copy} />
          ),
      )}
    </div>
  ))
}
