import { Skeleton } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import classes from './product-cards.module.css'

/** A grid of cards with as many columns as the page width allows; a phone can have them in one row that it swipes. */
export function ProductCards({
  children,
  isBesideFilters,
  isRowOnPhone,
  list,
}: {
  children: ReactNode
  isBesideFilters?: boolean
  isRowOnPhone?: boolean
  list?: Ref<HTMLUListElement>
}) {
  return (
    <ul
      ref={list}
      className={classes.cards}
      data-narrow={isBesideFilters || undefined}
      data-row={isRowOnPhone || undefined}
    >
      {children}
    </ul>
  )
}

interface PlacesProps {
  count: number
  isBesideFilters?: boolean
}

/** Placeholders in the shape of product cards, as high as one whose name has one line. */
export function ProductCardSkeletons({ count, isBesideFilters }: PlacesProps) {
  const places = Array.from({ length: count }, (_, index) => `card ${index + 1}`)
  return (
    <div className={classes.cards} data-narrow={isBesideFilters || undefined}>
      {places.map((place) => (
        <div key={place} className={classes.loading}>
          <Skeleton style={{ aspectRatio: '1' }} />
          <Skeleton height={24} />
          <Skeleton height={32} width="60%" />
          <Skeleton height={28} width="45%" />
        </div>
      ))}
    </div>
  )
}
