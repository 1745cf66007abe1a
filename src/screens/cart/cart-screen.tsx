import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { CartPage } from '../../features/cart/cart-page.tsx'
import { useSession } from '../../flows/session/use-session.ts'

export default function CartScreen() {
  const { t } = useTranslation('screens')
  const customerId = useSession((snapshot) => snapshot.context.customerId)
  return (
    <div className="wrap">
      <ScreenHeading title={t('cart')} />
      <CartPage customerId={customerId ?? ''} />
    </div>
  )
}
