import { readFile } from 'node:fs/promises'
import { axeFaults } from '../support/axe-faults.ts'
import { newCustomer } from '../support/new-customer.ts'
import { enterOffice } from '../support/office-session.ts'
import { placeOrder } from '../support/orders.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('a customer is found, suspended and let in again, and is answered an export and an erasure', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const customer = await newCustomer(request, { firstName: 'มาลี', lastName: 'ขอลบ' })
  const { orderNumber } = await placeOrder(request, customer, 'cashOnDelivery')
  const profile = () =>
    request.get('/api/customers', { headers: { authorization: `Bearer ${customer.access_token}` } })
  const signIn = () =>
    request.post('/api/accounts/signin', {
      data: { userName: customer.phoneNumber, password: customer.password },
    })
  await enterOffice(context, baseURL, 'sales')
  await page.goto('/office')
  await expect(page.getByRole('heading', { name: /^วันนี้/ })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  const search = page.getByRole('searchbox', { name: /^ค้นหาชื่อ/ })
  await search.fill(customer.phoneNumber)
  await search.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'มาลี ขอลบ' }).click()
  await expect(page.getByRole('heading', { name: 'มาลี ขอลบ' })).toBeVisible()
  await expect(page.getByText('ยังไม่มีคำขอ')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page.getByRole('link', { name: orderNumber }).click()
  await page.getByRole('link', { name: 'มาลี ขอลบ' }).click()
  expect((await profile()).status()).toBe(200)
  await page.getByRole('button', { name: 'ระงับบัญชี' }).click()
  const dialog = page.getByRole('dialog')
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'ระงับบัญชี' }).click()
  await expect(page.getByText(/บัญชีนี้ถูกระงับ/)).toBeVisible()
  expect((await profile()).status()).toBe(401)
  expect(await (await signIn()).json()).toMatchObject({ status: 403, code: 'USER_INACTIVE' })
  await page.getByRole('button', { name: 'เปิดบัญชีอีกครั้ง' }).click()
  await expect(page.getByRole('button', { name: 'ระงับบัญชี' })).toBeVisible()
  expect((await signIn()).status()).toBe(200)

  await page.getByRole('button', { name: 'บันทึกคำขอ' }).click()
  await expect(page.getByText('เลือกวันนี้หรือวันก่อนหน้า')).toBeVisible()
  await page.getByLabel('วันที่ลูกค้าขอ').fill('2024-11-20')
  await page.getByRole('button', { name: 'บันทึกคำขอ' }).click()
  const asked = page.getByRole('listitem').filter({ hasText: 'ขอสำเนาข้อมูล' })
  await expect(asked).toContainText('รอตอบ')
  const download = page.waitForEvent('download')
  await asked.getByRole('button', { name: 'ดาวน์โหลดข้อมูล' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(customer.phoneNumber)
  await expect(asked).toContainText('ตอบเมื่อ')

  await page.getByLabel('ขออะไร').selectOption('erase')
  await page.getByLabel('วันที่ลูกค้าขอ').fill('2024-11-21')
  await page.getByRole('button', { name: 'บันทึกคำขอ' }).click()
  const erasure = page.getByRole('listitem').filter({ hasText: 'ขอให้ลบข้อมูล' })
  await erasure.getByRole('button', { name: 'ลบข้อมูล' }).click()
  await dialog.getByRole('button', { name: 'ลบข้อมูล' }).click()
  await expect(page.getByRole('heading', { name: 'ลบข้อมูลแล้ว' })).toBeVisible()
  await expect(erasure).toContainText('ตอบเมื่อ')
  await expect(page.getByText('มาลี')).toHaveCount(0)
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible()
  expect((await signIn()).status()).toBe(400)
  expect(await axeFaults(page)).toEqual([])
})

test('the warehouse is shown no customers, and is refused by the server', async ({
  page,
  context,
  baseURL,
}) => {
  await enterOffice(context, baseURL, 'warehouse')
  await page.goto('/office/customers')
  await expect(page).toHaveURL(/\/office\/?$/)
  const entries = page.getByRole('navigation', { name: 'เมนูหลังร้าน' })
  await expect(entries.getByRole('link', { name: 'คำสั่งซื้อ' })).toBeVisible()
  await expect(entries.getByRole('link', { name: 'ลูกค้า' })).toHaveCount(0)
  expect((await page.request.get('/api/office/customers')).status()).toBe(403)
})
