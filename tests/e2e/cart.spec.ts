import { addToCart, openCustomer, patchCart, quantitiesOf, take } from './support/cart.ts'
import { holdScript } from './support/held-script.ts'
import { live } from './support/ready.ts'
import { refuse } from './support/refuse.ts'
import { expect, test } from './support/test.ts'

const thai = { at: (amount: number) => `฿${amount.toLocaleString('en', { minimumFractionDigits: 2 })}` }

test('R2.11 R1.6 R6.8: the cart shows its lines, keeps what is left out, and totals the rest by the rule of the shop', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await openCustomer(request, context, baseURL)
  const sheet = await take(request, tokens, { quantity: 2 })
  const nylon = await take(request, tokens, { productId: 'p-en-mc' })
  const asked: string[] = []
  page.on('request', (one) => one.url().includes('/api/cart') && asked.push(one.url()))
  await page.goto('/cart')
  await live(page)
  await expect(page.getByRole('heading', { level: 1, name: 'ตะกร้าสินค้า' })).toBeVisible()
  const bill = page.getByRole('region', { name: 'สรุปยอด' })
  await expect(bill).toContainText('สินค้า 3 แผ่น')
  await expect(bill).toContainText(`ยอดรวม${thai.at(sheet.price * 2 + nylon.price)}`)
  expect(asked, 'the cart is in its page').toEqual([])

  await page.getByRole('checkbox', { name: `สั่งซื้อ ${nylon.name}` }).uncheck()
  await expect(bill).toContainText(`ยอดรวม${thai.at(sheet.price * 2)}`)
  await page.reload()
  await live(page)
  await expect(page.getByRole('checkbox', { name: `สั่งซื้อ ${nylon.name}` })).not.toBeChecked()
  await expect(bill).toContainText(`ยอดรวม${thai.at(sheet.price * 2)}`)
  await expect(page.getByRole('link', { name: 'ไปชำระเงิน' }).filter({ visible: true })).toHaveAttribute(
    'href',
    '/checkout',
  )
})

test('R3.3 R3.6 R3.7 R4.30 R7.40 R7.41 R7.42: a quantity shows at once, a removed line can be put back, and twenty presses make few requests', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await openCustomer(request, context, baseURL)
  const sheet = await take(request, tokens, { quantity: 1 })
  await page.goto('/cart')
  await live(page)
  const changes: { op: string; path: string; value: object }[] = []
  const field = page.getByRole('spinbutton', { name: `จำนวน ${sheet.name}` })
  const more = page.getByRole('button', { name: 'เพิ่มจำนวน' })
  // The first answer comes after the last press, as it does on a slow line.
  let answer = () => {}
  const pressed = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/cart', async (route) => {
    changes.push(...(route.request().postDataJSON() ?? []))
    await pressed
    await route.continue()
  })
  for (let presses = 0; presses < 20; presses += 1) await more.click()
  await expect(field).toHaveValue('21')
  answer()
  await expect.poll(() => quantitiesOf(request, tokens)).toEqual([21])
  expect(changes.map(({ op }) => op)).toEqual(['replace', 'replace'])
  const { productId, variantId, weight } = sheet
  const line = { productId, variantId, weight, quantity: 21 }
  expect(changes[1]).toEqual({ op: 'replace', path: '/items', value: line })
  await expect(page.getByRole('region', { name: 'สรุปยอด' })).toContainText(thai.at(sheet.price * 21))

  await page.getByRole('button', { name: `ลบ ${sheet.name}` }).click()
  await expect(page.getByText('ไม่มีสินค้าในตะกร้า')).toBeVisible()
  await expect.poll(() => quantitiesOf(request, tokens)).toEqual([])
  await page.getByRole('button', { name: 'เลิกทำ' }).click()
  await expect(field).toHaveValue('21')
  await expect.poll(() => quantitiesOf(request, tokens)).toEqual([21])
  expect(changes.slice(-2)).toEqual([
    { op: 'remove', path: '/items', value: { productId, variantId } },
    { op: 'add', path: '/items', value: line },
  ])
})

test('R7.38: the cart is there before any script runs, and a tab of somebody else draws it anew', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await openCustomer(request, context, baseURL)
  const sheet = await take(request, tokens, { quantity: 2 })
  const letScriptCome = await holdScript(page)
  await page.goto('/cart', { waitUntil: 'commit' })
  await expect(page.getByRole('spinbutton', { name: `จำนวน ${sheet.name}` })).toHaveValue('2')
  // Meanwhile another tab signs somebody else in.
  await openCustomer(request, context, baseURL)
  const asked = page.waitForRequest((one) => /\/api\/cart\?date=\d{4}-\d\d-\d\d$/.test(one.url()))
  await letScriptCome()
  await asked
  await expect(page.getByText('ไม่มีสินค้าในตะกร้า')).toBeVisible()
})

