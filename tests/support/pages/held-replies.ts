import type { Page, Request, Route } from 'playwright/test'
import { expect } from 'playwright/test'
import { statusOf } from '../../../server/http/problem-status.ts'
import { refuse } from '../../e2e/support/refuse.ts'

/** The requests of one actor: `GET /api/orders/*`. A star stands for one part of the path. */
export type Endpoint = `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`

/** The status with which the server sends a code. */
function statusFor(code: string): number {
  const known = Object.entries(statusOf).find(([name]) => name === code)
  if (!known) throw new Error(`The contract has no code ${code}`)
  return known[1]
}

type Responder = (route: Route) => Promise<void>

export interface HeldReplies {
  /** Holds the replies to these requests until they are released. */
  hold: (...endpoints: Endpoint[]) => Promise<void>
  /** Lets the next requests reach the server unheld. */
  letThrough: (endpoint: Endpoint, count: number) => void
  /** Lets the held requests reach the server, and its answer the page: as it is, or changed. */
  answer: (endpoint: Endpoint, change?: (body: unknown) => unknown) => Promise<void>
  /** Answers them without the server, where the plan's data are not the server's. */
  give: (endpoint: Endpoint, body: unknown) => Promise<void>
  /** Answers them as the server does when it refuses. */
  fail: (endpoint: Endpoint, code: string, more?: Refusal) => Promise<void>
  /** Answers all further requests so, until `close`: a reply that several flows of the page ask for, or that is asked for again. */
  keepOpen: () => void
  /** Holds again what a reply has opened. */
  close: () => void
  /** Forgets the page. */
  end: () => void
}

interface Refusal {
  headers?: Record<string, string>
  /** Further fields of the problem. */
  fields?: object
}

/** The switch that holds, fails or changes the replies of the real server, request by request. */
export function heldReplies(page: Page): HeldReplies {
  const held = new Map<Endpoint, Route[]>()
  const open = new Map<Endpoint, Responder>()
  const unheld = new Map<Endpoint, number>()
  const gone = new Set<Request>()
  let last: [Endpoint, Responder] | undefined
  const noteGone = (request: Request) => void gone.add(request)
  page.on('requestfailed', noteGone)

  const waiting = (endpoint: Endpoint) =>
    (held.get(endpoint) ?? []).filter((route) => !gone.has(route.request()))

  function arrive(endpoint: Endpoint, route: Route): Promise<void> | undefined {
    const free = unheld.get(endpoint) ?? 0
    unheld.set(endpoint, free - 1)
    if (free > 0) return route.continue()
    const responder = open.get(endpoint)
    if (responder) return responder(route)
    held.set(endpoint, [...(held.get(endpoint) ?? []), route])
    return undefined
  }

  async function release(endpoint: Endpoint, responder: Responder): Promise<void> {
    last = [endpoint, responder]
    await expect.poll(() => waiting(endpoint).length, `a request ${endpoint}`).toBeGreaterThan(0)
    const routes = waiting(endpoint)
    held.set(endpoint, [])
    await Promise.all(routes.map(responder))
  }

  return {
    hold: async (...endpoints) => {
      for (const endpoint of endpoints) {
        const [method, path = ''] = endpoint.split(' ')
        await page.route(patternOf(path), (route) =>
          route.request().method() === method ? arrive(endpoint, route) : route.fallback(),
        )
      }
    },
    letThrough: (endpoint, count) => unheld.set(endpoint, count),
    answer: (endpoint, change) =>
      release(endpoint, async (route) => {
        const response = await route.fetch()
        if (!change) return route.fulfill({ response })
        const body: unknown = response.status() === 204 ? undefined : await response.json()
        await route.fulfill({ response, json: change(body) })
      }),
    give: (endpoint, body) => release(endpoint, (route) => route.fulfill({ json: body })),
    fail: (endpoint, code, { headers = {}, fields = {} } = {}) =>
      release(endpoint, refuse(statusFor(code), code, headers, fields)),
    keepOpen: () => {
      if (last) open.set(...last)
    },
    close: () => open.clear(),
    end: () => page.off('requestfailed', noteGone),
  }
}

function patternOf(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^https?://[^/]+${parts.join('[^/?]+')}(\\?.*)?$`)
}
