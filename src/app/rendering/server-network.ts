import type { PageReadAnswer, ReadForPage } from '../../../openapi/page-entry.ts'
import type { ComposeOptions } from '../compose/compose-options.ts'

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

/** The API as a rendering reaches it. The client uses no more of a response than this one has. */
export const serverNetwork = (read: ReadForPage): Required<Pick<ComposeOptions, 'send'>> => ({
  send: async (request) => new LeanResponse(await read(request)) as unknown as Response,
})
