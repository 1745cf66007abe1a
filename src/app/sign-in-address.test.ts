import { expect, it, vi } from 'vitest'
import { renderPage } from './entry-server.tsx'
import { homeIn, signInAddress, signInHere } from '../lib/sign-in-address.ts'

it.each([
  ['/cart', '', '/?auth=login&next=%2Fcart'],
  ['/profile', '?tab=orders', '/?auth=login&next=%2Fprofile%3Ftab%3Dorders'],
  ['/cart', '?lang=en', '/?auth=login&next=%2Fcart&lang=en'],
])('a guard sends %s%s home in its language, to come back after signing in', (pathname, search, to) => {
  expect(signInAddress({ pathname, search })).toBe(to)
})

it('home keeps the language of the visit, and nothing else', () => {
  expect(homeIn({ pathname: '/profile', search: '?lang=en&tab=orders' })).toBe('/?lang=en')
  expect(homeIn({ pathname: '/profile', search: '?tab=orders' })).toBe('/')
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

// Rendering loads a whole screen first.
vi.setConfig({ testTimeout: 60_000 })

/** Renders a page for a visitor, with an API that knows no products. */
const ask = (url: string) =>
  renderPage({
    url,
    languageCookie: undefined,
    hasAccessToken: false,
    nonce: 'n',
    fetch: async ({ url: asked }) =>
      asked.endsWith('/categories/root') ? Response.json([]) : Response.json({}, { status: 404 }),
    apiOrigin: 'http://shop.test',
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
