import { Skeleton } from '@mantine/core'
import { SkeletonGroup } from '../../../components/skeleton/skeleton.tsx'
import classes from './variant-places.module.css'

/** Placeholders in the shape of rows. */
export function VariantPlaces({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, index) => `row ${index + 1}`)
  return places.map((place) => (
    <div key={place} className={classes.place}>
      <Skeleton height={56} width={56} />
      <Skeleton height={20} />
    </div>
  ))
}

/** What stands on the page while rows are loading. */
export function VariantPlacesLoading({ count }: { count: number }) {
  return (
    <SkeletonGroup>
      <VariantPlaces count={count} />
    </SkeletonGroup>
  )
}