test('a press while the cart is still being read counts', async ({ page, context, request, baseURL }) => {
  const tokens = await openCustomer(request, context, baseURL)
  let answer = () => {}
  const pressed = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/cart?date=*', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/product/detail/p-ac-cast')
  await live(page)
  await addToCart(page).click()
  answer()
  await expect(page.getByRole('link', { name: 'ตะกร้า มี 1 รายการ' })).toBeVisible()
  await expect.poll(() => quantitiesOf(request, tokens)).toEqual([1])
})

test('a press while the cart cannot be read is refused beside the button, and the next one adds one piece', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 500/)
  const tokens = await openCustomer(request, context, baseURL)
  await page.route('**/api/cart?date=*', refuse(500, 'INTERNAL'))
  await page.goto('/product/detail/p-ac-cast')
  await live(page)
  await addToCart(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('เกิดข้อผิดพลาด')
  await page.unroute('**/api/cart?date=*')
  await addToCart(page).click()
  await expect.poll(() => quantitiesOf(request, tokens)).toEqual([1])
})

test('R8.15: an empty cart says so in English, and leads to the products', async ({
  page,
  context,
  request,
  baseURL,
  language,
}) => {
  await language('en')
  await openCustomer(request, context, baseURL)
  await page.goto('/cart')
  await live(page)
  await expect(page.getByText('There are no products in the cart.')).toBeVisible()
  await page.getByRole('link', { name: 'Browse products' }).click()
  await expect(page).toHaveURL(/\/product$/)
})

test('a change that the shop refuses is taken back at its line, which says why', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 409/)
  const tokens = await openCustomer(request, context, baseURL)
  const sheet = await take(request, tokens, { quantity: 2 })
  await page.goto('/cart')
  await live(page)
  // The page believes that there is more in stock than there is.
  await page.route('**/api/cart*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    const [change] = JSON.parse(route.request().postData() ?? '[]')
    change.value.quantity = 9_999
    return route.continue({ postData: JSON.stringify([change]) })
  })
  await page.getByRole('button', { name: 'เพิ่มจำนวน' }).click()
  await expect(page.getByRole('listitem').getByRole('alert')).toContainText('จึงใช้จำนวนเดิม')
  await expect(page.getByRole('spinbutton', { name: `จำนวน ${sheet.name}` })).toHaveValue('2')
})

test('another tab that changed the cart first is asked about, and neither change is lost silently', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 412/)
  const tokens = await openCustomer(request, context, baseURL)
  const { name, ...sheet } = await take(request, tokens, { quantity: 2 })
  await page.goto('/cart')
  await live(page)
  const field = page.getByRole('spinbutton', { name: `จำนวน ${name}` })
  await expect(field).toHaveValue('2')
  const { productId, variantId, weight } = sheet
  await patchCart(request, tokens, [
    { op: 'replace', path: '/items', value: { productId, variantId, weight, quantity: 7 } },
  ])
  await page.getByRole('button', { name: 'เพิ่มจำนวน' }).click()
  await expect(page.getByText(`เปลี่ยนจำนวน ${name} เป็น 3`)).toBeVisible()
  await expect(field).toHaveValue('7')
  await page.getByRole('button', { name: 'แก้ไขตามนี้' }).click()
  await expect(field).toHaveValue('3')
  await expect.poll(() => quantitiesOf(request, tokens)).toEqual([3])
})

test('the cart says what a line cost when it was last seen, and the header who is signed in', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const tokens = await openCustomer(request, context, baseURL)
  const { variantId } = await take(request, tokens)
  await page.goto('/about')
  await live(page)
  await expect(page.locator('header').getByRole('link', { name: /^บัญชีของฉัน ./ })).toBeVisible()
  // Seen at another price on an earlier visit.
  await page.evaluate((id) => localStorage.setItem('seen-prices', JSON.stringify({ [id]: 299 })), variantId)
  await page.goto('/cart')
  await expect(page.getByText(/ราคาเปลี่ยนจาก ฿299\.00 ที่เห็นครั้งก่อน เป็น ฿/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByText(/ราคาเปลี่ยนจาก/)).toHaveCount(0)
})
