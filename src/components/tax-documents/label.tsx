import { useFormat } from '../../lib/formats/use-format.ts'
import classes from './invoice-sheet.module.css'
import { invoiceTexts, type InvoiceWord } from './invoice-texts.ts'

/** A label of the invoice in Thai, and on an English page in English as well. */
export function Label({ of }: { of: InvoiceWord }) {
  const { language } = useFormat()
  const { th, en } = invoiceTexts[of]
  return (
    <>
      <span lang="th">{th}</span>
      {language === 'en' && (
        <>
          {' '}
          <span lang="en" className={classes.second}>
            {en}
          </span>
        </>
      )}
    </>
  )
}
