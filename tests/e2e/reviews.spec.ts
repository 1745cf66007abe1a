import { axeFaults } from './support/axe-faults.ts'
import { storeTokens } from './support/customer.ts'
import { newCustomer } from './support/new-customer.ts'
import { enterOffice } from './support/office-session.ts'
import { moveOrder, placeOrder } from './support/orders.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

test('R21.12: a product page shows its stars and what buyers say, and cards show stars', async ({ page }) => {
  await page.goto('/product/detail/p-ac-cast')
  await expect(page.getByRole('link', { name: /4 รีวิว/ })).toBeVisible()
  await expect(page.getByText('ร้านป้ายบางนา')).toBeVisible()
  await live(page)
  await page.getByRole('button', { name: 'อ่านรีวิวทั้งหมด' }).click()
  await expect(page.getByText('น้ำฝน')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.goto('/product?sort=stars')
  await expect(page.locator('main [data-entry]').first()).toContainText(/จาก 5 ดาว/)
})

test('R21.10 R21.11: who received goods reviews them, and staff release the review', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const customer = await newCustomer(request, { firstName: 'มาลี', lastName: 'ใจดี' })
  const { orderNumber, orderId } = await placeOrder(request, customer, 'cashOnDelivery')
  await moveOrder(request, orderNumber, 'order.process', 'order.ready', 'order.ship', 'order.deliver')
  const { access_token, refresh_token } = customer
  await storeTokens(context, baseURL, { access_token, refresh_token })
  await page.goto(`/profile/order-detail/${orderId}`)
  await page
    .getByRole('button', { name: /^เขียนรีวิว/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'ส่งรีวิว' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('แตะเลือกจำนวนดาวก่อนส่ง')
  await dialog.getByRole('radio', { name: '4 จาก 5 ดาว' }).press('Space')
  await dialog.getByRole('textbox', { name: 'เล่าให้ผู้ซื้อคนอื่นฟัง' }).fill('แผ่นเรียบ แพ็กแน่น')
  await expect(dialog.getByRole('textbox', { name: 'ชื่อที่แสดง' })).toHaveValue('มาลี')
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'ส่งรีวิว' }).click()
  await expect(page.getByText('รอร้านตรวจก่อนแสดง')).toBeVisible()

  await enterOffice(context, baseURL, 'sales')
  const office = await context.newPage()
  await office.goto('/office')
  await office.getByRole('link', { name: 'รีวิว' }).click()
  const entry = office.getByRole('listitem').filter({ hasText: 'แผ่นเรียบ แพ็กแน่น' })
  await expect(entry).toBeVisible()
  expect(await axeFaults(office)).toEqual([])
  await entry.getByRole('button', { name: /^แสดงรีวิว/ }).click()
  await expect(entry).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('แสดงในหน้าสินค้าแล้ว')).toBeVisible()
})
