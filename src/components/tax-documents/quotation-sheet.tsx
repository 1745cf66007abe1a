import type { Quotation } from '../../../openapi/generated/schema.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { addressText } from '../../lib/thai-addresses/format-address.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { Fact, InvoiceParties } from './invoice-parties.tsx'
import classes from './invoice-sheet.module.css'
import { InvoiceSums } from './invoice-sums.tsx'
import { invoiceTexts } from './invoice-texts.ts'
import { Label } from './label.tsx'

interface QuotationSheetProps {
  quotation: Quotation
  /** The last day on which its prices stand. */
  lastDay: string
}

/** More lines than this are set closer together in print, as on an invoice. */
const maxLooseLines = 8

/** The paper of a quotation: A4, with VAT, the sum in words and where it is signed. */
export function QuotationSheet({ quotation, lastDay }: QuotationSheetProps) {
  const { date, language } = useFormat()
  const { number, createdAt, buyer, deliveryAddress, amount, purchaseOrder } = quotation
  return (
    <article
      className={classes.sheet}
      lang="th"
      data-copy="original"
      data-dense={quotation.items.length > maxLooseLines || undefined}
      aria-label={`${invoiceTexts.quotation.th} ${number}`}
    >
      <InvoiceParties order={{ billingAddress: buyer, deliveryAddress }} title="quotation" copy="original">
        <Fact word="number">
          <span className="no-break">{number}</span>
        </Fact>
        <Fact word="date">{date(createdAt)}</Fact>
        <Fact word="validUntil">{date(lastDay)}</Fact>
        {purchaseOrder !== undefined && <Fact word="purchaseOrder">{purchaseOrder}</Fact>}
        <Fact word="deliverTo">
          {deliveryAddress.recipientName} {addressText(deliveryAddress)}
        </Fact>
      </InvoiceParties>
      <InvoiceLines goods={quotation} language={language} number={number} />
      <InvoiceSums
        rows={[
          ['base', amount.base],
          ['vat', amount.vat],
        ]}
        total={amount.total}
        signs={['approvedBy', 'offeredBy']}
        issuedAt={createdAt}
      >
        <Label of="quotationTerms" />
      </InvoiceSums>
    </article>
  )
}
