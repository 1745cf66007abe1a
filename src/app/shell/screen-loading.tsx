import { Skeleton } from '@mantine/core'
import { SkeletonGroup, SkeletonText } from '../../components/skeleton/skeleton.tsx'
import classes from './screen-loading.module.css'

/** Placeholder while a screen's script loads: a heading and a paragraph. */
export function ScreenLoading() {
  return (
    <div className="wrap">
      <SkeletonGroup className={classes.loading}>
        <Skeleton height={40} width="min(20ch, 70%)" />
        <SkeletonText lines={2} />
        <Skeleton height={240} />
      </SkeletonGroup>
    </div>
  )
}
