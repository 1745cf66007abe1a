import { axeFaults } from './support/axe-faults.ts'
import { newCustomer } from './support/new-customer.ts'
import { signIn } from './support/office-sign-in.ts'
import { placeOrder } from './support/orders.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('the owner finds an order, prepares and ships it, and it is delivered', async ({
  page,
  request,
  troubles,
}) => {
  troubles.expect(/401/)
  const order = await placeOrder(request, await newCustomer(request), 'cashOnDelivery')
  await page.goto('/office/orders?view=all')
  await signIn(page, 'owner')
  const search = page.getByRole('searchbox', { name: 'เลขคำสั่งซื้อ ชื่อลูกค้า หรือเบอร์โทร' })
  await search.fill(order.orderNumber)
  await search.press('Enter')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: order.orderNumber }).click()
  const actions = page.getByRole('region', { name: 'ทำได้ตอนนี้' })
  await actions.getByRole('button', { name: 'เริ่มเตรียมสินค้า' }).click()
  await actions.getByRole('button', { name: 'แพ็กเสร็จ พร้อมจัดส่ง' }).click()
  await actions.getByLabel('ขนส่ง').fill('ไปรษณีย์ไทย')
  await actions.getByLabel('เลขพัสดุ').fill('EE 1234 56789 TH')
  await actions.getByRole('button', { name: 'ส่งให้บริษัทขนส่ง' }).click()
  await expect(actions.getByLabel('เลขพัสดุ')).toHaveValue('EE123456789TH')
  await actions.getByRole('button', { name: 'ถึงผู้รับแล้ว' }).click()
  await expect(actions.getByRole('button', { name: 'ปิดงาน' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'คืนเงิน' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'What can be done now' })).toBeVisible()
})

test('the warehouse prepares chosen orders together, and has no button to refund or cancel', async ({
  page,
  request,
  troubles,
}) => {
  troubles.expect(/401/)
  const customer = await newCustomer(request)
  const orders = [
    await placeOrder(request, customer, 'cashOnDelivery'),
    await placeOrder(request, customer, 'cashOnDelivery'),
  ]
  await page.goto(`/office/orders?view=all&keyword=${customer.phoneNumber}`)
  await signIn(page, 'warehouse')
  await page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }).check()
  const chosen = page.getByRole('region', { name: 'รายการที่เลือก' })
  await chosen.getByRole('button', { name: 'เริ่มเตรียมสินค้า 2' }).click()
  await expect(chosen.getByRole('status')).toHaveText('ทำแล้ว 2 จาก 2 · สำเร็จ 2')
  await expect(chosen.getByRole('button', { name: 'แพ็กเสร็จ พร้อมจัดส่ง 2' })).toBeEnabled()
  await page.getByRole('link', { name: orders[0]?.orderNumber }).click()
  await expect(page.getByRole('button', { name: 'แพ็กเสร็จ พร้อมจัดส่ง' })).toBeVisible()
  await expect(page.getByRole('button', { name: /คืนเงิน|ยกเลิก/ })).toHaveCount(0)
})

test('a session that ended elsewhere asks to sign in again, and what was asked for is done then', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/401/)
  await page.goto('/office/orders?view=all')
  await signIn(page, 'sales')
  await page.getByRole('table').getByRole('link', { name: /^PH-/ }).first().click()
  const note = page.getByRole('textbox', { name: 'บันทึกภายใน' })
  await note.fill('โทรก่อนส่ง')
  await context.clearCookies()
  await page.getByRole('button', { name: 'บันทึก' }).click()
  await expect(page.getByText(/การเข้าใช้งานของพิมพ์ชนก สุขใจสิ้นสุดแล้ว/)).toBeVisible()
  await expect(note).toBeHidden()
  await signIn(page, 'sales', 30)
  await expect(page.getByRole('listitem').filter({ hasText: 'โทรก่อนส่ง' })).toContainText('พิมพ์ชนก สุขใจ')
})
