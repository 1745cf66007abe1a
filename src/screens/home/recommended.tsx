import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { Section } from '../../components/section/section.tsx'
import { readProducts } from '../../features/products/read-products.ts'
import { usePagedList } from '../../flows/paged-list/use-paged-list.ts'
import { ProductCard } from '../../features/products/card/product-card.tsx'
import { ProductCards } from '../../features/products/card/product-cards.tsx'
import { paths } from '../../lib/paths.ts'

const recommendedOnHome = 8
const query = { recommended: true }

export function Recommended() {
  const { t } = useTranslation('home')
  const { view } = usePagedList('recommended', readProducts, query, recommendedOnHome)
  if (view.kind !== 'shown') return null
  return (
    <Section
      title={t('recommended')}
      wayOn={{ to: generatePath(paths.productList, {}), label: t('seeEverything') }}
    >
      <ProductCards>
        {view.items.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ProductCards>
    </Section>
  )
}
