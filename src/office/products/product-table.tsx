import { Checkbox } from '@mantine/core'
import type { useSelection } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { OfficeMoneyRange, OfficeProduct } from '../../../openapi/generated/schema.ts'
import { formatSpan } from '../../lib/formats/format-measure.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import table from '../orders/orders-screen.module.css'
import { SortHeader } from '../parts/sort-header.tsx'
import { ProductMark } from './product-mark.tsx'
import { readProductQuery } from './product-query.ts'
import classes from './product-table.module.css'

interface ProductTableProps {
  products: readonly OfficeProduct[]
  /** Absent for who may not change them. */
  selection: useSelection.ReturnValue<string> | undefined
}

export function ProductTable({ products, selection }: ProductTableProps) {
  const { t } = useTranslation('officeProducts')
  const { date } = useFormat()
  const [ids, select] = selection ?? []
  const [search] = useSearchParams()
  const sort = readProductQuery(search).sort ?? 'changed'
  return (
    <table className={`${table.table} ${classes.table}`}>
      <thead>
        <tr>
          {ids && select && (
            <th>
              <span className="visually-hidden">{t('choose')}</span>
            </th>
          )}
          <SortHeader label={t('name')} sorts={['name']} {...{ sort }} />
          <SortHeader label={t('code')} sorts={['code']} {...{ sort }} className={table.middle} />
          <th className={table.wide}>{t('variants')}</th>
          <SortHeader
            label={t('priceBaht')}
            sorts={['priceAsc', 'priceDesc']}
            {...{ sort }}
            className={table.right}
          />
          <th className={table.right}>{t('specialBaht')}</th>
          <th className={table.right}>{t('stock')}</th>
          <th>{t('status')}</th>
          <SortHeader
            label={t('changed')}
            sorts={['changed']}
            isDown
            {...{ sort }}
            className={`${table.middle} ${table.right}`}
          />
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id} data-chosen={ids?.includes(product.id) || undefined}>
            {ids && select && (
              <td className={classes.check}>
                <Checkbox
                  aria-label={t('chooseOne', { name: product.name })}
                  checked={ids.includes(product.id)}
                  onChange={() => select.toggle(product.id)}
                />
              </td>
            )}
            <td className={classes.name}>
              <img src={product.imageUrl} alt="" width={36} height={36} />
              <Link className="quiet" to={`/products/${product.id}`} state={String(search)}>
                {product.name}
              </Link>
              <span className={table.narrow}>{product.code}</span>
            </td>
            <td className={`${table.middle} ${table.age}`}>{product.code}</td>
            <td className={`${table.wide} ${table.age}`}>
              {t('colors', { count: product.colorCount })} · {t('sizes', { count: product.sizeCount })}
            </td>
            <td className={table.right} data-label={t('priceBaht')}>
              {rangeText(product.prices)}
            </td>
            <td className={`${table.right} ${classes.special}`} data-label={t('specialBaht')}>
              {product.specialPrices ? (
                rangeText(product.specialPrices)
              ) : (
                <span className={table.age}>–</span>
              )}
              {product.specialFrom !== undefined && (
                <small>{t('fromDay', { day: date(product.specialFrom, 'short') })}</small>
              )}
            </td>
            <td className={table.right} data-label={t('stock')}>
              <Stock product={product} />
            </td>
            <td>
              <ProductMark {...product} />
            </td>
            <td className={`${table.middle} ${table.right} ${table.age}`}>
              {date(product.changedAt, 'short')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How many there are, and of how many variants too few. */
function Stock({ product: { stock, unit, lowCount, outCount } }: { product: OfficeProduct }) {
  const { t } = useTranslation('officeProducts')
  const { units } = useFormat()
  return (
    <>
      <b>{formatNumber(stock)}</b> <span className={table.age}>{units(unit)}</span>
      {outCount > 0 && <small className={table.late}>{t('outVariants', { count: outCount })}</small>}
      {outCount === 0 && lowCount > 0 && (
        <small className={table.soon}>{t('lowVariants', { count: lowCount })}</small>
      )}
    </>
  )
}

/** `690–7,420`, or the one price. */
function rangeText(range: OfficeMoneyRange | undefined): string {
  if (!range) return '–'
  const [min, max] = [formatNumber(range.min.amount), formatNumber(range.max.amount)]
  return min === max ? min : formatSpan(min, max)
}
