import { inSatang } from '../../../machines/quantity-prices.ts'
import type { Order } from '../../../openapi/generated/schema.ts'
import { formatAmount } from '../../lib/formats/format-amount.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import type { Language } from '../../lib/language.ts'
import { priceParts } from '../../lib/formats/money.ts'
import classes from './invoice-lines.module.css'
import type { InvoiceWord } from './invoice-texts.ts'
import { Label } from './label.tsx'

/** `1,960.00`: the head of the column names the currency. */
export const plainAmount = (amount: number): string => {
  const { baht, satang } = priceParts(amount)
  return baht + satang
}

type Item = Order['items'][number]
type Figures = 'variantId' | 'name' | 'color' | 'size' | 'quantity' | 'unitPrice' | 'total'

export interface InvoiceGoods extends Pick<Order, 'shippingPrice' | 'shippingName'> {
  /** With the product's code, where whoever buys orders by it. */
  items: readonly (Pick<Item, Figures> & Partial<Pick<Item, 'cutting' | 'unit'>> & { code?: string })[]
  /** An amount that is neither goods nor shipping; less than nothing where it is taken off. */
  other?: { word: InvoiceWord; amount: number } | undefined
}

interface InvoiceLinesProps {
  goods: InvoiceGoods
  /** In which the goods are written. */
  language: Language
  number: string
}

/** The sheets of an item and the work of cutting them are two rows, so that each adds up. */
function withCutting({ cutting, ...item }: InvoiceGoods['items'][number]): InvoiceGoods['items'] {
  if (!cutting || cutting.cuts === 0) return [item]
  const price = inSatang(cutting.price)
  // Cuts are counted as they are, not by the unit of the sheets.
  const { unit: _, ...cut } = item
  return [
    { ...item, total: { amount: (inSatang(item.total) - price) / 100 } },
    {
      ...cut,
      cutting,
      quantity: cutting.cuts,
      unitPrice: { amount: price / cutting.cuts / 100 },
      total: cutting.price,
    },
  ]
}

/** The goods and the shipping. Head and foot of the table are repeated on each page. */
export function InvoiceLines({ goods, language, number }: InvoiceLinesProps) {
  const { shippingPrice, shippingName, other } = goods
  const rows = goods.items.flatMap(withCutting)
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          {(['line', 'description', 'quantity', 'unitPrice', 'amount'] as const).map((word, place) => (
            <th key={word} scope="col" className={place > 1 ? classes.figure : undefined}>
              <Label of={word} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(
          ({ variantId, code, name, color, size, quantity, unit, unitPrice, total, cutting }, place) => (
            <tr key={`${variantId} ${cutting !== undefined}`}>
              <td>{place + 1}</td>
              <td>
                {code !== undefined && <span className={classes.size}>{code} </span>}
                {cutting && (
                  <>
                    <Label of="cutting" />{' '}
                  </>
                )}
                {name} <span className="no-break">{color.name}</span>{' '}
                <span className={classes.size}>{size}</span>
              </td>
              <td className={classes.figure}>
                {unit === undefined ? formatNumber(quantity) : formatAmount(quantity, unit, language)}
              </td>
              <td className={classes.figure}>{plainAmount(unitPrice.amount)}</td>
              <td className={classes.figure}>{plainAmount(total.amount)}</td>
            </tr>
          ),
        )}
        {shippingPrice.amount > 0 && (
          <tr>
            <td>{rows.length + 1}</td>
            <td>
              <Label of="shipping" /> {shippingName}
            </td>
            <td className={classes.figure}>1</td>
            <td className={classes.figure}>{plainAmount(shippingPrice.amount)}</td>
            <td className={classes.figure}>{plainAmount(shippingPrice.amount)}</td>
          </tr>
        )}
        {other && (
          <tr>
            <td>{rows.length + (shippingPrice.amount > 0 ? 2 : 1)}</td>
            <td colSpan={3}>
              <Label of={other.word} />
            </td>
            <td className={classes.figure}>{plainAmount(other.amount)}</td>
          </tr>
        )}
      </tbody>
      {/* Repeated on each page, like the head. */}
      <tfoot>
        <tr>
          <td colSpan={5}>
            <Label of="vatIncluded" /> · <span className="no-break">{number}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
