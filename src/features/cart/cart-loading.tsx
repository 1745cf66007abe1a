import { Skeleton } from '@mantine/core'
import { SkeletonGroup } from '../../components/skeleton/skeleton.tsx'
import classes from './cart-lines.module.css'

const rows = ['first', 'second', 'third']

/** Placeholders in the shape of the lines and the bill. */
export function CartLoading() {
  return (
    <SkeletonGroup className={classes.columns}>
      <div>
        <div className={classes.head}>
          <Skeleton width="9rem" height={20} />
        </div>
        <ul className="ruled">
          {rows.map((row) => (
            <li key={row} className={classes.waiting}>
              <Skeleton style={{ aspectRatio: '1' }} />
              <div>
                <Skeleton height={20} width="70%" />
                <Skeleton height={18} width="50%" />
                <Skeleton height={44} width={140} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <Skeleton height={300} />
    </SkeletonGroup>
  )
}
