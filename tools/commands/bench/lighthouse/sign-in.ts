import { request, type BrowserContext } from 'playwright'
import { newSession, putIntoCart, storeTokens } from '../../../../tests/e2e/support/customer.ts'

/** Signs the sample customer in, with something in the cart. */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const api = await request.newContext({ baseURL: origin })
  const { access_token, refresh_token } = await newSession(api)
  await putIntoCart(api, { access_token, refresh_token })
  await storeTokens(context, origin, { access_token, refresh_token })
  await api.dispose()
}
