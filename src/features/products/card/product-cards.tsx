import type { ReactNode } from 'react'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton/skeleton.tsx'
import classes from './product-cards.module.css'

/** A grid of cards with as many columns as the page width allows. */
export function ProductCards({
  children,
  isBesideFilters,
}: {
  children: ReactNode
  isBesideFilters?: boolean
}) {
  return (
    <ul className={classes.cards} data-narrow={isBesideFilters || undefined}>
      {children}
    </ul>
  )
}

/** Placeholders for `count` product cards. */
export function ProductCardsLoading({
  count,
  isBesideFilters,
}: {
  count: number
  isBesideFilters?: boolean
}) {
  const places = Array.from({ length: count }, (_, index) => `card ${index + 1}`)
  return (
    <SkeletonGroup>
      <div className={classes.cards} data-narrow={isBesideFilters || undefined}>
        {places.map((place) => (
          <div key={place} className={classes.loading}>
            <Skeleton aspectRatio="1" />
            <Skeleton height={20} />
            <Skeleton height={16} width="60%" />
            <Skeleton height={24} width="45%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
