import { axeFaults } from './support/axe-faults.ts'
import { openCustomer, take } from './support/cart.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const product = '/product/detail/p-ac-cast?variant=p-ac-cast-red-600x1200x2'

test('a product says what sending costs and when it arrives, by a postcode that is remembered', async ({
  page,
  request,
}) => {
  await page.goto(product)
  await live(page)
  const box = page.getByRole('region', { name: 'การจัดส่ง' })
  await expect(box).toContainText('ใส่รหัสไปรษณีย์')
  const before = await box.boundingBox()
  const field = box.getByRole('textbox', { name: 'ส่งไปที่' })
  await field.fill('50200')
  await expect(box).toContainText(/ส่งถึงภายใน .+ \d+ .+\./)
  await expect(box).toContainText(/สั่งก่อน .*14:00 น\./)
  const after = await box.boundingBox()
  expect(after?.height).toBe(before?.height)

  const asked = '/thai/api/delivery-offers?postcode=50200&lines=p-ac-cast-red-600x1200x2:1'
  const offers: { available: boolean; price: { amount: number } }[] = await (await request.get(asked)).json()
  const lowest = Math.min(...offers.filter(({ available }) => available).map(({ price }) => price.amount))
  await expect(box).toContainText(`฿${lowest}.00`)

  await page.goto('/')
  await page.goto(product)
  await live(page)
  await expect(field).toHaveValue('50200')
  await expect(box).toContainText('ส่งถึงภายใน')
})

test('a postcode that is none, and one where nobody goes, are told apart', async ({ page, troubles }) => {
  troubles.expect(/422/)
  await page.goto(product)
  await live(page)
  const box = page.getByRole('region', { name: 'การจัดส่ง' })
  const field = box.getByRole('textbox')
  await field.fill('123')
  await field.blur()
  await expect(box).toContainText('ต้องเป็นตัวเลข 5 หลัก')
  await expect(field).toHaveValue('123')
  await field.fill('84280')
  await expect(box).toContainText('อยู่นอกพื้นที่จัดส่ง')
  expect(await axeFaults(page)).toEqual([])
})

test('the cart repeats the promise for what is chosen in it, and says how it can be paid', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await openCustomer(request, context, baseURL)
  const sheet = await take(request, tokens, { quantity: 2 })
  await page.goto(product)
  await live(page)
  await page.getByRole('region', { name: 'การจัดส่ง' }).getByRole('textbox').fill('50200')
  await page.goto('/cart')
  await live(page)
  const box = page.getByRole('main').getByRole('region', { name: 'การจัดส่ง' })
  await expect(box.getByRole('textbox')).toHaveValue('50200')
  await expect(box).toContainText(/ส่งถึงภายใน .+ \d+ .+\./)
  const ways = page.getByRole('main').getByRole('list', { name: 'วิธีชำระเงินที่รับ' })
  await expect(ways.getByRole('img', { name: 'PromptPay' })).toBeVisible()
  await page.getByRole('checkbox', { name: `สั่งซื้อ ${sheet.name}` }).uncheck()
  await expect(box).toBeHidden()
  expect(await axeFaults(page)).toEqual([])
})
