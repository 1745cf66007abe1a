import { axeFaults } from './support/axe-faults.ts'
import { checkLines } from './support/check-lines.ts'
import { storeTokens } from './support/customer.ts'
import { newCustomer } from './support/new-customer.ts'
import { live, still } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const written = 'AC-CAST red-1220x2440x3 4\nAC-FAN 2'

test('R21.8: a guest who wants to save is asked to sign in, and keeps what is written', async ({ page }) => {
  await page.goto('/quick-order')
  await live(page)
  const lines = page.getByRole('textbox', { name: /บรรทัดละรายการ/ })
  await checkLines(page, written)
  await page.getByRole('button', { name: 'บันทึกเป็นรายการ' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(lines).toHaveValue(written)
  await expect(page.getByRole('region', { name: 'ผลตรวจ' }).getByRole('listitem')).toHaveCount(2)
})

test('R21.8 R21.9: lines are saved by a name, opened again, renamed and deleted', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await storeTokens(context, baseURL, await newCustomer(request))
  await page.goto('/quick-order')
  await live(page)
  const lines = page.getByRole('textbox', { name: /บรรทัดละรายการ/ })
  await checkLines(page, written)
  await page.getByRole('button', { name: 'บันทึกเป็นรายการ' }).click()
  const dialog = page.getByRole('dialog', { name: 'บันทึกเป็นรายการ' })
  await dialog.getByRole('button', { name: 'บันทึก', exact: true }).click()
  await expect(dialog).toContainText('ใส่ชื่อรายการ')
  await dialog.getByRole('textbox', { name: 'ชื่อรายการ' }).fill('ป้ายหน้าร้าน')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'บันทึกทับ “ป้ายหน้าร้าน”' })).toBeVisible()

  await lines.fill('AC-FAN 9')
  await page.getByRole('tab', { name: /รายการที่บันทึก/ }).click()
  await still(page)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'เปิด ป้ายหน้าร้าน' }).click()
  await expect(page.getByText('ราคาเท่าเดิมและมีของครบทุกบรรทัด')).toBeVisible()
  await expect(lines).toHaveValue(/^AC-CAST red-1220x2440x3 4\nAC-FAN .* 2$/)
  await page.getByRole('button', { name: 'กลับไปที่พิมพ์ไว้ก่อนหน้า' }).click()
  await expect(lines).toHaveValue('AC-FAN 9')

  await page.getByRole('tab', { name: /รายการที่บันทึก/ }).click()
  await page.getByRole('button', { name: 'เปลี่ยนชื่อ ป้ายหน้าร้าน' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('ป้ายหลังร้าน')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'ลบ ป้ายหลังร้าน' }).click()
  await page.getByRole('button', { name: 'ลบรายการ' }).click()
  await expect(page.getByText('ยังไม่มีรายการที่บันทึก')).toBeVisible()
})

test('R21.6: the lines speak the language that the page changes to', async ({ page }) => {
  await page.goto('/quick-order')
  await live(page)
  await checkLines(page, 'AC-CAST red-1220x2440x3 4')
  await expect(page.getByRole('region', { name: 'ผลตรวจ' })).toContainText('แดง')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Red')
})

test('R21.8: saving over a list that another tab has deleted says so, and keeps the lines as a new one', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/404/)
  await storeTokens(context, baseURL, await newCustomer(request))
  await page.goto('/quick-order')
  await live(page)
  await checkLines(page, written)
  await page.getByRole('button', { name: 'บันทึกเป็นรายการ' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('ป้ายหน้าร้าน')
  await page.keyboard.press('Enter')
  const over = page.getByRole('button', { name: 'บันทึกทับ “ป้ายหน้าร้าน”' })
  await expect(over).toBeVisible()

  const other = await context.newPage()
  await other.goto('/quick-order')
  await live(other)
  await other.getByRole('tab', { name: /รายการที่บันทึก/ }).click()
  await other.getByRole('button', { name: 'ลบ ป้ายหน้าร้าน' }).click()
  await other.getByRole('button', { name: 'ลบรายการ' }).click()
  await expect(other.getByText('ยังไม่มีรายการที่บันทึก')).toBeVisible()

  await over.click()
  const dialog = page.getByRole('dialog', { name: 'บันทึกเป็นรายการ' })
  await expect(dialog).toContainText('รายการนี้ถูกลบไปแล้วจากแท็บหรือเครื่องอื่น')
  await expect(dialog.getByRole('textbox')).toHaveValue('ป้ายหน้าร้าน')
  await dialog.getByRole('button', { name: 'บันทึก', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(over).toBeVisible()
  await expect(page.getByRole('tab', { name: /รายการที่บันทึก 1/ })).toBeVisible()
})
