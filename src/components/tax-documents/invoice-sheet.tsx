import type { Invoice, Order } from '../../../openapi/generated/schema.ts'
import { formatDate, formatTime } from '../../lib/formats/format-date.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { type Copy, Fact, InvoiceParties } from './invoice-parties.tsx'
import classes from './invoice-sheet.module.css'
import { InvoiceSums } from './invoice-sums.tsx'
import { invoiceTexts } from './invoice-texts.ts'
import { Label } from './label.tsx'

interface InvoiceSheetProps {
  order: Order
  invoice: Invoice
  copy: Copy
}

/** More lines than this are set closer together in print, so that twenty fit on one page. */
const maxLooseLines = 8

/** One A4 sheet, or as many pages as its lines need. Only the original shows on the screen; both are printed. */
export function InvoiceSheet({ order, invoice, copy }: InvoiceSheetProps) {
  const { issuedAt, amount } = invoice
  return (
    <article
      className={classes.sheet}
      lang="th"
      data-copy={copy}
      data-dense={order.items.length > maxLooseLines || undefined}
      aria-label={`${invoiceTexts.title.th} ${invoice.number}`}
    >
      <InvoiceParties order={order} title="title" copy={copy}>
        <Fact word="number">
          <span className="no-break">{invoice.number}</span>
        </Fact>
        <Fact word="date">{formatDate(issuedAt, 'th')}</Fact>
        <Fact word="order">{order.orderNumber}</Fact>
        <Fact word="paidBy">
          <Label of={`paidBy_${order.paymentChannel}`} />{' '}
          <span className="no-break">{order.referenceCode}</span>
        </Fact>
      </InvoiceParties>
      <InvoiceLines language="th" goods={order} number={invoice.number} />
      <InvoiceSums
        rows={[
          ['base', amount.base],
          ['vat', amount.vat],
        ]}
        total={amount.total}
        signs={['receiver', 'collector']}
        issuedAt={issuedAt}
      >
        ชำระครบแล้วเมื่อ {formatDate(issuedAt, 'th')} เวลา {formatTime(issuedAt, 'th')} หากต้องแก้ไขชื่อ ที่อยู่
        หรือเลขประจำตัวผู้เสียภาษี โปรดแจ้งภายใน 7 วันนับจากวันที่ในเอกสาร
      </InvoiceSums>
    </article>
  )
}
