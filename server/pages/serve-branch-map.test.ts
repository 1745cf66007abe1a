import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import { cutTemplate } from './fill-template.ts'
import type { PageRenderer } from './page-renderer.ts'

const mapPage = '<!doctype html><title>map</title>'
const pages: PageRenderer = {
  isBuilt: true,
  load: async () => ({
    renderPage: async () => ({
      kind: 'page',
      status: 404,
      language: 'th',
      title: 'a page of the shop',
      head: '',
      data: '',
      html: '',
      state: '',
      sources: [],
    }),
    sharedPage: () => undefined,
    addressOf: () => '/',
    privatePaths: [],
    pictureOf: () => undefined,
    pictureInPage: () => undefined,
    shellOf: () => ({
      template: cutTemplate('<html lang="th"><title></title>'),
      contentSecurityPolicy: contentSecurityPolicy({
        inlineScripts: ['start()'],
        inlineStyles: [],
        apiOrigin: undefined,
      }),
    }),
  }),
}

let withMap: TestApi
let without: TestApi
beforeAll(async () => {
  withMap = await openTestApi({ pages, readBranchMap: async () => mapPage })
  without = await openTestApi({ pages, on: withMap.testDatabase })
})
afterAll(async () => {
  await without.close()
  await withMap.close()
})

/** The directives of a content security policy, by name. */
function policyOf(headers: Headers) {
  const rules = (headers.get('content-security-policy') ?? '').split('; ').map((rule) => rule.split(' '))
  return new Map(rules.map(([name = '', ...allowed]) => [name, allowed]))
}

it('the page of the map may run the script of the map, and has no origin to reach the shop from', async () => {
  const { status, body, headers } = await withMap.call('GET', '/branch-map.html')
  expect({ status, body }).toEqual({ status: 200, body: mapPage })
  const policy = policyOf(headers)
  expect(policy.get('script-src')).toEqual(["'self'", 'https://maps.googleapis.com', "'unsafe-eval'"])
  expect(policy.get('sandbox')).toEqual(['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'])
  expect(policy.get('frame-ancestors')).toEqual(["'self'"])
  expect(policy.get('default-src')).toEqual(["'none'"])
})

it("the shop's own pages stay as strict as they are without a map", async () => {
  const { headers, body } = await withMap.call('GET', '/about')
  expect(body).toContain('a page of the shop')
  const policy = policyOf(headers)
  expect(policy.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)])
  expect(policy.get('frame-src')).toEqual(["'self'"])
  expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  expect(headers.get('content-security-policy')).not.toMatch(/google|unsafe-eval/)
})

it('what the browser has already is not sent again', async () => {
  const { headers } = await withMap.call('GET', '/branch-map.html')
  const again = await withMap.call('GET', '/branch-map.html', {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  })
  expect(again).toMatchObject({ status: 304, body: '' })
  expect(policyOf(again.headers).get('sandbox')).toBeDefined()
})

it('without a key for maps there is no such page', async () => {
  const { status, body, headers } = await without.call('GET', '/branch-map.html')
  expect(status).toBe(404)
  expect(body).toContain('a page of the shop')
  expect(headers.get('content-security-policy')).not.toMatch(/google/)
})
