import type { PageRead, PageReadAnswer, ReadForPage } from '../../openapi/page-entry.ts'
import type { ComposeOptions } from './compose/compose-options.ts'

/** Takes the place of `Request` where the server renders: its reads have neither a body nor streams. */
class LeanRequest implements PageRead {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly signal: AbortSignal | null
  readonly redirect = 'follow'
  readonly body: unknown

  constructor(url: string, { method = 'GET', headers, signal = null, body = null }: RequestInit) {
    this.url = url
    this.method = method
    this.headers = headers instanceof Headers ? headers : new Headers(headers)
    this.signal = signal
    this.body = body
  }

  /** Nothing of it is used up when it is sent. */
  clone(): this {
    return this
  }
}

class LeanResponse {
  readonly status: number
  readonly ok: boolean
  readonly headers: PageReadAnswer['headers']
  readonly #answer: PageReadAnswer

  constructor(answer: PageReadAnswer) {
    const { status, headers } = answer
    this.status = status
    this.ok = status >= 200 && status < 300
    this.headers = headers
    this.#answer = answer
  }

  async text(): Promise<string> {
    return this.#answer.text()
  }

  async json(): Promise<unknown> {
    return this.#answer.json()
  }
}

/** The API as a rendering reaches it. The client uses no more of the two classes than they have. */
export const serverNetwork = (read: ReadForPage): Required<Pick<ComposeOptions, 'send' | 'Request'>> => ({
  Request: LeanRequest as unknown as typeof Request,
  send: async (request) => new LeanResponse(await read(request)) as unknown as Response,
})
