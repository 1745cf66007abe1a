import { allAddresses } from '../../../machines/address-book/address-book.machine.ts'
import type { PageRequest } from '../../../openapi/page-entry.ts'
import type { AddressPage, Cart } from '../../../openapi/generated/schema.ts'
import { createShopClient } from '../../api/client.ts'
import { customerIdOf } from '../../lib/customer-id.ts'
import type { Language } from '../../lib/language.ts'
import { today } from '../../lib/formats/today.ts'
import type { ShopRoute } from '../router/routes.ts'
import { serverNetwork } from './server-network.ts'

/** What the server wrote into a page of one customer. */
export interface ServedCustomer {
  customerId: string
  /** On the cart's page. */
  cart?: Cart
  /** On the page of the checkout, which begins with their choice. */
  addresses?: AddressPage
}

/**
 * Reads what the page shows of its customer. A URL with a query gets the page without: the query is echoed in the page, and the
 * length of the compressed page would leak customer data to whoever chose the query (BREACH, decision 005).
 */
export async function readServedCustomer(
  { url, accessToken, apiOrigin, read }: PageRequest,
  route: ShopRoute,
  language: Language,
): Promise<ServedCustomer | undefined> {
  const customerId = customerIdOf(accessToken)
  if (url.includes('?') || customerId === undefined) return undefined
  const client = createShopClient({
    baseUrl: apiOrigin,
    ...serverNetwork(read),
    readAccessToken: () => accessToken,
    readLanguage: () => language,
  })
  // The API judges the token. What it refuses, the browser asks for itself.
  if (route.name === 'cart') {
    const { data } = await client.GET('/api/cart', { params: { query: { date: today() } } })
    return data && { customerId, cart: data }
  }
  if (route.name === 'checkout') {
    const { data } = await client.GET('/api/customers/address-book', { params: { query: allAddresses } })
    return data && { customerId, addresses: data }
  }
  return undefined
}
