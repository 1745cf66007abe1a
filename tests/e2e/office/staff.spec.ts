import { axeFaults } from '../support/axe-faults.ts'
import {
  newStaff,
  signInAs,
  signInByRecoveryCode,
  typeAuthenticatorCode,
  typePassword,
} from '../support/new-staff.ts'
import { enterOffice } from '../support/office-session.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 768, height: 1024 } })

const menu = 'เมนูหลังร้าน'

test('a colleague who lost the phone is let in again by an owner, also with a recovery code', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  troubles.expect(/40[019]/)
  const owner = await newStaff('owner')
  await page.goto('/office')
  await signInAs(page, owner)
  await expect(page.getByRole('heading', { name: /^วันนี้/ })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { name: 'พนักงาน', exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: owner.email })).toContainText('คุณ')
  expect(await axeFaults(page)).toEqual([])

  const email = `lost-${Date.now()}@example.co.th`
  await page.getByRole('button', { name: 'เพิ่มพนักงาน' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ชื่อ นามสกุล').fill('ธนา กุลวงศ์')
  await dialog.getByLabel('อีเมล').fill(owner.email)
  await dialog.getByLabel('บทบาท').selectOption('warehouse')
  await dialog.getByRole('button', { name: 'เพิ่มพนักงาน' }).click()
  await expect(dialog.getByText('อีเมลนี้มีผู้ใช้แล้ว')).toBeVisible()
  await expect(dialog.getByLabel('ชื่อ นามสกุล')).toHaveValue('ธนา กุลวงศ์')
  await dialog.getByLabel('อีเมล').fill('thana@shop')
  await dialog.getByRole('button', { name: 'เพิ่มพนักงาน' }).click()
  await expect(dialog.getByText(/^รูปแบบอีเมลไม่ถูกต้อง/)).toBeVisible()
  await dialog.getByLabel('อีเมล').fill(email)
  await dialog.getByRole('button', { name: 'เพิ่มพนักงาน' }).click()
  const given = page.getByRole('dialog', { name: 'ส่งให้ ธนา กุลวงศ์' })
  await expect(given.getByRole('img', { name: 'คิวอาร์โค้ดสำหรับแอปยืนยันตัวตน' })).toBeVisible()
  await expect(given.getByRole('listitem')).toHaveCount(10)
  expect(await axeFaults(page)).toEqual([])
  const [password = '', firstSecret = ''] = await given.getByRole('code').allTextContents()
  await page.keyboard.press('Escape')
  await given.getByRole('button', { name: 'ส่งให้แล้ว ปิด' }).click()
  await expect(given).toBeHidden()

  // The phone is gone: the owner makes a new authenticator, and the old one is good no more.
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: /^จัดการ/ }).click()
  await dialog.getByRole('button', { name: 'ตั้งแอปยืนยันตัวตนใหม่' }).click()
  await expect(dialog.getByText(/จะใช้ไม่ได้ทันที/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'ตั้งแอปยืนยันตัวตนใหม่' }).click()
  await expect(given.getByRole('listitem')).toHaveCount(10)
  const [secret = '', recoveryCode = ''] = await given.getByRole('code').allTextContents()
  expect(secret).not.toBe(firstSecret)
  await given.getByRole('button', { name: 'ส่งให้แล้ว ปิด' }).click()

  const theirs = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'th-TH' })
  const colleague = await theirs.newPage()
  await colleague.goto('/office')
  const member = { email, password }
  await typePassword(colleague, member)
  await typeAuthenticatorCode(colleague, firstSecret)
  await expect(colleague.getByText(/รหัสไม่ตรง/)).toBeVisible()
  await typeAuthenticatorCode(colleague, secret)
  const entries = colleague.getByRole('navigation', { name: menu })
  await expect(entries.getByRole('link', { name: 'คำสั่งซื้อ' })).toBeVisible()
  await entries.getByRole('button', { name: 'ออกจากระบบ' }).click()
  await signInByRecoveryCode(colleague, member, recoveryCode)
  await expect(entries.getByRole('link', { name: 'คำสั่งซื้อ' })).toBeVisible()

  // Closed while at work, and open again.
  await row.getByRole('button', { name: /^จัดการ/ }).click()
  await dialog.getByRole('button', { name: 'ปิดบัญชี' }).click()
  await dialog.getByRole('button', { name: 'ปิดบัญชี' }).click()
  await expect(row.getByText('ปิดบัญชี')).toBeVisible()
  await entries.getByRole('link', { name: 'คำสั่งซื้อ' }).click()
  await expect(colleague.getByText(/สิ้นสุดแล้ว/)).toBeVisible()
  await theirs.close()

  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'บันทึกการแก้ไข' })).toBeVisible()
  await page.getByRole('link', { name: 'ธนา กุลวงศ์' }).first().click()
  await expect(page).toHaveURL(/subject=/)
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('row').nth(1)).toContainText('ปิด')
  await page.getByLabel('ทำอะไร: ทั้งหมด').selectOption('resetSecondFactor')
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(await axeFaults(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toContainText('ตั้งแอปยืนยันตัวตนใหม่')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
})

test('a role that may not is shown no way there, is led away from it, and is refused by the server', async ({
  page,
  context,
  baseURL,
}) => {
  await enterOffice(context, baseURL, 'warehouse')
  await page.goto('/office/staff')
  const entries = page.getByRole('navigation', { name: menu })
  await expect(entries.getByRole('link', { name: 'คำสั่งซื้อ' })).toBeVisible()
  await expect(entries.getByRole('link', { name: /พนักงาน|บันทึกการแก้ไข|เนื้อหา/ })).toHaveCount(0)
  await expect(page).toHaveURL(/\/office\/?$/)
  for (const closed of ['audit', 'content', 'staff']) {
    await page.goto(`/office/${closed}`)
    await expect(page).toHaveURL(/\/office\/?$/)
  }
  for (const closed of ['audit', 'contents', 'staff'])
    expect((await page.request.get(`/api/office/${closed}`)).status()).toBe(403)
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page).toHaveURL(/\/office\/?$/)
})
