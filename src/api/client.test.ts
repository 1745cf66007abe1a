import { describe, expect, it } from 'vitest'
import { createShopClient } from './client.ts'
import { withoutOverlay } from './loading-count.ts'
import type { ShopClientOptions } from './shop-client.ts'

const path = { language: 'thai' as const }
const aChange = {
  op: 'add' as const,
  path: '/items' as const,
  value: { productId: 'p-1', variantId: 'v-1', quantity: 2, weight: { value: 1, unit: 'kilogram' as const } },
}

/** A client whose network is a function, and what reached it. */
function clientWith(
  options: Partial<ShopClientOptions>,
  answer: (request: Request) => Response = () => json(200, []),
) {
  const sent: { url: string; headers: Headers; body: string }[] = []
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    readAccessToken: () => undefined,
    ...options,
    fetch: async (request) => {
      sent.push({ url: request.url, headers: request.headers, body: await request.clone().text() })
      return answer(request)
    },
  })
  return { client, sent }
}

const json = (status: number, body: unknown) => Response.json(body, { status })

describe('the typed client', () => {
  it('R7.2: sends the access token as a bearer when there is one', async () => {
    const { client, sent } = clientWith({ readAccessToken: () => 'the-token' })
    await client.GET('/{language}/api/categories/root', { params: { path } })
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer the-token')
  })

  it('R7.1 R7.4: calls the API base it is given, with the language as a word of the path', async () => {
    const { client, sent } = clientWith({ baseUrl: 'https://api.example/shop' })
    await client.GET('/{language}/api/categories/root', { params: { path: { language: 'english' } } })
    expect(sent[0]?.url).toBe('https://api.example/shop/english/api/categories/root')
  })

  it('sends no authorization without a token', async () => {
    const { client, sent } = clientWith({})
    await client.GET('/{language}/api/categories/root', { params: { path } })
    expect(sent[0]?.headers.has('authorization')).toBe(false)
  })

  it('R7.39: changes the cart with the content type of a JSON patch', async () => {
    const { client, sent } = clientWith({})
    await client.PATCH('/api/cart', { body: [aChange] })
    expect(sent[0]?.headers.get('content-type')).toBe('application/json-patch+json')
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual([aChange])
  })

  it('counts a request up before it is sent and down after its answer', async () => {
    const counts: string[] = []
    const { client } = clientWith(
      { onRequestStarted: () => counts.push('up'), onRequestEnded: () => counts.push('down') },
      () => {
        counts.push('sent')
        return json(500, {})
      },
    )
    await client.GET('/{language}/api/categories/root', { params: { path } })
    expect(counts).toEqual(['up', 'sent', 'down'])
  })

  it('counts down when no answer comes', async () => {
    let underway = 0
    const { client } = clientWith(
      { onRequestStarted: () => (underway += 1), onRequestEnded: () => (underway -= 1) },
      () => {
        throw new TypeError('offline')
      },
    )
    await expect(client.GET('/{language}/api/categories/root', { params: { path } })).rejects.toThrow(
      'offline',
    )
    expect(underway).toBe(0)
  })

  it('keeps a quiet call from the overlay, and its flag from the network', async () => {
    let counted = 0
    const { client, sent } = clientWith({ onRequestStarted: () => (counted += 1) })
    await client.GET('/{language}/api/categories/root', { params: { path }, headers: withoutOverlay })
    expect(counted).toBe(0)
    expect(sent[0]?.headers.has('hasLoading')).toBe(false)
  })

  it('hands a 401 over and sends the same request again, body and all, with the token of that moment', async () => {
    let token = 'old'
    const { client, sent } = clientWith(
      {
        readAccessToken: () => token,
        onUnauthorized: ({ repeat }) => {
          token = 'new'
          return repeat()
        },
      },
      (request) => (request.headers.get('authorization') === 'Bearer new' ? json(200, {}) : json(401, {})),
    )
    const { response } = await client.PATCH('/api/cart', { body: [aChange] })
    expect(response.status).toBe(200)
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new'])
    expect(sent[1]?.body).toBe(sent[0]?.body)
  })

  it('lets the 401 stand when nobody has a better answer', async () => {
    const { client } = clientWith({ onUnauthorized: async () => undefined }, () =>
      json(401, { code: 'UNAUTHORIZED' }),
    )
    const { response, error } = await client.GET('/api/customers')
    expect(response.status).toBe(401)
    expect(error).toEqual({ code: 'UNAUTHORIZED' })
  })

  it('leaves a refused refresh alone, which would otherwise ask for another', async () => {
    let handed = 0
    const { client } = clientWith(
      {
        onUnauthorized: async () => {
          handed += 1
          return undefined
        },
      },
      () => json(401, { code: 'REFRESH_REFUSED' }),
    )
    await client.POST('/api/accounts/token-refresh', {
      params: { header: { hasMessage: 'true' } },
      body: { refreshToken: 'r' },
    })
    expect(handed).toBe(0)
  })
})
