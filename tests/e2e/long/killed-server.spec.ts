import type { Route } from 'playwright/test'
import { openCustomer, quantitiesOf, take } from '../support/cart.ts'
import { addAddress, ordersOf, stepsOf } from '../support/checkout.ts'
import { live } from '../support/ready.ts'
import { openRestartableShop, type RestartableShop } from '../support/shop-server.ts'
import { expect, test } from '../support/test.ts'

// One server for all of them: each test leaves it running again.
test.describe.configure({ mode: 'default' })

let shop: RestartableShop
test.beforeAll(async () => {
  shop = await openRestartableShop()
})
test.afterAll(() => shop.kill())

const moments: Record<string, (route: Route) => Promise<void>> = {
  'before the order is sent': async (route) => {
    await shop.kill()
    await route.continue()
  },
  'while the order is placed': async (route) => {
    await Promise.all([route.continue(), shop.kill()])
  },
  'before its answer arrives': async (route) => {
    await route.fetch()
    await shop.kill()
    await route.abort('connectionreset')
  },
}

for (const [moment, whilePlacing] of Object.entries(moments)) {
  test(`a server that is killed ${moment}: the shopper is told, and there is one order once it is back`, async ({
    page,
    context,
    request,
    troubles,
  }) => {
    troubles.expect(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED/)
    const tokens = await openCustomer(request, context, shop.address)
    await take(request, tokens)
    await addAddress(request, tokens)
    await page.goto(`${shop.address}/checkout`)
    await live(page)
    const steps = stepsOf(page)
    await steps.toReview()
    await page.route('**/api/cart/checkout', whilePlacing)
    await steps.placeButton.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/ยังไม่ได้ส่งคำสั่งซื้อ|ยังไม่ทราบผลการสั่งซื้อ/)
    await page.unroute('**/api/cart/checkout')
    await shop.restart()
    await dialog.getByRole('button', { name: 'สั่งซื้ออีกครั้ง' }).click()
    await expect(dialog).toContainText('สั่งซื้อสำเร็จ')
    expect(await ordersOf(request, tokens)).toHaveLength(1)
    expect(await quantitiesOf(request, tokens)).toEqual([])
  })
}
