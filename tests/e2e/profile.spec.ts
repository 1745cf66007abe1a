import type { APIRequestContext, Page } from 'playwright/test'
import { storeTokens } from './support/customer.ts'
import { newCustomer } from './support/new-customer.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

/** The newest code in the sandbox outbox that was not read before. */
async function newestCode(request: APIRequestContext, to: string, refCode: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const messages: { refCode: string; code: string }[] = await (
      await request.get(`/sandbox/outbox?to=${to}`)
    ).json()
    code = messages.find((message) => message.refCode === refCode)?.code
    expect(code).toBeDefined()
  }).toPass()
  return code ?? ''
}

const snackbar = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

async function open(page: Page, address: string) {
  await page.goto(address)
  await live(page)
}

test('R2.15 R2.53 R3.43 R6.11: a customer edits the profile by groups, and nothing typed is lost', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await storeTokens(context, baseURL, await newCustomer(request))
  await open(page, '/profile')
  const personal = page.getByRole('region', { name: 'ข้อมูลส่วนตัว' })
  await personal.getByRole('button', { name: 'แก้ไข ข้อมูลส่วนตัว' }).click()
  const firstName = personal.getByLabel('ชื่อ', { exact: false }).first()
  await expect(firstName).toBeFocused()

  // An empty name is refused before anything is sent.
  await personal.getByLabel('นามสกุล').fill('')
  await personal.getByRole('button', { name: 'บันทึก' }).click()
  await expect(personal.getByText('ต้องแก้ 1 ช่อง')).toBeVisible()
  await expect(personal.getByLabel('นามสกุล')).toBeFocused()
  await personal.getByLabel('นามสกุล').fill('พาณิชย์เจริญกิจ')

  // A country is found by its English name too.
  await personal.getByRole('combobox', { name: /ประเทศ/ }).fill('')
  await page.keyboard.type('lao')
  await page.keyboard.press('Enter')
  await personal.getByText('พลาสติกม้วน').click()

  // A reload brings back what was typed; leaving asks nothing.
  await page.reload()
  await live(page)
  await personal.getByRole('button', { name: 'แก้ไขต่อ ข้อมูลส่วนตัว' }).click()
  await expect(personal.getByText('นำข้อมูลที่กรอกค้างไว้กลับมาแล้ว')).toBeVisible()
  await expect(personal.getByText('ยังไม่ได้บันทึก 3 ช่อง')).toBeVisible()

  await personal.getByRole('button', { name: 'ยกเลิก' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'กรอกต่อ' }).click()
  await personal.getByRole('button', { name: 'บันทึก' }).click()
  await expect(snackbar(page, 'บันทึกข้อมูลส่วนตัวแล้ว')).toBeVisible()
  await expect(personal.getByText('สมหญิง พาณิชย์เจริญกิจ')).toBeVisible()
  await expect(personal.getByText('ลาว')).toBeVisible()
  await expect(personal.getByRole('button', { name: 'แก้ไข ข้อมูลส่วนตัว' })).toBeFocused()
  await expect(page.getByText('แก้ไขต่อ')).toHaveCount(0)
})

test('R2.16 R2.50 R2.58 R6.12 R8.16: a customer changes the password with the old one and a code', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 400/)
  const customer = await newCustomer(request)
  await storeTokens(context, baseURL, customer)
  await open(page, '/profile')
  await page.getByRole('link', { name: 'เปลี่ยนรหัสผ่าน' }).click()
  await expect(page).toHaveURL(/\/profile\/change-password$/)

  const field = (name: string) => page.getByLabel(name, { exact: false }).first()
  await field('รหัสผ่านเดิม').fill('Wrong-Password-1')
  await field('รหัสผ่านใหม่').fill('phaen')
  await expect(page.getByRole('listitem').filter({ hasText: 'ตัวพิมพ์เล็ก a–z ผ่านแล้ว' })).toBeVisible()
  await field('รหัสผ่านใหม่').fill('Vinyl-Roll-77')
  await field('ยืนยันรหัสผ่านใหม่').fill('Vinyl-Roll-77')
  const enterCode = async () => {
    await page.getByRole('button', { name: 'ขอรหัส OTP' }).click()
    const boxes = page.getByRole('group', { name: 'รหัส 6 หลัก' })
    const sent = page.getByText(/รหัสอ้างอิง/).first()
    await expect(sent).toContainText(/รหัสอ้างอิง [A-Z0-9]{4}/)
    const refCode = /รหัสอ้างอิง ([A-Z0-9]{4})/.exec((await sent.textContent()) ?? '')?.[1] ?? ''
    const code = await newestCode(request, customer.phoneNumber, refCode)
    await boxes.getByRole('textbox').first().click()
    await page.keyboard.type(code)
  }
  await enterCode()

  // The server finds the wrong old password last; the confirmed code is still good.
  await expect(page.getByText('รหัสผ่านเดิมไม่ถูกต้อง')).toBeVisible()
  await expect(field('รหัสผ่านเดิม')).toBeFocused()
  await field('รหัสผ่านเดิม').fill(customer.password)
  await page.getByRole('button', { name: 'ขอรหัส OTP' }).click()
  await expect(page.getByText('ใช้รหัสผ่านใหม่ได้ทันที')).toBeVisible()
  await expect(snackbar(page, 'เปลี่ยนรหัสผ่านแล้ว').first()).toBeVisible()
  const signIn = (password: string) =>
    request.post('/api/accounts/signin', { data: { userName: customer.phoneNumber, password } })
  expect((await signIn('Vinyl-Roll-77')).status()).toBe(200)
  expect((await signIn(customer.password)).status()).not.toBe(200)
})

test('R2.57 R8.3: a customer switches the news, takes the data along and closes the account, in English', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
  language,
}) => {
  troubles.expect(/status of 40[01]/)
  const customer = await newCustomer(request)
  await storeTokens(context, baseURL, customer)
  await language('en')
  await open(page, '/profile?tab=settings')
  const news = page.getByRole('switch', { name: 'News and offers' })
  await expect(news).not.toBeChecked()
  await news.click()
  await expect(snackbar(page, 'Your news setting is saved')).toBeVisible()
  await expect(news).toBeChecked()
  // A message that comes while another one is shown is ignored.
  await expect(snackbar(page, 'Your news setting is saved')).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^phaen-\d{4}-\d{2}-\d{2}\.json$/)

  await expect(snackbar(page, 'Your data is downloaded')).toBeVisible()
  await expect(snackbar(page, 'Your data is downloaded')).toHaveCount(0)

  await page.getByRole('button', { name: 'Close account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Tax invoices and accounting records are kept for 5 years')
  await dialog.getByLabel('Password').first().fill('Not-My-Password-1')
  await dialog.getByRole('button', { name: 'Close account' }).click()
  await expect(dialog.getByRole('checkbox')).toBeFocused()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Close account' }).click()
  await expect(dialog.getByText('Invalid Password')).toBeVisible()
  await dialog.getByLabel('Password').first().fill(customer.password)
  await dialog.getByRole('button', { name: 'Close account' }).click()
  await expect(snackbar(page, 'The account is closed and erased')).toBeVisible()
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  const again = await request.post('/api/accounts/signin', {
    data: { userName: customer.phoneNumber, password: customer.password },
  })
  expect(again.status()).not.toBe(200)
})
