import pg from 'pg'
import type { APIRequestContext, Page } from 'playwright/test'
import { omiseUnderTest } from '../../support/payment-providers/omise-fake.ts'
import { omiseTestCards } from '../../support/payment-providers/omise-pages.ts'
import type { ProviderUnderTest } from '../../support/payment-providers/provider-under-test.ts'
import { stripeUnderTest } from '../../support/payment-providers/stripe-fake.ts'
import { stripeTestCards } from '../../support/payment-providers/stripe-pages.ts'
import { axeFaults } from '../support/axe-faults.ts'
import { openCustomer, take } from '../support/cart.ts'
import { addAddress, stepsOf } from '../support/checkout.ts'
import { tabTo } from '../support/keyboard.ts'
import { speak } from '../support/language.ts'
import { live } from '../support/ready.ts'
import { databaseOfRun } from '../support/run-facts.ts'
import { openShopWith } from '../support/shop-server.ts'
import { expect, test } from '../support/test.ts'

interface Walked {
  open: () => Promise<ProviderUnderTest>
  cards: typeof stripeTestCards
  /** The form for a card, which the provider shows on its page or in a frame. */
  formOn: (page: Page) => Promise<Pick<Page, 'getByLabel' | 'getByRole'>>
  back: string
  /** Leaves the provider after a refusal, where it does not lead back by itself. */
  leave: (page: Page) => Promise<void>
}

const walked: Record<string, Walked> = {
  omise: {
    open: omiseUnderTest,
    cards: omiseTestCards,
    async formOn(page) {
      await page.getByRole('button', { name: /^(กรอกข้อมูลบัตร|Enter the card)$/ }).click()
      return page.frameLocator('iframe')
    },
    back: 'ยกเลิกและกลับไปที่ร้าน',
    leave: async () => undefined,
  },
  stripe: {
    open: stripeUnderTest,
    cards: stripeTestCards,
    formOn: async (page) => page,
    back: 'Back',
    async leave(page) {
      await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
      await page.getByRole('link', { name: 'Back' }).click()
    },
  },
}

const attemptOf = (address: string | null) => address?.split('/').at(-1) ?? ''

/** As if the shopper had left the code until its time was over. */
async function passTimeOf(attempt: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseOfRun() })
  await client.connect()
  const passed = 'update payment_attempts set expires_at = now() where id = $1'
  const { rowCount } = await client.query(passed, [attempt])
  await client.end()
  expect(rowCount).toBe(1)
}

