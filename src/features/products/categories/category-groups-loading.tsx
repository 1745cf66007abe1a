import { Skeleton } from '@mantine/core'
import { SkeletonGroup } from '../../../components/skeleton/skeleton.tsx'
import classes from './category-groups.module.css'

const places = ['1', '2', '3', '4', '5', '6']

export function CategoryGroupsLoading() {
  return (
    <SkeletonGroup className={classes.groups}>
      {places.map((place) => (
        <div key={place}>
          <Skeleton style={{ aspectRatio: '1' }} />
          <Skeleton height={24} width="70%" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
