import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PickUpBranch } from '../../../openapi/generated/schema.ts'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import type { AddressBookActor } from '../../flows/address-book/address-book-effects.ts'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import { BillingStep } from './address/billing-step.tsx'
import { changesOf } from './order/cart-changes.ts'
import type { CartChange } from './order/cart-changes.ts'
import { ChannelStep } from './payment/channel-step.tsx'
import type { CheckoutPageProps } from './checkout-page-props.ts'
import { CheckoutStep } from './checkout-step.tsx'
import classes from './checkout-steps.module.css'
import { stepHeadingId } from './current-step.ts'
import { AddressSummary } from './address/address-summary.tsx'
import { OrderBill } from './order/order-bill.tsx'
import { OrderFold } from './order/order-fold.tsx'
import { OrderProblemNotice } from './order/order-problem-notice.tsx'
import { PlaceOrderBar } from './order/place-order.tsx'
import { ShippingStep } from './shipping/shipping-step.tsx'
import { StepProblem } from './step-problem.tsx'
import { useOpenStep } from './use-open-step.ts'

/** The decisions beside the bill. */
export function CheckoutSteps({
  actor,
  renderAddresses,
  renderBilling,
  renderPickUp,
  marks,
}: CheckoutPageProps) {
  const { t } = useTranslation('checkout')
  const isPlacing = useSelector(actor, (snapshot) => snapshot.matches('placing'))
  const branch = useSelector(actor, (snapshot) => snapshot.context.draft.pickUp)
  const onChoose = (chosen: PickUpBranch) => actor.send({ type: 'pickUp.choose', branch: chosen })
  const pickUp = renderPickUp({ branch, onChoose })
  return (
    <>
      <div className={classes.messages}>
        <ChangesNotice actor={actor} />
        <OrderProblemNotice actor={actor} />
        <p className="visually-hidden" role="status">
          {isPlacing && t('placing')}
        </p>
      </div>
      <OrderFold actor={actor} />
      <div className={classes.columns}>
        <div>
          <AddressStep actor={actor} renderAddresses={renderAddresses} pickUp={pickUp} />
          <BillingStep actor={actor} renderBilling={renderBilling} />
          <ShippingStep actor={actor} pickUp={pickUp} />
          <ChannelStep actor={actor} />
        </div>
        <div
          className={classes.bill}
          id={stepHeadingId('review')}
          tabIndex={-1}
          role="group"
          aria-label={t('sum')}
        >
          <OrderBill actor={actor} marks={marks} />
        </div>
      </div>
      <PlaceOrderBar actor={actor} />
    </>
  )
}

interface AddressStepProps {
  actor: CheckoutActor
  /** The choice of an address, from the address book that runs as a child of the checkout. */
  renderAddresses: (book: AddressBookActor) => ReactNode
  /** The way that needs no address. */
  pickUp: ReactNode
}

/** Where the goods go. */
function AddressStep({ actor, renderAddresses, pickUp }: AddressStepProps) {
  const { t } = useTranslation('checkout')
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ steps: 'address' }))
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ steps: { address: 'failed' } }))
  const address = useSelector(actor, (snapshot) => snapshot.context.draft.address)
  const isPickUp = useSelector(actor, (snapshot) => snapshot.context.draft.pickUp !== undefined)
  // The child is provided by this page, so that its kind is known.
  const book = useSelector(actor, (snapshot) => snapshot.children.addressBook as AddressBookActor | undefined)
  const onEdit = useOpenStep(actor, 'address.edit')
  return (
    <CheckoutStep
      name="address"
      number={1}
      title={t('address')}
      decided={
        !isOpen &&
        (isPickUp ? <p>{t('pickUpNoAddress')}</p> : address && <AddressSummary address={address} />)
      }
      onEdit={onEdit}
    >
      {isOpen && (
        <>
          <StepProblem actor={actor} />
          {isFailed && (
            <FailedNotice
              message={t('addressFailed')}
              onRetry={() => actor.send({ type: 'address.retry' })}
            />
          )}
          {!isFailed && book && renderAddresses(book)}
          {pickUp}
        </>
      )}
    </CheckoutStep>
  )
}

/** What has changed in the order since the shopper saw it, line by line. */
function ChangesNotice({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const before = useSelector(actor, (snapshot) => snapshot.context.before)
  const now = useSelector(actor, (snapshot) => snapshot.context.draft.cart)
  const changes = changesOf(before, now)
  if (changes.length === 0) return null
  return (
    <Notice tone="info" title={t('changed')}>
      <ul>
        {changes.map((change) => (
          <li key={`${change.what} ${change.id}`}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Change({ change }: { change: CartChange }) {
  const { t } = useTranslation('checkout')
  const { name } = change
  switch (change.what) {
    case 'price':
      return t('changed_price', { name, before: formatPrice(change.before), now: formatPrice(change.now) })
    case 'quantity':
      return t('changed_quantity', {
        name,
        before: formatNumber(change.before),
        now: formatNumber(change.now),
      })
    case 'gone':
      return t('changed_gone', { name })
    case 'new':
      return t('changed_new', { name })
  }
}
