import { IconMapPin, IconPackage, IconSettings, IconUser } from '@tabler/icons-react'
import { lazyPart } from '../../../lib/lazy-part.tsx'

/** The tabs of the account, in their order. The first is shown when the address names none. */
export const tabs = [
  {
    tab: 'info',
    label: 'tabInfo',
    shortLabel: 'tabInfoShort',
    Icon: IconUser,
    ...lazyPart(() => import('./info-tab.tsx')),
    source: 'src/screens/profile/tabs/info-tab.tsx',
  },
  {
    tab: 'orders',
    label: 'tabOrders',
    shortLabel: 'tabOrders',
    Icon: IconPackage,
    ...lazyPart(() => import('../../../features/orders/orders-tab.tsx')),
    source: 'src/features/orders/orders-tab.tsx',
  },
  {
    tab: 'addresses',
    label: 'tabAddresses',
    shortLabel: 'tabAddressesShort',
    Icon: IconMapPin,
    ...lazyPart(() => import('../../../features/addresses/address-book-tab.tsx')),
    source: 'src/features/addresses/address-book-tab.tsx',
  },
  {
    tab: 'settings',
    label: 'tabSettings',
    shortLabel: 'tabSettings',
    Icon: IconSettings,
    ...lazyPart(() => import('./settings-tab.tsx')),
    source: 'src/screens/profile/tabs/settings-tab.tsx',
  },
] as const

export const tabAt = (search: URLSearchParams) => tabs.find(({ tab }) => tab === search.get('tab')) ?? tabs[0]
