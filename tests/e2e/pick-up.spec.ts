import { openCustomer, take } from './support/cart.ts'
import { stepsOf } from './support/checkout.ts'
import { enterOffice } from './support/office-session.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

test('R21.20 R21.21 R21.22: an order is picked up at a branch, paid at its counter and handed over for its code', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/409/)
  await take(request, await openCustomer(request, context, baseURL), { quantity: 1 })
  await page.goto('/checkout')
  await live(page)
  const { billing, channel, placeButton } = stepsOf(page)
  await page.getByRole('button', { name: 'รับเองที่สาขา' }).click()
  const branch = page.getByRole('radio', { name: 'สาขานนทบุรี' })
  await expect(branch).toHaveAccessibleDescription(/อ\.เมืองนนทบุรี · จันทร์–เสาร์ 8\.00–17\.30 น\..*พร้อมรับ/)
  await page.locator('[name=branch][value=nonthaburi]').click()
  await expect(page.getByText('รับเองที่สาขา ไม่ต้องใช้ที่อยู่จัดส่ง')).toBeVisible()
  await billing()
  await expect(page.locator('[name=channel][value=cashOnDelivery]')).toHaveCount(0)
  await channel('payAtCounter')
  await placeButton.click()
  await page.getByRole('dialog').getByRole('button', { name: 'ยืนยันคำสั่งซื้อ' }).click()
  const place = page.getByRole('region', { name: 'รับสินค้าที่ สาขานนทบุรี' })
  await expect(place).toContainText('พร้อมรับตั้งแต่')
  await expect(place.getByRole('link', { name: 'ดูแผนที่' })).toHaveAttribute('href', /google\.com\/maps/)
  const orderPage = page.url()
  const orderNumber =
    (await page.getByRole('heading', { level: 1 }).textContent())?.match(/PH-[\d-]+/)?.[0] ?? ''

  await enterOffice(context, baseURL, 'sales')
  const office = await context.newPage()
  await office.goto(`/office/orders/${orderNumber}`)
  const actions = office.getByRole('region', { name: 'ทำได้ตอนนี้' })
  for (const name of ['ยืนยันแทนลูกค้า', 'เริ่มเตรียมสินค้า', 'พร้อมให้ลูกค้ารับ'])
    await actions.getByRole('button', { name }).click()
  const asked = actions.getByLabel('รหัสรับสินค้าจากลูกค้า')
  await expect(asked).toBeVisible()

  await page.goto(orderPage)
  const code = (await place.locator('b').textContent()) ?? ''
  expect(code).toMatch(/^[0-9A-Z]{6}$/)
  await expect(place).toContainText('แจ้งรหัสนี้กับพนักงานที่สาขา')

  await asked.fill('000000')
  await actions.getByRole('button', { name: 'ลูกค้ารับแล้ว' }).click()
  await expect(office.getByText('รหัสรับสินค้าไม่ตรงกับคำสั่งซื้อนี้')).toBeVisible()
  await expect(asked, 'what was typed stays').toHaveValue('000000')
  await asked.fill(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase())
  await actions.getByRole('button', { name: 'ลูกค้ารับแล้ว' }).click()
  await expect(actions.getByRole('button', { name: 'ปิดงาน' })).toBeVisible()

  await page.goto(orderPage)
  await expect(page.getByText('รับสินค้าแล้ว').first()).toBeVisible()
  await expect(page.getByText('ชำระเงินแล้ว').first()).toBeVisible()
})
