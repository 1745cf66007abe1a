import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createServer as createHttp } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, afterEach, expect, it } from 'vitest'
import { addressesOf, listen } from './listen.ts'

let app: FastifyInstance
beforeEach(() => {
  app = Fastify({ serverFactory: (handle) => createHttp(handle) })
})
afterEach(() => app.close())

const two = ['127.0.0.1', '127.0.0.2']
const ask = async (host: string, port: number) => (await fetch(`http://${host}:${port}/`)).text()

it('answers at every address, at one port', async () => {
  app.get('/', async () => 'here')
  const port = await listen(app, two, 0)
  for (const host of two) expect(await ask(host, port)).toBe('here')
})

it('answers at its first address when another is taken', async () => {
  const taker = createServer().listen(0, '127.0.0.2')
  await once(taker, 'listening')
  const { port } = taker.address() as AddressInfo
  app.get('/', async () => 'here')
  expect(await listen(app, two, port)).toBe(port)
  expect(await ask('127.0.0.1', port)).toBe('here')
  taker.close()
})

it('is closed when what came by the other address is answered, and takes no more there', async () => {
  let answer: (text: string) => void = () => undefined
  const asked = new Promise<void>((arrived) => {
    app.get('/', () => {
      arrived()
      return new Promise<string>((resolve) => (answer = resolve))
    })
  })
  const port = await listen(app, two, 0)
  const said = ask('127.0.0.2', port)
  await asked
  const closed = app.close()
  answer('to the end')
  expect(await said).toBe('to the end')
  await closed
  await expect(ask('127.0.0.2', port)).rejects.toThrow('fetch failed')
})

it('knows the addresses of this machine by its name, and takes others as they are', async () => {
  expect(await addressesOf('localhost')).toContain('127.0.0.1')
  expect(await addressesOf('0.0.0.0')).toEqual(['0.0.0.0'])
})
