import type { Page } from 'playwright/test'

/** A request of the page that waits at the edge of the browser. */
export interface WaitingRequest {
  method: string
  url: URL
  /** Whether the page no longer wants its answer. */
  isGone: () => boolean
  /** Lets it go on to the server. */
  pass: () => Promise<void>
  /** Lets it go on to the server, and the page get the server's answer: as it is, or changed. */
  answer: (change?: (body: unknown) => unknown) => Promise<void>
  /** Answers it without the server. */
  fulfill: (answer: Answer) => Promise<void>
  /** Fails it as a browser without a network does. */
  lose: () => Promise<void>
}

export interface Answer {
  status?: number
  headers?: Record<string, string>
  contentType?: string
  json?: unknown
}

/** The server's answer at the edge of the browser. */
interface Arrived {
  id: string
  status?: number
}

export interface RequestGate {
  /** From now on, requests to these addresses wait for what `arrive` does with them. In the patterns, a star stands for anything. */
  hold: (patterns: readonly string[], arrive: (request: WaitingRequest) => void) => Promise<void>
  /** Holds nothing any more. */
  open: () => Promise<void>
}

/**
 * Holds requests by the browser's own protocol: `page.route` lets every request of the page wait for the test, and turns off
 * the cache from which the scripts of the shop come.
 */
export async function openRequestGate(page: Page): Promise<RequestGate> {
  const browser = await page.context().newCDPSession(page)
  const gone = new Set<string>()
  /** Who waits for the server's answer, by the request's number in the network. */
  const waiting = new Map<string, (arrived: Arrived) => void>()
  let arrive: (request: WaitingRequest) => void = () => undefined

  await browser.send('Network.enable')
  browser.on('Network.loadingFailed', ({ requestId }) => {
    gone.add(requestId)
    waiting.get(requestId)?.({ id: requestId })
  })
  browser.on('Fetch.requestPaused', ({ requestId, networkId = requestId, request, ...response }) => {
    if (response.responseStatusCode !== undefined || response.responseErrorReason !== undefined)
      return waiting.get(networkId)?.({ id: requestId, status: response.responseStatusCode })

    const isGone = () => gone.has(networkId)
    /** The page was left, and the browser has dropped the request. */
    const unlessGone = async (work: Promise<unknown>) => {
      await work.catch((error: unknown) => {
        if (!isGone()) throw error
      })
    }
    const fulfill = (id: string, { status = 200, headers = {}, contentType, json }: Answer) => {
      const all = { 'content-type': contentType ?? 'application/json', ...headers }
      const responseHeaders = Object.entries(all).map(([name, value]) => ({ name, value }))
      const body = Buffer.from(json === undefined ? '' : JSON.stringify(json)).toString('base64')
      return browser.send('Fetch.fulfillRequest', {
        requestId: id,
        responseCode: status,
        responseHeaders,
        body,
      })
    }
    const lose = () => browser.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })
    const go = (id: string) => browser.send('Fetch.continueRequest', { requestId: id })

    async function answer(change?: (body: unknown) => unknown) {
      const arrived = new Promise<Arrived>((resolve) => waiting.set(networkId, resolve))
      await browser.send('Fetch.continueRequest', { requestId, interceptResponse: true })
      const { id, status } = await arrived
      waiting.delete(networkId)
      if (!change) return void (await go(id))
      const { body, base64Encoded } = await browser.send('Fetch.getResponseBody', { requestId: id })
      const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body
      await fulfill(id, { status, json: change(text === '' ? undefined : JSON.parse(text)) })
    }

    arrive({
      method: request.method,
      url: new URL(request.url),
      isGone,
      pass: () => unlessGone(go(requestId)),
      answer: (change) => unlessGone(answer(change)),
      fulfill: (given) => unlessGone(fulfill(requestId, given)),
      lose: () => unlessGone(lose()),
    })
  })

  return {
    hold: async (patterns, hear) => {
      arrive = hear
      await browser.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) })
    },
    open: async () => {
      arrive = () => undefined
      gone.clear()
      waiting.clear()
      await browser.send('Fetch.disable')
    },
  }
}
