import { get } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { pages } from '../../tests/found/site.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ pages })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.close())

/** Sends the path as it stands: a URL parser would resolve it before. */
function ask(path: string): Promise<[number | undefined, string | undefined]> {
  const address = api.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume()
      resolve([answer.statusCode, answer.headers.location])
    }).on('error', reject)
  })
}

it.each([
  ['//', '/'],
  ['//evil.example/cart', '/evil.example/cart'],
  ['/\\evil.example', '/evil.example'],
  ['/x/..//', '/'],
  ['/x/..//evil.example', '/evil.example'],
  ['/x/..//..//?page=2', '/?page=2'],
  ['/x/%2e%2e//about', '/about'],
  ['/.//about', '/about'],
  ['/x/../about?x=/../', '/about?x=/../'],
  ['/x\\..\\about', '/about'],
  ['http://evil.example//about', '/about'],
])('a page has one address: %s leads to %s', async (path, plain) => {
  expect(await ask(path)).toEqual([308, plain])
})

it.each(['/about', '/about/', '/about?x=/..//', '/?x=//', 'http://evil.example/about'])(
  '%s is answered where it is',
  async (path) => {
    expect(await ask(path)).toEqual([200, undefined])
  },
)
