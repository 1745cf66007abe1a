import type { Invoice, Order } from '../../../../openapi/generated/schema.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceParties } from './invoice-parties.tsx'
import classes from './invoice-sheet.module.css'
import { InvoiceSums } from './invoice-sums.tsx'
import { invoiceTexts } from './invoice-texts.ts'

interface InvoiceSheetProps {
  order: Order
  invoice: Invoice
  copy: 'original' | 'copy'
}

/** More lines than this are set closer together in print, so that twenty fit on one page. */
const mostLooseLines = 8

/** One A4 sheet, or as many pages as its lines need. Only the original shows on the screen; both are printed. */
export function InvoiceSheet({ order, invoice, copy }: InvoiceSheetProps) {
  return (
    <article
      className={classes.sheet}
      lang="th"
      data-copy={copy}
      data-dense={order.items.length > mostLooseLines || undefined}
      aria-label={`${invoiceTexts.title.th} ${invoice.number}`}
    >
      <InvoiceParties order={order} invoice={invoice} copy={copy} />
      <InvoiceLines order={order} number={invoice.number} />
      <InvoiceSums total={order.total.amount} issuedAt={invoice.issuedAt} />
    </article>
  )
}
