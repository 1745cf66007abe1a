import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import type { Category, Product } from '../../../../openapi/generated/schema.ts'
import { Section } from '../../../components/section/section.tsx'
import { ProductCard } from '../card/product-card.tsx'
import { ProductCards } from '../card/product-cards.tsx'
import { paths } from '../../../lib/paths.ts'

const oneRow = 4

/** What can be taken instead, and in a row of its own what is used together with the product. */
export function SimilarProducts({ product, category }: { product: Product; category: Category | undefined }) {
  const { t } = useTranslation('products')
  const wayOn = category && {
    to: generatePath(paths.productList, { categoryId: category.id }),
    label: t('seeCategory'),
  }
  return (
    <>
      <Row title={t('similar')} products={product.similar} {...(wayOn && { wayOn })} />
      <Row title={t('goesWith')} products={product.goesWith} />
    </>
  )
}

interface RowProps {
  title: string
  products: Product['similar']
  wayOn?: { to: string; label: string }
}

function Row({ products, ...section }: RowProps) {
  if (products.length === 0) return null
  return (
    <Section {...section}>
      <ProductCards>
        {products.slice(0, oneRow).map((one) => (
          <ProductCard key={one.id} product={one} />
        ))}
      </ProductCards>
    </Section>
  )
}
