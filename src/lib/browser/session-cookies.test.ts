import Cookies from 'js-cookie'
import { afterEach, expect, it, vi } from 'vitest'
import { createSessionCookies } from './session-cookies.ts'
import { createTabSignal } from './tab-signal.ts'

const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' }

/** A browser without cookie change events, in which the tabs notify each other. */
const oneTab = () => createSessionCookies(createTabSignal('session'))

const patiently = { timeout: 4_000 }

afterEach(() => {
  vi.restoreAllMocks()
  oneTab().clear()
})

it('R3.1 R3.2: keeps both tokens as cookies', () => {
  oneTab().store(tokens)
  expect([Cookies.get('access_token'), Cookies.get('refresh_token')]).toEqual(['access-1', 'refresh-1'])
  expect(oneTab().read()).toEqual(tokens)
})

it('R9.1: lets them live for 24 hours, on the whole shop and in it alone', () => {
  const set = vi.spyOn(Cookies, 'set')
  oneTab().store(tokens)
  const attributes = { expires: 1, path: '/', sameSite: 'lax', secure: false }
  expect(set.mock.calls).toEqual([
    ['refresh_token', 'refresh-1', attributes],
    ['access_token', 'access-1', attributes],
  ])
})

it('keeps them to encrypted connections where the shop has one', () => {
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, protocol: 'https:' })
  const set = vi.spyOn(Cookies, 'set')
  oneTab().store(tokens)
  expect(
    set.mock.calls.map(([name, , attributes]) => [name, attributes?.secure, attributes?.sameSite]),
  ).toEqual([
    ['refresh_token', true, 'lax'],
    ['access_token', true, 'lax'],
  ])
})

it('takes the access token away alone, and both', () => {
  const cookies = oneTab()
  cookies.store(tokens)
  cookies.removeAccessToken()
  expect(cookies.read()).toEqual({ accessToken: undefined, refreshToken: 'refresh-1' })
  cookies.clear()
  expect(cookies.read()).toEqual({ accessToken: undefined, refreshToken: undefined })
})

it('marks a sign-out for other tabs until the next sign-in', () => {
  const cookies = oneTab()
  cookies.store(tokens)
  cookies.signOut()
  expect(cookies.read()).toEqual({ hasSignedOut: true })
  cookies.store(tokens)
  cookies.clear()
  expect(cookies.read()).toEqual({})
})

it('tells other tabs of each change, until they listen no more', async () => {
  const [here, there] = [oneTab(), oneTab()]
  const heard: unknown[] = []
  const stop = there.follow(() => heard.push(there.read().accessToken))
  here.store(tokens)
  await vi.waitFor(() => expect(heard).toEqual(['access-1']), patiently)
  here.clear()
  await vi.waitFor(() => expect(heard).toEqual(['access-1', undefined]), patiently)
  stop()
  here.store(tokens)
  const other = new Promise<void>((resolve) => oneTab().follow(resolve))
  here.clear()
  await other
  expect(heard).toHaveLength(2)
})

it('tells nobody of an access token that is gone already', async () => {
  const [here, there] = [oneTab(), oneTab()]
  let timesHeard = 0
  const stop = there.follow(() => (timesHeard += 1))
  here.store(tokens)
  here.removeAccessToken()
  here.removeAccessToken()
  const other = new Promise<void>((resolve) => oneTab().follow(resolve))
  here.clear()
  await other
  await vi.waitFor(() => expect(timesHeard).toBe(3), patiently)
  stop()
})

it('looks again when the page is seen again or comes back from memory', () => {
  const cookies = oneTab()
  let looks = 0
  const stop = cookies.follow(() => (looks += 1))
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pageshow'))
  expect(looks).toBe(2)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  stop()
  window.dispatchEvent(new Event('pageshow'))
  expect(looks).toBe(2)
})
