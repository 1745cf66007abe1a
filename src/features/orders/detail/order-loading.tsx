import { Skeleton } from '@mantine/core'
import { SkeletonGroup, SkeletonText } from '../../../components/skeleton/skeleton.tsx'
import classes from './order-view.module.css'

/** Placeholders in the shape of an order. */
export function OrderLoading() {
  return (
    <SkeletonGroup>
      <div className={classes.head}>
        <Skeleton height={44} width="min(26ch, 80%)" />
        <Skeleton height={24} width="min(20ch, 60%)" />
      </div>
      <Skeleton height={88} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <SkeletonText lines={8} />
        </div>
        <Skeleton height={320} />
      </div>
    </SkeletonGroup>
  )
}
