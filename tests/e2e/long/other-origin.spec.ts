import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quantitiesOf } from '../support/cart.ts'
import { newCustomer } from '../support/new-customer.ts'
import { databaseOfRun } from '../support/run-facts.ts'
import { addressOf, startShopServer } from '../support/shop-server.ts'
import { signInDialog } from '../support/sign-in-dialog.ts'
import { buildStatic, openStaticHost } from '../support/static-shop.ts'
import { expect, test } from '../support/test.ts'

// The header that tells the test's network would be one that the API does not allow to pages of another origin.
test.use({ network: null })

test('the app on a host for files alone uses the API on another origin; the same files on a third origin do not', async ({
  page,
  request,
  troubles,
}) => {
  // It builds the app once more.
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'phaen-static-'))
  const [host, someoneElse] = await Promise.all([openStaticHost(), openStaticHost()])
  const api = startShopServer(databaseOfRun() ?? '', '0', { SHOP_URL: host.origin })
  try {
    const apiOrigin = await addressOf(api)
    await buildStatic(apiOrigin, folder)
    for (const one of [host, someoneElse]) one.serve({ folder, apiOrigin })
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
  } finally {
    // It would go on to ask for parts that it needs later.
    await page.close()
    api.signal('SIGINT')
    await Promise.all([
      api.ended,
      host.close(),
      someoneElse.close(),
      rm(folder, { recursive: true, force: true }),
    ])
  }
})
