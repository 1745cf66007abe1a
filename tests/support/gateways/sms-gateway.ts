import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { listening } from '../listening.ts'

interface SmsRequest {
  method: string | undefined
  authorization: string | undefined
  contentType: string | undefined
  id: string | string[] | undefined
  body: unknown
}

export interface SmsGateway {
  url: string
  requests: SmsRequest[]
  close: () => Promise<void>
}

/** An entry of `answers` for a request that the server never answers. */
export const silence = 0

/** A real server on a free port; it answers the first requests with the given statuses, later ones with 200. */
export async function openSmsGateway(answers: readonly number[] = []): Promise<SmsGateway> {
  const requests: SmsRequest[] = []
  const server = createServer(async (request, response) => {
    const { method, headers } = request
    const status = answers[requests.length] ?? 200
    requests.push({
      method,
      authorization: headers.authorization,
      contentType: headers['content-type'],
      id: headers['idempotency-key'],
      body: await json(request),
    })
    if (status === silence) return
    response.writeHead(status, { location: '/elsewhere' }).end(JSON.stringify({ ok: status === 200 }))
  })
  const { origin, close } = await listening(server)
  return { url: `${origin}/messages`, requests, close }
}
