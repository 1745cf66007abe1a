import { Skeleton } from '@mantine/core'
import { SkeletonGroup } from '../../../components/skeleton/skeleton.tsx'
import classes from './order-row.module.css'

/** Placeholders in the shape of the list of orders. */
export function OrdersLoading() {
  return (
    <SkeletonGroup>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={classes.row}>
          <div className={classes.name}>
            <Skeleton width={150} height={22} />
            <Skeleton width={110} height={16} />
          </div>
          <div className={classes.pictures}>
            <Skeleton width={56} height={56} />
          </div>
          <div className={classes.status}>
            <Skeleton width={120} height={28} />
            <Skeleton width={140} height={18} />
          </div>
          <div className={classes.sum}>
            <Skeleton width={90} height={24} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
