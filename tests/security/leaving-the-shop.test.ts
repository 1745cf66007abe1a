import { afterAll, beforeAll, expect, it } from 'vitest'
import { sandboxSettings } from '../../server/shop/common/shop-settings.ts'
import { pageKinds } from '../found/page-kinds.ts'
import { pages, shopUrl } from '../found/site.ts'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'
import { hostileAddresses } from '../support/hostile-addresses.ts'

/** What the screens read of an address, and what programs often call an address to go on to. */
const parameters = [
  ...['auth', 'next', 'lang', 'page', 'view', 'sort', 'keyword', 'special', 'color', 'variant', 'tab'],
  ...['thickness', 'size', 'material', 'minPrice', 'maxPrice', 'inStock', 'inspect'],
  ...['url', 'redirect', 'return', 'returnTo', 'continue', 'target', 'share'],
]
/** Pages that take a part of their path as it comes. */
const withParts = [
  '/product/',
  '/product/detail/',
  '/blogs/detail/',
  '/news/detail/',
  '/banner/',
  '/no/such/',
]

/** The frame of the pages is one: these stand for all of them, as customers see it. */
const visitedByCustomers = ['/', '/cart', '/profile']

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ pages, settings: { ...sandboxSettings, shopUrl } })
})
afterAll(() => api.close())

const attribute = /\s(?:href|src|action|formaction|data|content)="([^"]*)"/g
const written = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')

/** Hosts other than the shop's to which an answer leads, by a redirect or by anything in its page. */
async function hostsOutside(path: string, cookie?: string): Promise<string[]> {
  const { statusCode, headers, payload } = await api.app.inject({
    method: 'GET',
    url: path,
    headers: cookie === undefined ? {} : { cookie },
  })
  expect(statusCode, path).toBeLessThan(500)
  const led = [...payload.matchAll(attribute)].map(([, value = '']) => written(value))
  const places = [headers.location, ...led].flatMap((place) =>
    typeof place === 'string' ? (URL.parse(place, new URL(shopUrl + path)) ?? []) : [],
  )
  const outside = places
    .filter(({ origin }) => origin !== shopUrl)
    .map(({ protocol, host }) => protocol + host)
  return [...new Set(outside)].toSorted()
}

const queryOf = (value: string, auth: string) =>
  new URLSearchParams({ ...Object.fromEntries(parameters.map((name) => [name, value])), auth }).toString()

it('the links of a page to elsewhere are seen', async () => {
  const social = ['https:line.me', 'https:www.facebook.com', 'https:www.instagram.com']
  expect(await hostsOutside('/?auth=login')).toEqual([...social, 'mailto:', 'tel:'])
})

it.each(['/cart', '/profile', ...pageKinds.map(({ path }) => path.split('?')[0] ?? path)])(
  '%s leads nowhere else, whatever its address asks for',
  async (path) => {
    const cookie = 'access_token=x; visit-language=//evil.example'
    // The dialog to sign in offers the shop's phone. Some pages show themselves to customers alone.
    const usual = [
      ...(await hostsOutside(path)),
      ...(await hostsOutside(`${path}?auth=login`)),
      ...(await hostsOutside(path, cookie)),
    ]
    for (const value of hostileAddresses) {
      const asked = `${path}?${queryOf(value, 'login')}`
      expect(usual, asked).toEqual(expect.arrayContaining(await hostsOutside(asked)))
      if (!visitedByCustomers.includes(path)) continue
      const visited = `${path}?${queryOf(value, value)}`
      expect(usual, visited).toEqual(expect.arrayContaining(await hostsOutside(visited, cookie)))
    }
  },
)

it.each(withParts)('%s… leads nowhere else, whatever follows', async (path) => {
  const usual = await hostsOutside(`${path}nothing`)
  for (const value of hostileAddresses)
    for (const part of [encodeURIComponent(value), encodeURI(value)])
      expect(usual, path + part).toEqual(expect.arrayContaining(await hostsOutside(path + part)))
})
