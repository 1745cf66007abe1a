import createClient from 'openapi-fetch'
import type { paths } from '../../openapi/generated/schema.ts'
import { authorization } from './authorization.ts'
import { jsonPatch } from './json-patch.ts'
import { loadingCount } from './loading-count.ts'
import { repeatingOverloaded } from './overloaded.ts'
import type { Send, ShopClient, ShopClientOptions } from './shop-client.ts'
import { spokenLanguage } from './spoken-language.ts'
import { repeatingRefused } from './unauthorized.ts'

export function createShopClient(options: ShopClientOptions): ShopClient {
  const { baseUrl, readAccessToken = () => undefined, readLanguage, refusals } = options
  const once: Send = options.fetch ?? ((request) => fetch(request))
  const network = options.onOverloaded ? repeatingOverloaded(once, options.onOverloaded) : once
  const client = createClient<paths>({
    baseUrl,
    Request: options.Request,
    fetch: refusals ? repeatingRefused(network, readAccessToken, refusals) : network,
  })
  client.use(
    loadingCount(options.onRequestStarted, options.onRequestEnded),
    jsonPatch,
    authorization(readAccessToken),
    ...(readLanguage ? [spokenLanguage(readLanguage)] : []),
  )
  return client
}
