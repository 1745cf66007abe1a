import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductListItem } from '../../../../openapi/generated/schema.ts'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { GrowingList } from '../../../components/growing-list/growing-list.tsx'
import { SkeletonGroup } from '../../../components/skeleton/skeleton.tsx'
import { chunkLength, useOffscreenChunks } from '../../../components/growing-list/use-offscreen-chunks.ts'
import { usePagedList } from '../../../flows/paged-list/use-paged-list.ts'
import { ProductCard } from '../card/product-card.tsx'
import { ProductCardSkeletons, ProductCards } from '../card/product-cards.tsx'
import { ComparisonCheck } from '../compare/comparison-check.tsx'
import { type ProductsQuery, readProducts } from '../read-products.ts'
import { ListFrame } from './list-frame.tsx'
import type { ProductFilters } from './product-filters.ts'

interface ProductResultsProps {
  query: ProductsQuery
  page: number
  filters: ProductFilters
  /** Whether the cards offer to be compared. */
  isComparing: boolean
  /** Called with the number of products, or with `undefined` while it is unknown. */
  onTotal: (total: number | undefined) => void
}

/** The products of one query as cards. */
export function ProductResults({ query, page, filters, isComparing, onTotal }: ProductResultsProps) {
  const { t } = useTranslation('products')
  const list = usePagedList('products', readProducts, query, undefined, { page })
  const { view } = list
  return (
    <ListFrame view={view} filters={filters} onTotal={onTotal} search={list.about}>
      {view.kind === 'loading' && (
        <SkeletonGroup>
          <ProductCardSkeletons count={12} isBesideFilters />
        </SkeletonGroup>
      )}
      {view.kind === 'failed' && <FailedNotice message={t('listFailed')} onRetry={list.retry} />}
      {view.kind === 'shown' && (
        <GrowingList
          view={view}
          onMore={list.more}
          onRetry={list.retry}
          onNear={list.near}
          hasPages
          places={(count) => <ProductCardSkeletons count={count} isBesideFilters />}
        >
          <ListedCards products={view.items} color={filters.color} isComparing={isComparing} />
        </GrowingList>
      )}
    </ListFrame>
  )
}

interface ListedCardsProps {
  products: ProductListItem[]
  color: string | undefined
  isComparing: boolean
}

/** The cards of the list, each of which can be put beside others. Of a long list, those near the screen. */
function ListedCards({ products, ...shared }: ListedCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const far = useOffscreenChunks(list, products.length)
  return (
    <ProductCards isBesideFilters list={list}>
      {products.map((product, index) => {
        const height = far.get(Math.floor(index / chunkLength))
        if (height === undefined)
          return <ListedCard key={product.id} {...shared} product={product} isFirst={index === 0} />
        const isStart = index % chunkLength === 0
        return isStart && <FarPlace key={product.id} number={index / chunkLength} height={height} />
      })}
    </ProductCards>
  )
}

const FarPlace = ({ number, height }: { number: number; height: number }) => (
  <li style={{ height, gridColumn: '1 / -1' }} data-far={number} aria-hidden />
)

interface ListedCardProps {
  product: ProductListItem
  color: string | undefined
  isFirst: boolean
  isComparing: boolean
}

/** Drawn once: a list that grows does not draw anew what it shows. */
const ListedCard = memo(function ListedCard({ isComparing, ...props }: ListedCardProps) {
  const { id, asked, name } = props.product
  return (
    <ProductCard
      {...props}
      corner={
        isComparing && <ComparisonCheck entry={{ productId: id, variantId: asked?.variantId }} name={name} />
      }
    />
  )
})
