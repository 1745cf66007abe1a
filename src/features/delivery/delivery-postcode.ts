import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { stored } from '../../lib/stored.ts'

export const isPostcode = (text: string) => /^[1-9]\d{4}$/.test(text)

/** Where the shopper has products sent, as last typed. Empty before. */
export const deliveryPostcode = stored('delivery-postcode', v.pipe(v.string(), v.regex(/^[1-9]\d{4}$/)), '')

/** The server knows none. */
export const useDeliveryPostcode = () =>
  useSyncExternalStore(deliveryPostcode.follow, deliveryPostcode.read, () => '')
