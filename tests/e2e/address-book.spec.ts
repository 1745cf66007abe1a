import type { Locator, Page } from 'playwright/test'
import { storeTokens } from './support/customer.ts'
import { newCustomer } from './support/new-customer.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const tab = '/profile?tab=addresses'

const rowOf = (page: Page, name: string) =>
  page.locator('main').getByRole('listitem').filter({ hasText: name })
const notice = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

async function fill(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value)
}

test.use({ viewport: { width: 360, height: 740 } })

test('R1.7 R2.54 R2.55 R6.13 R8.9 R8.19 R8.20 R8.21 R8.24: an address book in Thai: by postcode, by the name of a sub-district, default, edited, deleted', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  const customer = await newCustomer(request)
  await storeTokens(context, baseURL, customer)
  await page.goto(tab)
  await live(page)
  await page.getByRole('button', { name: 'เพิ่มที่อยู่' }).click()
  const form = page.getByRole('dialog', { name: 'เพิ่มที่อยู่' })
  const save = form.getByRole('button', { name: 'บันทึกที่อยู่' })

  await test.step('the first address: an empty form counts its faults, a postcode offers its sub-districts', async () => {
    await expect(form.getByLabel('ชื่อผู้รับ')).toHaveValue('สมหญิง ทดสอบ')
    await expect(form.getByLabel('เบอร์โทรศัพท์')).toHaveValue(customer.phoneNumber)
    await save.click()
    await expect(form.getByText('ต้องแก้ 2 ช่อง')).toBeVisible()
    await expect(form.getByLabel('บ้านเลขที่ หมู่ ซอย ถนน')).toBeFocused()
    await fill(form, {
      ชื่อผู้รับ: 'คลังสินค้า ป้ายดี',
      เบอร์โทรศัพท์: '0898765433',
      'บ้านเลขที่ หมู่ ซอย ถนน': '55/9 หมู่ 3 ถนนเทพารักษ์',
      'อาคาร ชั้น ห้อง': 'โกดัง 7',
      รหัสไปรษณีย์: '10540',
    })
    await form.getByRole('radio', { name: 'บางพลีใหญ่ อำเภอบางพลี สมุทรปราการ' }).check()
    await save.click()
  })

  await test.step('R8.24: it is added, with a message, and is the default', async () => {
    await expect(notice(page, 'เพิ่มที่อยู่ของ คลังสินค้า ป้ายดี แล้ว')).toBeVisible()
    const row = rowOf(page, 'คลังสินค้า ป้ายดี')
    await expect(row).toContainText('ค่าเริ่มต้น')
    await expect(row).toContainText('55/9 หมู่ 3 ถนนเทพารักษ์ โกดัง 7 ตำบลบางพลีใหญ่ อำเภอบางพลี สมุทรปราการ 10540')
  })

  await test.step('the second address: found by the name of its sub-district, kept over a reload', async () => {
    await page.getByRole('button', { name: 'เพิ่มที่อยู่' }).click()
    await fill(form, { ชื่อผู้รับ: 'ร้านสมชายทำป้าย', เบอร์โทรศัพท์: '0812345678' })
    await form.getByRole('button', { name: 'ค้นจากชื่อแขวง/ตำบล' }).click()
    await form.getByLabel('ค้นหาแขวง/ตำบล').fill('พระโขนงใต้')
    await form.getByRole('button', { name: 'พระโขนงใต้ เขตพระโขนง กรุงเทพมหานคร 10260' }).click()
    await expect(form.getByLabel('รหัสไปรษณีย์')).toHaveValue('10260')
    await page.reload()
    await live(page)
    await expect(page.getByText('มีที่อยู่ใหม่ที่กรอกค้างไว้')).toBeVisible()
    await page.getByRole('button', { name: 'กรอกต่อ' }).click()
    await expect(form.getByText('นำข้อมูลที่กรอกค้างไว้กลับมาแล้ว')).toBeVisible()
    await expect(form.getByLabel('ชื่อผู้รับ')).toHaveValue('ร้านสมชายทำป้าย')
    await expect(form.getByLabel('แขวง/ตำบล').locator('option:checked')).toHaveText(/^พระโขนงใต้/)
    await expect(form.getByLabel('เขต/อำเภอ')).toHaveValue('พระโขนง')
  })

  await test.step('R8.9: a refused tax id is told at its field; offline nothing typed is lost', async () => {
    await fill(form, { 'บ้านเลขที่ หมู่ ซอย ถนน': '19/2 ซอยสุขุมวิท 62', เลขประจำตัวผู้เสียภาษี: '01055610' })
    await save.click()
    await expect(form.getByText('รูปแบบเลขประจำตัวผู้เสียภาษีไม่ถูกต้อง')).toBeVisible()
    await fill(form, { เลขประจำตัวผู้เสียภาษี: '0105561012345', รหัสสาขา: '00000' })
    await expect(form.getByText(/ตัวเลขอาจสลับกัน/)).toBeVisible()
    troubles.expect(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(true)
    await save.click()
    await expect(form.getByText(/เชื่อมต่อร้านไม่ได้/)).toBeVisible()
    await context.setOffline(false)
    await save.click()
    const added = notice(page, 'เพิ่มที่อยู่ของ ร้านสมชายทำป้าย แล้ว')
    await expect(added).toBeVisible()
    await expect(page.getByText('มีที่อยู่ใหม่ที่กรอกค้างไว้')).toBeHidden()
    // A message is ignored while another one shows.
    await expect(added).toBeHidden()
  })

  await test.step('R3.19: another address becomes the default', async () => {
    await rowOf(page, 'ร้านสมชายทำป้าย')
      .getByRole('button', { name: /ตั้งเป็นค่าเริ่มต้น/ })
      .click()
    const saved = notice(page, 'บันทึกที่อยู่ของ ร้านสมชายทำป้าย แล้ว')
    await expect(saved).toBeVisible()
    await expect(rowOf(page, 'ร้านสมชายทำป้าย')).toContainText('ค่าเริ่มต้น')
    await expect(rowOf(page, 'คลังสินค้า ป้ายดี').getByRole('button', { name: /ตั้งเป็นค่าเริ่มต้น/ })).toBeVisible()
    await expect(saved).toBeHidden()
  })

  await test.step('R8.20: an address is edited; changes are lost only after a question', async () => {
    const editing = page.getByRole('dialog', { name: 'แก้ไขที่อยู่' })
    await rowOf(page, 'คลังสินค้า ป้ายดี').getByRole('button', { name: /แก้ไข/ }).click()
    await expect(editing.getByLabel('จังหวัด')).toHaveValue('สมุทรปราการ')
    await fill(editing, { ชื่อผู้รับ: 'โรงงาน ป้ายดี' })
    await editing.getByRole('button', { name: 'ยกเลิก' }).click()
    await page.getByRole('dialog', { name: 'ออกโดยไม่บันทึก' }).getByRole('button', { name: 'กรอกต่อ' }).click()
    await editing.getByRole('button', { name: 'บันทึกที่อยู่' }).click()
    const saved = notice(page, 'บันทึกที่อยู่ของ โรงงาน ป้ายดี แล้ว')
    await expect(saved).toBeVisible()
    await expect(saved).toBeHidden()
  })

  await test.step('R8.21: the default is deleted after a question that names its heir', async () => {
    await rowOf(page, 'ร้านสมชายทำป้าย').getByRole('button', { name: /ลบ/ }).click()
    const question = page.getByRole('dialog', { name: 'ลบที่อยู่เริ่มต้น' })
    await expect(question).toContainText('19/2 ซอยสุขุมวิท 62 แขวงพระโขนงใต้ เขตพระโขนง กรุงเทพมหานคร 10260')
    await expect(question).toContainText('ที่อยู่ของ โรงงาน ป้ายดี จะเป็นที่อยู่เริ่มต้นแทน')
    await question.getByRole('button', { name: 'ลบที่อยู่' }).click()
    await expect(notice(page, 'ลบที่อยู่ของ ร้านสมชายทำป้าย แล้ว')).toBeVisible()
    await expect(rowOf(page, 'ร้านสมชายทำป้าย')).toBeHidden()
    await expect(rowOf(page, 'โรงงาน ป้ายดี')).toContainText('ค่าเริ่มต้น')
  })
})

