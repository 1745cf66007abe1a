import type { ArticlePage } from '../../../openapi/generated/schema.ts'
import { axeFaults } from '../support/axe-faults.ts'
import { dropFile } from '../support/drop-file.ts'
import { signIn } from '../support/office-sign-in.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('the editor takes a news item from draft to the home page, and brings an earlier version back', async ({
  page,
  request,
  troubles,
}) => {
  troubles.expect(/401/)
  // What is no picture is tried, too.
  troubles.expect(/400/)
  const id = `closing-${Date.now()}`
  const title = `ปิดร้านช่วงปีใหม่ ${id}`
  await page.goto('/office/content')
  await signIn(page, 'editor')
  await expect(page.getByRole('link', { name: 'คำสั่งซื้อ' })).toHaveCount(0)
  await page.getByRole('link', { name: 'เขียนใหม่' }).click()
  await page.getByLabel('ที่อยู่หน้า').fill(id)
  await page.getByLabel('ชื่อเรื่อง', { exact: true }).fill(title)
  const editor = page.getByRole('region', { name: 'แก้ไขเรื่อง' })
  const text = page.getByRole('textbox', { name: 'เนื้อความ' })
  await text.fill('ร้านหยุดสามวัน')
  await page.getByRole('button', { name: 'เก็บเป็นฉบับร่าง' }).click()
  await expect(page).toHaveURL(new RegExp(`/office/content/news/${id}$`))
  await expect(page.getByText('ยังขาด คำโปรย · รูปปก')).toBeVisible()
  await expect(page.getByRole('button', { name: 'เผยแพร่เดี๋ยวนี้' })).toBeDisabled()
  expect(await axeFaults(page)).toEqual([])
  expect((await request.get(`/api/news/thai/${id}`)).status()).toBe(404)

  await page.getByLabel('คำโปรย').fill('หยุดสามวัน')
  const cover = page.getByRole('group', { name: 'รูปปก' })
  const choose = page.getByLabel('เลือกรูปสำหรับ รูปปก')
  await choose.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(page.getByText('ไฟล์นี้ไม่ใช่รูป JPEG, PNG หรือ WebP ที่อ่านได้')).toBeVisible()
  await dropFile(page, cover.getByText(/^ลากรูปมาวาง/), 'docs/home.png')
  await expect(cover.getByRole('img')).toHaveAttribute('srcset', /400\.webp 400w/)
  await page.getByLabel('คำบรรยายรูป').fill('หน้าแรกของร้าน')
  await text.focus()
  await page.getByRole('button', { name: 'รายการ', exact: true }).click()
  await page.getByRole('button', { name: 'ใส่รูป' }).click()
  const dialog = page.getByRole('dialog', { name: 'ใส่รูป' })
  await dialog.getByLabel('เลือกรูปสำหรับ ใส่รูป').setInputFiles('docs/inspector.png')
  await expect(dialog.getByRole('img')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByLabel('คำบรรยายรูป').fill('แผนผังในกรอบ')
  await dialog.getByRole('button', { name: 'ใส่รูป', exact: true }).click()
  const preview = page.getByRole('region', { name: 'ตัวอย่างบนโทรศัพท์' })
  await expect(preview.locator('li')).toHaveText('ร้านหยุดสามวัน')
  await page.getByRole('button', { name: 'เผยแพร่เดี๋ยวนี้' }).click()
  await expect(editor.getByText('เผยแพร่แล้ว', { exact: true })).toBeVisible()
  await expect
    .poll(async () => ((await (await request.get('/api/news/thai')).json()) as ArticlePage).data[0]?.id)
    .toBe(id)
  const shop = await page.context().newPage()
  await shop.goto('/')
  await shop.getByRole('link', { name: title }).first().click()
  await expect(shop.getByRole('listitem').filter({ hasText: 'ร้านหยุดสามวัน' })).toBeVisible()
  const shown = shop.getByRole('img', { name: 'หน้าแรกของร้าน' })
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/\d+\.webp$/)
  await expect(shop.getByRole('img', { name: 'แผนผังในกรอบ' })).toHaveJSProperty('complete', true)
  await shop.close()

  await page.getByLabel('ชื่อเรื่อง', { exact: true }).fill('ชื่อที่ผิด')
  await page.getByRole('button', { name: 'เผยแพร่เดี๋ยวนี้' }).click()
  const versions = page.getByRole('combobox', { name: 'ฉบับก่อนหน้า 2' })
  await versions.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'ใช้ฉบับนี้' }).click()
  await expect(page.getByLabel('ชื่อเรื่อง', { exact: true })).toHaveValue(title)
  await page.getByRole('button', { name: 'เผยแพร่เดี๋ยวนี้' }).click()
  await expect(page.getByRole('combobox', { name: 'ฉบับก่อนหน้า 3' })).toBeVisible()
  await expect
    .poll(async () => ((await (await request.get(`/api/news/thai/${id}`)).json()) as { title: string }).title)
    .toBe(title)

  await page.getByLabel('เผยแพร่เมื่อ').fill('2099-12-01T08:00')
  await page.getByRole('button', { name: /^ตั้งเวลา 1 / }).click()
  await expect(editor.getByText('ตั้งเวลาไว้')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})
