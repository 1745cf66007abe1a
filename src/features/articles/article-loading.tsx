import { Skeleton } from '@mantine/core'
import { SkeletonGroup, SkeletonText } from '../../components/skeleton/skeleton.tsx'
import classes from './article-view.module.css'

export function ArticleLoading() {
  return (
    <SkeletonGroup className={classes.article}>
      <SkeletonText lines={2} />
      <div className={classes.facts} />
      <Skeleton style={{ aspectRatio: '16 / 9' }} />
      <SkeletonText lines={6} />
    </SkeletonGroup>
  )
}
