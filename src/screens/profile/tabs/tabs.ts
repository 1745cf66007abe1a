import { IconMapPin, IconPackage, IconSettings, IconUser } from '@tabler/icons-react'
import { lazyPart } from '../../../lib/lazy-part.tsx'

const info = lazyPart(() => import('./info-tab.tsx'))
const orders = lazyPart(async () => {
  const { OrdersTab } = await import('../../../features/orders/orders-tab.tsx')
  return { default: OrdersTab }
})
const addresses = lazyPart(async () => {
  const { AddressBookTab } = await import('../../../features/addresses/address-book-tab.tsx')
  return { default: AddressBookTab }
})
const settings = lazyPart(() => import('./settings-tab.tsx'))

/** The tabs of the account, in their order. The first is shown when the address names none. */
export const tabs = [
  {
    tab: 'info',
    label: 'tabInfo',
    shortLabel: 'tabInfoShort',
    Icon: IconUser,
    ...info,
    source: 'src/screens/profile/tabs/info-tab.tsx',
  },
  {
    tab: 'orders',
    label: 'tabOrders',
    shortLabel: 'tabOrders',
    Icon: IconPackage,
    ...orders,
    source: 'src/features/orders/orders-tab.tsx',
  },
  {
    tab: 'addresses',
    label: 'tabAddresses',
    shortLabel: 'tabAddressesShort',
    Icon: IconMapPin,
    ...addresses,
    source: 'src/features/addresses/address-book-tab.tsx',
  },
  {
    tab: 'settings',
    label: 'tabSettings',
    shortLabel: 'tabSettings',
    Icon: IconSettings,
    ...settings,
    source: 'src/screens/profile/tabs/settings-tab.tsx',
  },
] as const

export const tabAt = (search: URLSearchParams) => tabs.find(({ tab }) => tab === search.get('tab')) ?? tabs[0]
