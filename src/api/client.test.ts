import { describe, expect, it, vi } from 'vitest'
import { createShopClient } from './client.ts'
import { dataOf, ShopProblem } from './problem.ts'
import type { RefreshGate, ShopClientOptions } from './shop-client.ts'

const path = { language: 'thai' as const }
const aChange = {
  op: 'add' as const,
  path: '/items' as const,
  value: { productId: 'p-1', variantId: 'v-1', quantity: 2, weight: { value: 1, unit: 'kilogram' as const } },
}

/** Creates a client whose network is the given function, and records the requests that reach it. */
function clientWith(
  options: Partial<ShopClientOptions>,
  answer: (request: Request) => Response = () => json(200, []),
) {
  const sent: { url: string; headers: Headers; body: string }[] = []
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    readAccessToken: () => undefined,
    ...options,
    send: async (request) => {
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

  it('R4.9 R4.11: counts a request up before it is sent and down after its answer', async () => {
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

  it('R4.12: counts down when no answer comes', async () => {
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

  it('R4.10: keeps a quiet call from the overlay, and its flag from the network', async () => {
    let counted = 0
    const { client, sent } = clientWith({ onRequestStarted: () => (counted += 1) })
    await client.quiet.GET('/{language}/api/categories/root', { params: { path } })
    expect(counted).toBe(0)
    expect(sent[0]?.headers.has('hasLoading')).toBe(false)
  })

  it('R9.4: gives a request no time limit', async () => {
    vi.useFakeTimers()
    let answer = (_: Response) => {}
    vi.stubGlobal('fetch', (request: Request, init?: RequestInit) => {
      const signal = init?.signal ?? request.signal
      return new Promise<Response>((resolve, reject) => {
        answer = resolve
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    })
    const limit = vi.spyOn(AbortSignal, 'timeout')
    const client = createShopClient({ baseUrl: 'http://shop.test' })
    const asked = client.GET('/{language}/api/categories/root', { params: { path } })
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
    expect([vi.getTimerCount(), limit.mock.calls]).toEqual([0, []])
    answer(json(200, []))
    expect((await asked).response.status).toBe(200)
    limit.mockRestore()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('tells the language of the moment', async () => {
    let language: 'th' | 'en' = 'th'
    const { client, sent } = clientWith({ readLanguage: () => language })
    await client.GET('/api/cart', { params: { query: { date: '2026-11-21' } } })
    language = 'en'
    await client.GET('/api/cart', { params: { query: { date: '2026-11-21' } } })
    expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual(['th', 'en'])
  })
})

/** A fake `refused` handler that decides as the test sets it, and records its calls. */
function gateThat(...decisions: ('repeat' | 'giveUp')[]) {
  const heard: unknown[] = []
  const refusals: RefreshGate = {
    refused: async ({ accessToken }) => {
      heard.push(`refused with ${accessToken}`)
      return decisions.shift() ?? 'giveUp'
    },
    answered: () => heard.push('answered'),
  }
  return { refusals, heard }
}

/** Each call of `readAccessToken` returns the next token. */
const tokensInTurn = (...tokens: string[]) => ({ readAccessToken: () => tokens.shift() })

const acceptsNewOnly = (request: Request) =>
  request.headers.get('authorization') === 'Bearer new' ? json(200, {}) : json(401, { code: 'UNAUTHORIZED' })

describe('a request that is refused with a 401', () => {
  it('R4.18: is sent once more with its body and the current token when the gate allows it', async () => {
    const { refusals, heard } = gateThat('repeat')
    const { client, sent } = clientWith({ ...tokensInTurn('old', 'new'), refusals }, acceptsNewOnly)
    const { response } = await client.PATCH('/api/cart', { body: [aChange] })
    expect(response.status).toBe(200)
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new'])
    expect(sent[1]?.body).toBe(sent[0]?.body)
    expect(heard).toEqual(['refused with old', 'answered'])
  })

  it('keeps its 401 when the gate gives it up', async () => {
    const { refusals, heard } = gateThat('giveUp')
    const { client, sent } = clientWith({ ...tokensInTurn('old'), refusals }, acceptsNewOnly)
    const { response, error } = await client.GET('/api/customers')
    expect([response.status, error]).toEqual([401, { code: 'UNAUTHORIZED' }])
    expect([sent.length, heard]).toEqual([1, ['refused with old', 'answered']])
  })

  it('is sent twice and never a third time', async () => {
    const { refusals, heard } = gateThat('repeat', 'repeat')
    const { client, sent } = clientWith({ ...tokensInTurn('old', 'older'), refusals }, acceptsNewOnly)
    const { response } = await client.GET('/api/customers')
    expect([response.status, sent.length]).toEqual([401, 2])
    expect(heard).toEqual(['refused with old', 'refused with older', 'answered'])
  })

  it('is done with, and no longer counted, when its repetition gets no answer', async () => {
    let underway = 0
    const { refusals, heard } = gateThat('repeat')
    const options = {
      ...tokensInTurn('old', 'new'),
      refusals,
      onRequestStarted: () => (underway += 1),
      onRequestEnded: () => (underway -= 1),
    }
    const { client } = clientWith(options, (request) => {
      if (request.headers.get('authorization') === 'Bearer new') throw new TypeError('offline')
      return json(401, {})
    })
    await expect(client.GET('/api/customers')).rejects.toThrow('offline')
    expect([underway, heard]).toEqual([0, ['refused with old', 'answered']])
  })

  it('fails for the reason of the refresh when that did not get through, and is no longer counted', async () => {
    let underway = 0
    const refusals: RefreshGate = {
      refused: () => Promise.reject(new ShopProblem('RATE_LIMITED')),
      answered: () => undefined,
    }
    const options = {
      ...tokensInTurn('old'),
      refusals,
      onRequestStarted: () => (underway += 1),
      onRequestEnded: () => (underway -= 1),
    }
    const { client, sent } = clientWith(options, acceptsNewOnly)
    await expect(dataOf(client.GET('/api/customers'))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect([underway, sent.length]).toEqual([0, 1])
  })

  it('R8.1 R8.2: is handled here by itself: every other refusal but 503 goes to the caller', async () => {
    const { refusals, heard } = gateThat('repeat')
    for (const status of [400, 403, 404, 409, 412, 422, 429, 500]) {
      const { client, sent } = clientWith({ refusals }, () => json(status, { code: 'X' }))
      const { response, error } = await client.GET('/api/customers')
      expect([response.status, error, sent.length]).toEqual([status, { code: 'X' }, 1])
    }
    expect(heard).toEqual([])
  })
})
