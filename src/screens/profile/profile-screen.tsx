import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { AddressBookRoom } from '../../features/addresses/address-book-room.tsx'
import { OrdersRoom } from '../../features/orders/orders-room.tsx'

export default function ProfileScreen() {
  const { t } = useTranslation('screens')
  const [search] = useSearchParams()
  return (
    <div className="wrap">
      <ScreenHeading title={t('profile')}>{t('profileText')}</ScreenHeading>
      {search.get('tab') === 'addresses' && <AddressBookRoom />}
      {search.get('tab') === 'orders' && <OrdersRoom />}
    </div>
  )
}
