import { inSatang } from '../../../machines/quantity-prices.ts'
import type { CreditNote, Invoice, Money, Order, Refund } from '../../../openapi/generated/schema.ts'
import { formatDate } from '../../lib/formats/format-date.ts'
import { type Copy, Fact, InvoiceParties } from './invoice-parties.tsx'
import { type InvoiceGoods, InvoiceLines } from './invoice-lines.tsx'
import classes from './invoice-sheet.module.css'
import { InvoiceSums } from './invoice-sums.tsx'
import { invoiceTexts, isInvoiceWord } from './invoice-texts.ts'
import { Label } from './label.tsx'

interface CreditNoteSheetProps {
  order: Order
  document: { invoice: Invoice; refund: Refund; note: CreditNote }
  copy: Copy
}

/** The credit note of a number, with the invoice that it corrects and the refund that it is about. */
export function findCreditNote({ invoice, refunds }: Order, number: string) {
  const refund = refunds.find(({ creditNote }) => creditNote?.number === number)
  return invoice && refund?.creditNote && { number, invoice, refund, note: refund.creditNote }
}

/** What section 86/10 of the Revenue Code asks for: the invoice, its value before and after, the difference and why. */
export function CreditNoteSheet({ order, document: { invoice, refund, note }, copy }: CreditNoteSheetProps) {
  const { number, issuedAt, before, after, difference } = note
  return (
    <article
      className={classes.sheet}
      lang="th"
      data-copy={copy}
      aria-label={`${invoiceTexts.creditNote.th} ${number}`}
    >
      <InvoiceParties order={order} title="creditNote" copy={copy}>
        <Fact word="number">
          <span className="no-break">{number}</span>
        </Fact>
        <Fact word="date">{formatDate(issuedAt, 'th')}</Fact>
        <Fact word="corrects">
          <span className="no-break">{invoice.number}</span>
        </Fact>
        <Fact word="ofDate">{formatDate(invoice.issuedAt, 'th')}</Fact>
        <Fact word="order">{order.orderNumber}</Fact>
        <Fact word="reason">
          <Reason reason={refund.reason} />
        </Fact>
      </InvoiceParties>
      <InvoiceLines goods={refundedGoods(order, refund, difference.total)} language="th" number={number} />
      <InvoiceSums
        rows={[
          ['before', before.base],
          ['after', after.base],
          ['difference', difference.base],
          ['vat', difference.vat],
        ]}
        total={difference.total}
        signs={['customer', 'authorised']}
        issuedAt={issuedAt}
      >
        ออกตามมาตรา 86/10 แห่งประมวลรัษฎากร ปรับปรุงใบกำกับภาษีเลขที่ {invoice.number} ซึ่งคืนเงินแล้วเมื่อ{' '}
        {formatDate(issuedAt, 'th')}
      </InvoiceSums>
    </article>
  )
}

/** The shop's own reasons have words; what the staff wrote stands as it is. */
function Reason({ reason }: { reason: string }) {
  const word = `reason_${reason}`
  return isInvoiceWord(word) ? <Label of={word} /> : reason
}

/** The pieces and the shipping that were given back, at the prices of the order, and what the note is about besides. */
function refundedGoods({ items, shippingName, refunds }: Order, refund: Refund, total: Money): InvoiceGoods {
  const { shippingPrice } = refund
  const noted = refunds.slice(0, refunds.indexOf(refund) + 1).filter(({ creditNote }) => creditNote)
  const goods = items.flatMap((item) => {
    const quantityIn = ({ items: returned }: Refund) =>
      returned.find(({ variantId }) => variantId === item.variantId)?.quantity ?? 0
    const quantity = quantityIn(refund)
    if (quantity === 0) return []
    if (quantity === item.quantity) return [item]
    // What cutting cost goes back with the last sheet (decision 076).
    const isLast = noted.reduce((sum, one) => sum + quantityIn(one), 0) === item.quantity
    const { cutting, ...sheets } = item
    const price = inSatang(item.unitPrice) * quantity
    if (!cutting || !isLast) return [{ ...sheets, quantity, total: baht(price) }]
    return [{ ...item, quantity, total: baht(price + inSatang(cutting.price)) }]
  })
  const named = goods.reduce((sum, { total: of }) => sum + inSatang(of), inSatang(shippingPrice))
  const other = inSatang(total) - named
  return {
    shippingName,
    shippingPrice,
    items: goods,
    ...(other !== 0 && { other: { word: other > 0 ? 'notNamed' : 'givenBefore', ...baht(other) } }),
  }
}

const baht = (satangs: number): Money => ({ amount: satangs / 100 })
