import type { PageRequest } from '../../openapi/page-entry.ts'
import type { Cart } from '../../openapi/generated/schema.ts'
import { createShopClient } from '../api/client.ts'
import { customerIdOf } from '../lib/customer-id.ts'
import type { Language } from '../lib/language.ts'
import { today } from '../lib/today.ts'
import type { ShopRoute } from './routes.ts'
import { serverNetwork } from './server-network.ts'

/** The cart that the server wrote into a page, and whose it is. */
export interface ServedCart {
  customerId: string
  cart: Cart
}

/**
 * Reads the cart for the page that shows it. An address with a query gets the page without: its words stand in the page, and
 * the length of the packed page would tell whoever chose them something of the customer's (decision 005).
 */
export async function readServedCart(
  { url, accessToken, apiOrigin, read }: PageRequest,
  route: ShopRoute,
  language: Language,
): Promise<ServedCart | undefined> {
  const customerId = customerIdOf(accessToken)
  if (route.name !== 'cart' || url.includes('?') || customerId === undefined) return undefined
  const client = createShopClient({
    baseUrl: apiOrigin,
    ...serverNetwork(read),
    readAccessToken: () => accessToken,
    readLanguage: () => language,
  })
  // The API judges the token. What it refuses, the browser asks for itself.
  const { data } = await client.GET('/api/cart', { params: { query: { date: today() } } })
  return data && { customerId, cart: data }
}
