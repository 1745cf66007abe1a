import type { Locator, Page } from 'playwright/test'
import { axeFaults } from '../support/axe-faults.ts'
import { paste } from '../support/clipboard.ts'
import { dropFile } from '../support/drop-file.ts'
import { enterOffice } from '../support/office-session.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 768, height: 1024 } })

const cell = (page: Page, figure: string, size: string) =>
  page.getByRole('textbox', { name: `${figure} ใส ${size}` })
const save = (page: Page) => page.getByRole('button', { name: 'บันทึก', exact: true })
const status = (page: Page, words: string) => page.getByRole('region', { name: 'การบันทึก' }).getByText(words)

test('a price is changed, and the page of the product shows it to who looks at it', async ({
  page,
  context,
  baseURL,
}) => {
  await enterOffice(context, baseURL, 'sales')
  const small = '0.60 × 100 ม. · 75 ไมครอน'
  await page.goto('/office/products')
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await page.getByRole('link', { name: /ใกล้หมด/ }).click()
  await expect(page).toHaveURL(/\/office\/products\?view=low$/)
  await page.getByRole('searchbox', { name: 'ชื่อหรือรหัสสินค้า' }).fill('cv-crpt')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/view=low&keyword=cv-crpt/)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('table').getByRole('link', { name: /ฟิล์ม/ }).click()

  await cell(page, 'พิเศษ (฿)', small).fill('1,000')
  await expect(page.getByText('ต้องต่ำกว่าราคาปกติ')).toBeVisible()
  await expect(status(page, 'ต้องแก้ 1 ช่องก่อนบันทึก')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('ถึง').fill('2020-01-01T08:00')
  await expect(page.getByText('เวลานี้ผ่านไปแล้ว')).toBeVisible()
  await page.getByLabel('ถึง').fill('2099-01-01T08:00')
  await paste(page, cell(page, 'ราคา (฿)', small), '1,090\t845.50\t14\r\n1,450.00\t–\t3\r\n')
  await expect(page.getByText('วางแล้ว 6 ช่อง')).toBeVisible()
  await expect(cell(page, 'พิเศษ (฿)', '1.00 × 100 ม. · 75 ไมครอน')).toHaveValue('–')
  await save(page).click()
  await expect(status(page, 'บันทึกแล้ว')).toBeVisible()
  await expect(cell(page, 'ราคา (฿)', small)).toHaveValue('1,090.00')
  expect(await axeFaults(page)).toEqual([])

  const shop = await context.newPage()
  await shop.goto('/product/detail/p-cv-crpt')
  await expect(shop.getByText('฿845.50').first()).toBeVisible()
  await shop.close()
})

test('of two who change the same product the second is told, and keeps what was typed', async ({
  page,
  context,
  baseURL,
  troubles,
}) => {
  troubles.expect(/409/)
  await enterOffice(context, baseURL, 'owner')
  await page.goto('/office/products/p-tl-sqg')
  const name = page.getByLabel('ชื่อ', { exact: true })
  await expect(name).toHaveValue(/.+/)
  const colleague = await context.newPage()
  await colleague.goto('/office/products/p-tl-sqg')
  const stock = (of: Page) => of.getByRole('textbox', { name: /^สต็อก/ })
  await stock(colleague).first().fill('123')
  await colleague.keyboard.press('Control+s')
  await expect(status(colleague, 'บันทึกแล้ว')).toBeVisible()
  await colleague.close()

  await name.fill('แผ่นปาดขอบสักหลาด รุ่นใหม่')
  await save(page).click()
  await expect(page.getByText('มีคนบันทึกสินค้านี้ไปก่อนแล้ว')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'โหลดใหม่' }).click()
  await expect(stock(page).first()).toHaveValue('123')
  await expect(name).toHaveValue('แผ่นปาดขอบสักหลาด รุ่นใหม่')
  await save(page).click()
  await expect(status(page, 'บันทึกแล้ว')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'แผ่นปาดขอบสักหลาด รุ่นใหม่' })).toBeVisible()
})

