import { signInAs } from '../support/new-staff.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { expect, test } from '../support/test.ts'

/** One of the staff of the sandbox. */
const owner = {
  email: 'owner@example.co.th',
  password: 'Phaen2026',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
}

const goods = [
  'code,variant,category,name_th,name_en,unit_th,unit_en,color,color_th,color_en,size_th,size_en,width_mm,length_mm,weight_g,price,stock,for_sale',
  'FIRST-1,white,boards,แผ่นแรกของร้าน,The first board,แผ่น,sheet,#ffffff,ขาว,White,60 × 90 ซม.,60 × 90 cm,600,900,400,85,20,yes',
].join('\r\n')

let shop: OwnShop
test.beforeAll(async () => {
  shop = await openOwnShop()
  await shop.query('truncate products, categories, pages cascade')
})
test.afterAll(() => shop.close())

test('R19.13 R19.15: the owner of an empty shop fills it from the office', async ({ page, troubles }) => {
  troubles.expect(/40[014]/)
  await page.goto(shop.address)
  await expect(page.getByText('ยังไม่มีสินค้าเปิดขาย')).toBeVisible()
  await page.locator('footer').getByRole('link', { name: 'ข้อกำหนดและเงื่อนไข' }).click()
  await expect(page.getByText('ยังไม่มีข้อมูลส่วนนี้')).toBeVisible()

  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(`${shop.address}/office`)
  await signInAs(page, owner)
  await page.getByRole('link', { name: 'เพิ่มหมวดสินค้า' }).click()
  await expect(page.getByText('ร้านยังไม่มีหมวดสินค้า')).toBeVisible()
  await page.getByRole('button', { name: 'เพิ่มหมวด' }).click()
  const dialog = page.getByRole('dialog', { name: 'เพิ่มหมวด' })
  await dialog.getByLabel('ชื่อภาษาไทย').fill('แผ่นบอร์ด')
  await dialog.getByLabel('ชื่อภาษาอังกฤษ').fill('Boards')
  await dialog.getByLabel('ที่อยู่บนเว็บ').fill('แผ่น บอร์ด')
  await dialog.getByRole('button', { name: 'เพิ่มหมวด' }).click()
  await expect(dialog.getByText(/ใช้ได้เฉพาะ/)).toBeVisible()
  await expect(dialog.getByLabel('ชื่อภาษาไทย')).toHaveValue('แผ่นบอร์ด')
  await dialog.getByLabel('ที่อยู่บนเว็บ').fill('boards')
  await dialog.getByRole('button', { name: 'เพิ่มหมวด' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'แผ่นบอร์ด' })).toContainText('boards')

  await page.goto(`${shop.address}/office`)
  await page.getByRole('main').getByRole('link', { name: 'นำเข้าสินค้า' }).click()
  const file = { name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(goods) }
  await page.locator('input[type="file"]').first().setInputFiles(file)
  await expect(page.getByRole('row').filter({ hasText: 'FIRST-1' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: 'เสร็จแล้ว' })).toBeVisible()

  await page.goto(`${shop.address}/product`)
  await expect(page.getByRole('link', { name: /แผ่นแรกของร้าน/ })).toBeVisible()
  await page.goto(`${shop.address}/office`)
  await expect(page.getByRole('heading', { name: /^วันนี้/ })).toBeVisible()
  await expect(page.getByText('เริ่มเปิดร้าน')).toBeHidden()
})