for (const [name, { open, cards, formOn, back, leave }] of Object.entries(walked)) {
  test.describe(`a shop with ${name}, played on loopback`, () => {
    // One shop for all of them.
    test.describe.configure({ mode: 'default' })
    let bank: ProviderUnderTest
    let shop: Awaited<ReturnType<typeof openShopWith>>
    test.beforeAll(async () => {
      bank = await open()
      shop = await openShopWith(bank.environment)
    })
    test.afterAll(async () => {
      await shop.close()
      await bank.close()
    })

    const fillIn = async (page: Page, card: string) => {
      const form = await formOn(page)
      await form.getByLabel('Card number').fill(card)
      await form.getByRole('button', { name: 'Pay', exact: true }).click()
    }
    const answerBank = async (page: Page, answer: 'Approve' | 'Reject') => {
      await expect(page.getByRole('heading', { name: '3-D Secure' })).toBeVisible()
      const button = page.getByRole('button', { name: answer })
      await tabTo(page, button)
      await page.keyboard.press('Enter')
    }

    /** A customer with goods in the cart, in the checkout. */
    const fillCart = async (page: Page, request: APIRequestContext, goods = {}) => {
      const tokens = await openCustomer(request, page.context(), shop.address)
      await take(request, tokens, goods)
      await addAddress(request, tokens)
      await page.goto(`${shop.address}/checkout`)
      await live(page)
    }

    /** Places an order in the checkout, and stands at the provider's page, or at its QR code. */
    const place = async (
      page: Page,
      request: APIRequestContext,
      shown: 'th' | 'en',
      channel: 'card' | 'promptPay',
    ) => {
      await fillCart(page, request)
      const steps = stepsOf(page, shown)
      await steps.toReview(channel)
      await steps.placeButton.click()
    }

    test('3-D Secure is passed at the bank, and the shop says by itself that the order is paid', async ({
      page,
      request,
    }) => {
      await place(page, request, 'th', 'card')
      await fillIn(page, cards.asks)
      await answerBank(page, 'Approve')
      await expect(page).toHaveURL(/payment-result/)
      await expect(page.getByRole('dialog', { name: 'ชำระเงินเรียบร้อย' })).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
    })

    test('a card that the bank refuses is followed by PromptPay, in English and by keyboard', async ({
      page,
      context,
      request,
    }) => {
      await speak(context, shop.address, 'en')
      await place(page, request, 'en', 'card')
      await fillIn(page, cards.asks)
      await answerBank(page, 'Reject')
      await leave(page)
      const refused = page.getByRole('dialog', { name: 'Payment failed' })
      await expect(refused).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      await tabTo(page, refused.getByRole('button', { name: 'Pay by PromptPay QR instead' }))
      await page.keyboard.press('Enter')
      const code = page.getByRole('img', { name: /^PromptPay QR code/ })
      await expect(code).toBeVisible()
      await bank.approve(attemptOf(await code.getAttribute('src')))
      await expect(page.getByRole('dialog', { name: 'Payment received' })).toBeVisible()
    })

    test('whoever gives up at the provider is told so, and pays later on the same page', async ({
      page,
      request,
    }) => {
      await place(page, request, 'th', 'card')
      await page.getByRole('link', { name: back }).click()
      await expect(page.getByRole('region', { name: 'ยังชำระเงินไม่เสร็จ' })).toBeVisible()
      await page.getByRole('button', { name: 'ชำระเงิน', exact: true }).click()
      await fillIn(page, cards.pays)
      await expect(page.getByRole('dialog', { name: 'ชำระเงินเรียบร้อย' })).toBeVisible()
    })

    test('a QR code whose time is over is followed by a new one, and two open pages say that it was paid', async ({
      page,
      context,
      request,
      troubles,
    }) => {
      // There is no code any more, which is what its page goes by.
      troubles.expect(/404.*\/transfer/)
      await place(page, request, 'th', 'promptPay')
      const code = (of: Page) => of.getByRole('img', { name: /^QR พร้อมเพย์/ })
      await expect(code(page)).toBeVisible()
      const first = attemptOf(await code(page).getAttribute('src'))
      await passTimeOf(first)
      await page.reload()
      await page.getByRole('button', { name: 'ขอ QR ใหม่' }).click()
      await expect(code(page)).not.toHaveAttribute('src', new RegExp(first))
      const other = await context.newPage()
      await other.goto(page.url())
      await expect(code(other)).toBeVisible()
      await bank.approve(attemptOf(await code(other).getAttribute('src')))
      await expect(page.getByRole('dialog', { name: 'ชำระเงินเรียบร้อย' })).toBeVisible()
      await expect(other.getByRole('dialog', { name: 'ชำระเงินเรียบร้อย' })).toBeVisible()
      await other.close()
    })

    // Stripe names no limits.
    if (name !== 'omise') return
    test('a total beyond its limits is refused at each of its channels with the limits, none of which can be chosen', async ({
      page,
      request,
    }) => {
      await fillCart(page, request, { productId: 'p-rl-myl', quantity: 60 })
      const steps = stepsOf(page)
      await steps.address()
      await steps.billing()
      await steps.shipping()
      for (const channel of ['card', 'promptPay'])
        await expect(page.locator(`[name=channel][value=${channel}]`)).toBeDisabled()
      await expect(page.getByText(/รับยอดตั้งแต่ ฿20.00 ถึง ฿150,000.00/)).toHaveCount(2)
    })
  })
}
