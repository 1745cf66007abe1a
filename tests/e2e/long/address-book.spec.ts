import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { keepTokens } from '../support/customer.ts'
import { newCustomer } from '../support/new-customer.ts'
import { live } from '../support/ready.ts'
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

async function isInOrder(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(tooWide, 'sideways scroll').toBeLessThanOrEqual(0)
  })
}

for (const [words, width] of [
  ['th', 320],
  ['en', 768],
  ['th', 1440],
] as const) {
  test(`every state of the address book is in order in ${words} at ${width}, with the longest names`, async ({
    page,
    context,
    request,
    baseURL,
    language,
    troubles,
  }) => {
    troubles.expect(/500/)
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await language(words)
    const tokens = await newCustomer(request)
    await keepTokens(context, baseURL, tokens)
    await page.route('**/api/customers/address-book?*', (route) => route.fulfill({ status: 500 }), {
      times: 1,
    })
    await page.goto('/profile?tab=addresses')
    await live(page)
    const main = page.locator('main')
    await main.getByRole('alert').waitFor()
    await isInOrder(page, 'the list failed')
    await main.getByRole('button', { name: /ลองอีกครั้ง|Try again/ }).click()
    await main.getByRole('button', { name: /เพิ่มที่อยู่|Add address/ }).waitFor()
    await isInOrder(page, 'empty')
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    for (const isDefault of [true, false])
      await request.post('/api/customers/address-book', { headers, data: { ...longest, isDefault } })
    await page.reload()
    await live(page)
    await main.getByRole('listitem').first().waitFor()
    await isInOrder(page, 'the list')
    await main
      .getByRole('button', { name: /^(แก้ไข|Edit)/ })
      .first()
      .click()
    const form = page.getByRole('dialog')
    await form.getByRole('combobox').waitFor()
    await isInOrder(page, 'an address is edited')
    await form.getByLabel(/ชื่อผู้รับ|Recipient/).fill('')
    await form.getByLabel(/รหัสไปรษณีย์|Postcode/).fill('99999')
    await form.getByRole('button', { name: /บันทึกที่อยู่|Save address/ }).click()
    await expect(form.getByRole('alert').first()).toBeVisible()
    await isInOrder(page, 'wrong fields, and a postcode that nobody knows')
    await form.getByRole('button', { name: /ค้นจากชื่อตำบล|Search by sub-district/ }).click()
    await form.getByLabel(/ค้นหาตำบล|Find a sub-district/).fill('บางจาก')
    await form.getByRole('button', { name: /10260/ }).waitFor()
    await isInOrder(page, 'the search for a sub-district')
    await form.getByRole('button', { name: /ยกเลิก|Cancel/ }).click()
    const question = page.getByRole('dialog', { name: /ออกโดยไม่บันทึก|Leave without saving/ })
    await question.waitFor()
    await isInOrder(page, 'whether to leave without saving')
    await question.getByRole('button', { name: /ไม่บันทึก|Do not save/ }).click()
    await main
      .getByRole('button', { name: /^(ลบ|Delete)/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: /ลบที่อยู่เริ่มต้น|Delete the default/ }).waitFor()
    await isInOrder(page, 'whether to delete')
  })
}
