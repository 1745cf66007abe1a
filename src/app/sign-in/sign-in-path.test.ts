import { expect, it, vi } from 'vitest'
import { hostileAddresses } from '../../../tests/support/hostile-addresses.ts'
import { renderPage } from '../rendering/entry-server.tsx'
import { pathAfterSignIn, homePath, signInPath, signInHere, signInTowards } from '../../lib/sign-in-path.ts'

it.each([
  ['/cart', '', '/?auth=login&next=%2Fcart'],
  ['/profile', '?tab=orders', '/?auth=login&next=%2Fprofile%3Ftab%3Dorders'],
  ['/cart', '?lang=en', '/?auth=login&next=%2Fcart&lang=en'],
])('a guard sends %s%s home in its language, to come back after signing in', (pathname, search, to) => {
  expect(signInPath({ pathname, search })).toBe(to)
})

it('home keeps the language of the visit, and nothing else', () => {
  expect(homePath({ pathname: '/profile', search: '?lang=en&tab=orders' })).toBe('/?lang=en')
  expect(homePath({ pathname: '/profile', search: '?tab=orders' })).toBe('/')
})

it('signing in from a search keeps the search underneath, and comes back to it', () => {
  const to = new URL(signInHere({ pathname: '/product', search: '?keyword=acrylic' }, 'login'), 'http://shop')
  expect(to.pathname).toBe('/product')
  expect(Object.fromEntries(to.searchParams)).toEqual({
    keyword: 'acrylic',
    auth: 'login',
    next: '/product?keyword=acrylic',
  })
})

it('registering instead of signing in still goes on to the page that asked for it', () => {
  const here = { pathname: '/', search: '?auth=login&next=%2Fcart&lang=en' }
  expect(signInHere(here, 'register')).toBe('/?auth=register&next=%2Fcart&lang=en')
})

it('going home to sign in keeps the page that an open dialog was asked to go on to', () => {
  const here = { pathname: '/product', search: '?auth=login&next=%2Fcheckout' }
  expect(signInPath(here)).toBe('/?auth=login&next=%2Fcheckout')
})

it('a guest who wants to pay signs in over the page that is open, and goes on to the checkout', () => {
  const here = { pathname: '/product/detail/p-1', search: '?variant=v-1&lang=en' }
  const to = new URL(signInTowards(here, '/checkout'), 'http://shop')
  expect(Object.fromEntries(to.searchParams)).toEqual({
    variant: 'v-1',
    lang: 'en',
    auth: 'login',
    next: '/checkout',
  })
})

const after = (next: string) =>
  pathAfterSignIn({ pathname: '/about', search: `?${new URLSearchParams({ auth: 'login', next })}` })

it.each(['/cart', '/product?keyword=a%2Fb', '/profile?tab=orders#top', '/product/detail/p-1?variant=v-2'])(
  'signing in goes on to %s, which is an address of the shop',
  (next) => {
    expect(after(next)).toBe(next)
  },
)

it.each(hostileAddresses)('signing in stays on the page when it was asked to go on to %j', (next) => {
  expect(after(next)).toBe('/about')
})

it.each(['/%2F%2Fevil.example', '/%5Cevil.example', '/.%2F/evil.example', '/%2e%2e/%2fevil.example'])(
  'an encoded address such as %s stays within the shop',
  (next) => {
    const to = after(next)
    expect(to).toMatch(/^\/(?![/\\])/)
    expect(new URL(to, 'https://shop.example').origin).toBe('https://shop.example')
  },
)

it('signing in never leads back to a dialog', () => {
  expect(after('/cart?auth=login&next=%2Fcart')).toBe('/cart')
})

// Rendering loads a whole screen first.
vi.setConfig({ testTimeout: 60_000 })

const answer = (status: number, value: unknown) => ({
  status,
  text: () => JSON.stringify(value),
  json: () => value,
})

/** Renders a page for a visitor, with an API that knows no products. */
const ask = (url: string) =>
  renderPage({
    url,
    languageCookie: undefined,
    hasAccessToken: false,
    read: async ({ url: asked }) => ({
      ...(asked.endsWith('/categories/root') ? answer(200, []) : answer(404, {})),
      headers: new Headers(),
    }),
    apiOrigin: 'http://shop.test',
    origin: 'http://shop.test',
    pictureOf: () => undefined,
    pictureInPage: () => undefined,
  })

it('a guarded page that was asked for in English is answered in English', async () => {
  const redirect = await ask('/cart?lang=en')
  const page = await ask(redirect.kind === 'redirect' ? redirect.to : '')
  expect(page).toMatchObject({ kind: 'page', language: 'en' })
})

it('the links of a search to signing in and registering keep the search', async () => {
  const page = await ask('/product?keyword=acrylic')
  const html = page.kind === 'page' ? page.html : ''
  const hrefs = [...html.matchAll(/href="([^"]*auth=[^"]*)"/g)].map(([, href = '']) => href)
  expect(hrefs.length).toBeGreaterThan(0)
  for (const href of hrefs) expect(href).toContain('/product?keyword=acrylic&amp;auth=')
})
