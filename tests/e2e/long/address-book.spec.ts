import { storeTokens } from '../support/customer.ts'
import { isInOrderInBoth } from '../support/in-order.ts'
import { newCustomer } from '../support/new-customer.ts'
import { live } from '../support/ready.ts'
import { refuse } from '../support/refuse.ts'
import { expect, test } from '../support/test.ts'

const longest = {
  recipientName: `บริษัท ${'ปิ่นปั๊มน้ำแข็งญี่ปุ่น'.repeat(5)} จำกัด (มหาชน)`.slice(0, 120),
  phoneNumber: '0812345678',
  addressLine: 'เลขที่๙๙/๑หมู่บ้านกรุงเทพกรีฑาที่อยู่ยาวมาก'.repeat(8).slice(0, 300),
  subDistrict: 'นิคมสร้างตนเองลำโดมน้อย',
  district: 'สิรินธร',
  province: 'อุบลราชธานี',
  postcode: '34350',
  isDefault: true,
  taxId: '0105556123453',
  branchCode: '00000',
}

const widths = { th: [1440, 320], en: [768, 320] }

test('every state of the address book is in order, with the longest names', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/500/)
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const tokens = await newCustomer(request)
  await storeTokens(context, baseURL, tokens)
  await page.route('**/api/customers/address-book?*', (route) => route.fulfill({ status: 500 }), {
    times: 1,
  })
  await page.goto('/profile?tab=addresses')
  await live(page)
  const main = page.locator('main')
  await main.getByRole('alert').waitFor()
  await isInOrderInBoth(page, 'the list failed', widths)
  await main.getByRole('button', { name: /ลองอีกครั้ง/ }).click()
  await main.getByRole('button', { name: /เพิ่มที่อยู่/ }).waitFor()
  await isInOrderInBoth(page, 'empty', widths)
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  for (const isDefault of [true, false])
    await request.post('/api/customers/address-book', { headers, data: { ...longest, isDefault } })
  await page.reload()
  await live(page)
  await main.getByRole('listitem').first().waitFor()
  await isInOrderInBoth(page, 'the list', widths)
  await main.getByRole('button', { name: /^แก้ไข/ }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox').waitFor()
  await isInOrderInBoth(page, 'an address is edited', widths)
  await form.getByLabel(/ชื่อผู้รับ/).fill('')
  await form.getByLabel(/รหัสไปรษณีย์/).fill('99999')
  await form.getByRole('button', { name: /บันทึกที่อยู่/ }).click()
  await expect(form.getByRole('alert').first()).toBeVisible()
  await isInOrderInBoth(page, 'wrong fields, and a postcode that nobody knows', widths)
  await form.getByRole('button', { name: /ค้นจากชื่อแขวง\/ตำบล/ }).click()
  await form.getByLabel(/ค้นหาแขวง\/ตำบล/).fill('บางจาก')
  await form.getByRole('button', { name: /10260/ }).waitFor()
  await isInOrderInBoth(page, 'the search for a sub-district', widths)
  await form.getByRole('button', { name: /ยกเลิก/ }).click()
  const question = page.getByRole('dialog', { name: /ออกโดยไม่บันทึก/ })
  await question.waitFor()
  await isInOrderInBoth(page, 'whether to leave without saving', widths)
  await question.getByRole('button', { name: /ไม่บันทึก/ }).click()
  await main.getByRole('button', { name: /^ลบ/ }).first().click()
  await page.getByRole('dialog', { name: /ลบที่อยู่เริ่มต้น/ }).waitFor()
  await isInOrderInBoth(page, 'whether to delete', widths)
})

