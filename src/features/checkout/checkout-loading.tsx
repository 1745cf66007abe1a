import { Skeleton } from '@mantine/core'
import { SkeletonGroup } from '../../components/skeleton/skeleton.tsx'
import classes from './checkout-steps.module.css'

const steps = ['address', 'billing', 'shipping', 'channel']

/** Placeholders in the shape of the steps and the bill. */
export function CheckoutLoading() {
  return (
    <SkeletonGroup className={classes.columns}>
      <div className={classes.waiting}>
        {steps.map((step, index) => (
          <Skeleton key={step} height={index === 0 ? 220 : 72} />
        ))}
      </div>
      <Skeleton height={360} />
    </SkeletonGroup>
  )
}
