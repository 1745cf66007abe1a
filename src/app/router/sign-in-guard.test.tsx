import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { openBrowser } from '../../../tests/support/app/one-browser.ts'
import { eventually, openTab, settled, type Tab } from '../../../tests/support/app/open-tab.ts'
import { openFakeApi } from '../../../tests/support/app/fake-api.ts'
import { ShopContexts } from '../shop-contexts.tsx'
import { SignInGuard } from './sign-in-guard.tsx'

afterEach(cleanup)

let opened = 0

/** A guarded page that numbers each mount. */
function Opened() {
  const [number] = useState(() => (opened += 1))
  return <p>opening {number}</p>
}

function Home() {
  const { pathname, search } = useLocation()
  return <p>at {pathname + search}</p>
}

function show(shop: Tab, address: string) {
  render(
    <ShopContexts shop={shop}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route
            path="/cart"
            element={
              <SignInGuard>
                <Opened />
              </SignInGuard>
            }
          />
        </Routes>
      </MemoryRouter>
    </ShopContexts>,
  )
}

it('sends a visitor home in the language of the address, to sign in and come back', async () => {
  show(await openTab(openBrowser({}), openFakeApi()), '/cart?lang=en')
  expect(screen.getByText('at /?auth=login&next=%2Fcart&lang=en')).toBeDefined()
})

it('sends a customer who has signed out home, in the language of the address and without offering to sign in', async () => {
  const api = openFakeApi()
  const browser = openBrowser(api.newTokens())
  show(await openTab(browser, api), '/cart?lang=en')
  browser.cookies().signOut()
  await eventually(() => expect(screen.getByText('at /?lang=en')).toBeDefined())
})

it('opens its page anew for another customer, and only then', async () => {
  const api = openFakeApi()
  const browser = openBrowser(api.newTokens())
  show(await openTab(browser, api), '/cart')
  const first = screen.getByText(/^opening/).textContent
  browser.cookies().store(api.newTokens('c-1'))
  await settled()
  expect(screen.getByText(/^opening/).textContent).toBe(first)
  browser.cookies().store(api.newTokens('c-2'))
  await eventually(() => expect(screen.getByText(/^opening/).textContent).not.toBe(first))
})
