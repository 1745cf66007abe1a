import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { generatePath, useLocation } from 'react-router-dom'
import { ActionLink } from '../../components/action/action.tsx'
import { EmptyNotice } from '../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import type { AddressBookActor } from '../../flows/address-book/address-book-with.ts'
import { paths } from '../../lib/paths.ts'
import { signInHere } from '../../lib/sign-in-address.ts'
import { CheckoutLoading } from './checkout-loading.tsx'
import type { CheckoutPageProps } from './checkout-page-props.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { viewOf } from './checkout-view.ts'
import { PlacedNotice } from './placed-notice.tsx'
import { SuccessDialog } from './success-dialog.tsx'

/** The checkout in each of its states. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { actor } = props
  const { t } = useTranslation(['checkout', 'parts'])
  const location = useLocation()
  const view = useSelector(actor, viewOf)
  // The steps come with the addresses: these have any height, and would move the steps below them.
  const book = useSelector(actor, (snapshot) => snapshot.children.addressBook as AddressBookActor | undefined)
  const isReadingAddresses = useSelector(book, (snapshot) => snapshot?.matches('loading') ?? false)
  switch (view === 'steps' && isReadingAddresses ? 'loading' : view) {
    case 'loading':
      return <CheckoutLoading />
    case 'failed':
      return (
        <FailedNotice
          message={t('cartFailed')}
          retryLabel={t('parts:retry')}
          onRetry={() => actor.send({ type: 'cart.reload' })}
        />
      )
    case 'empty':
      return (
        <EmptyNotice title={t('empty')} text={t('emptyText')}>
          <ActionLink to={paths.cart}>{t('toCart')}</ActionLink>
          <ActionLink to={generatePath(paths.orderDetail, {})} tone="quiet">
            {t('toOrders')}
          </ActionLink>
        </EmptyNotice>
      )
    case 'paused':
      return (
        <EmptyNotice title={t('paused')} text={t('pausedText')}>
          <ActionLink to={signInHere(location, 'login')} primary>
            {t('signIn')}
          </ActionLink>
        </EmptyNotice>
      )
    case 'placed':
      return <PlacedNotice actor={actor} />
    case 'steps':
      return (
        <>
          <CheckoutSteps {...props} />
          <SuccessDialog actor={actor} />
        </>
      )
  }
}
