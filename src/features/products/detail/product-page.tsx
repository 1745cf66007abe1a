import { memo, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { Share } from '../../../components/share/share.tsx'
import type { Product } from '../../../../openapi/generated/schema.ts'
import { Breadcrumbs } from '../../../components/breadcrumbs/breadcrumbs.tsx'
import { useApp } from '../../../flows/app/use-app.ts'
import { findCategory } from '../../../lib/category-tree.ts'
import { usePageMeta } from '../../../lib/page-flows.ts'
import { paths } from '../../../lib/paths.ts'
import { BuyPanel } from './buy-panel.tsx'
import { Gallery } from './gallery.tsx'
import { OrderFacts } from './order-facts.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductOptions } from './product-options.tsx'
import classes from './product-page.module.css'
import { ProductSummary } from './product-summary.tsx'
import { SimilarProducts } from './similar-products.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import { useChoice } from './use-choice.ts'
import { usePageAddress } from './use-page-address.ts'
import { useOrder } from './use-order.ts'

// What a choice does not change is not drawn anew with it.
const Pictures = memo(Gallery)
const Facts = memo(ProductFacts)
const Similar = memo(SimilarProducts)

/** The page of one product. The chosen variant is stored in the address, so that the link can be shared. */
export function ProductPage({ product }: { product: Product }) {
  const { t } = useTranslation(['screens', 'shell'])
  const categories = useApp((snapshot) => snapshot.context.categories)
  const { chosen, choose } = useChoice(product)
  const choice = chosen?.choice
  // The price and the stock of a choice are shown at once, its picture and measures when there is time.
  const shown = useDeferredValue(choice)
  const order = useOrder(product, choice)
  const address = usePageAddress(choice?.variantId)
  usePageMeta({ title: `${product.name} · ${t('shell:brandTitle')}` })

  const place = findCategory(categories ?? [], product.categoryPath)
  const above = place ? [...place.ancestors, place.category] : []
  const trail = above.map(({ id, name }) => ({
    label: name,
    to: generatePath(paths.productList, { categoryId: id }),
  }))
  const all = { label: t('screens:productList'), to: generatePath(paths.productList, {}) }

  return (
    <div className={`wrap ${classes.page}`}>
      <Breadcrumbs trail={[all, ...trail]} here={product.name} />
      <div className={classes.product} data-printed>
        <div className={classes.pictures}>
          <Pictures product={product} choice={shown} />
        </div>
        <div className={classes.panel}>
          <ProductSummary product={product} choice={choice} />
          {order && chosen && (
            <>
              <ProductOptions product={product} chosen={chosen} onChoose={choose} />
              <div className={classes.onScreen}>
                <BuyPanel order={order} />
                <OrderFacts order={order} />
              </div>
            </>
          )}
          <div className={classes.onScreen}>
            <Share title={product.name} {...(choice && { choice: { variant: choice.variantId } })} />
          </div>
        </div>
      </div>
      {order && <ThumbBar order={order} />}
      <Facts product={product} choice={shown} category={place?.category} />
      <p className={classes.address} data-printed>
        {address}
      </p>
      <Similar product={product} category={place?.category} />
    </div>
  )
}
