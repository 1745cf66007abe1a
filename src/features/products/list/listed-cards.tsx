import { memo, useRef } from 'react'
import type { ProductListItem } from '../../../../openapi/generated/schema.ts'
import { stretchLength, useFarStretches } from '../../../components/growing-list/use-far-stretches.ts'
import { ProductCard } from '../card/product-card.tsx'
import { ProductCards } from '../card/product-cards.tsx'
import { ComparisonCheck } from '../compare/comparison-check.tsx'

interface ListedCardsProps {
  products: ProductListItem[]
  color: string | undefined
}

/** The cards of the list, each of which can be put beside others. Of a long list, those near the screen. */
export function ListedCards({ products, color }: ListedCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const far = useFarStretches(list, products.length)
  return (
    <ProductCards isBesideFilters list={list}>
      {products.map((product, index) => {
        const height = far.get(Math.floor(index / stretchLength))
        if (height === undefined)
          return <ListedCard key={product.id} product={product} color={color} isFirst={index === 0} />
        const isStart = index % stretchLength === 0
        return isStart && <FarPlace key={product.id} number={index / stretchLength} height={height} />
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
}

/** Drawn once: a list that grows does not draw anew what it shows. */
const ListedCard = memo(function ListedCard(props: ListedCardProps) {
  const { id, asked, name } = props.product
  return (
    <ProductCard
      {...props}
      corner={<ComparisonCheck entry={{ productId: id, variantId: asked?.variantId }} name={name} />}
    />
  )
})