test('a picture is dropped on a product, and shoppers are sent it as wide as they need it', async ({
  page,
  context,
  baseURL,
  troubles,
}) => {
  troubles.expect(/400/)
  await enterOffice(context, baseURL, 'sales')
  await page.goto('/office/products/p-ax-pris')
  const pictures = page.getByRole('region', { name: 'รูป', exact: true })
  const add = pictures.getByLabel('เพิ่มรูป')
  await add.setInputFiles({
    name: 'photograph.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  })
  await expect(page.getByText('ไฟล์นี้ไม่ใช่รูป JPEG, PNG หรือ WebP ที่อ่านได้')).toBeVisible()
  const before = await pictures.getByRole('listitem').count()
  await dropFile(page, pictures.getByText(/^ลากรูปมาวาง/), 'docs/home.png')
  await expect(pictures.getByRole('listitem')).toHaveCount(before + 1)
  await pictures.getByRole('button', { name: `ใช้รูปที่ ${before + 1} เป็นรูปแรก` }).click()
  const first = pictures.getByRole('listitem').first().getByRole('img')
  await expect(first).toHaveAttribute('srcset', /400\.webp 400w/)
  await pictures.getByText('คำบรรยายรูปที่ 1', { exact: true }).click()
  const words = pictures.getByLabel('คำบรรยายภาษาไทย').first()
  await words.fill(' ')
  await pictures.getByRole('button', { name: 'บันทึกคำบรรยาย' }).first().click()
  await expect(pictures.getByText('กรุณาระบุข้อมูล')).toBeVisible()
  await words.fill('หน้าแรกของร้าน')
  await pictures.getByRole('button', { name: 'บันทึกคำบรรยาย' }).first().click()
  await expect(first).toHaveAttribute('alt', 'หน้าแรกของร้าน')
  expect(await axeFaults(page)).toEqual([])
  const shop = await context.newPage()
  await shop.goto('/product?keyword=ax-pris')
  const card = shop.locator('main li img[srcset]').first()
  await expect(card).toHaveJSProperty('complete', true)
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/400\.webp$/)
  await shop.close()
  await pictures.getByRole('button', { name: 'ลบรูปที่ 1' }).click()
  await page.getByRole('dialog', { name: 'ลบรูปที่ 1' }).getByRole('button', { name: 'ลบรูป' }).click()
  await expect(pictures.getByRole('listitem')).toHaveCount(before)
})

test('a product is added by hand as a draft, gets a second variant, and loses the first', async ({
  page,
  context,
  baseURL,
  troubles,
}) => {
  troubles.expect(/400/)
  await enterOffice(context, baseURL, 'sales')
  await page.goto('/office/products')
  await page.getByRole('button', { name: 'เพิ่มสินค้า' }).click()
  const form = page.getByRole('dialog', { name: 'เพิ่มสินค้า' })
  await form.getByRole('button', { name: 'เพิ่มสินค้า' }).click()
  await expect(form.getByText('กรุณาระบุข้อมูล').first()).toBeVisible()
  await expect(form.getByLabel('รหัสสินค้า (A–Z 0–9 - _)')).toBeFocused()
  expect(await axeFaults(page)).toEqual([])

  const fill = async (of: Locator, values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await of.getByLabel(label).fill(value)
  }
  const variant = {
    ชื่อสีภาษาไทย: 'ใส',
    ชื่อสีภาษาอังกฤษ: 'Clear',
    'กว้าง (มม.)': '300',
    'ยาว (มม.)': '400',
    'น้ำหนัก (กรัม)': '250',
    'ราคา (฿)': '120.50',
    สต็อก: '9',
  }
  await fill(form, {
    'รหัสสินค้า (A–Z 0–9 - _)': 'AC-CAST',
    ชื่อภาษาไทย: 'แผ่นลองมือ',
    ชื่อภาษาอังกฤษ: 'Trial sheet',
    หน่วยนับภาษาไทย: 'แผ่น',
    หน่วยนับภาษาอังกฤษ: 'sheet',
    'รหัสแบบ (A–Z 0–9 - _)': 'BY-HAND-1',
    ...variant,
    ขนาดภาษาไทย: 'เล็ก',
    ขนาดภาษาอังกฤษ: 'Small',
  })
  await form.getByRole('button', { name: 'เพิ่มสินค้า' }).click()
  await expect(form.getByText('เพิ่มไม่ได้ รหัสนี้มีอยู่แล้ว')).toBeVisible()
  await form.getByLabel('รหัสสินค้า (A–Z 0–9 - _)').fill('BY-HAND')
  await form.getByRole('button', { name: 'เพิ่มสินค้า' }).click()
  await expect(page.getByRole('heading', { name: 'แผ่นลองมือ' })).toBeVisible()
  await expect(page.getByText('ฉบับร่าง').first()).toBeVisible()

  await page.getByRole('button', { name: 'เพิ่มแบบ' }).click()
  const second = page.getByRole('dialog', { name: 'เพิ่มแบบ' })
  await fill(second, {
    'รหัสแบบ (A–Z 0–9 - _)': 'BY-HAND-2',
    ...variant,
    ขนาดภาษาไทย: 'ใหญ่',
    ขนาดภาษาอังกฤษ: 'Large',
  })
  await second.getByRole('button', { name: 'เพิ่มแบบ' }).click()
  await expect(cell(page, 'สต็อก', 'ใหญ่')).toHaveValue('9')
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('แบบที่จะนำออก').selectOption('ใส เล็ก')
  await page.getByRole('button', { name: 'นำแบบนี้ออกจากร้านและตะกร้า' }).click()
  await expect(cell(page, 'สต็อก', 'เล็ก')).toHaveCount(0)
  await expect(cell(page, 'สต็อก', 'ใหญ่')).toBeVisible()
})

test('the warehouse counts, and changes nothing else', async ({ page, context, baseURL }) => {
  await enterOffice(context, baseURL, 'warehouse')
  await page.goto('/office/products/p-lb-void')
  const stocks = page.getByRole('textbox', { name: /^สต็อก/ })
  await expect(stocks.first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^ราคา/ })).toHaveCount(0)
  await expect(page.getByLabel('ชื่อ', { exact: true })).toHaveCount(0)
  await stocks.first().fill('77')
  await stocks.first().press('Enter')
  await expect(stocks.nth(1)).toBeFocused()
  await page.keyboard.type('-5')
  await expect(page.getByText('ใส่จำนวนเต็มตั้งแต่ 0')).toBeVisible()
  await page.keyboard.press('Escape')
  await save(page).click()
  await expect(status(page, 'บันทึกแล้ว')).toBeVisible()
  await expect(stocks.first()).toHaveValue('77')
})
