import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { take } from '../support/cart.ts'
import { addAddress } from '../support/checkout.ts'
import { storeTokens } from '../support/customer.ts'
import { speak } from '../support/language.ts'
import { layoutFaultsOf } from '../support/layout-faults.ts'
import { customerScreens, publicScreens } from '../support/main-screens.ts'
import { newCustomer } from '../support/new-customer.ts'
import { placeOrder } from '../support/orders.ts'
import { still } from '../support/ready.ts'
import { databaseOfRun } from '../support/run-facts.ts'
import { addressOf, startShopServer } from '../support/shop-server.ts'
import { buildStatic, openStaticHost } from '../support/static-shop.ts'
import { expect, test } from '../support/test.ts'
import { noteData, untranslated } from '../support/untranslated.ts'

test.use({ network: null })

test('each text is translated, and each box holds one that is 40 % longer', async ({
  page,
  context,
  request,
}) => {
  // It builds the app once more.
  test.setTimeout(600_000)
  const folder = await mkdtemp(join(tmpdir(), 'phaen-pseudo-'))
  const host = await openStaticHost()
  const api = startShopServer(databaseOfRun() ?? '', '0', { SHOP_URL: host.origin })
  try {
    const apiOrigin = await addressOf(api)
    await buildStatic(apiOrigin, folder, 'pseudo')
    host.serve({ folder, apiOrigin })
    const customer = await newCustomer(request)
    const { orderId, orderNumber } = await placeOrder(request, customer)
    await take(request, customer, { quantity: 2 })
    await addAddress(request, customer)
    await speak(context, host.origin, 'en')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const data = await noteData(page, apiOrigin)

    const missing: Record<string, string[]> = {}
    const lost: Record<string, string[]> = {}
    const look = async (path: string) => {
      await page.goto(host.origin + path)
      await page.getByRole('main').first().waitFor()
      await page.waitForLoadState('networkidle')
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await still(page)
        // The columns of the table have fixed widths, which hold the words of the two languages and no longer ones.
        const faults = width === 1440 && path.includes('view=table') ? [] : await layoutFaultsOf(page)
        if (faults.length > 0) lost[`${path} at ${width}`] = faults
      }
      const texts = await untranslated(page, data)
      if (texts.length > 0) missing[path] = texts
    }
    for (const path of publicScreens) await look(path)
    const { access_token, refresh_token } = customer
    await storeTokens(context, host.origin, { access_token, refresh_token })
    for (const path of [
      ...customerScreens,
      `/profile/order-detail/${orderId}`,
      `/payment-result/process/${orderNumber}/${orderId}`,
    ])
      await look(path)
    expect.soft(missing).toEqual({})
    expect.soft(lost).toEqual({})
  } finally {
    // An idle page still loads what may be opened next, and its host is about to go.
    await page.goto('about:blank')
    api.signal('SIGINT')
    await Promise.all([api.ended, host.close(), rm(folder, { recursive: true, force: true })])
  }
})
