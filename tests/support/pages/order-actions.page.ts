import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { type Oracle, OutOfReach, type SystemUnderTest } from '@phaen/statecharts'
import { newCustomer } from '../../e2e/support/new-customer.ts'
import { placeOrder } from '../../e2e/support/orders.ts'
import { comeBack } from './come-back.ts'
import { codeOfSwitch, expectDigits, typeCode } from './code-step.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, laidOver, listOf, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

const pay = 'POST /api/orders/*/pay'
const cancel = 'POST /api/orders/*/cancel'
const product = 'GET /*/api/products/*'
const toCart = 'PATCH /api/cart'
const read = 'GET /api/orders/*'
const ask = 'POST /api/customers/otp'
const check = 'POST /api/customers/otp/confirm'
const confirm = 'POST /api/orders/*/confirm'

const button = (page: Page, name: string) => page.getByRole('button', { name: wholly(name) })
const dialog = (page: Page) => page.getByRole('dialog', { name: wholly('orders.cancelTitle') })
const codeDialog = (page: Page) => page.getByRole('dialog', { name: wholly('orders.confirmTitle') })
/** The order of a path is by card; the page is told that it waits for a confirmation too, so that all its buttons are there. */
const unconfirmed = laidOver({ confirmBefore: '2030-01-01T00:00:00Z' })

const notice =
  (text: string): Oracle<PageRun> =>
  async ({ page }) => {
    await expect(page.getByText(words(text)).first()).toBeVisible()
    await expect(button(page, 'orders.dismiss')).toBeEnabled()
    await expect(dialog(page)).toHaveCount(0)
  }

const refusals: Record<string, string> = {
  ALREADY_PAID: 'problems.ALREADY_PAID',
  ORDER_NOT_ALLOWED: 'problems.ORDER_NOT_ALLOWED',
  OUT_OF_STOCK: 'problems.OUT_OF_STOCK',
  INTERNAL: 'problems.INTERNAL',
}

/** What a shopper does on the page of an order. */
export const orderActionsPage = (shopper: Shopper): SystemUnderTest<PageRun> => ({
  start: async () => {
    // A path may cancel its order, and nobody may have many that are not paid.
    const tokens = await newCustomer(shopper.api)
    const { orderId } = await placeOrder(shopper.api, tokens)
    const run = await shopper.open({
      address: `/profile/order-detail/${orderId}`,
      hold: [pay, cancel, product, toCart, read, ask, check, confirm],
      cookies: { access_token: tokens.access_token, refresh_token: tokens.refresh_token },
    })
    await run.replies.answer(read, unconfirmed)
    run.replies.holdOpen()
    await expect(button(run.page, 'orders.orderAgain')).toBeVisible()
    return run
  },
  send: {
    'order.confirm': async ({ page, replies }) => {
      await button(page, 'orders.confirmByCode').click()
      await replies.give(ask, await codeOfSwitch(page))
    },
    'code.dismiss': async ({ page }) => {
      await page.keyboard.press('Escape')
    },
    'order.pay': ({ page }) => button(page, 'orders.pay').click(),
    'order.cancel': ({ page }) => button(page, 'orders.cancel').click(),
    'order.again': ({ page }) => button(page, 'orders.orderAgain').click(),
    'cancel.confirm': ({ page }) =>
      dialog(page)
        .getByRole('button', { name: wholly('orders.cancel') })
        .click(),
    'cancel.dismiss': ({ page }) =>
      dialog(page)
        .getByRole('button', { name: wholly('orders.keepOrder') })
        .click(),
    'page.return': async ({ page }) => {
      await comeBack(page)
    },
    'notice.dismiss': ({ page }) => button(page, 'orders.dismiss').click(),
  },
  actors: {
    otp: {
      done: async ({ page, replies }, code) => {
        await typeCode(page, textOf(fieldOf(code, 'otp')))
        await replies.give(check, { verified: true })
      },
      error: () => {
        throw new OutOfReach('The step of the code tells its own failures; its machine never fails.')
      },
    },
    confirmOrder: {
      // The server knows no such code: it is answered by the order as it stands.
      done: ({ replies }) => replies.give(confirm, {}),
      error: async ({ page, replies }, error) => {
        const code = codeOf(error)
        await replies.fail(confirm, code)
        if (code.startsWith('OTP_')) await replies.give(ask, await codeOfSwitch(page))
      },
    },
    startPayment: {
      done: ({ replies }, start) =>
        replies.answer(pay, laidOver({ redirectUrl: textOf(fieldOf(start, 'redirectUrl')) })),
      error: ({ replies }, error) => replies.fail(pay, codeOf(error)),
    },
    cancelOrder: {
      done: ({ replies }) => replies.answer(cancel),
      error: ({ replies }, error) => replies.fail(cancel, codeOf(error)),
    },
    findLines: {
      done: ({ replies }, goods) =>
        listOf(fieldOf(goods, 'found')).length > 0
          ? replies.answer(product)
          : replies.answer(product, laidOver({ status: 'cancelled' })),
      error: ({ replies }, error) => replies.fail(product, codeOf(error)),
    },
    addLines: {
      done: ({ replies }) => replies.answer(toCart),
      error: ({ replies }, error) => replies.fail(toCart, codeOf(error)),
    },
  },
  wait: ({ pass }, ms) => pass(ms),
  states: {
    'ready.idle': async ({ page }) => {
      await expect(button(page, 'orders.orderAgain')).toBeEnabled()
      await expect(button(page, 'orders.dismiss')).toHaveCount(0)
      await expect(dialog(page)).toHaveCount(0)
    },
    'ready.refused': (run, context, step) =>
      notice(refusals[textOf(context.errorCode)] ?? 'problems.INTERNAL')(run, context, step),
    'ready.confirmed': notice('orders.confirmedNotice'),
    typingCode: async ({ page }, { errorCode }) => {
      await expect(codeDialog(page)).toContainText(words('codes.reference'))
      await expectDigits(page, 'open')
      if (errorCode !== '(undefined)')
        await expect(codeDialog(page)).toContainText(words(`problems.${textOf(errorCode)}`))
    },
    confirming: ({ page }) => expect(codeDialog(page)).toContainText(words('orders.confirming')),
    'ready.cancelled': notice('orders.cancelledNotice'),
    'ready.added': (run, context, step) =>
      notice(listOf(context.lines).length === 0 ? 'orders.againNothing' : 'orders.againAdded')(
        run,
        context,
        step,
      ),
    startingPayment: ({ page }) => expect(page.locator('button[aria-busy=true]').first()).toBeVisible(),
    leaving: async ({ page }) => {
      await expect(page.getByText(words('orders.leavingText')).first()).toBeVisible()
      await expect(button(page, 'orders.stayHere')).toBeEnabled()
    },
    confirmingCancel: async ({ page }) => {
      await expect(dialog(page).getByRole('button', { name: wholly('orders.keepOrder') })).toBeEnabled()
      await expect(dialog(page)).toContainText(words('orders.cancelText'))
    },
    cancelling: ({ page }) => expect(dialog(page)).toBeVisible(),
    addingLines: ({ page }) => expect(page.locator('button[aria-busy=true]').first()).toBeVisible(),
    findingLines: ({ page }) => expect(page.locator('button[aria-busy=true]').first()).toBeVisible(),
  },
})
