import { useTranslation } from 'react-i18next'
import { generatePath, useSearchParams } from 'react-router-dom'
import type { Product } from '../../../../openapi/generated/schema.ts'
import { Breadcrumbs } from '../../../components/breadcrumbs/breadcrumbs.tsx'
import { useApp } from '../../../flows/app/use-app.ts'
import { findCategory } from '../../../lib/category-tree.ts'
import { usePageMeta } from '../../../lib/page-flows.ts'
import { paths } from '../../../lib/paths.ts'
import { BuyPanel } from './buy-panel.tsx'
import { Gallery } from './gallery.tsx'
import { readChoice, type Choice } from './product-choice.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductOptions } from './product-options.tsx'
import classes from './product-page.module.css'
import { ProductSummary } from './product-summary.tsx'
import { SimilarProducts } from './similar-products.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import { useOrder } from './use-order.ts'

/** The page of one product. The chosen variant is stored in the address, so that the link can be shared. */
export function ProductPage({ product }: { product: Product }) {
  const { t } = useTranslation(['screens', 'shell'])
  const [search, setSearch] = useSearchParams()
  const categories = useApp((snapshot) => snapshot.context.categories)
  const choice = readChoice(product, search)
  const order = useOrder(product, choice)
  usePageMeta({ title: `${product.name} · ${t('shell:brandTitle')}` })

  const place = findCategory(categories ?? [], product.categoryPath)
  const above = place ? [...place.ancestors, place.category] : []
  const trail = above.map(({ id, name }) => ({
    label: name,
    to: generatePath(paths.productList, { categoryId: id }),
  }))
  const all = { label: t('screens:productList'), to: generatePath(paths.productList, {}) }
  const choose = ({ variantId }: Choice) => setSearch({ variant: variantId }, { replace: true })

  return (
    <div className="wrap">
      <Breadcrumbs trail={[all, ...trail]} here={product.name} />
      <div className={classes.product}>
        <div className={classes.pictures}>
          <Gallery product={product} choice={choice} />
        </div>
        <div className={classes.panel}>
          <ProductSummary product={product} choice={choice} />
          {order && (
            <>
              <ProductOptions product={product} choice={order.choice} onChoose={choose} />
              <BuyPanel order={order} />
            </>
          )}
        </div>
      </div>
      <ProductFacts product={product} choice={choice} category={place?.category} />
      <SimilarProducts product={product} category={place?.category} />
      {order && <ThumbBar order={order} />}
    </div>
  )
}
