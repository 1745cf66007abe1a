import type { Page } from 'playwright/test'
import { axeFaults } from './support/axe-faults.ts'
import { patchCart } from './support/cart.ts'
import { storeTokens } from './support/customer.ts'
import { newCustomer } from './support/new-customer.ts'
import { placeOrder } from './support/orders.ts'
import { live, still } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const red = '/product/detail/p-ac-cast?variant=p-ac-cast-red-1220x2440x3'

async function openRoom(page: Page) {
  await page.goto(red)
  await live(page)
  await page.getByRole('button', { name: 'ตัดตามขนาด' }).click()
  return page.getByRole('dialog', { name: 'ตัดตามขนาด' })
}

async function write(page: Page, piece: string, figures: [width: string, length: string, count: string]) {
  const dialog = page.getByRole('dialog', { name: 'ตัดตามขนาด' })
  for (const [place, field] of ['กว้าง', 'ยาว', 'จำนวน'].entries())
    await dialog
      .getByRole('textbox', { name: `${field} ชิ้น ${piece}`, exact: true })
      .fill(figures[place] ?? '')
}

test('R21.25 R21.26: a customer types pieces, sees plan and price, and has the list in the cart', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await storeTokens(context, baseURL, await newCustomer(request))
  const dialog = await openRoom(page)
  const add = dialog.getByRole('button', { name: /^ใส่ตะกร้า/ })
  await expect(add).toBeDisabled()
  await write(page, 'A', ['800', '600', '4'])
  await dialog.getByRole('button', { name: 'เพิ่มขนาด' }).click()
  await write(page, 'B', ['400', '600', '6'])
  await dialog.getByRole('button', { name: 'เพิ่มขนาด' }).click()
  await write(page, 'C', ['300', '200', '8'])
  await dialog.getByRole('button', { name: 'เพิ่มขนาด' }).click()
  await write(page, 'D', ['1,300', '1250', '1'])
  await expect(dialog.getByText('ใหญ่กว่าแผ่น 1,220 × 2,440 มม. ยังไม่คิดราคา')).toBeVisible()
  await expect(dialog.getByRole('img', { name: /^แผ่นที่ \d/ })).toHaveCount(2)
  await expect(dialog.getByText('2,440 มม.', { exact: true })).toBeVisible()
  const bill = dialog.getByRole('region', { name: 'ราคา 18 ชิ้น' })
  await expect(bill).toContainText('ค่าแผ่น 2 แผ่น × ฿1,480')
  await expect(bill).toContainText('ค่าตัด 22 รอย × ฿10')
  await expect(bill).toContainText('3,180')
  await expect(dialog.getByText('สินค้าที่ตัดแล้วไม่รับคืน')).toBeVisible()
  await still(page)
  expect(await axeFaults(page)).toEqual([])

  await add.click()
  await expect(dialog.getByText('ใส่ตะกร้าแล้ว ตัด 18 ชิ้น จาก 2 แผ่น')).toBeVisible()
  await dialog.getByRole('link', { name: 'ไปที่ตะกร้า' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'อะคริลิกหล่อสีทึบ' })
  await expect(line).toContainText('ตัด 18 ชิ้น จาก 2 แผ่น · ค่าตัด 22 รอย ฿220.00')
  await expect(line).toContainText('800 × 600 มม. (4)')
  await expect(line).toContainText('3,180')
})

test('R21.25: a guest closes the room and loses nothing; the pieces wait for a sign-in', async ({ page }) => {
  let dialog = await openRoom(page)
  await write(page, 'A', ['600', '400', '3'])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  dialog = await openRoom(page)
  await expect(dialog.getByRole('textbox', { name: 'ยาว ชิ้น A' })).toHaveValue('400')
  await dialog.getByRole('button', { name: 'ใส่ตะกร้า 3 ชิ้น' }).click()
  await dialog.getByRole('button', { name: 'ไปที่ตะกร้า' }).click()
  await expect(page.getByRole('dialog').getByText('ตัด 3 ชิ้น จาก 1 แผ่น')).toBeVisible()
})

test('R21.26: what was cut is cut again when its order is ordered again', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await newCustomer(request)
  const pieces = [{ width: 600, length: 400, count: 3, mayTurn: true }]
  const weight = { value: 10, unit: 'kilogram' }
  const sheet = { productId: 'p-ac-cast', variantId: 'p-ac-cast-red-1220x2440x3', weight }
  const value = { ...sheet, quantity: 1, cutting: { pieces, sheets: 1 } }
  await patchCart(request, tokens, [{ op: 'add', path: '/items', value }])
  const { orderId } = await placeOrder(request, tokens, 'cashOnDelivery')
  await storeTokens(context, baseURL, tokens)
  await page.goto(`/profile/order-detail/${orderId}`)
  await live(page)
  await page.getByRole('button', { name: 'สั่งซื้ออีกครั้ง' }).click()
  await page.getByRole('link', { name: 'ไปที่ตะกร้า' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'อะคริลิกหล่อสีทึบ' })
  await expect(line).toContainText('ตัด 3 ชิ้น จาก 1 แผ่น')
  await expect(line).toContainText('600 × 400 มม. (3)')
})
