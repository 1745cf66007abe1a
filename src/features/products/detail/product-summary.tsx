import { IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../openapi/generated/schema.ts'
import { NoBreakTerms } from '../../../components/no-break-terms/no-break-terms.tsx'
import { Price } from '../../../components/price/price.tsx'
import { DiscountTag } from '../../../components/tag/tag.tsx'
import { discountPercent } from '../../../lib/formats/money.ts'
import { useArrivalFocus } from '../../../lib/hooks/use-arrival-focus.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import type { Choice } from './choice/product-choice.ts'
import classes from './product-summary.module.css'

const few = 10

/** The product's name, availability and price for the current choice. */
export function ProductSummary({ product, choice }: { product: Product; choice: Choice | undefined }) {
  const { t } = useTranslation(['products', 'parts'])
  const heading = useArrivalFocus()
  const { price, specialPrice } = choice?.size ?? product
  const isBuyable = product.status === 'available' && (choice?.size.stock ?? 0) > 0
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        <NoBreakTerms>{product.name}</NoBreakTerms>
      </h1>
      <p className={`note ${classes.meta}`}>
        {product.rating && (
          <a className={classes.rating} href="#reviews">
            <IconStarFilled size={15} aria-hidden />
            <span className="visually-hidden">
              {t('parts:starsOfFive', { stars: product.rating.average })}{' '}
            </span>
            <b aria-hidden>{product.rating.average.toFixed(1)}</b>
            <u>{t('reviewCount', { count: product.rating.count })}</u>
          </a>
        )}
        <span>{t('code', { code: product.code })}</span>
        <StockWords product={product} choice={choice} />
      </p>
      <p className={classes.money}>
        <Price
          price={price}
          specialPrice={specialPrice}
          unit={product.unit}
          size="large"
          isFrom={!choice}
          isQuiet={!isBuyable}
        />
        <DiscountTag percent={discountPercent(price, specialPrice)} />
        <span className="note">{t('vatIncluded')}</span>
      </p>
    </>
  )
}

/** The stock status; screen readers announce it when the choice changes it. */
function StockWords({ product, choice }: { product: Product; choice: Choice | undefined }) {
  const { t } = useTranslation(['products', 'parts'])
  const { amount } = useFormat()
  const { tone, words } = stockOf()
  return (
    <span role="status" className={classes.stock} data-tone={tone}>
      {words}
    </span>
  )

  function stockOf() {
    const stock = choice?.size.stock ?? 0
    const left = { amount: amount(stock, product.unit) }
    if (product.status === 'cancelled') return { tone: 'out', words: t('parts:cancelled') }
    if (product.status === 'soldOut') return { tone: 'out', words: t('parts:soldOut') }
    if (stock === 0) return { tone: 'out', words: t('thisSoldOut') }
    return stock <= few
      ? { tone: 'few', words: t('stockFew', left) }
      : { tone: 'good', words: t('stockGood', left) }
  }
}
