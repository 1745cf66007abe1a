import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Oracle, SystemUnderTest } from '@phaen/statecharts'
import { placeOrder } from '../../e2e/support/orders.ts'
import { comeBack } from './come-back.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, laidOver, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

const order = 'GET /api/orders/*'
const pay = 'POST /api/orders/*/pay'

/** The notice over the page comes last. */
const payButton = (page: Page) =>
  page
    .getByRole('button', { name: wholly('orders.pay') })
    .or(page.getByRole('button', { name: wholly('orders.payAgainLong') }))
    .last()
const lookButton = (page: Page) =>
  page
    .getByRole('button', { name: wholly('orders.lookNow') })
    .or(page.getByRole('button', { name: wholly('orders.stayHere') }))
    .or(page.getByRole('button', { name: wholly('shell.retry') }))

const slip = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name: wholly(`orders.${name}`) })

/** The slip is headed so, and says whether it can be paid. */
const shows =
  (title: string, text: string, payable?: 'perhaps'): Oracle<PageRun> =>
  async ({ page }, { order: known }) => {
    await expect(slip(page, title)).toBeVisible()
    await expect(page.getByText(words(`orders.${text}`)).first()).toBeVisible()
    if (payable === undefined) return expect(payButton(page)).toHaveCount(0)
    if (fieldOf(known, 'canPay') === true) await expect(payButton(page)).toBeEnabled()
    else await expect(payButton(page)).toBeDisabled()
  }

/** A success and a failure are announced over the page. */
const announces =
  (title: string, text: string): Oracle<PageRun> =>
  async ({ page }, { order: known }) => {
    const dialog = page.getByRole('dialog', { name: wholly(`orders.${title}`) })
    await expect(dialog).toContainText(words(`orders.${text}`))
    if (title === 'successTitle')
      return expect(dialog.getByRole('link', { name: wholly('orders.seeOrder') })).toBeVisible()
    const again = dialog.getByRole('button', { name: wholly('orders.payAgainLong') })
    await expect(again).toBeEnabled({ enabled: fieldOf(known, 'canPay') === true })
  }

const waiting: Oracle<PageRun> = async ({ page }) => {
  await expect(slip(page, 'inProcessTitle')).toBeVisible()
  await expect(page.getByText(words('orders.inProcessText'))).toBeVisible()
  await expect(payButton(page)).toBeDisabled()
  await expect(page.getByText(words('orders.payAfterBank'))).toBeVisible()
}

const answers = {
  done: ({ replies }: PageRun, planned: unknown) => {
    const { id: _, orderNumber: _number, total: _total, ...state } = Object(planned)
    return replies.answer(order, laidOver(state))
  },
  error: ({ replies }: PageRun, error: unknown) => replies.fail(order, codeOf(error)),
}

/** The result page of a payment. */
export const paymentPage = (shopper: Shopper): SystemUnderTest<PageRun> => ({
  start: async () => {
    const tokens = await shopper.customer()
    const placed = await shopper.once('order', () => placeOrder(shopper.api, tokens))
    return shopper.open({
      address: `/payment-result/pending/${placed.orderNumber}/${placed.orderId}`,
      hold: [order, pay],
      cookies: { access_token: tokens.access_token, refresh_token: tokens.refresh_token },
    })
  },
  send: {
    'payment.look': async ({ page }) => {
      if (await lookButton(page).isVisible()) await lookButton(page).click()
      else await comeBack(page)
    },
    'payment.payAgain': async ({ page }, _, step) => {
      if (step.takes) await payButton(page).click()
      else await expect(payButton(page)).toBeDisabled()
    },
  },
  actors: {
    readOrder: answers,
    lookAtOrder: answers,
    startPayment: {
      done: ({ replies }, start) =>
        replies.answer(pay, laidOver({ redirectUrl: textOf(fieldOf(start, 'redirectUrl')) })),
      error: ({ replies }, error) => replies.fail(pay, codeOf(error)),
    },
  },
  wait: ({ pass }, ms) => pass(ms),
  states: {
    checking: shows('checkingTitle', 'checkingText'),
    checkFailed: async ({ page }) => {
      await expect(page.getByText(words('orders.checkFailed'))).toBeVisible()
      await expect(page.getByRole('button', { name: wholly('shell.retry') })).toBeEnabled()
    },
    notFound: async ({ page }) => {
      await expect(page.getByText(words('orders.missingTitle'))).toBeVisible()
      await expect(page.getByRole('link', { name: wholly('orders.toMyOrders') })).toBeVisible()
    },
    'inProcess.waiting': waiting,
    'inProcess.looking': waiting,
    success: announces('successTitle', 'successText'),
    ended: shows('endedTitle', 'endedText'),
    onDelivery: shows('onDeliveryTitle', 'onDeliveryText'),
    'unpaid.untried': shows('untriedTitle', 'untriedText', 'perhaps'),
    'unpaid.abandoned': shows('abandonedTitle', 'abandonedText', 'perhaps'),
    'unpaid.failed': announces('failedTitle', 'failedText'),
    'unpaid.expired': shows('expiredTitle', 'expiredText', 'perhaps'),
    'unpaid.undecided': shows('undecidedTitle', 'undecidedText', 'perhaps'),
    'unpaid.notStarted': shows('notStartedTitle', 'notStartedText', 'perhaps'),
    'unpaid.notAllowed': shows('notAllowedTitle', 'notAllowedText'),
    payingAgain: async ({ page }) => {
      await expect(slip(page, 'payingAgainTitle')).toBeVisible()
    },
    leaving: async ({ page }) => {
      await expect(slip(page, 'leavingTitle')).toBeVisible()
      await expect(page.getByRole('button', { name: wholly('orders.stayHere') })).toBeEnabled()
    },
  },
})
