import { createServer, type IncomingMessage } from 'node:http'
import { listening } from '../listening.ts'

/** What a provider can do to a shop, besides answering. */
export type Trouble = 'none' | 'error' | 'hang' | 'loseAnswer'

export interface FakeRequest {
  method: string
  /** Without the query. */
  path: string
  query: URLSearchParams
  /** The fields of a form; `a[b][c]` is one name. */
  form: Record<string, string>
  idempotencyKey: string | undefined
}

export interface FakeAnswer {
  status?: number
  /** JSON, or a text of that type. */
  body: object | string
  type?: string
  /** Where the browser is led to. */
  location?: string
}

export interface FakeServer {
  port: number
  /** From now on. */
  trouble: (trouble: Trouble) => void
  close: () => Promise<void>
}

/** A provider's API on loopback; the same idempotency key gets the same answer, as the first request got it. */
export async function openFakeServer(answer: (request: FakeRequest) => FakeAnswer): Promise<FakeServer> {
  let trouble: Trouble = 'none'
  const remembered = new Map<string, FakeAnswer>()
  const server = createServer(async (message, response) => {
    const request = await readRequest(message)
    const now = trouble
    if (now === 'hang') return
    if (now === 'error') return void response.writeHead(500, { 'content-type': 'application/json' }).end('{}')
    const key = request.idempotencyKey
    const made = (key !== undefined && remembered.get(key)) || answer(request)
    if (key !== undefined) remembered.set(key, made)
    // The work is done, and nobody hears of it.
    if (now === 'loseAnswer') return void response.destroy()
    const { status = 200, body, type = 'application/json', location } = made
    response
      .writeHead(status, { 'content-type': type, ...(location !== undefined && { location }) })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  const { port, close } = await listening(server)
  return {
    port,
    trouble: (next) => {
      trouble = next
    },
    close,
  }
}

async function readRequest(message: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://fake.invalid')
  return {
    method: message.method ?? 'GET',
    path: pathname,
    query: searchParams,
    form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
    idempotencyKey: message.headers['idempotency-key']?.toString(),
  }
}