test('R9.9 R9.10: in English, three addresses are listed, then five at a time', async ({
  page,
  context,
  request,
  baseURL,
  language,
}) => {
  await language('en')
  const tokens = await newCustomer(request)
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const answer = await request.post('/api/customers/address-book', {
      headers: { authorization: `Bearer ${tokens.access_token}` },
      data: {
        recipientName: `Shop ${number}`,
        phoneNumber: '0812345678',
        addressLine: `${number} Silom Road`,
        subDistrict: 'Si Lom',
        district: 'Bang Rak',
        province: 'Bangkok',
        postcode: '10500',
        isDefault: false,
      },
    })
    expect(answer.status()).toBe(200)
  }
  await storeTokens(context, baseURL, tokens)
  await page.goto(tab)
  await live(page)
  await expect(page.getByText('3 of 7 addresses')).toBeVisible()
  await page.getByRole('button', { name: 'Show 2 more' }).click()
  await expect(page.getByText('5 of 7 addresses')).toBeVisible()
  await page.getByRole('button', { name: 'Show 2 more' }).click()
  await expect(page.getByText('7 of 7 addresses')).toBeVisible()
  await page.getByRole('button', { name: 'Add address' }).click()
  const form = page.getByRole('dialog', { name: 'Add address' })
  await form.getByLabel('Postcode').fill('10500')
  await expect(form.getByRole('radio', { name: 'Si Lom Bang Rak, Bangkok' })).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Do not save' }).click()
  await expect(form).toBeHidden()

  await test.step('R7.21: the form opens with the address as it is now; after a change five are listed again', async () => {
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    const { data } = await (await request.get('/api/customers/address-book?pageSize=100', { headers })).json()
    const { id, ...seventh } = data.find(
      ({ recipientName }: { recipientName: string }) => recipientName === 'Shop 7',
    )
    await request.put(`/api/customers/address-book/${id}`, {
      headers,
      data: { ...seventh, phoneNumber: '0899999999' },
    })
    await rowOf(page, 'Shop 7').getByRole('button', { name: /^Edit/ }).click()
    const editing = page.getByRole('dialog', { name: 'Edit address' })
    await expect(editing.getByLabel('Phone')).toHaveValue('0899999999')
    await editing.getByRole('button', { name: 'Save address' }).click()
    await expect(editing).toBeHidden()
    await expect(page.getByText('5 of 7 addresses')).toBeVisible()
  })
})
