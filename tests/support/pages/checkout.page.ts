import { expect, type Request } from 'playwright/test'
import { type Driver, OutOfReach, type SystemUnderTest } from '@phaen/statecharts'
import { customerIdOf } from '../../../src/lib/customer-id.ts'
import { addAddress } from '../../e2e/support/checkout.ts'
import type { Tokens } from '../../e2e/support/customer.ts'
import { newCustomer } from '../../e2e/support/new-customer.ts'
import {
  button,
  checkoutStates,
  editButton,
  placeButton,
  step,
  type Step,
  trouble,
} from './checkout-states.ts'
import { comeBack } from './come-back.ts'
import { storeDraft } from './store-draft.ts'
import { changeLanguage } from './other-language.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, laidOver, listOf, retryAfter, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

const cart = 'GET /api/cart'
const shippings = 'GET /api/cart/shipping-options'
const channels = 'GET /api/payments/channels'
const place = 'POST /api/cart/checkout'
const refresh = 'POST /api/accounts/token-refresh'

/** A refusal shows in a dialog first, and after that as a notice of the page. */
async function closeTrouble({ page, pass }: PageRun) {
  if ((await trouble(page).count()) === 0) return
  await page.keyboard.press('Escape')
  await pass(300)
  await expect(trouble(page)).toHaveCount(0)
}

/** Opens a decided step again; what is not decided has no such button. */
const edit =
  (name: Step): Driver<PageRun, unknown> =>
  async (run, _, { takes }) => {
    await closeTrouble(run)
    if (takes) await editButton(run.page, name).click()
    else await expect(editButton(run.page, name)).toHaveCount(0)
  }

const pressRow = ({ page }: PageRun, row: string, isAllowed: boolean) =>
  isAllowed ? page.locator(row).click() : expect(page.locator(row)).toBeDisabled()

/** A customer who has the two addresses of the plan. */
const customerOf = ({ api, once }: Shopper): Promise<Tokens> =>
  once('customer of a checkout', async () => {
    const tokens = await newCustomer(api)
    await addAddress(api, tokens, { recipientName: 'Somchai a-1', taxId: '0105551234567' })
    await addAddress(api, tokens, {
      recipientName: 'Somchai a-2',
      postcode: '10280',
      subDistrict: 'ปากน้ำ',
      district: 'เมืองสมุทรปราการ',
      province: 'สมุทรปราการ',
      isDefault: false,
    })
    return tokens
  })

/** The lines of the plan as the cart of the contract has them. */
const asCart = (planned: unknown) =>
  laidOver({
    ...Object(planned),
    items: listOf(fieldOf(planned, 'items')).map((item) => ({
      productId: 'p-1',
      variantId: 'v-1',
      status: 'available',
      stock: 99,
      ...Object(item),
    })),
  })

