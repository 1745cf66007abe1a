import { Agent, request as httpRequest } from 'node:http'
import type { FuzzCase } from './cases.ts'

export interface FuzzAnswer {
  status: number
  contentType: string
  headers: Record<string, string | string[] | undefined>
  text: string
  milliseconds: number
}

export type SentCase = Pick<FuzzCase, 'method' | 'target' | 'headers' | 'body'>

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export const payloadOf = ({ body }: SentCase) => (body === undefined ? undefined : Buffer.from(body))

/** Sends a request as it is written: a client made for pages would tidy its address up first. */
export function send(origin: string, request: SentCase, payload = payloadOf(request)): Promise<FuzzAnswer> {
  const { method, target, headers } = request
  const { hostname, port } = new URL(origin)
  const length = payload && { 'content-length': String(payload.length) }
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const options = { agent, hostname, port, method, path: target, headers: { ...headers, ...length } }
    const sent = httpRequest(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          contentType: answer.headers['content-type'] ?? '',
          headers: answer.headers,
          text: Buffer.concat(chunks).toString('utf8'),
          milliseconds: performance.now() - start,
        }),
      )
    })
    sent.on('error', reject)
    sent.end(payload)
  })
}

export const closeConnections = (): void => agent.destroy()

/** The request as a line for a shell. */
export function curlOf(origin: string, { method, target, headers, body }: SentCase): string {
  const parts = ['curl', '--path-as-is', '-i', '-X', method]
  for (const [name, value] of Object.entries(headers)) parts.push('-H', quoted(`${name}: ${value}`))
  if (body !== undefined) parts.push('--data-binary', quoted(body))
  return [...parts, quoted(origin + target)].join(' ')
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
