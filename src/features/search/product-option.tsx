import { useTranslation } from 'react-i18next'
import type { ProductListItem } from '../../../openapi/generated/schema.ts'
import { Price } from '../../components/price/price.tsx'
import { listPrice } from '../../lib/list-price.ts'
import { useFormat } from '../../lib/use-format.ts'
import classes from './search-list.module.css'
import { sizeLine } from './size-line.ts'

/** A product among the suggestions: picture, name, size and price. */
export function ProductOption({ product }: { product: ProductListItem }) {
  const { t } = useTranslation('parts')
  const { language } = useFormat()
  const isAvailable = product.status === 'available'
  return (
    <>
      <img src={product.imageUrl} alt="" width={56} height={56} />
      <span className={classes.name}>{product.name}</span>
      <span className={classes.size}>{sizeLine(product, language)}</span>
      <span className={classes.price}>
        {!isAvailable && <em>{t(product.status === 'soldOut' ? 'soldOut' : 'cancelled')}</em>}
        <Price {...listPrice(product)} unit={product.unit} satang="whenNeeded" isQuiet={!isAvailable} />
      </span>
    </>
  )
}