/** The page of the checkout. Its orders are the plan's: the switch answers for the server what only knows real ones. */
export const checkoutPage = (shopper: Shopper): SystemUnderTest<PageRun> => ({
  start: async (input) => {
    const { access_token, refresh_token } = await customerOf(shopper)
    const draft = fieldOf(input, 'draft')
    const owner = customerIdOf(access_token)
    return shopper.open({
      address: '/checkout',
      hold: [cart, shippings, channels, place],
      cookies: { access_token, refresh_token },
      prepare: async (page, replies) => {
        // The cart in the head of the page is read first.
        replies.letThrough(cart, 1)
        if (draft) await storeDraft(page, 'checkout', owner ?? '', Object(draft))
      },
    })
  },
  send: {
    'address.edit': edit('address'),
    'billing.edit': edit('billing'),
    'shipping.edit': edit('shipping'),
    'channel.edit': edit('channel'),
    'address.retry': () => {
      throw new OutOfReach('The address book tells its own failures; its machine never fails.')
    },
    'shipping.retry': ({ page }) =>
      step(page, 'shipping')
        .getByRole('button', { name: wholly('parts.retry') })
        .click(),
    'channel.retry': ({ page }) =>
      step(page, 'channel')
        .getByRole('button', { name: wholly('parts.retry') })
        .click(),
    'billing.choose': async ({ page }, { billingAddress }) => {
      const billing = step(page, 'billing')
      await billing.locator(`[name=billing][value=${billingAddress ? 'other' : 'same'}]`).click()
      if (!billingAddress) return
      await billing.getByRole('textbox', { name: words('addresses.taxId') }).fill('0105551234567')
      await billing.getByRole('textbox', { name: words('addresses.branch') }).fill('00000')
      await billing.getByRole('button', { name: wholly('checkout.useBilling') }).click()
    },
    'shipping.choose': (run, { shippingId }, { takes }) =>
      pressRow(run, `[name=shipping][value=${textOf(shippingId)}]`, takes !== undefined),
    'pickUp.choose': async ({ page }, { branch }) => {
      const way = button(page, 'checkout.pickUp')
      const row = page.locator(`[name=branch][value=${textOf(fieldOf(branch, 'id'))}]`)
      if (!(await row.isVisible())) await way.click()
      await row.click()
    },
    'channel.choose': (run, { paymentChannel }, { takes }) =>
      pressRow(run, `[name=channel][value=${textOf(paymentChannel)}]`, takes !== undefined),
    'checkout.place': async (run, _, { takes }) => {
      const again = trouble(run.page).getByRole('button', { name: wholly('checkout.placeAgain') })
      if (await again.isVisible()) return again.click()
      await closeTrouble(run)
      if (takes) await placeButton(run.page).click()
      else await expect(placeButton(run.page)).toBeDisabled()
    },
    'cart.reload': async (run) => {
      const { page } = run
      const way = button(page, 'parts.retry')
        .or(button(page, 'checkout.reloadCart'))
        .or(button(page, 'checkout.seeNewPrices'))
      if (await way.first().isVisible()) return way.first().click()
      // Another language has the cart read again.
      await changeLanguage(run)
    },
    'payment.open': ({ page }) => button(page, 'checkout.openPayment').click(),
    'result.open': ({ page }) =>
      button(page, 'checkout.seePayment')
        .or(button(page, 'checkout.seeOrder'))
        .or(button(page, 'checkout.confirmOrder'))
        .click(),
    'page.return': async ({ page }) => {
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      )
    },
    'session.ended': async ({ page, context, replies }) => {
      await replies.hold(refresh)
      await context.clearCookies({ name: 'access_token' })
      await comeBack(page)
      await replies.fail(refresh, 'REFRESH_REFUSED')
    },
  },
  actors: {
    loadCart: {
      done: async ({ replies }, planned) => {
        await replies.answer(cart, asCart(planned))
        replies.holdOpen()
      },
      error: async ({ replies }, error) => {
        await replies.fail(cart, codeOf(error))
        replies.holdOpen()
      },
    },
    addressBook: {
      done: async ({ page }, answer, { value }) => {
        if (fieldOf(fieldOf(value, 'steps'), 'review') !== undefined)
          throw new OutOfReach(
            'The address in the draft of the plan is in no book, so that it is never chosen again.',
          )
        const address = step(page, 'address')
        const id = textOf(fieldOf(fieldOf(answer, 'address'), 'id'))
        await address.getByRole('radio', { name: new RegExp(id) }).click()
      },
      error: () => {
        throw new OutOfReach('The address book tells its own failures; its machine never fails.')
      },
    },
    loadShippingOptions: {
      done: ({ replies }, options) => replies.give(shippings, options),
      error: ({ replies }, error) => replies.fail(shippings, codeOf(error)),
    },
    loadChannels: {
      done: ({ replies }, options) => replies.give(channels, options),
      error: ({ replies }, error) => replies.fail(channels, codeOf(error)),
    },
    makeKey: {
      // The page makes it at once.
      done: () => undefined,
      error: () => {
        throw new OutOfReach(
          'The page makes the key of an order itself, from random values, which never fails.',
        )
      },
    },
    placeOrder: {
      done: ({ replies }, order) => replies.give(place, order),
      error: async ({ page, replies, passUntil }, error) => {
        const code = codeOf(error)
        // The page itself sends an order three times more, each after a longer wait.
        let repetitions = 3
        const isLast = (request: Request) =>
          request.url().endsWith('/api/cart/checkout') && (repetitions -= 1) === 0
        const repeated = code === 'OVERLOADED' ? page.waitForRequest(isLast) : undefined
        await replies.fail(place, code, {
          headers: retryAfter(error),
          fields: { errors: fieldOf(error, 'errors'), limit: fieldOf(error, 'limit') },
        })
        if (!repeated) return
        replies.holdOpen()
        await passUntil(repeated)
      },
    },
  },
  wait: ({ pass }, ms) => pass(ms),
  states: checkoutStates,
})
