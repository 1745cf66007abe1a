import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { Section } from '../../components/section/section.tsx'
import { readProducts, type ProductsQuery } from '../../features/products/read-products.ts'
import { usePagedList } from '../../flows/paged-list/use-paged-list.ts'
import { ProductCard } from '../../features/products/card/product-card.tsx'
import { ProductCards } from '../../features/products/card/product-cards.tsx'
import { paths } from '../../lib/paths.ts'

const promotionsOnHome = 4
const recommendedOnHome = 8
const allProducts = generatePath(paths.productList, {})

/** What is sold at a special price now; it renders nothing if nothing is. */
export function Promotions() {
  const { t } = useTranslation('home')
  return (
    <ProductsOnHome
      title={t('promotions')}
      name="promotions"
      query={promoted}
      count={promotionsOnHome}
      all={`${allProducts}?special=true`}
    />
  )
}
const promoted = { special: true, inStock: true }

export function Recommended() {
  const { t } = useTranslation('home')
  return (
    <ProductsOnHome
      title={t('recommended')}
      name="recommended"
      query={recommended}
      count={recommendedOnHome}
      all={allProducts}
    />
  )
}
const recommended = { recommended: true }

interface ProductsOnHomeProps {
  title: string
  /** Distinguishes the lists of the page. */
  name: string
  query: ProductsQuery
  count: number
  /** Where the rest of them is. */
  all: string
}

function ProductsOnHome({ title, name, query, count, all }: ProductsOnHomeProps) {
  const { t } = useTranslation('home')
  const { view } = usePagedList(name, readProducts, query, count)
  if (view.kind !== 'shown') return null
  return (
    <Section title={title} wayOn={{ to: all, label: t('seeEverything') }}>
      <ProductCards isRowOnPhone>
        {view.items.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ProductCards>
    </Section>
  )
}
