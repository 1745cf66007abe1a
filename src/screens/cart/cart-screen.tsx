import { useTranslation } from 'react-i18next'
import { PaymentLogos } from '../../components/payment-logos/payment-logos.tsx'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { CartPage } from '../../features/cart/cart-page.tsx'
import { DeliveryBox } from '../../features/delivery/delivery-box.tsx'
import { useOfferedChannels } from '../../features/content/use-offered-channels.ts'
import { useSession } from '../../flows/session/use-session.ts'
import classes from './cart-screen.module.css'

export default function CartScreen() {
  const { t } = useTranslation('screens')
  const customerId = useSession((snapshot) => snapshot.context.customerId)
  const channels = useOfferedChannels('cart')
  return (
    <div className="wrap">
      <ScreenHeading title={t('cart')} />
      <CartPage
        customerId={customerId ?? ''}
        promises={(lines) => (
          <div className={classes.promises}>
            {channels && <PaymentLogos channels={channels} />}
            <DeliveryBox lines={lines} />
          </div>
        )}
      />
    </div>
  )
}
