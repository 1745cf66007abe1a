import { expect, type Page } from 'playwright/test'
import type { Oracle } from '@phaen/statecharts'
import type { PageRun } from './page-run.ts'
import { fieldOf } from './plan-values.ts'
import { wholly, words } from './words.ts'

export type Step = 'address' | 'billing' | 'shipping' | 'channel'

export const button = (page: Page, name: string) => page.getByRole('button', { name: wholly(name) })
export const step = (page: Page, name: Step) => page.getByRole('region', { name: wholly(`checkout.${name}`) })
export const editButton = (page: Page, name: Step) =>
  step(page, name).getByRole('button', { name: words('checkout.edit') })
export const trouble = (page: Page) => page.getByRole('dialog', { name: wholly('checkout.notOrdered') })
export const placeButton = (page: Page) =>
  page
    .getByRole('button', { name: wholly('checkout.place') })
    .or(page.getByRole('button', { name: wholly('checkout.placeAndPay') }))
    .filter({ visible: true })
    .first()

const asks =
  (name: Step, ...texts: string[]): Oracle<PageRun> =>
  async ({ page }) => {
    for (const text of texts) await expect(step(page, name)).toContainText(words(text))
    await expect(placeButton(page)).toBeDisabled()
    await expect(trouble(page)).toHaveCount(0)
  }

/** The rows are there to be pressed. */
const choosesIn =
  (name: Step): Oracle<PageRun> =>
  async (run, context, moved) => {
    await asks(name)(run, context, moved)
    await expect(step(run.page, name).locator('[type=radio]:enabled').first()).toBeEditable()
  }

const loads =
  (name: Step): Oracle<PageRun> =>
  async ({ page }) => {
    await expect(step(page, name).getByText(words('parts.loading')).first()).toBeAttached()
    await expect(placeButton(page)).toBeDisabled()
  }

const refusedWith =
  (text: string): Oracle<PageRun> =>
  async ({ page }) => {
    await expect(trouble(page)).toContainText(words(text))
  }

const isPlacing: Oracle<PageRun> = async ({ page }) => {
  await expect(page.getByRole('status').filter({ hasText: words('checkout.placing') })).toBeAttached()
  await expect(placeButton(page)).toHaveAttribute('aria-busy', 'true')
}

const isAt =
  (address: RegExp): Oracle<PageRun> =>
  async ({ page }) => {
    await expect(page).toHaveURL(address)
  }

const placed =
  (text: string): Oracle<PageRun> =>
  async ({ page }) => {
    await expect(page.getByText(words(text))).toBeVisible()
    await expect(button(page, 'checkout.openPayment')).toBeEnabled()
    await expect(button(page, 'checkout.seePayment')).toBeEnabled()
  }

/** What the page shows in each state of the checkout. */
export const checkoutStates: Record<string, Oracle<PageRun>> = {
  loadingCart: async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1, name: words('screens.checkout') })).toBeVisible()
    await expect(page.locator('main').getByText(words('parts.loading')).first()).toBeAttached()
  },
  cartFailed: async ({ page }) => {
    await expect(page.getByText(words('checkout.cartFailed'))).toBeVisible()
    await expect(button(page, 'parts.retry')).toBeEnabled()
  },
  cartEmpty: async ({ page }) => {
    await expect(page.getByText(words('checkout.empty')).first()).toBeVisible()
    await expect(page.locator('main').getByRole('link', { name: wholly('checkout.toCart') })).toBeVisible()
  },
  left: async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1, name: words('screens.checkout') })).toHaveCount(0)
  },
  'steps.address.choosing': async ({ page }) => {
    await expect(button(page, 'checkout.useAddress')).toBeEnabled()
    await expect(placeButton(page)).toBeDisabled()
  },
  'steps.address.failed': asks('address', 'checkout.addressFailed'),
  'steps.billing.choosing': asks('billing', 'checkout.useBilling'),
  'steps.billing.askedAgain': asks('billing', 'checkout.billingAskedAgain'),
  'steps.billing.refused': asks('billing', 'problems.TAX_ID_INVALID'),
  'steps.shipping.loading': loads('shipping'),
  'steps.shipping.choosing': choosesIn('shipping'),
  'steps.shipping.nothingSuits': asks('shipping', 'checkout.nothingSuits'),
  'steps.shipping.outOfArea': asks('shipping', 'checkout.outOfArea', 'checkout.otherAddress'),
  'steps.shipping.failed': asks('shipping', 'checkout.shippingFailed'),
  'steps.channel.loading': loads('channel'),
  'steps.channel.choosing': choosesIn('channel'),
  'steps.channel.cannotPayThisWay': asks('channel', 'problems.PAYMENT_UNAVAILABLE'),
  'steps.channel.nothingAvailable': asks('channel', 'checkout.noChannel'),
  'steps.channel.failed': asks('channel', 'checkout.channelFailed'),
  'steps.review.ready': async ({ page }) => {
    await expect(trouble(page)).toHaveCount(0)
    await expect(placeButton(page)).toBeEnabled()
    for (const name of ['address', 'billing', 'shipping', 'channel'] as const)
      await expect(editButton(page, name)).toBeVisible()
  },
  'steps.review.outOfStock': refusedWith('checkout.trouble_outOfStock'),
  'steps.review.notForSale': refusedWith('checkout.trouble_notForSale'),
  'steps.review.priceChanged': refusedWith('checkout.trouble_priceChanged'),
  'steps.review.mismatch': refusedWith('checkout.trouble_mismatch'),
  'steps.review.tooManyUnpaid': refusedWith('checkout.trouble_tooManyUnpaid'),
  'steps.review.codLimit': refusedWith('checkout.trouble_codLimit'),
  'steps.review.refused': refusedWith('checkout.trouble_refused'),
  'steps.review.busy': async (run, context, moved) => {
    await refusedWith('checkout.trouble_busy_other')(run, context, moved)
    await expect(placeButton(run.page)).toBeDisabled()
  },
  'steps.review.notSent': refusedWith('checkout.trouble_notSent'),
  'steps.review.unknown': refusedWith('checkout.trouble_unknown'),
  'placing.naming': isPlacing,
  'placing.sending': isPlacing,
  'placed.onDelivery': async ({ page }, { order }) => {
    const dialog = page.getByRole('dialog', { name: wholly('checkout.thanks') })
    const text = fieldOf(order, 'isUnconfirmed') ? 'placedUnconfirmed' : 'placedOnDelivery'
    await expect(dialog).toContainText(words(`checkout.${text}`, { orderNumber: 'PH-1' }))
  },
  toDeliveryResult: isAt(/\/cod-result/),
  'placed.toPaymentPage': placed('checkout.openingPayment'),
  'placed.awaitingPayment': placed('checkout.awaitingPayment'),
  toPaymentResult: isAt(/\/payment-result\//),
}
