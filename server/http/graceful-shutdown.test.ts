import dns from 'node:dns'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shutDownGracefully } from './graceful-shutdown.ts'
import { serverOptions } from './server-options.ts'

let app: FastifyInstance
let arrived: Promise<void>
let release: () => void
let origin = ''

beforeEach(async () => {
  app = Fastify(serverOptions({ logLevel: 'silent', commonHeaders: {} }))
  let arrive: () => void = () => undefined
  arrived = new Promise((resolve) => (arrive = resolve))
  const released = new Promise<void>((resolve) => (release = resolve))
  app.get('/slow', async () => {
    arrive()
    await released
    return { ok: true }
  })
  app.get('/quick', async () => ({ ok: true }))
})
afterEach(() => {
  release()
  vi.restoreAllMocks()
})

it('a shutdown finishes what is in flight, and takes in nothing new', async () => {
  shutDownGracefully(app, 60_000, 100)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const slow = fetch(`${origin}/slow`)
  await arrived
  const closed = app.close()
  await expect
    .poll(
      () =>
        fetch(`${origin}/quick`).then(
          () => 'taken in',
          () => 'refused',
        ),
      { timeout: 10_000 },
    )
    .toBe('refused')
  release()
  expect((await slow).headers.get('connection')).toBe('close')
  expect(await (await slow).json()).toEqual({ ok: true })
  await closed
})

it('a shutdown does not wait for clients that hung up', async () => {
  shutDownGracefully(app, 60_000)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const slow = request(`${origin}/slow`).on('error', () => undefined)
  slow.end()
  await arrived
  slow.destroy()
  const connections = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))
  await expect.poll(connections, { timeout: 10_000 }).toBe(0)
  release()
  await app.close()
})

it('a shutdown finishes what came by the second address of localhost, too', async () => {
  vi.spyOn(dns, 'lookup').mockImplementation(((host: string, ...rest: unknown[]) => {
    const found = rest.at(-1) as (error: null, address: unknown, family?: number) => void
    if (rest.length === 1) found(null, host.replace('localhost', '127.0.0.1'), 4)
    else
      found(
        null,
        ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 })),
      )
  }) as typeof dns.lookup)
  shutDownGracefully(app, 60_000, 100)
  await app.listen({ port: 0, host: 'localhost' })
  const { port } = app.server.address() as AddressInfo
  const slow = fetch(`http://127.0.0.2:${port}/slow`)
  await arrived
  let isClosed = false
  const closed = app.close().then(() => (isClosed = true))
  await expect.poll(() => fetch(`http://127.0.0.2:${port}/quick`).catch(() => 'refused')).toBe('refused')
  expect(isClosed).toBe(false)
  release()
  expect(await (await slow).json()).toEqual({ ok: true })
  await closed
})

it('a shutdown answers once more on an open connection, which then ends', async () => {
  shutDownGracefully(app, 60_000)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const connectionAfter = () =>
    new Promise<string | undefined>((resolve, reject) => {
      const sent = request(`${origin}/quick`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.headers.connection))
      })
      sent.on('error', reject).end()
    })
  expect(await connectionAfter()).toBe('keep-alive')
  const closed = app.close()
  expect(await connectionAfter()).toBe('close')
  await closed
  agent.destroy()
})

it('a shutdown answers who has connected but was not admitted yet', async () => {
  shutDownGracefully(app, 60_000)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write('GET /quick HTTP/1.1\r\nhost: shop\r\n\r\n')
  const closed = app.close()
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200/)
  await closed
})

it('a shutdown does not wait endlessly', async () => {
  shutDownGracefully(app, 50)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write('GET /slow HTTP/1.1\r\nhost: shop\r\n\r\n')
  await arrived
  const ended = once(socket, 'close')
  await Promise.all([app.close(), ended])
})

it('an idle connection does not keep the server', async () => {
  shutDownGracefully(app, 60_000, 100)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  expect((await fetch(`${origin}/quick`)).status).toBe(200)
  await app.close()
})
