import { axeFaults } from '../support/axe-faults.ts'
import type { Page } from 'playwright/test'
import { ordersOf, stepsOf } from '../support/checkout.ts'
import { storeTokens } from '../support/customer.ts'
import { live } from '../support/ready.ts'
import { shopper } from '../support/shopper-at-checkout.ts'
import { expect } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function reload(page: Page) {
  await page.reload()
  await live(page)
}

shopper('a reload at each step goes on there, and one order is placed', async ({ page, request, tokens }) => {
  const steps = stepsOf(page)
  await reload(page)
  await steps.address()
  await reload(page)
  await steps.billing()
  await reload(page)
  await steps.shipping()
  await reload(page)
  await steps.channel('cashOnDelivery')
  await reload(page)
  await steps.placeButton.click()
  await expect(dialog(page)).toContainText('สั่งซื้อสำเร็จ')
  expect(await ordersOf(request, tokens)).toHaveLength(1)
  await reload(page)
  await expect(page.getByText('ไม่มีสินค้าในตะกร้า')).toBeVisible()
  await expect(page.getByRole('link', { name: 'คำสั่งซื้อของฉัน' })).toBeVisible()
})

shopper('back and forward keep what was decided', async ({ page, request, tokens }) => {
  const steps = stepsOf(page)
  await steps.address()
  await steps.billing()
  await page.goto('/cart')
  await live(page)
  await page.goBack()
  await live(page)
  await steps.shipping()
  await steps.channel('cashOnDelivery')
  await page.goBack()
  await page.goForward()
  await live(page)
  await steps.placeButton.click()
  await expect(dialog(page)).toContainText('สั่งซื้อสำเร็จ')
  expect(await ordersOf(request, tokens)).toHaveLength(1)
})

shopper(
  'an answer that is lost is asked for again with the same key: one order',
  async ({ page, request, tokens, troubles }) => {
    troubles.expect(/ERR_CONNECTION_RESET/)
    const steps = stepsOf(page)
    await steps.toReview()
    const keys: (string | undefined)[] = []
    await page.route('**/api/cart/checkout', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const answer = await route.fetch()
      if (keys.length === 1) await route.abort('connectionreset')
      else await route.fulfill({ response: answer })
    })
    await steps.placeButton.click()
    await expect(dialog(page)).toContainText('ระบบจะไม่สั่งซื้อซ้ำ')
    await page.keyboard.press('Escape')
    await steps.placeButton.click()
    await expect(dialog(page)).toContainText('สั่งซื้อสำเร็จ')
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await ordersOf(request, tokens)).toHaveLength(1)
  },
)

shopper('a reload while the order is placed finds the same order', async ({ page, request, tokens }) => {
  const steps = stepsOf(page)
  await steps.toReview()
  // The order is placed, but the page never hears of it before it is reloaded.
  const keys: (string | undefined)[] = []
  const placed = new Promise<void>((resolve) => {
    void page.route('**/api/cart/checkout', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const answer = await route.fetch()
      if (keys.length > 1) await route.fulfill({ response: answer })
      resolve()
    })
  })
  await steps.placeButton.click()
  await placed
  await reload(page)
  await expect(dialog(page)).toContainText('สั่งซื้อสำเร็จ')
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(await ordersOf(request, tokens)).toHaveLength(1)
})

