import { IconMapPin, IconPackage, IconSettings, IconUser } from '@tabler/icons-react'
import { ProfileRoom } from '../../features/account/profile/profile-room.tsx'
import { LanguageSetting } from '../../features/account/settings/language-setting.tsx'
import { SettingsRoom } from '../../features/account/settings/settings-room.tsx'
import { AddressBookRoom } from '../../features/addresses/address-book-room.tsx'
import { OrdersRoom } from '../../features/orders/orders-room.tsx'
import { useProfileActor } from '../../flows/profile/use-profile.ts'
import { BillingGroup } from './billing-group.tsx'

/** The rooms of the account, in the order of their tabs. The first is shown when the address names none. */
export const rooms = [
  { tab: 'info', label: 'roomInfo', shortLabel: 'roomInfoShort', Icon: IconUser, Room: Info },
  { tab: 'orders', label: 'roomOrders', shortLabel: 'roomOrders', Icon: IconPackage, Room: OrdersRoom },
  {
    tab: 'addresses',
    label: 'roomAddresses',
    shortLabel: 'roomAddressesShort',
    Icon: IconMapPin,
    Room: AddressBookRoom,
  },
  { tab: 'settings', label: 'roomSettings', shortLabel: 'roomSettings', Icon: IconSettings, Room: Settings },
] as const

function Info() {
  const actor = useProfileActor()
  return <ProfileRoom actor={actor} more={(profile) => <BillingGroup actor={actor} profile={profile} />} />
}

function Settings() {
  return (
    <SettingsRoom actor={useProfileActor()}>
      <LanguageSetting />
    </SettingsRoom>
  )
}
