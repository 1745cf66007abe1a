import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SkeletonGroup } from '../../components/skeleton/skeleton.tsx'
import { useCheckoutLinks } from '../../flows/checkout/checkout-links.ts'
import { WaitingAddressRows } from './address/address-rows.tsx'
import { CheckoutStep } from './checkout-step.tsx'
import classes from './checkout-steps.module.css'

const furtherSteps = ['billing', 'shipping', 'channel']

/** Placeholders in the shape of the steps and the bill; the first step shows the addresses that came with the page. */
export function CheckoutLoading() {
  const { t } = useTranslation('checkout')
  const addresses = useCheckoutLinks().servedAddresses()?.data ?? []
  return (
    <SkeletonGroup>
      <Skeleton className={classes.waitingFold} height={53} width="auto" />
      <div className={classes.columns}>
        <div className={classes.waiting}>
          {addresses.length > 0 ? (
            <CheckoutStep name="address" number={1} title={t('address')}>
              <WaitingAddressRows addresses={addresses} />
              <Skeleton height={48} />
            </CheckoutStep>
          ) : (
            <Skeleton height={220} />
          )}
          {furtherSteps.map((step) => (
            <Skeleton key={step} height={72} />
          ))}
        </div>
        <Skeleton height={360} />
      </div>
    </SkeletonGroup>
  )
}
