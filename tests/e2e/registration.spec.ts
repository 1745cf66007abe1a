import type { Page } from 'playwright/test'
import { messagesTo, newestMessageTo, newPhoneNumber } from './support/outbox.ts'
import { expect, test } from './support/test.ts'
import { typeCode } from './support/type-code.ts'

const secret = 'Kanya-Sheet-7'

/** Pastes into the box that has the focus. */
const paste = (page: Page, code: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, code)
const storedText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

test('R1.4 R1.19 R2.48 R3.21 R3.22 R3.23 R3.24 R4.46 R4.47 R5.51 R6.6 R8.23: a person registers by phone number and code, in Thai on a phone, with two reloads', async ({
  page,
  request,
  language,
  troubles,
}) => {
  test.slow()
  // A wrong code.
  troubles.expect(/status of 400/)
  await language('th')
  await page.goto('/?auth=register&next=%2Fcart')
  const dialog = page.getByRole('dialog', { name: 'สมัครสมาชิก' })
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByText('เปลี่ยนประเภทภายหลังไม่ได้')).toBeVisible()
  await dialog.getByRole('radio', { name: 'บุคคลทั่วไป' }).check()
  await dialog.getByRole('button', { name: 'ต่อไป' }).click()

  const field = (name: string) => dialog.getByRole('textbox', { name })
  const typePasswords = async () => {
    await field('รหัสผ่าน').first().fill(secret)
    await field('ยืนยันรหัสผ่าน').fill(secret)
    await dialog.getByRole('checkbox', { name: /ยอมรับ/ }).check()
  }
  const submit = () => dialog.getByRole('button', { name: 'ขอรหัส OTP' }).click()
  const consent = dialog.getByRole('checkbox', { name: /ยอมรับ/ })

  await test.step('an empty form counts what is missing, and the first field takes the focus', async () => {
    await expect(consent).not.toBeChecked()
    await submit()
    await expect(dialog.getByText('มี 6 ช่องที่ต้องแก้')).toBeVisible()
    await expect(field('เบอร์โทรศัพท์')).toBeFocused()
    await expect(dialog.getByText('ต้องยอมรับก่อนสมัคร')).toBeVisible()
  })

  await test.step('R7.12: a taken number is told while it is typed', async () => {
    await field('เบอร์โทรศัพท์').fill('0812345678')
    await expect(dialog.getByText('เบอร์โทรศัพท์นี้มีผู้ใช้แล้ว')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'เข้าสู่ระบบด้วยเบอร์นี้' })).toBeVisible()
  })

  const phone = newPhoneNumber()
  const typedPhone = `+66 ${phone.slice(1, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`
  await test.step('the policy opens over the form, which stays as it is', async () => {
    await field('เบอร์โทรศัพท์').fill(typedPhone)
    await expect(field('เบอร์โทรศัพท์')).toHaveValue(typedPhone)
    await field('ชื่อ').first().fill('กัญญา')
    await field('นามสกุล').fill('ใจดี ณ อยุธยา')
    await field('อีเมล').fill('kanya@example.com')
    await expect(field('จังหวัด/รัฐ')).toBeHidden()
    await dialog.getByText('ข้อมูลเพิ่มเติม (ไม่บังคับ)').click()
    await field('จังหวัด/รัฐ').fill('กรุงเทพมหานคร')
    await field('เขต/อำเภอ').fill('บางรัก')
    await dialog.getByRole('combobox', { name: 'อุตสาหกรรม' }).selectOption('signage')
    await dialog.getByText('บรรจุภัณฑ์', { exact: true }).last().click()
    await dialog.getByRole('button', { name: 'นโยบายความเป็นส่วนตัว' }).click()
    const policy = page.getByRole('dialog', { name: 'นโยบายความเป็นส่วนตัว' })
    await expect(policy.getByText('ฉบับ 2024.1')).toBeVisible()
    await page.goBack()
    await expect(policy).toBeHidden()
    await expect(field('นามสกุล')).toHaveValue('ใจดี ณ อยุธยา')
    await expect(consent).not.toBeChecked()
  })

  await test.step('a reload keeps the form, but neither password nor consent', async () => {
    await field('รหัสผ่าน').first().fill(secret)
    await page.reload()
    await expect(field('นามสกุล')).toHaveValue('ใจดี ณ อยุธยา')
    await expect(field('เบอร์โทรศัพท์')).toHaveValue(typedPhone)
    await expect(field('รหัสผ่าน').first()).toHaveValue('')
    await expect(consent).not.toBeChecked()
    await expect(dialog.getByText('ข้อมูลที่กรอกไว้ก่อนหน้ายังอยู่')).toBeVisible()
  })

  await typePasswords()
  await test.step('a common password is refused before a code is sent', async () => {
    await field('รหัสผ่าน').first().fill('Password1')
    await submit()
    await expect(dialog.getByText('รหัสผ่านนี้คาดเดาง่าย')).toBeVisible()
    expect(await messagesTo(request, phone)).toEqual([])
    await typePasswords()
  })
  await submit()
  const codeDialog = page.getByRole('dialog', { name: 'ใส่รหัส 6 หลัก' })
  const { code, refCode } = await newestMessageTo(request, phone)
  await test.step('a wrong code leaves four tries', async () => {
    await expect(codeDialog.getByText(refCode, { exact: true })).toBeVisible()
    await expect(codeDialog.getByRole('timer')).toContainText(/ส่งรหัสใหม่ได้ใน \d+ วินาที/)
    await typeCode(page, codeDialog, code === '000000' ? '111111' : '000000')
    await expect(codeDialog.getByText('ลองได้อีก 4 ครั้ง')).toBeVisible()
  })

  await test.step('a reload goes on with the same code', async () => {
    expect(await storedText(page)).not.toContain(secret)
    await page.reload()
    await typePasswords()
    await submit()
    await expect(codeDialog.getByText(refCode, { exact: true })).toBeVisible()
    await expect(codeDialog.getByRole('timer')).toContainText(/ส่งรหัสใหม่ได้ใน [1-5]?\d วินาที/)
    expect(await messagesTo(request, phone)).toHaveLength(1)
  })

  await expect(codeDialog.getByRole('textbox').first()).toBeFocused()
  await paste(page, code)
  const done = page.getByRole('dialog', { name: 'สมัครสมาชิกเรียบร้อย' })
  await expect(done.getByText('เข้าสู่ระบบให้แล้วด้วยเบอร์')).toBeVisible()
  const leftOver = await storedText(page)
  for (const reported of [phone, typedPhone])
    expect(leftOver, 'drafts and codes are gone').not.toContain(reported)
  await done.getByRole('button', { name: 'ไปต่อ' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('R1.4 R3.21 R8.8 R8.9: a company registers by e-mail, in English on a desktop', async ({
  page,
  request,
  context,
  language,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await language('en')
  await page.goto('/?auth=register')
  const dialog = page.getByRole('dialog', { name: 'Register' })
  const field = (name: string) => dialog.getByRole('textbox', { name })
  const next = dialog.getByRole('button', { name: 'Next' })
  await next.click()
  await field('Phone number').fill('0812345678')
  await expect(dialog.getByText('Phone number is already taken.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Change' }).click()
  await dialog.getByRole('radio', { name: 'Company' }).check()
  await next.click()

  const email = `buyer-${newPhoneNumber()}@example.co.th`
  await field('E-mail').fill('purchase@siam.company')
  await field('Contact phone').fill('02-123-4567')
  await expect(dialog.getByText(/^E-mail format invalid\..*2 to 4 letters after the last dot/)).toBeVisible()
  await field('E-mail').fill(email)
  await field('Password').first().fill(secret)
  await field('Confirm password').fill(secret)
  await field('First name').fill('Somsri')
  await field('Last name').fill('Deengam')
  await field('Company name').fill('Paidee Signs Co., Ltd.')
  await field('Branch code').fill('7')
  await dialog.getByRole('checkbox', { name: /I accept/ }).check()
  const submit = () => dialog.getByRole('button', { name: 'Send me the code' }).click()

  await field('Tax ID').fill('010555612345')
  await submit()
  await expect(dialog.getByText('The tax ID format is incorrect.')).toBeVisible()
  await expect(field('Tax ID')).toBeFocused()
  await field('Tax ID').fill('0105556123454')
  await field('Tax ID').blur()
  await expect(dialog.getByText('Some digits may be mixed up.')).toBeVisible()
  await field('Tax ID').fill('0105556123453')
  await submit()

  const codeDialog = page.getByRole('dialog', { name: /Enter the 6.digit code/ })
  await expect(codeDialog.getByText(email)).toBeVisible()
  const { code } = await newestMessageTo(request, email)
  await typeCode(page, codeDialog, code)
  const done = page.getByRole('dialog', { name: 'You are registered' })
  await expect(done.getByText(email)).toBeVisible()
  const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value
  const profile = await request.get('/api/customers', { headers: { authorization: `Bearer ${token}` } })
  expect(await profile.json()).toMatchObject({
    kind: 'legalEntity',
    email,
    companyName: 'Paidee Signs Co., Ltd.',
    taxId: '0105556123453',
    branchCode: '00007',
    phoneNumber: '021234567',
    consents: { news: false },
  })
})
