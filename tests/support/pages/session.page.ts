import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Oracle, SystemUnderTest } from '@phaen/statecharts'
import { expiredAccessToken, type Tokens } from '../../e2e/support/customer.ts'
import { newCustomer } from '../../e2e/support/new-customer.ts'
import { signInDialog } from '../../e2e/support/sign-in-dialog.ts'
import { comeBack } from './come-back.ts'
import { goTo } from './go-to.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, retryAfter, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { leaveWordOfSignOut, signOutElsewhere } from './sign-out-elsewhere.ts'
import { wholly, words } from './words.ts'

const signIn = 'POST /api/accounts/signin'
const refresh = 'POST /api/accounts/token-refresh'
const cart = 'GET /api/cart'
const profile = 'GET /api/customers'

type Customer = Tokens & { phoneNumber: string; password: string }

async function customersOf({ api, once }: Shopper): Promise<{ first: Customer; second: Customer }> {
  return {
    first: await once('first customer', () => newCustomer(api)),
    second: await once('second customer', () => newCustomer(api)),
  }
}

/** The tokens that the plan names: of one of two customers, or invalid ones. */
async function tokensFor(shopper: Shopper, cookies: unknown): Promise<Partial<Tokens>> {
  const { first, second } = await customersOf(shopper)
  const id = textOf(fieldOf(cookies, 'customerId'))
  const { access_token, refresh_token } = id === 'c-2' ? second : first
  return {
    // It is set before the other, so that no other tab seems to refresh.
    ...(fieldOf(cookies, 'refreshToken') === true && { refresh_token }),
    ...(fieldOf(cookies, 'accessToken') === true && {
      access_token: id === '' ? expiredAccessToken : access_token,
    }),
  }
}

const dialog = (page: Page) => signInDialog(page)
const signInLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: wholly('shell.signIn') })
const accountHeading = (page: Page) => page.getByRole('heading', { level: 1, name: words('screens.profile') })

async function openDialog(page: Page) {
  if (!(await dialog(page).dialog.isVisible())) await signInLink(page).click()
  await expect(dialog(page).userName).toBeVisible()
}

const tells =
  (text: string): Oracle<PageRun> =>
  async ({ page }) => {
    await openDialog(page)
    await expect(dialog(page).dialog).toContainText(words(text))
  }

const visitor: Oracle<PageRun> = async ({ page }) => {
  await expect(accountHeading(page)).toHaveCount(0)
  // Whom the guard has led away finds the dialog open.
  const isLed = new URL(page.url()).searchParams.has('auth')
  await expect(isLed ? dialog(page).userName : signInLink(page)).toBeVisible()
  await expect(dialog(page).notice).toHaveCount(0)
}

const customer: Oracle<PageRun> = async ({ page }) => {
  await expect(accountHeading(page)).toBeVisible()
  await expect(dialog(page).dialog).toHaveCount(0)
}

/** The page of a customer's account, from which a visitor is led to the sign-in dialog. */
export const sessionPage = (shopper: Shopper): SystemUnderTest<PageRun> => ({
  start: async (input) => {
    const tokens = await tokensFor(shopper, fieldOf(input, 'cookies'))
    // The server itself leads away who has no access token; within the shop the page waits for a refresh.
    const mayWait = tokens.access_token === undefined && tokens.refresh_token !== undefined
    const run = await shopper.open({
      address: mayWait ? '/about' : '/profile',
      hold: [signIn, refresh, cart, profile],
      cookies: { ...tokens },
    })
    if (mayWait) await goTo(run.page, '/profile')
    return run
  },
  send: {
    'signIn.submit': async ({ page }, _, { takes }) => {
      const { first } = await customersOf(shopper)
      await openDialog(page)
      // The transition of a wait does nothing, and so does the button.
      if (takes?.includes('signedOut.rateLimited: signIn.submit'))
        return expect(dialog(page).submit).toBeDisabled()
      await dialog(page).fill(first.phoneNumber, first.password)
    },
    'signIn.dismiss': async ({ page }) => {
      await openDialog(page)
      await page.keyboard.press('Escape')
    },
    signOut: ({ page }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: wholly('account.signOut') })
        .click(),
    'refresh.started': async ({ replies }) => {
      await replies.fail(cart, 'UNAUTHORIZED')
      // It reads the cookies of the moment, which the next event may change.
      await replies.arrived(refresh)
    },
    'refresh.succeeded': async ({ replies }, { customerId }) => {
      const { first, second } = await customersOf(shopper)
      const { access_token, refresh_token } = customerId === 'c-2' ? second : first
      await replies.give(refresh, { access_token, refresh_token })
    },
    'refresh.postponed': ({ replies }) => replies.fail(refresh, 'INTERNAL'),
    'refresh.failed': async ({ page, replies, context }, { code }) => {
      // Another tab has signed out meanwhile.
      if (code === 'UNAUTHORIZED') await signOutElsewhere({ page, context })
      await replies.fail(refresh, 'REFRESH_REFUSED')
    },
    'cookies.changed': async ({ page, context }, { cookies }) => {
      const tokens = await tokensFor(shopper, cookies)
      if (fieldOf(cookies, 'hasSignedOut') === true) await leaveWordOfSignOut({ page, context })
      else await context.clearCookies({ name: 'signed_out' })
      if (tokens.refresh_token === undefined) await context.clearCookies({ name: 'refresh_token' })
      for (const [name, value] of Object.entries(tokens))
        await context.addCookies([{ name, value, url: page.url(), sameSite: 'Lax' }])
      if (tokens.access_token === undefined) await context.clearCookies({ name: 'access_token' })
      await comeBack(page)
    },
  },
  actors: {
    signIn: {
      done: ({ replies }) => replies.answer(signIn),
      error: ({ replies }, error) => replies.fail(signIn, codeOf(error), { headers: retryAfter(error) }),
    },
  },
  wait: ({ pass }, ms) => pass(ms),
  states: {
    'checking.restoring': async ({ page }) => {
      await expect(page.locator('main').getByText(words('parts.loading')).first()).toBeAttached()
      await expect(dialog(page).dialog).toHaveCount(0)
    },
    'signedOut.idle': visitor,
    'signedOut.refused': tells('problems.BAD_CREDENTIALS'),
    'signedOut.inactive': tells('problems.USER_INACTIVE'),
    'signedOut.rateLimited': tells('sign-in.tooMany'),
    'signedOut.failed': tells('problems.INTERNAL'),
    // The guard opens the dialog by itself.
    'signedOut.ranOut': async ({ page }) => {
      await expect(dialog(page).dialog).toContainText(words('sign-in.ranOut'))
    },
    signingIn: async ({ page }) => {
      await expect(dialog(page).submit).toHaveAttribute('aria-busy', 'true')
    },
    signedIn: customer,
    refreshing: customer,
    signingOut: async ({ page }) => {
      await expect(page.getByText(words('parts.working')).first()).toBeAttached()
    },
  },
})
