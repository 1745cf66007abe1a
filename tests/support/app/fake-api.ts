import type { Cart, CartChange, CartItem } from '../../../openapi/generated/schema.ts'
import type { TokenPair } from '../../../src/lib/browser/session-cookies.ts'

/** A fake API behind `fetch`: the endpoints that the long-lived flows call, and a record of the requests. */
export interface FakeApi {
  fetch: (request: Request) => Promise<Response>
  /** The requests of a call such as `GET /api/cart`, in the order of arrival. */
  asked: (call: string) => Request[]
  /** Issues tokens that the API accepts. */
  newTokens: (customerId?: string) => TokenPair
  /** Invalidates all access tokens issued so far. */
  expireAccess: () => void
  /** Ends all sessions opened so far. */
  endSessions: () => void
  /** Holds back answers to this call until the returned function is called. */
  hold: (call: string) => () => void
  /** Switches the network off or on. */
  setOffline: (isOffline: boolean) => void
  /** Sets the answer to the next call of this kind. */
  answerOnce: (call: string, status: number, body: object, headers?: Record<string, string>) => void
  cart: { version: number; items: CartItem[] }
}

const profile = {
  id: 'c-1',
  kind: 'individual',
  buyerType: 'generalPublic',
  phoneNumber: '0812345678',
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  productInterests: [],
  country: 'TH',
  consents: { privacyPolicyVersion: '2024.1', news: false },
  isActive: true,
}

export const acrylic = {
  name: 'แผ่นอะคริลิก',
  imageUrl: '/media/acrylic.svg',
  status: 'available' as const,
  stock: 12,
  variants: [
    {
      variantId: 'v-1',
      color: { name: 'แดง', hex: '#8C1C1C' },
      sizes: [{ label: '3 มม.', price: { amount: 1480 }, specialPrice: { amount: 1390 } }],
    },
  ],
}
export const acrylicLine = {
  productId: 'p-1',
  variantId: 'v-1',
  quantity: 2,
  weight: { value: 10.63, unit: 'kilogram' as const },
}

export function openFakeApi(): FakeApi {
  const requests: { call: string; request: Request }[] = []
  const holds = new Map<string, Promise<void>>()
  const otherAnswers: { call: string; answer: Response }[] = []
  const access = new Set<string>()
  const refresh = new Map<string, string>()
  const cart: FakeApi['cart'] = { version: 1, items: [{ ...acrylic, ...acrylicLine, cartItemId: 'ci-1' }] }
  let issued = 0
  let isOffline = false

  const newTokens = (customerId = 'c-1') => {
    issued += 1
    const tokens = {
      accessToken: accessTokenUntil(Date.now() / 1000 + 900, issued, customerId),
      refreshToken: `refresh-${issued}`,
    }
    access.add(tokens.accessToken)
    refresh.set(tokens.refreshToken, customerId)
    return tokens
  }
  const answerTokens = (customerId?: string) => {
    const { accessToken, refreshToken } = newTokens(customerId)
    return Response.json({ access_token: accessToken, refresh_token: refreshToken })
  }
  const change = ({ op, value }: CartChange) => {
    cart.version += 1
    if (op === 'add') {
      const { cutting: _, ...line } = value
      cart.items.push({ ...acrylic, ...line, cartItemId: `ci-${cart.version}` })
    }
    if (op === 'remove') cart.items = cart.items.filter(({ variantId }) => variantId !== value.variantId)
  }
  const answerCart = () => Response.json({ ...cart, total: { amount: 0 } } satisfies Cart)

  const answers: Record<string, (request: Request) => Response | Promise<Response>> = {
    'POST /api/accounts/signin': () => answerTokens(),
    'POST /api/accounts/signout': () => Response.json({ ok: true }),
    'POST /api/accounts/token-refresh': async (request) => {
      const { refreshToken } = await request.json()
      const customerId = refresh.get(refreshToken)
      refresh.delete(refreshToken)
      return customerId === undefined ? refused(401, 'REFRESH_REFUSED') : answerTokens(customerId)
    },
    'GET /api/cart': answerCart,
    'PATCH /api/cart': async (request) => {
      for (const one of await request.json()) change(one)
      return answerCart()
    },
    'GET /api/customers': () => Response.json(profile),
    'PUT /api/customers': () => Response.json(profile),
    'GET /thai/api/categories/root': () => Response.json([]),
    'GET /english/api/categories/root': () => Response.json([]),
    'GET /api/customers/orders': () => Response.json({ data: [], totalRecords: 0 }),
  }
  const isOpen = (call: string) => /\/accounts\/|\/categories\//.test(call) && !call.endsWith('signout')

  return {
    async fetch(request) {
      const call = `${request.method} ${new URL(request.url).pathname}`
      requests.push({ call, request: request.clone() })
      await holds.get(call)
      request.signal.throwIfAborted()
      if (isOffline) throw new TypeError('Failed to fetch')
      const other = otherAnswers.findIndex((one) => one.call === call)
      if (other >= 0) return otherAnswers.splice(other, 1)[0]?.answer ?? Response.error()
      const token = request.headers.get('authorization')?.replace('Bearer ', '')
      if (!isOpen(call) && !access.has(token ?? '')) return refused(401, 'UNAUTHORIZED')
      return answers[call]?.(request) ?? refused(404, 'NOT_FOUND')
    },
    asked: (call) => requests.filter((one) => one.call === call).map(({ request }) => request),
    newTokens,
    setOffline(is) {
      isOffline = is
    },
    expireAccess: () => access.clear(),
    endSessions() {
      access.clear()
      refresh.clear()
    },
    hold(call) {
      let letGo = () => {}
      holds.set(call, new Promise((resolve) => (letGo = resolve)))
      return () => {
        holds.delete(call)
        letGo()
      }
    },
    answerOnce(call, status, body, headers) {
      otherAnswers.push({ call, answer: Response.json(body, { status, headers }) })
    },
    cart,
  }
}

const refused = (status: number, code: string) =>
  Response.json({ type: 'about:blank', title: code, status, code, traceId: 't' }, { status })

/** A token whose `exp` and `sub` can be read; `serial` distinguishes tokens that are otherwise equal. */
export function accessTokenUntil(seconds: number, serial = 0, sub = 'c-1'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [part({ alg: 'HS256' }), part({ sub, exp: seconds, serial }), 'signature'].join('.')
}