shopper(
  'the back button at the payment page leads to the order that waits there',
  async ({ page, request, tokens }) => {
    const steps = stepsOf(page)
    await steps.toReview('card')
    await steps.placeButton.click()
    await expect(page).toHaveURL(/\/sandbox\/pay\//)
    await page.goBack()
    await expect(page).toHaveURL(/\/checkout$/)
    const orders = page.getByRole('link', { name: 'คำสั่งซื้อของฉัน' })
    await expect(orders).toBeVisible()
    await orders.click()
    await expect(page).toHaveURL(/\/profile\/order-detail$/)
    expect(await ordersOf(request, tokens)).toHaveLength(1)
  },
)

shopper(
  'a browser that is stopped on its way to the payment page can go on',
  async ({ page, request, tokens }) => {
    const steps = stepsOf(page)
    await steps.toReview('card')
    // The payment page never answers: this is what the Stop button of the browser leaves behind.
    let opened = 0
    await page.route('**/sandbox/pay/**', async (route) => {
      opened += 1
      if (opened > 1) await route.continue()
      else await route.abort('aborted')
    })
    await steps.placeButton.click()
    await expect(page.getByText('กำลังเปิดหน้าชำระเงิน')).toBeVisible()
    await page.getByRole('button', { name: 'เปิดหน้าชำระเงินอีกครั้ง' }).click()
    await expect(page).toHaveURL(/\/sandbox\/pay\//)
    expect(await ordersOf(request, tokens)).toHaveLength(1)
  },
)

shopper('two tabs place one order between them', async ({ page, context, request, tokens }) => {
  const other = await context.newPage()
  await other.goto('/checkout')
  await live(other)
  for (const tab of [page, other]) await stepsOf(tab).toReview()
  await stepsOf(page).placeButton.click()
  await expect(dialog(page)).toContainText('สั่งซื้อสำเร็จ')
  await stepsOf(other).placeButton.click()
  await expect(dialog(other)).toContainText('สั่งซื้อสำเร็จ')
  expect(await ordersOf(request, tokens)).toHaveLength(1)
})

shopper(
  'offline between two steps says so, and goes on when the network is back',
  async ({ page, context, request, tokens, troubles }) => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED/)
    const steps = stepsOf(page)
    await steps.address()
    await context.setOffline(true)
    await steps.billing()
    await expect(page.getByText('โหลดวิธีจัดส่งไม่สำเร็จ')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await context.setOffline(false)
    await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click()
    await steps.shipping()
    await steps.channel('cashOnDelivery')
    await context.setOffline(true)
    await steps.placeButton.click()
    await expect(dialog(page)).toContainText('ยังไม่ทราบผลการสั่งซื้อ')
    await context.setOffline(false)
    await page.keyboard.press('Escape')
    await steps.placeButton.click()
    await expect(dialog(page)).toContainText('สั่งซื้อสำเร็จ')
    expect(await ordersOf(request, tokens)).toHaveLength(1)
  },
)

shopper(
  'without the script of dialogs the page itself says what became of the order, and asks for it again',
  async ({ page, context, request, tokens, troubles }) => {
    troubles.expect(/ERR_(FAILED|INTERNET_DISCONNECTED)/)
    troubles.expect(/dynamically imported module/)
    const dialogs = '**/assets/overlay-dialog-*.js'
    let asked = 0
    await page.route(dialogs, (route) => {
      asked += 1
      return route.abort()
    })
    await reload(page)
    const steps = stepsOf(page)
    await steps.toReview('cashOnDelivery')
    const before = asked
    await context.setOffline(true)
    await steps.placeButton.click()
    const notPlaced = page.getByRole('alert')
    await expect(notPlaced).toContainText('ยังไม่ทราบผลการสั่งซื้อ')
    await expect(notPlaced).toBeInViewport()
    await context.setOffline(false)
    await expect
      .poll(() => asked, { message: 'the script is asked for when the network is back' })
      .toBeGreaterThan(before)
    await steps.placeButton.click()
    const placed = page.getByRole('status').filter({ hasText: 'สั่งซื้อสำเร็จ' })
    await expect(placed).toBeInViewport()
    await placed.getByRole('button').click()
    await expect(page).toHaveURL(/\/cod-result\//)
    expect(await ordersOf(request, tokens)).toHaveLength(1)
  },
)

shopper(
  'a session that ends in the middle asks to sign in, and goes on at the same step',
  async ({ page, context, baseURL, request, tokens, troubles }) => {
    troubles.expect(/status of 401/)
    const steps = stepsOf(page)
    await steps.toReview()
    await page.route('**/api/cart/checkout', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'ended', status: 401, code: 'UNAUTHORIZED', traceId: 't' },
      }),
    )
    await page.route('**/api/accounts/token-refresh', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'ended', status: 401, code: 'REFRESH_REFUSED', traceId: 't' },
      }),
    )
    await steps.placeButton.click()
    await expect(page).toHaveURL(/\/\?auth=login&next=%2Fcheckout|\/$/)
    await page.unrouteAll()
    const { access_token, refresh_token } = tokens
    await storeTokens(context, baseURL, { access_token, refresh_token })
    await page.goto('/checkout')
    await live(page)
    // The order that was begun goes on by itself, or waits to be placed again.
    await expect(async () => {
      if ((await dialog(page).isHidden()) && (await steps.placeButton.isEnabled()))
        await steps.placeButton.click({ timeout: 1000 })
      await expect(dialog(page)).toContainText('สั่งซื้อสำเร็จ', { timeout: 2000 })
    }).toPass()
    expect(await ordersOf(request, tokens)).toHaveLength(1)
  },
)
