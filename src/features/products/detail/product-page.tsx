import { useCallbackRef } from '@mantine/hooks'
import { IconFileInvoice, IconHelp, IconWeight } from '@tabler/icons-react'
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../openapi/generated/schema.ts'
import { Breadcrumbs } from '../../../components/breadcrumbs/breadcrumbs.tsx'
import { Share } from '../../../components/share/share.tsx'
import { useApp } from '../../../flows/app/use-app.ts'
import { findCategory } from '../../../lib/products/category-tree.ts'
import { usePageMeta } from '../../../lib/flows/page-flows.ts'
import { categoryTrail } from '../category-trail.ts'
import { ProductReviews } from '../reviews/product-reviews.tsx'
import { AskForMore } from './buy/ask-for-more.tsx'
import { BuyPanel } from './buy/buy-panel.tsx'
import { CutToSize } from '../cut/cut-to-size.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductOptions } from './product-options.tsx'
import classes from './product-page.module.css'
import { ProductSummary } from './product-summary.tsx'
import { SimilarProducts } from './similar-products.tsx'
import { MobileBuyBar } from './buy/mobile-buy-bar.tsx'
import { useChoice } from './choice/use-choice.ts'
import { useOrder } from './buy/use-order.ts'
import type { Order } from './buy/use-order.ts'
import { usePageUrl } from './choice/use-page-url.ts'

// Memoised, so that another choice does not render them again.
const Pictures = memo(Gallery)
const Facts = memo(ProductFacts)
const Reviews = memo(ProductReviews)
const Similar = memo(SimilarProducts)
const Trail = memo(Breadcrumbs)
const Sharing = memo(Share)
const Totals = memo(OrderFacts)

interface ProductPageProps {
  product: Product
  /** Draws what sending costs and when it arrives, of a variant and its quantity as `v-1:2`. */
  delivery: (lines: string) => ReactNode
  /** Rows of the facts: what the shop does about faulty goods, and how to pay. */
  terms: ReactNode
}

/** The page of one product. The chosen variant is stored in the address, so that the link can be shared. */
export function ProductPage({ product, delivery, terms }: ProductPageProps) {
  const { t } = useTranslation(['screens', 'shell'])
  const categories = useApp((snapshot) => snapshot.context.categories)
  const { chosen, choose } = useChoice(product)
  const choice = chosen?.choice
  // The price and the stock of a choice are shown at once, its picture, measures and totals when there is time.
  const shown = useDeferredValue(choice)
  const order = useOrder(product, choice)
  const shownOrder = useDeferredValue(order)
  const address = usePageUrl(choice?.variantId)
  usePageMeta({ title: `${product.name} · ${t('shell:brandTitle')}` })

  const place = useMemo(
    () => findCategory(categories ?? [], product.categoryPath),
    [categories, product.categoryPath],
  )
  const all = t('screens:productList')
  const trail = useMemo(
    () => categoryTrail(all, place ? [...place.ancestors, place.category] : []),
    [place, all],
  )
  const chosenHere = useCallbackRef((): Record<string, string> =>
    choice ? { variant: choice.variantId } : {},
  )

  return (
    <div className={`wrap ${classes.page}`}>
      <Trail trail={trail} here={product.name} />
      <div className={classes.product} data-printed>
        <div className={classes.pictures}>
          <Pictures product={product} choice={shown} />
        </div>
        <div className={classes.panel}>
          <ProductSummary product={product} choice={choice} />
          {shownOrder && shownOrder.choice.size.stock > 0 && (
            <div className={classes.onScreen}>
              {delivery(`${shownOrder.choice.variantId}:${shownOrder.quantity}`)}
            </div>
          )}
          {order && chosen && (
            <>
              <ProductOptions product={product} chosen={chosen} onChoose={choose} />
              <div className={classes.onScreen}>
                <BuyPanel order={order} />
                {shownOrder && <Totals order={shownOrder} terms={terms} />}
              </div>
            </>
          )}
          <div className={classes.onScreen}>
            <Sharing title={product.name} choice={chosenHere} />
          </div>
        </div>
      </div>
      {order && <MobileBuyBar order={order} />}
      <Facts product={product} choice={shown} category={place?.category} />
      <Reviews product={product} />
      <p className={classes.address} data-printed>
        {address}
      </p>
      <Similar product={product} category={place?.category} />
    </div>
  )
}

/** Total weight and price, invoice, terms, and the ways to ask for more. */
function OrderFacts({ order, terms }: { order: Order; terms: ReactNode }) {
  const { t } = useTranslation('products')
  return (
    <ul className={classes.facts}>
      <li>
        <IconWeight stroke={1.6} aria-hidden />
        <p aria-live="polite">
          {t('totalWeight')} <b className="no-break">{order.weight}</b>{' '}
          <span className="no-break">({order.pieces})</span>
          <br />
          {t('totalPrice')} <b className="no-break">{order.price}</b>
        </p>
      </li>
      <li>
        <IconFileInvoice stroke={1.6} aria-hidden />
        <p>{t('taxInvoice')}</p>
      </li>
      {terms}
      <CutToSize order={order} />
      <li>
        <IconHelp stroke={1.6} aria-hidden />
        <AskForMore product={order.product} choice={order.choice} />
      </li>
    </ul>
  )
}
