import type { APIRequestContext, BrowserContext, Page, Route } from 'playwright/test'
import { openCustomer, quantitiesOf, take } from '../support/cart.ts'
import { addAddress, ordersOf, stepsOf } from '../support/checkout.ts'
import { expiredAccessToken, keepTokens, type Tokens } from '../support/customer.ts'
import { newCustomer } from '../support/new-customer.ts'
import { live } from '../support/ready.ts'
import { openMortalShop, type MortalShop } from '../support/shop-server.ts'
import { signInDialog } from '../support/sign-in-dialog.ts'
import { expect, test } from '../support/test.ts'

const placing = '**/api/cart/checkout'
const dialog = (page: Page) => page.getByRole('dialog')
const thanks = (page: Page) => expect(dialog(page)).toContainText('สั่งซื้อสำเร็จ')
/** Orders once more from the dialog that says that no answer came. */
const placeAgain = (page: Page) => dialog(page).getByRole('button', { name: 'สั่งซื้ออีกครั้ง' }).click()

/** Opens the checkout of a new customer with one product and one address. */
async function openCheckout(
  page: Page,
  context: BrowserContext,
  request: APIRequestContext,
  shop = '',
): Promise<Tokens> {
  const tokens = await openCustomer(request, context, shop)
  await take(request, tokens)
  await addAddress(request, tokens)
  await page.goto(`${shop}/checkout`)
  await live(page)
  return tokens
}

async function hasOneOrder(request: APIRequestContext, tokens: Tokens): Promise<void> {
  expect(await ordersOf(request, tokens)).toHaveLength(1)
  expect(await quantitiesOf(request, tokens)).toEqual([])
}

test('an answer that is lost is told, and pressing again finds the order that was placed', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED|ERR_CONNECTION_RESET/)
  const tokens = await openCheckout(page, context, request, baseURL)
  const steps = stepsOf(page)
  await steps.toReview()
  await page.route(placing, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await steps.placeButton.click()
  await expect(dialog(page)).toContainText('ระบบจะไม่สั่งซื้อซ้ำ')
  await hasOneOrder(request, tokens)
  await page.unroute(placing)
  await placeAgain(page)
  await thanks(page)
  await hasOneOrder(request, tokens)
})

test('without a network between two steps nothing that was chosen is lost', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/)
  const tokens = await openCheckout(page, context, request, baseURL)
  const steps = stepsOf(page)
  await steps.address()
  await context.setOffline(true)
  await steps.billing()
  await expect(page.getByText('โหลดวิธีจัดส่งไม่สำเร็จ สิ่งที่เลือกไว้ยังอยู่ครบ')).toBeVisible()
  await context.setOffline(false)
  const again = page.getByRole('button', { name: 'ลองอีกครั้ง' })
  await again.or(page.locator('[name=shipping]:enabled').first()).first().waitFor()
  if (await again.isVisible()) await again.click()
  await steps.shipping()
  await steps.channel('cashOnDelivery')
  await context.setOffline(true)
  await steps.placeButton.click()
  await expect(dialog(page)).toContainText(/ยังไม่ได้ส่งคำสั่งซื้อ|ยังไม่ได้รับคำตอบจากร้าน/)
  expect(await ordersOf(request, tokens)).toEqual([])
  await context.setOffline(false)
  await placeAgain(page)
  await thanks(page)
  await hasOneOrder(request, tokens)
})

test('a reload at each step keeps what was chosen and orders nothing', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await openCheckout(page, context, request, baseURL)
  const steps = stepsOf(page)
  const reload = async () => {
    await page.reload()
    await live(page)
    expect(await ordersOf(request, tokens)).toEqual([])
  }
  await steps.address()
  await reload()
  await steps.billing()
  await reload()
  await steps.shipping()
  await reload()
  await steps.channel('cashOnDelivery')
  await expect(steps.placeButton).toBeEnabled()
  await reload()
  await expect(steps.placeButton).toBeEnabled()
  await page.goto('/cart')
  await page.goBack()
  await live(page)
  await steps.placeButton.click()
  await thanks(page)
  await page.reload()
  await live(page)
  await hasOneOrder(request, tokens)
})

test('two tabs that order the same cart place one order, and both name it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await openCheckout(page, context, request, baseURL)
  const other = await context.newPage()
  await other.goto('/checkout')
  await live(other)
  const [steps, otherSteps] = [stepsOf(page), stepsOf(other)]
  await steps.toReview()
  await otherSteps.toReview()
  // The other tab does not hear of the order before it sends its own.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await other.route(placing, async (route) => {
    await held
    await route.continue()
  })
  await otherSteps.placeButton.click()
  await steps.placeButton.click()
  await thanks(page)
  letGo()
  await thanks(other)
  await hasOneOrder(request, tokens)
  const [orderNumber] = await ordersOf(request, tokens)
  for (const tab of [page, other]) await expect(dialog(tab)).toContainText(orderNumber ?? 'none')
})

test('a session that ends at the last step pauses the checkout, and signing in again goes on to one order', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 401/)
  const customer = await newCustomer(request)
  await keepTokens(context, baseURL, {
    access_token: customer.access_token,
    refresh_token: customer.refresh_token,
  })
  await take(request, customer)
  await addAddress(request, customer)
  await page.goto('/checkout')
  await live(page)
  const steps = stepsOf(page)
  await steps.toReview()
  await keepTokens(context, baseURL, { access_token: expiredAccessToken, refresh_token: 'long-gone' })
  await steps.placeButton.click()
  await expect(page.getByText('หมดเวลาเข้าใช้งาน').first()).toBeVisible()
  expect(await ordersOf(request, customer)).toEqual([])
  await signInDialog(page).fill(customer.phoneNumber, customer.password)
  await expect(page).toHaveURL(/\/checkout$/)
  await thanks(page)
  await hasOneOrder(request, customer)
})

test.describe('the server is killed while the order is placed', () => {
  let shop: MortalShop
  test.beforeEach(async () => {
    shop = await openMortalShop()
  })
  test.afterEach(() => shop.kill())

  for (const [moment, whilePlacing] of [
    [
      'before it is sent',
      (kill: () => Promise<void>) => (route: Route) => kill().then(() => route.continue()),
    ],
    [
      'while it works',
      (kill: () => Promise<void>) => async (route: Route) => {
        await Promise.all([route.continue(), kill()])
      },
    ],
    [
      'before its answer arrives',
      (kill: () => Promise<void>) => async (route: Route) => {
        await route.fetch()
        await kill()
        await route.abort('connectionreset')
      },
    ],
  ] as const) {
    test(`${moment}: one order after it is back`, async ({ page, context, request, troubles }) => {
      troubles.expect(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED/)
      const tokens = await openCheckout(page, context, request, shop.address)
      const steps = stepsOf(page)
      await steps.toReview()
      await page.route(placing, whilePlacing(shop.kill))
      await steps.placeButton.click()
      await expect(dialog(page)).toContainText(/ยังไม่ได้ส่งคำสั่งซื้อ|ยังไม่ได้รับคำตอบจากร้าน/)
      await page.unroute(placing)
      await shop.revive()
      await placeAgain(page)
      await thanks(page)
      await hasOneOrder(request, tokens)
    })
  }
})
