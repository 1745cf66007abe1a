import { request } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { frontDoor } from './front-door.ts'
import { shutDownGracefully } from './graceful-shutdown.ts'
import { jsonAnswer } from './kept-answer.ts'
import { serverOptions } from './server-options.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** `/kept` is in memory; whatever else comes is answered by the framework, which says so. */
async function open(logLevel = 'silent', logTo?: { write: (line: string) => void }): Promise<string> {
  const door = frontDoor()
  app = Fastify({
    ...serverOptions({ logLevel, commonHeaders: {}, ...(logTo && { logTo }) }),
    serverFactory: door.serverFactory,
  })
  const kept = jsonAnswer('from memory', { 'cache-control': 'public' })
  door.openTo(app, { find: (url) => (url === '/kept' ? kept : undefined) })
  shutDownGracefully(app, 10_000)
  for (const method of ['GET', 'POST'] as const)
    app.route({ method, url: '*', handler: async () => JSON.stringify('by the framework') })
  return app.listen({ port: 0, host: '127.0.0.1' })
}

const ask = async (url: string, init?: RequestInit) => (await fetch(url, init)).json()

it('a read of a kept answer does not reach the framework', async () => {
  const origin = await open()
  expect(await ask(`${origin}/kept`)).toBe('from memory')
  expect(await ask(`${origin}/other`)).toBe('by the framework')
})

it('other methods, pages of other origins and bodies are left to the framework', async () => {
  const url = `${await open()}/kept`
  expect(await ask(url, { method: 'POST' })).toBe('by the framework')
  expect(await ask(url, { headers: { origin: 'https://elsewhere.example' } })).toBe('by the framework')
  const withBody = new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'GET',
      headers: { 'content-length': 2, 'content-type': 'text/plain' },
    })
    sent.on('response', (answer) => answer.on('data', (bytes) => resolve(JSON.parse(String(bytes)))))
    sent.on('error', reject).end('{}')
  })
  expect(await withBody).toBe('by the framework')
})

it('a request that is to be logged is left to the framework', async () => {
  const lines: string[] = []
  const origin = await open('info', { write: (line) => void lines.push(line) })
  expect(await ask(`${origin}/kept`)).toBe('by the framework')
  expect(lines.some((line) => line.includes('"path":"/kept"'))).toBe(true)
})

it('a server that leaves says with a kept answer, too, that the connection ends', async () => {
  const url = `${await open()}/kept`
  const connection = async () => {
    const answer = await fetch(url)
    await answer.text()
    return answer.headers.get('connection')
  }
  expect(await connection()).toBe('keep-alive')
  const closed = app.close()
  expect(await connection()).toBe('close')
  await closed
})
