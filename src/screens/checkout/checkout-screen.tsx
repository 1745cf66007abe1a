import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { CheckoutLoading } from '../../features/checkout/checkout-loading.tsx'
import { useSession } from '../../flows/session/use-session.ts'
import { useIsLive } from '../../lib/hooks/use-is-live.ts'
import { CustomerCheckout } from './customer-checkout.tsx'

export default function CheckoutScreen() {
  const { t } = useTranslation('screens')
  const customerId = useSession((snapshot) => snapshot.context.customerId)
  // The draft of the checkout is in the browser, so that the server cannot render its step.
  const isLive = useIsLive()
  return (
    <div className="wrap">
      <ScreenHeading title={t('checkout')} />
      {isLive && customerId !== undefined ? (
        <CustomerCheckout customerId={customerId} />
      ) : (
        <CheckoutLoading />
      )}
    </div>
  )
}