test('a full book and a refused field are told in the form, and nothing typed is lost', async ({
  page,
  context,
  request,
  baseURL,
  language,
  troubles,
}) => {
  troubles.expect(/status of 409/)
  troubles.expect(/status of 400/)
  await language('en')
  await storeTokens(context, baseURL, await newCustomer(request))
  const answers = [
    refuse(409, 'ADDRESS_BOOK_FULL', {}, { detail: '100' }),
    refuse(400, 'VALIDATION', {}, { errors: [{ field: 'phoneNumber', code: 'pattern' }] }),
  ]
  await page.route('**/api/customers/address-book', (route) => {
    const answer = route.request().method() === 'POST' ? answers.shift() : undefined
    return answer ? answer(route) : route.fallback()
  })
  await page.goto('/profile?tab=addresses')
  await live(page)
  const main = page.locator('main')
  await main.getByRole('button', { name: 'Add address' }).click()
  const form = page.getByRole('dialog', { name: 'Add address' })
  const save = form.getByRole('button', { name: 'Save address' })
  await form.getByLabel('Recipient').fill('Paidee Signs')
  await form.getByLabel('Phone number').fill('0898765433')
  await form.getByLabel('House number, lane, road').fill('55/9 Thepharak Road')
  await form.getByLabel('Postcode').fill('10500')
  await form.getByRole('radio', { name: /^Si Lom/ }).check()

  await save.click()
  await expect(form.getByRole('alert')).toContainText('Your address book is full.')
  await expect(form.getByRole('alert')).toContainText('What you typed is still here.')
  await form.getByRole('button', { name: 'Go back and delete one' }).click()
  await expect(form).toBeHidden()
  await expect(main.getByText('You began a new address and did not save it.')).toBeVisible()
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByLabel('Recipient')).toHaveValue('Paidee Signs')

  await save.click()
  await expect(form.getByText('This field is not valid.')).toBeVisible()
  await expect(form.getByLabel('Phone number')).toBeFocused()
  await expect(form.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('House number, lane, road')).toHaveValue('55/9 Thepharak Road')
  await form.getByLabel('Phone number').fill('0898765434')
  await save.click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Paidee Signs' })).toContainText(
    '55/9 Thepharak Road',
  )
  await expect(main.getByText('You began a new address and did not save it.')).toBeHidden()
})

test('an address that was being edited is offered again after a reload, as it was typed', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await newCustomer(request)
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const stored = await request.post('/api/customers/address-book', { headers, data: longest })
  expect(stored.status()).toBe(200)
  await storeTokens(context, baseURL, tokens)
  await page.goto('/profile?tab=addresses')
  await live(page)
  const main = page.locator('main')
  const form = page.getByRole('dialog', { name: 'แก้ไขที่อยู่' })
  await main.getByRole('button', { name: /^แก้ไข/ }).click()
  await form.getByLabel('บ้านเลขที่ หมู่ ซอย ถนน').fill('19/2 ซอยสุขุมวิท 62')
  await form.getByLabel('รหัสไปรษณีย์').fill('10540')
  await form.getByRole('radio', { name: /^บางพลีใหญ่/ }).check()

  await page.reload()
  await live(page)
  await expect(main.getByText(/^มีการแก้ไขที่อยู่ของ .* ที่ยังไม่ได้บันทึก/)).toBeVisible()
  await main.getByRole('button', { name: 'กรอกต่อ' }).click()
  await expect(form.getByText('นำข้อมูลที่กรอกค้างไว้กลับมาแล้ว')).toBeVisible()
  await expect(form.getByLabel('ชื่อผู้รับ')).toHaveValue(longest.recipientName)
  await expect(form.getByLabel('บ้านเลขที่ หมู่ ซอย ถนน')).toHaveValue('19/2 ซอยสุขุมวิท 62')
  await expect(form.getByLabel('รหัสไปรษณีย์')).toHaveValue('10540')
  await expect(form.getByLabel('จังหวัด')).toHaveValue('สมุทรปราการ')

  await form.getByRole('button', { name: 'เริ่มใหม่' }).click()
  await expect(form.getByLabel('บ้านเลขที่ หมู่ ซอย ถนน')).toHaveValue(longest.addressLine)
  await expect(form.getByLabel('รหัสไปรษณีย์')).toHaveValue('34350')
})
