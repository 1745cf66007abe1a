import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StartedProcess } from '../../support/started-process.ts'
import { quantitiesOf, take } from '../support/cart.ts'
import { addAddress } from '../support/checkout.ts'
import { storeTokens } from '../support/customer.ts'
import { speak } from '../support/language.ts'
import { layoutFaultsOf } from '../support/layout-faults.ts'
import { customerScreens, publicScreens } from '../support/main-screens.ts'
import { newCustomer } from '../support/new-customer.ts'
import { placeOrder } from '../support/orders.ts'
import { still } from '../support/ready.ts'
import { databaseOfRun } from '../support/run-facts.ts'
import { settling } from '../support/settled.ts'
import { addressOf, startShopServer } from '../support/shop-server.ts'
import { signInDialog } from '../support/sign-in-dialog.ts'
import { buildStatic, openStaticHost, type StaticHost } from '../support/static-shop.ts'
import { expect, test } from '../support/test.ts'
import { addData, noteAnswers, untranslated } from '../support/untranslated.ts'

// The header that tells the test's network would be one that the API does not allow to pages of another origin.
test.use({ network: null })
// One build for both of them: its English is the pseudo-language, its Thai is that of the shop.
test.describe.configure({ mode: 'default' })

let folder: string
let host: StaticHost
let someoneElse: StaticHost
let api: StartedProcess
let apiOrigin: string
test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'phaen-static-'))
  ;[host, someoneElse] = await Promise.all([openStaticHost(), openStaticHost()])
  api = startShopServer(databaseOfRun() ?? '', '0', { SHOP_URL: host.origin })
  apiOrigin = await addressOf(api)
  await buildStatic(apiOrigin, folder, 'pseudo')
  for (const one of [host, someoneElse]) one.serve({ folder, apiOrigin })
})
test.afterAll(async () => {
  api.signal('SIGINT')
  await Promise.all([
    api.ended,
    host.close(),
    someoneElse.close(),
    rm(folder, { recursive: true, force: true }),
  ])
})
// An idle page still loads what may be opened next, and its host is about to go.
test.afterEach(({ page }) => page.close())

test('the app on a host for files alone uses the API on another origin; the same files on a third origin do not', async ({
  page,
  request,
  troubles,
}) => {
  const customer = await newCustomer(request)
  await page.goto(`${host.origin}/product/detail/p-ac-cast?variant=p-ac-cast-black-300x600x2&auth=login`)
  const { dialog, fill } = signInDialog(page)
  await fill(customer.phoneNumber, customer.password)
  await expect(dialog).toBeHidden()
  await page
    .getByRole('button', { name: /^ใส่ตะกร้า/ })
    .filter({ visible: true })
    .click()
  await expect.poll(() => quantitiesOf(request, customer)).toEqual([1])
  await page.goto(`${host.origin}/cart`)
  await expect(page.getByRole('main')).toContainText('อะคริลิกหล่อสีทึบ')

  troubles.expect(/CORS|ERR_FAILED/)
  await page.goto(`${someoneElse.origin}/product`)
  await expect(page.getByRole('main')).toContainText('โหลดรายการสินค้าไม่สำเร็จ')
})

test('each text is translated, and each box holds one that is 40 % longer', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(600_000)
  const customer = await newCustomer(request)
  const { orderId, orderNumber } = await placeOrder(request, customer)
  await take(request, customer, { quantity: 2 })
  await addAddress(request, customer)
  await speak(context, host.origin, 'en')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteAnswers(page)
  const data = new Set<string>()

  const settled = settling(page)
  const missing: Record<string, string[]> = {}
  const lost: Record<string, string[]> = {}
  const look = async (path: string) => {
    await page.goto(host.origin + path)
    await page.getByRole('main').first().waitFor()
    await settled()
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await still(page)
      // The columns of the table have fixed widths, which hold the words of the two languages and no longer ones.
      const losses = width === 1440 && path.includes('view=table') ? [] : await layoutFaultsOf(page)
      if (losses.length > 0) lost[`${path} at ${width}`] = losses
    }
    await addData(page, data)
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
})
