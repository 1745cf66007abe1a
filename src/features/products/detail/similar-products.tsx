import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import type { Category, Product } from '../../../../openapi/generated/schema.ts'
import { Section } from '../../../components/section/section.tsx'
import { ProductCard } from '../card/product-card.tsx'
import { ProductCards } from '../card/product-cards.tsx'
import { paths } from '../../../lib/paths.ts'

const oneRow = 4

export function SimilarProducts({ product, category }: { product: Product; category: Category | undefined }) {
  const { t } = useTranslation('products')
  if (product.similar.length === 0) return null
  const wayOn = category && {
    to: generatePath(paths.productList, { categoryId: category.id }),
    label: t('seeCategory'),
  }
  return (
    <Section title={t('similar')} {...(wayOn && { wayOn })}>
      <ProductCards>
        {product.similar.slice(0, oneRow).map((one) => (
          <ProductCard key={one.id} product={one} />
        ))}
      </ProductCards>
    </Section>
  )
}
