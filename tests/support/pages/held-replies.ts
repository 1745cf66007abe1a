import { expect } from 'playwright/test'
import { statusOf } from '../../../server/http/problem-status.ts'
import { refuse } from '../../e2e/support/refuse.ts'
import type { RequestGate, WaitingRequest } from './request-gate.ts'

/** The requests of one actor: `GET /api/orders/*`. A star stands for one part of the path. */
export type Endpoint = `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`

/** The status with which the server sends a code. */
function statusFor(code: string): number {
  const known = Object.entries(statusOf).find(([name]) => name === code)
  if (!known) throw new Error(`The contract has no code ${code}`)
  return known[1]
}

/** The payment page of the plans never opens: the browser stays on the way to it. */
const paymentPages = 'https://pay.example.com'

type Responder = (request: WaitingRequest) => Promise<void>

export interface HeldReplies {
  /** Holds the replies to these requests until they are released. */
  hold: (...endpoints: Endpoint[]) => Promise<void>
  /** Lets the next requests reach the server unheld. */
  letThrough: (endpoint: Endpoint, count: number) => void
  /** Waits until one of these requests is held. */
  arrived: (endpoint: Endpoint) => Promise<void>
  /** Lets the held requests reach the server, and its answer the page: as it is, or changed. */
  answer: (endpoint: Endpoint, change?: (body: unknown) => unknown) => Promise<void>
  /** Answers them without the server, where the plan's data are not the server's. */
  give: (endpoint: Endpoint, body: unknown) => Promise<void>
  /** Answers them as the server does when it refuses; `OFFLINE` is the page's own code, for which no answer comes. */
  fail: (endpoint: Endpoint, code: string, more?: Refusal) => Promise<void>
  /** Answers all further requests so, until `close`: a reply that several flows of the page ask for, or that is asked for again. */
  holdOpen: () => void
  /** Holds again what a reply has opened. */
  close: () => void
}

interface Refusal {
  headers?: Record<string, string>
  /** Further fields of the problem. */
  fields?: object
}

/** The switch that holds, fails or changes the replies of the real server, request by request. */
export function heldReplies(gate: RequestGate): HeldReplies {
  const held = new Map<Endpoint, WaitingRequest[]>()
  const open = new Map<Endpoint, Responder>()
  const unheld = new Map<Endpoint, number>()
  const endpoints = new Set<Endpoint>()
  let last: [Endpoint, Responder] | undefined

  const waiting = (endpoint: Endpoint) => (held.get(endpoint) ?? []).filter(({ isGone }) => !isGone())

  function arrive(request: WaitingRequest): Promise<void> | undefined {
    if (request.url.origin === paymentPages) return request.fulfill({ status: 204 })
    const endpoint = [...endpoints].find((one) => isAt(one, request))
    if (!endpoint) return request.pass()
    const free = unheld.get(endpoint) ?? 0
    unheld.set(endpoint, free - 1)
    if (free > 0) return request.pass()
    const responder = open.get(endpoint)
    if (responder) return responder(request)
    held.set(endpoint, [...(held.get(endpoint) ?? []), request])
    return undefined
  }

  const arrived = (endpoint: Endpoint) =>
    expect.poll(() => waiting(endpoint).length, `a request ${endpoint}`).toBeGreaterThan(0)

  async function release(endpoint: Endpoint, responder: Responder): Promise<void> {
    last = [endpoint, responder]
    await arrived(endpoint)
    const requests = waiting(endpoint)
    held.set(endpoint, [])
    await Promise.all(requests.map(responder))
  }

  return {
    hold: async (...more) => {
      for (const endpoint of more) endpoints.add(endpoint)
      const addresses = [...endpoints].map((endpoint) => `*://*${pathOf(endpoint)}`)
      const withQueries = addresses.map((address) => `${address}\\?*`)
      await gate.hold([...addresses, ...withQueries, `${paymentPages}/*`], arrive)
    },
    arrived,
    letThrough: (endpoint, count) => unheld.set(endpoint, count),
    answer: (endpoint, change) => release(endpoint, (request) => request.answer(change)),
    give: (endpoint, body) => release(endpoint, (request) => request.fulfill({ json: body })),
    fail: (endpoint, code, { headers = {}, fields = {} } = {}) =>
      release(
        endpoint,
        code === 'OFFLINE' ? ({ lose }) => lose() : refuse(statusFor(code), code, headers, fields),
      ),
    holdOpen: () => {
      if (last) open.set(...last)
    },
    close: () => open.clear(),
  }
}

const pathOf = (endpoint: Endpoint) => endpoint.split(' ')[1] ?? ''

/** A star of an endpoint stands for one part of the path. */
function isAt(endpoint: Endpoint, { method, url }: WaitingRequest): boolean {
  if (!endpoint.startsWith(`${method} `)) return false
  const parts = url.pathname.split('/')
  const wanted = pathOf(endpoint).split('/')
  return parts.length === wanted.length && wanted.every((part, at) => part === '*' || part === parts[at])
}
