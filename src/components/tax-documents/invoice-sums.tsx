import type { ReactNode } from 'react'
import { inSatang } from '../../../machines/quantity-prices.ts'
import type { Money } from '../../../openapi/generated/schema.ts'
import { formatDate } from '../../lib/formats/format-date.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { bahtInEnglish } from './baht-in-english.ts'
import { bahtInWords } from './baht-in-words.ts'
import { plainAmount } from './invoice-lines.tsx'
import classes from './invoice-sheet.module.css'
import type { InvoiceWord } from './invoice-texts.ts'
import { Label } from './label.tsx'

interface InvoiceSumsProps {
  rows: readonly (readonly [InvoiceWord, Money])[]
  total: Money
  /** Who signs: the customer, then the shop. */
  signs: readonly [InvoiceWord, InvoiceWord]
  issuedAt: string
  /** A note beside the places to sign. */
  children: ReactNode
}

/** The sums, the total in words, and where it is signed. */
export function InvoiceSums({ rows, total, signs: [customer, shop], issuedAt, children }: InvoiceSumsProps) {
  const { language } = useFormat()
  const satang = inSatang(total)
  return (
    <div className={classes.foot}>
      <div className={classes.sums}>
        <p className={classes.words}>
          <span className={classes.label}>
            <Label of="inWords" />
          </span>
          <br />
          <b>{bahtInWords(satang)}</b>
          {language === 'en' && (
            <>
              <br />
              <span lang="en">{bahtInEnglish(satang)}</span>
            </>
          )}
        </p>
        <dl>
          {rows.map(([word, { amount }]) => (
            <div key={word}>
              <dt>
                <Label of={word} />
              </dt>
              <dd>{plainAmount(amount)}</dd>
            </div>
          ))}
          <div className={classes.grand}>
            <dt>
              <Label of="total" />
            </dt>
            <dd>{formatPrice(total.amount)}</dd>
          </div>
        </dl>
      </div>
      <div className={classes.end}>
        <p className={classes.note}>{children}</p>
        <p className={classes.sign}>
          <Label of={customer} />
          <br />
          วันที่ ____ / ____ / ______
        </p>
        <p className={classes.sign}>
          <Label of={shop} />
          <br />
          วันที่ {formatDate(issuedAt, 'th', 'short')}
        </p>
      </div>
    </div>
  )
}
