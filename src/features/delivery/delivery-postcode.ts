import { useSyncExternalStore } from 'react'
import { postcodeText } from '../../lib/rules/postcode.ts'
import { stored } from '../../lib/stored.ts'

/** Where the shopper has products sent, as last typed. Empty before. */
export const deliveryPostcode = stored('delivery-postcode', postcodeText, '')

/** The server knows none. */
export const useDeliveryPostcode = () =>
  useSyncExternalStore(deliveryPostcode.follow, deliveryPostcode.read, () => '')
