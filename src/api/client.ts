import createClient from 'openapi-fetch'
import type { paths } from '../../openapi/generated/schema.ts'
import { authorization } from './authorization.ts'
import { jsonPatch } from './json-patch.ts'
import { loadingCount } from './loading-count.ts'
import type { ShopClient, ShopClientOptions } from './shop-client.ts'
import { unauthorized } from './unauthorized.ts'

export function createShopClient(options: ShopClientOptions): ShopClient {
  const send = options.fetch ?? ((request: Request) => fetch(request))
  const client = createClient<paths>({ baseUrl: options.baseUrl, fetch: send })
  client.use(
    loadingCount(options.onRequestStarted, options.onRequestEnded),
    jsonPatch,
    authorization(options.readAccessToken),
    unauthorized(send, options.readAccessToken, options.onUnauthorized),
  )
  return client
}
