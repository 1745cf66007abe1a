import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Oracle, SystemUnderTest } from '@phaen/statecharts'
import { storeTokens } from '../../e2e/support/customer.ts'
import { signInDialog } from '../../e2e/support/sign-in-dialog.ts'
import { formatPhoneNumber } from '../../../src/lib/forms/phone-number.ts'
import { comeBack } from './come-back.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { signOutElsewhere } from './sign-out-elsewhere.ts'
import { wholly, words } from './words.ts'

const read = 'GET /api/customers/stock-notices/*'
const ask = 'PUT /api/customers/stock-notices/*'
const withdraw = 'DELETE /api/customers/stock-notices/*'

/** A variant of the sample shop that is sold out. */
const soldOut = '/product/detail/p-ac-cast?variant=p-ac-cast-red-600x1200x3'

const askButton = (page: Page) => page.getByRole('button', { name: wholly('products.tellWhenBack') })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: words('products.willTell') })
const withdrawButton = (page: Page) =>
  notice(page).getByRole('button', { name: wholly('products.tellNoMore') })
const refusal = (page: Page, code: unknown) =>
  page.getByRole('alert').filter({ hasText: words(`problems.${textOf(code)}`) })
const dialog = (page: Page) => signInDialog(page).dialog

/** It can be asked for, and was not. */
const offers: Oracle<PageRun> = async ({ page }) => {
  await expect(askButton(page)).toBeEnabled()
  await expect(askButton(page)).not.toHaveAttribute('aria-busy')
  await expect(notice(page)).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
}

/** What the plan answers a request with; on an error, as the server refuses it. */
const answersOf = (endpoint: typeof read | typeof ask | typeof withdraw) => ({
  done: ({ replies }: PageRun, planned: unknown) => replies.give(endpoint, planned),
  error: ({ replies }: PageRun, error: unknown) => replies.fail(endpoint, codeOf(error)),
})

/** The button at a sold-out variant, with which a shopper asks to be told once it is back. */
export const stockNoticePage = (shopper: Shopper): SystemUnderTest<PageRun> => ({
  start: () => shopper.open({ address: soldOut, hold: [read, ask, withdraw] }),
  send: {
    'notice.ask': async ({ page }) => {
      // A guest who asks once more has closed the dialog without signing in.
      if (await dialog(page).isVisible()) {
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0)
      }
      await askButton(page).click()
    },
    'notice.withdraw': ({ page }) => withdrawButton(page).click(),
    'session.began': async ({ page, context }) => {
      const { access_token, refresh_token } = await shopper.customer()
      await storeTokens(context, page.url(), { access_token, refresh_token })
      await comeBack(page)
    },
    'session.ended': async ({ page, context }) => {
      await signOutElsewhere({ page, context })
      await comeBack(page)
    },
  },
  actors: {
    readNotice: answersOf(read),
    askForNotice: answersOf(ask),
    withdrawNotice: answersOf(withdraw),
  },
  wait: ({ pass }, ms) => pass(ms),
  states: {
    guest: async (run, context, step) => {
      await offers(run, context, step)
      await expect(run.page.getByRole('link', { name: wholly('shell.signIn') }).first()).toBeVisible()
    },
    signingIn: async ({ page }) => {
      await expect(signInDialog(page).userName).toBeVisible()
    },
    reading: async (run, context, step) => {
      await run.replies.arrived(read)
      await offers(run, context, step)
    },
    open: async (run, context, step) => {
      await offers(run, context, step)
      // That it could not be read whether it was asked for is no news.
      if (context.errorCode !== '(undefined)')
        await expect(refusal(run.page, context.errorCode)).toHaveCount(0)
    },
    asking: async ({ page, replies }) => {
      await replies.arrived(ask)
      await expect(askButton(page)).toHaveAttribute('aria-busy', 'true')
      await expect(dialog(page)).toHaveCount(0)
      await expect(notice(page)).toHaveCount(0)
    },
    refused: async (run, context, step) => {
      await offers(run, context, step)
      await expect(refusal(run.page, context.errorCode)).toBeVisible()
    },
    asked: async ({ page }, { notice: planned, errorCode }) => {
      await expect(notice(page)).toContainText(formatPhoneNumber(textOf(fieldOf(planned, 'to'))))
      await expect(withdrawButton(page)).toBeEnabled()
      await expect(withdrawButton(page)).not.toHaveAttribute('aria-busy')
      await expect(askButton(page)).toHaveCount(0)
      if (errorCode !== '(undefined)') await expect(refusal(page, errorCode)).toBeVisible()
    },
    withdrawing: async ({ page, replies }) => {
      await replies.arrived(withdraw)
      await expect(withdrawButton(page)).toHaveAttribute('aria-busy', 'true')
    },
  },
})
