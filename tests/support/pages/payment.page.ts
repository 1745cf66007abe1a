import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Oracle, SystemUnderTest } from '@phaen/statecharts'
import { placeOrder } from '../../e2e/support/orders.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, laidOver, listOf, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

const order = 'GET /api/orders/*'
const pay = 'POST /api/orders/*/pay'
const transfer = 'GET /api/orders/*/transfer'
const channels = 'GET /api/payments/channels'

/** In place of the QR code: a picture that the shop has. */
const picture = '/icon-192.png'

/** The plan's times are seconds apart; its waits take longer than that, so that each of its milliseconds is so many here. */
const stretch = 20

const timeIn = (page: Page) => page.evaluate(() => Date.now())

/** The notice over the page comes last. */
const payButton = (page: Page) =>
  page
    .getByRole('button', { name: wholly('orders.pay') })
    .or(page.getByRole('button', { name: wholly('orders.payAgainLong') }))
    .or(page.getByRole('button', { name: wholly('orders.newCode') }))
    .last()
const changeButton = (page: Page, event: unknown) =>
  page
    .getByRole('button', { name: wholly(`orders.changeTo_${textOf(fieldOf(event, 'paymentChannel'))}`) })
    .last()
const lookButton = (page: Page) =>
  page
    .getByRole('button', { name: wholly('orders.lookNow') })
    .or(page.getByRole('button', { name: wholly('orders.stayHere') }))
    .or(page.getByRole('button', { name: wholly('parts.retry') }))

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

const awaiting: Oracle<PageRun> = async ({ page }, { errorCode }) => {
  await expect(page.getByRole('heading', { level: 1, name: wholly('orders.transferTitle') })).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  const state = errorCode === '(undefined)' ? 'waitTitle' : 'waitOffline'
  await expect(page.getByRole('status').getByText(words(`orders.${state}`))).toBeVisible()
}

/** The questions to the server go on behind the QR code, or behind the word that it is too old. */
const asked: Oracle<PageRun> = async ({ page }) => {
  await expect(page.getByRole('timer').or(slip(page, 'transferExpiredTitle'))).toBeVisible()
}

const seen = (page: Page, visibility: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)

const answers = {
  done: ({ replies }: PageRun, planned: unknown) => {
    const { id: _, orderNumber: _number, total: _total, ...state } = Object(planned)
    return replies.answer(order, laidOver(state))
  },
  error: ({ replies }: PageRun, error: unknown) => replies.fail(order, codeOf(error)),
}

/** The result page of a payment. */
export const paymentPage = (shopper: Shopper): SystemUnderTest<PageRun> => {
  let start = 0
  let endsAt = 0
  return {
    start: async () => {
      const tokens = await shopper.customer()
      const placed = await shopper.once('order', () => placeOrder(shopper.api, tokens))
      return shopper.open({
        address: `/payment-result/pending/${placed.orderNumber}/${placed.orderId}`,
        hold: [order, pay, transfer, channels],
        cookies: { access_token: tokens.access_token, refresh_token: tokens.refresh_token },
      })
    },
    send: {
      'payment.look': async ({ page }) => {
        if (await lookButton(page).isVisible()) await lookButton(page).click()
        else await seen(page, 'visible')
      },
      'payment.payAgain': async ({ page }, _, step) => {
        if (step.takes) await payButton(page).click()
        else await expect(payButton(page).and(page.locator(':enabled'))).toHaveCount(0)
      },
      'payment.changeChannel': async ({ page }, event, step) => {
        if (step.takes) await changeButton(page, event).click()
        else await expect(changeButton(page, event)).toHaveCount(0)
      },
      'page.hidden': ({ page }) => seen(page, 'hidden'),
    },
    actors: {
      readOrder: answers,
      lookAtOrder: answers,
      lookAtTransfer: answers,
      loadChannels: {
        done: ({ replies }, open) =>
          replies.give(
            channels,
            listOf(fieldOf(open, 'channels')).map((channel) => ({ ...Object(channel), available: true })),
          ),
        error: ({ replies }, error) => replies.fail(channels, codeOf(error)),
      },
      clock: {
        says: {
          // The clock has announced the time when the wait began; it announces a later one when its second is over.
          'clock.tick': async ({ page, context, pass }, { now }) => {
            const moment = start + Number(now) * stretch
            if (moment < endsAt || moment < (await timeIn(page))) return
            await context.clock.setSystemTime(moment)
            await pass(1000)
          },
          'page.hidden': ({ page }) => seen(page, 'hidden'),
        },
      },
      readTransfer: {
        done: async ({ page, replies }, planned) => {
          start = await timeIn(page)
          endsAt = start + Number(fieldOf(planned, 'expiresAt')) * stretch
          await replies.give(transfer, {
            attemptId: fieldOf(planned, 'attemptId'),
            amount: { amount: 7330 },
            qrUrl: picture,
            expiresAt: new Date(endsAt).toISOString(),
          })
        },
        error: ({ replies }, error) => replies.fail(transfer, codeOf(error)),
      },
      startPayment: {
        done: ({ replies }, opened) =>
          replies.give(pay, {
            orderId: 'o-1',
            orderNumber: 'PH-1',
            paymentStatus: 'pending',
            redirectUrl: fieldOf(opened, 'redirectUrl'),
          }),
        error: ({ replies }, error) => replies.fail(pay, codeOf(error)),
      },
    },
    wait: ({ pass }, ms) => pass(ms),
    states: {
      checking: shows('checkingTitle', 'checkingText'),
      checkFailed: async ({ page }) => {
        await expect(page.getByText(words('orders.checkFailed'))).toBeVisible()
        await expect(page.getByRole('button', { name: wholly('parts.retry') })).toBeEnabled()
      },
      notFound: async ({ page }) => {
        await expect(page.getByText(words('orders.missingTitle'))).toBeVisible()
        await expect(page.getByRole('link', { name: wholly('orders.toMyOrders') })).toBeVisible()
      },
      readingTransfer: shows('checkingTitle', 'checkingText'),
      'transfer.code.awaitingTransfer': awaiting,
      'transfer.code.expired': shows('transferExpiredTitle', 'transferExpiredText', 'perhaps'),
      'transfer.order.waiting': asked,
      'transfer.order.asleep': asked,
      'transfer.order.looking': asked,
      'inProcess.waiting': waiting,
      'inProcess.looking': waiting,
      success: announces('successTitle', 'successText'),
      ended: (run, context, step) => {
        const isReturned = fieldOf(context.order, 'payment') === 'refund'
        return shows('endedTitle', isReturned ? 'endedRefundText' : 'endedText')(run, context, step)
      },
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
  }
}
