import { newCustomer } from './support/new-customer.ts'
import { newestMessageTo } from './support/outbox.ts'
import { expect, test } from './support/test.ts'
import { typeCode } from './support/type-code.ts'

const secret = 'New-Sheet-2027'

test('R2.49: a person replaces a forgotten password, in Thai on a phone, and other devices are signed out', async ({
  page,
  request,
  language,
}) => {
  const { phoneNumber, refresh_token } = await newCustomer(request)
  await language('th')
  await page.goto('/?auth=forgot')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'เบอร์โทรศัพท์' }).fill(phoneNumber.replace(/^(...)(...)/, '$1-$2-'))
  await dialog.getByRole('button', { name: 'ขอรหัส OTP' }).click()
  await expect(dialog.getByText('ถ้ามีบัญชีของเบอร์')).toBeVisible()
  const { code } = await newestMessageTo(request, phoneNumber)
  await typeCode(page, dialog, code)

  await expect(dialog.getByRole('heading', { name: 'ตั้งรหัสผ่านใหม่' })).toBeVisible()
  const save = dialog.getByRole('button', { name: 'บันทึกรหัสผ่าน' })
  const confirmation = dialog.getByRole('textbox', { name: 'ยืนยันรหัสผ่านใหม่' })
  await dialog.getByRole('textbox', { name: 'รหัสผ่านใหม่' }).first().fill('Password1')
  await confirmation.fill(secret)
  await expect(dialog.getByText('รหัสผ่านนี้คาดเดาง่าย')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'รหัสผ่านใหม่' }).first().fill(`${secret}8`)
  await save.click()
  await expect(dialog.getByText('รหัสผ่านที่ยืนยันไม่ตรงกัน')).toBeVisible()
  await expect(confirmation).toBeFocused()
  await dialog.getByRole('textbox', { name: 'รหัสผ่านใหม่' }).first().fill(secret)
  await save.click()

  await expect(dialog.getByText('เครื่องอื่นออกจากระบบแล้ว')).toBeVisible()
  const elsewhere = await request.post('/api/accounts/token-refresh', {
    data: { refreshToken: refresh_token },
  })
  expect(elsewhere.status()).toBe(401)
  await dialog.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
  await expect(page).toHaveURL(/auth=login/)
  const signIn = await request.post('/api/accounts/signin', {
    data: { userName: phoneNumber, password: secret },
  })
  expect(signIn.status()).toBe(200)
})

test('the code page of a company says nothing about whether it has an account, in English', async ({
  page,
  language,
}) => {
  await language('en')
  await page.goto('/?auth=forgot')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Company', { exact: true }).click()
  const email = dialog.getByRole('textbox', { name: 'E-mail' })
  await email.fill('nobody@paidee')
  await dialog.getByRole('button', { name: 'Send me the code' }).click()
  await expect(dialog.getByText('format invalid.')).toBeVisible()
  await email.fill('nobody@paidee.co.th')
  await dialog.getByRole('button', { name: 'Send me the code' }).click()
  await expect(dialog.getByText('If nobody@paidee.co.th has an account')).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText(/Reference \w+/)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(email).toHaveValue('nobody@paidee.co.th')
})
