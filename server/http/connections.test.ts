import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { sandboxSettings } from '../shop/common/shop-settings.ts'
import { commonHeadersIn } from './security-headers.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ limits: { requestTimeout: 200, checkingInterval: 20 } })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.close())

function portOf({ app }: TestApi): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Everything the server sends on a connection until it closes it. */
async function said(socket: Socket): Promise<{ status: string; headers: Headers; problem: unknown }> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await once(socket, 'close')
  const text = Buffer.concat(chunks).toString()
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = new Headers(lines.map((line) => line.split(': ') as [string, string]))
  return { status, headers, problem: body === '' ? undefined : JSON.parse(body) }
}

async function open(first: string, port = portOf(api)): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(first)
  return socket
}

const tooLong = `GET / HTTP/1.1\r\nhost: shop\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`
const signIn = (headers: string) => `POST /api/accounts/signin HTTP/1.1\r\nhost: shop\r\n${headers}\r\n`

it.each([
  ['headers', 'GET /livez HTTP/1.1\r\nhost: sh'],
  ['a body', signIn('content-type: application/json\r\ncontent-length: 100\r\n') + '{"user'],
])('a client that does not finish %s is given up', async (_part, first) => {
  const answer = await said(await open(first))
  expect(answer.status).toBe('HTTP/1.1 408 Request Timeout')
  expect(answer.problem).toMatchObject({ status: 408, code: 'VALIDATION' })
})

it('what is refused before the framework carries the headers of every answer too, in production also that of https', async () => {
  const production = await openTestApi({
    on: api.testDatabase,
    settings: { ...sandboxSettings, mode: 'production' },
    limits: { requestTimeout: 200, checkingInterval: 20 },
  })
  await production.app.listen({ port: 0, host: '127.0.0.1' })
  const usual = (await production.app.inject('/livez')).headers
  for (const first of [
    'GET /livez HTTP/1.1\r\nhost: sh',
    'EHLO shop\r\n\r\n',
    tooLong,
    'GET /%zz HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n',
  ]) {
    const { status, headers } = await said(await open(first, portOf(production)))
    for (const name of Object.keys(commonHeadersIn('production')))
      expect([status, name, headers.get(name)]).toEqual([status, name, usual[name]])
    expect([status, headers.get('cache-control')]).toEqual([status, 'no-store'])
  }
  await production.close()
})

it('a client that sends drop by drop is given up all the same', async () => {
  const socket = await open(signIn('content-type: application/json\r\ncontent-length: 60000\r\n'))
  socket.on('error', () => undefined)
  const drops = setInterval(() => socket.writable && socket.write(' '), 20)
  const { status } = await said(socket)
  clearInterval(drops)
  expect(status).toBe('HTTP/1.1 408 Request Timeout')
})

it.each([
  ['no HTTP', 'EHLO shop\r\n\r\n', '400 Bad Request'],
  ['headers without end', tooLong, '431 Request Header Fields Too Large'],
])('%s is refused as a problem too', async (_what, first, reason) => {
  const answer = await said(await open(first))
  expect(answer.status).toBe(`HTTP/1.1 ${reason}`)
  expect(answer.problem).toMatchObject({ status: Number.parseInt(reason, 10), traceId: expect.any(String) })
})

it('more than 64 KiB is refused without waiting for it, as it is counted when it is not announced', async () => {
  const json = 'content-type: application/json\r\n'
  const announced = await open(signIn(`${json}content-length: 65537\r\n`))
  expect(await said(announced)).toMatchObject({ problem: { status: 413, code: 'TOO_LARGE' } })
  const chunk = `${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n`
  const counted = await open(signIn(`${json}transfer-encoding: chunked\r\nconnection: close\r\n`) + chunk)
  counted.on('error', () => undefined)
  expect((await said(counted)).status).toBe('HTTP/1.1 413 Payload Too Large')
})
