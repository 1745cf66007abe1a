import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { type HeldTokens, tokenRefreshMachine } from '../token-refresh/token-refresh.machine.ts'
import { sessionMachine } from './session.machine.ts'

const settled = () => new Promise<void>((done) => setImmediate(done))

/** A browser with cookies, a lock and a server that all its tabs share. */
function aBrowser() {
  const tabs = new Array<{ cookiesChanged: () => void }>()
  const browser = {
    access: 'access-1' as string | undefined,
    refresh: 'refresh-1' as string | undefined,
    hasSignedOut: false,
    refreshes: new Array<{ succeed: () => void; fail: () => void }>(),
    lock: Promise.resolve(),
    tabs,
    set(access: string | undefined, refresh: string | undefined) {
      browser.access = access
      browser.refresh = refresh
      for (const tab of tabs) tab.cookiesChanged()
    },
  }
  return browser
}

const cookiesOf = ({ access, refresh, hasSignedOut }: ReturnType<typeof aBrowser>) => ({
  accessToken: access !== undefined,
  refreshToken: refresh !== undefined,
  customerId: access === undefined ? undefined : 'c-1',
  hasSignedOut,
})

/** A tab with a session flow and a refresh flow, connected as in the shop. */
function openTab(browser: ReturnType<typeof aBrowser>) {
  const log: unknown[] = []
  let release = () => {}
  const refresh = createActor(
    tokenRefreshMachine.provide({
      actors: {
        takeLock: fromPromise(async () => {
          const before = browser.lock
          browser.lock = new Promise((done) => {
            release = done
          })
          await before
        }),
        readTokens: fromPromise(async (): Promise<HeldTokens> => ({
          refreshToken: browser.refresh !== undefined,
          accessToken:
            browser.access === undefined ? 'missing' : browser.access === 'access-1' ? 'expired' : 'replaced',
        })),
        refresh: fromPromise(
          () =>
            new Promise((end, fail) =>
              browser.refreshes.push({
                succeed: () => end({ accessToken: 'access-2', refreshToken: 'refresh-2' }),
                fail: () => fail({ code: 'REFRESH_REFUSED' }),
              }),
            ),
        ),
      },
      actions: {
        removeAccessToken: () => browser.set(undefined, browser.refresh),
        storeTokens: (_, tokens) => browser.set(tokens.accessToken, tokens.refreshToken),
        clearTokens: () => browser.set(undefined, undefined),
        releaseLock: () => release(),
        goHome: () => log.push('goHome'),
      },
    }),
  )
  const session = createActor(
    sessionMachine.provide({
      actions: {
        showLoading: () => {},
        hideLoading: () => {},
        endSessionOnServer: () => {},
        clearTokens: () => {
          browser.hasSignedOut = true
          browser.set(undefined, undefined)
        },
      },
    }),
    {
      input: { cookies: cookiesOf(browser) },
      clock: new SimulatedClock(),
    },
  )
  refresh.on('refresh.started', () => session.send({ type: 'refresh.started' }))
  refresh.on('refresh.succeeded', () => session.send({ type: 'refresh.succeeded', customerId: 'c-1' }))
  refresh.on('refresh.failed', (event) =>
    session.send({ ...event, code: browser.hasSignedOut ? event.code : 'REFRESH_REFUSED' }),
  )
  session.on('refresh.wanted', () => refresh.send({ type: 'refresh.ask' }))
  refresh.on('requests.repeat', ({ ids }) => log.push(['repeat', ids]))
  session.on('session.ended', (event) => log.push(event))
  refresh.start()
  session.start()
  browser.tabs.push({
    cookiesChanged: () => session.send({ type: 'cookies.changed', cookies: cookiesOf(browser) }),
  })
  log.length = 0
  return { session, refresh, log, place: () => session.getSnapshot().value }
}

test('one tab refreshes, the other waits: no sign-out anywhere, one call to the server', async () => {
  const browser = aBrowser()
  const [here, there] = [openTab(browser), openTab(browser)]
  here.refresh.send({ type: 'request.refused', id: 'orders' })
  await settled()
  expect(browser.access).toBeUndefined()
  expect([here.place(), there.place()]).toEqual(['refreshing', 'refreshing'])
  expect(browser.refreshes).toHaveLength(1)
  browser.refreshes[0]?.succeed()
  await settled()
  expect([here.place(), there.place()]).toEqual(['signedIn', 'signedIn'])
  expect(browser.refreshes).toHaveLength(1)
  expect(here.log).toEqual([['repeat', ['orders']]])
  expect(there.log).toEqual([['repeat', []]])
})

test('both tabs are refused at once: still one call, and each repeats its own request', async () => {
  const browser = aBrowser()
  const [here, there] = [openTab(browser), openTab(browser)]
  here.refresh.send({ type: 'request.refused', id: 'orders' })
  there.refresh.send({ type: 'request.refused', id: 'cart' })
  await settled()
  browser.refreshes[0]?.succeed()
  await settled()
  expect(browser.refreshes).toHaveLength(1)
  expect([here.place(), there.place()]).toEqual(['signedIn', 'signedIn'])
  expect([...here.log, ...there.log]).toEqual([
    ['repeat', ['orders']],
    ['repeat', ['cart']],
  ])
})

test('a refresh that fails signs both tabs out: the tab that was refused goes home, and in the other it ran out too', async () => {
  const browser = aBrowser()
  const [here, there] = [openTab(browser), openTab(browser)]
  here.refresh.send({ type: 'request.refused', id: 'orders' })
  await settled()
  browser.refreshes[0]?.fail()
  await settled()
  expect([here.place(), there.place()]).toEqual([{ signedOut: 'ranOut' }, { signedOut: 'ranOut' }])
  expect(here.log).toEqual(['goHome', { type: 'session.ended', by: 'refresh', customerId: 'c-1' }])
  expect(there.log).toEqual([{ type: 'session.ended', by: 'refresh', customerId: 'c-1' }])
  expect(browser.refreshes).toHaveLength(1)
})

test('a sign-out in one tab signs the other out', () => {
  const browser = aBrowser()
  const [here, there] = [openTab(browser), openTab(browser)]
  here.session.send({ type: 'signOut' })
  expect(there.place()).toBe('signedIn')
  const { clock } = here.session
  if (clock instanceof SimulatedClock) clock.increment(600)
  expect([here.place(), there.place()]).toEqual([{ signedOut: 'idle' }, { signedOut: 'idle' }])
  expect(there.log).toEqual([{ type: 'session.ended', by: 'otherTab', customerId: 'c-1' }])
})
