import { formatDate, formatTime } from '../../../lib/format-date.ts'
import { formatPrice } from '../../../lib/money.ts'
import { bahtInWords } from './baht-in-words.ts'
import { includedVat } from './included-vat.ts'
import { plainAmount } from './invoice-lines.tsx'
import classes from './invoice-sheet.module.css'
import { Label } from './label.tsx'

/** The VAT taken out of the total, the total in words, and where it is signed. */
export function InvoiceSums({ total, issuedAt }: { total: number; issuedAt: string }) {
  const totalSatang = Math.round(total * 100)
  const { baseSatang, vatSatang } = includedVat(totalSatang)
  return (
    <div className={classes.foot}>
      <div className={classes.sums}>
        <p className={classes.words}>
          <span className={classes.label}>
            <Label of="inWords" />
          </span>
          <br />
          <b>{bahtInWords(totalSatang)}</b>
        </p>
        <dl>
          <div>
            <dt>
              <Label of="base" />
            </dt>
            <dd>{plainAmount(baseSatang / 100)}</dd>
          </div>
          <div>
            <dt>
              <Label of="vat" />
            </dt>
            <dd>{plainAmount(vatSatang / 100)}</dd>
          </div>
          <div className={classes.grand}>
            <dt>
              <Label of="total" />
            </dt>
            <dd>{formatPrice(total)}</dd>
          </div>
        </dl>
      </div>
      <div className={classes.end}>
        <p className={classes.note}>
          ชำระครบแล้วเมื่อ {formatDate(issuedAt, 'th')} เวลา {formatTime(issuedAt, 'th')} หากต้องแก้ไขชื่อ ที่อยู่
          หรือเลขประจำตัวผู้เสียภาษี โปรดแจ้งภายใน 7 วันนับจากวันที่ในเอกสาร
        </p>
        <p className={classes.sign}>
          <Label of="receiver" />
          <br />
          วันที่ ____ / ____ / ______
        </p>
        <p className={classes.sign}>
          <Label of="collector" />
          <br />
          วันที่ {formatDate(issuedAt, 'th', 'short')}
        </p>
      </div>
    </div>
  )
}
