import { IconMapPin, IconPackage, IconSettings, IconUser } from '@tabler/icons-react'
import { lazyPart } from '../../../lib/lazy-part.tsx'

const info = lazyPart(() => import('./info-room.tsx'))
const orders = lazyPart(async () => {
  const { OrdersRoom } = await import('../../../features/orders/orders-room.tsx')
  return { default: OrdersRoom }
})
const addresses = lazyPart(async () => {
  const { AddressBookRoom } = await import('../../../features/addresses/address-book-room.tsx')
  return { default: AddressBookRoom }
})
const settings = lazyPart(() => import('./settings-room.tsx'))

/** The rooms of the account, in the order of their tabs. The first is shown when the address names none. */
export const rooms = [
  {
    tab: 'info',
    label: 'roomInfo',
    shortLabel: 'roomInfoShort',
    Icon: IconUser,
    ...info,
    source: 'src/screens/profile/rooms/info-room.tsx',
  },
  {
    tab: 'orders',
    label: 'roomOrders',
    shortLabel: 'roomOrders',
    Icon: IconPackage,
    ...orders,
    source: 'src/features/orders/orders-room.tsx',
  },
  {
    tab: 'addresses',
    label: 'roomAddresses',
    shortLabel: 'roomAddressesShort',
    Icon: IconMapPin,
    ...addresses,
    source: 'src/features/addresses/address-book-room.tsx',
  },
  {
    tab: 'settings',
    label: 'roomSettings',
    shortLabel: 'roomSettings',
    Icon: IconSettings,
    ...settings,
    source: 'src/screens/profile/rooms/settings-room.tsx',
  },
] as const

export const roomAt = (search: URLSearchParams) =>
  rooms.find(({ tab }) => tab === search.get('tab')) ?? rooms[0]
