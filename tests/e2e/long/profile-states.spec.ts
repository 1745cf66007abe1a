import type { Page, Route } from 'playwright/test'
import { storeTokens } from '../support/customer.ts'
import { isInOrderInBoth } from '../support/in-order.ts'
import { newCustomer } from '../support/new-customer.ts'
import { live } from '../support/ready.ts'
import { refuse } from '../support/refuse.ts'
import { expect, test } from '../support/test.ts'

const calls = {
  profile: '**/api/customers',
  exported: '**/api/customers/export',
  erased: '**/api/customers/erase',
  code: '**/api/customers/otp',
  confirmed: '**/api/customers/otp/confirm',
  changed: '**/api/customers/change-password',
}
const broken = refuse(500, 'INTERNAL')

/** The requests of this method are answered in this way from now on. */
async function answer(page: Page, url: string, method: string, how: (route: Route) => unknown) {
  await page.unroute(url)
  await page.route(url, (route) => (route.request().method() === method ? how(route) : route.fallback()))
}

/** Holds back the answers to a request until the returned function is called; then they are as given. */
async function hold(page: Page, url: string, method: string, how: (route: Route) => unknown) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await answer(page, url, method, async (route) => {
    await held
    return how(route)
  })
  return letGo
}

const button = (page: Page, name: RegExp) => page.locator('main').getByRole('button', { name })
const save = (page: Page) => button(page, /^บันทึก$/)
const alert = (page: Page) => page.locator('main').getByRole('alert').first()

/** The customer of the test, as a company with long names. */
const asCompany = async (route: Route) => {
  const answered = await route.fetch()
  await route.fulfill({
    response: answered,
    json: {
      ...(await answered.json()),
      kind: 'legalEntity',
      email: 'purchasing.department@a-company-with-a-long-name.example.co.th',
      companyName: `บริษัท ${'ปิ่นปั๊มน้ำแข็งญี่ปุ่น'.repeat(5)} จำกัด`.slice(0, 120),
      taxId: '0105556123453',
      branchCode: '00000',
    },
  })
}

const widths = { th: [1440, 320], en: [768, 320] }

test.slow()
test.beforeEach(async ({ page, context, request, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await storeTokens(context, baseURL, await newCustomer(request))
})

test('each state of the profile is in order', async ({ page, troubles }) => {
  troubles.expect(/status of 400/)
  troubles.expect(/status of 500/)
  const letGo = await hold(page, calls.profile, 'GET', broken)
  await page.goto('/profile')
  await live(page)
  await isInOrderInBoth(page, 'loading', widths)
  letGo()
  await alert(page).waitFor()
  await isInOrderInBoth(page, 'not loaded', widths)
  await page.unroute(calls.profile)
  await button(page, /^ลองอีกครั้ง$/).click()
  const edit = button(page, /^แก้ไข ข้อมูลส่วนตัว$/)
  await edit.waitFor()
  await isInOrderInBoth(page, 'shown', widths)

  await edit.click()
  const lastName = page.getByLabel(/^นามสกุล/)
  await isInOrderInBoth(page, 'the form, and why another group cannot be edited', widths)
  await lastName.fill('')
  await save(page).click()
  await alert(page).waitFor()
  await isInOrderInBoth(page, 'a field left empty', widths)
  await lastName.fill('เกียรติศักดิ์สกุลไพศาล'.repeat(4))
  const errors = [{ field: 'lastName', code: 'VALIDATION' }]
  await answer(page, calls.profile, 'PUT', refuse(400, 'VALIDATION', {}, { errors }))
  await save(page).click()
  await expect(lastName).toHaveAttribute('aria-invalid', 'true')
  await isInOrderInBoth(page, 'refused', widths)
  const fail = await hold(page, calls.profile, 'PUT', broken)
  await save(page).click()
  await expect(save(page)).toHaveAttribute('aria-busy', 'true')
  await isInOrderInBoth(page, 'being saved', widths)
  fail()
  await page.getByText(/ข้อมูลที่กรอกยังอยู่ครบ/).waitFor()
  await isInOrderInBoth(page, 'not saved', widths)
  await button(page, /^ยกเลิก$/).click()
  await page.getByRole('dialog').waitFor()
  await isInOrderInBoth(page, 'whether to discard', widths)
  await page.reload()
  await live(page)
  await button(page, /^แก้ไขต่อ/).click()
  await page.getByText(/กลับมาแล้ว/).waitFor()
  await isInOrderInBoth(page, 'a draft that came back', widths)
  await page.unroute(calls.profile)
  await save(page).click()
  await page.getByRole('status').filter({ hasText: /./ }).first().waitFor()
  await isInOrderInBoth(page, 'saved', widths)
})

test('the profile of a company and the billing address are in order', async ({ page }) => {
  await answer(page, calls.profile, 'GET', asCompany)
  await page.goto('/profile')
  await live(page)
  const edit = button(page, /^แก้ไข ข้อมูลใบกำกับภาษี$/)
  await edit.waitFor()
  await isInOrderInBoth(page, 'a company', widths)
  await edit.click()
  await page.getByLabel(/^รหัสสาขา/).fill('A1')
  await save(page).click()
  await alert(page).waitFor()
  await isInOrderInBoth(page, 'the form of a company, with a wrong field', widths)
  await page.getByLabel(/^รหัสสาขา/).fill('00000')
  await button(page, /^ยกเลิก$/).click()
  await button(page, /^แก้ไข ที่อยู่ออกใบกำกับภาษี$/).click()
  await isInOrderInBoth(page, 'the form of the billing address', widths)
  await page.getByLabel(/^รหัสไปรษณีย์/).fill('10540')
  await page.locator('main').getByRole('radio').first().waitFor()
  await save(page).click()
  await alert(page).waitFor()
  await isInOrderInBoth(page, 'the form of the billing address, with wrong fields', widths)
})

test('each state of the settings and of closing the account is in order', async ({ page, troubles }) => {
  troubles.expect(/status of 400/)
  troubles.expect(/status of 500/)
  await page.goto('/profile?tab=settings')
  await live(page)
  const news = page.getByRole('switch')
  await news.waitFor()
  await isInOrderInBoth(page, 'shown', widths)
  const failNews = await hold(page, calls.profile, 'PUT', broken)
  await news.click()
  await expect(news).toBeDisabled()
  await isInOrderInBoth(page, 'news being switched', widths)
  failNews()
  await alert(page).waitFor()
  await isInOrderInBoth(page, 'news not switched', widths)
  const download = button(page, /^ดาวน์โหลด$/)
  const failExport = await hold(page, calls.exported, 'GET', broken)
  await download.click()
  await expect(download).toHaveAttribute('aria-busy', 'true')
  await isInOrderInBoth(page, 'being exported', widths)
  failExport()
  await page.getByText(/ดาวน์โหลดข้อมูลไม่สำเร็จ/).waitFor()
  await isInOrderInBoth(page, 'not exported', widths)

  await button(page, /^ปิดบัญชี$/).click()
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: /^ปิดบัญชี$/ })
  await close.waitFor()
  await isInOrderInBoth(page, 'whether to close the account', widths)
  await close.click()
  await expect(dialog.getByLabel(/^รหัสผ่าน/).first()).toBeFocused()
  await isInOrderInBoth(page, 'nothing confirmed', widths)
  await dialog
    .getByLabel(/^รหัสผ่าน/)
    .first()
    .fill('Not-My-Password-1')
  await dialog.getByRole('checkbox').check()
  await answer(page, calls.erased, 'POST', refuse(400, 'INVALID_OLD_PASSWORD'))
  await close.click()
  await dialog.getByText(/รหัสผ่านเดิมไม่ถูกต้อง/).waitFor()
  await isInOrderInBoth(page, 'a wrong password', widths)
  const failErase = await hold(page, calls.erased, 'POST', broken)
  await close.click()
  await expect(close).toHaveAttribute('aria-busy', 'true')
  await isInOrderInBoth(page, 'being erased', widths)
  failErase()
  await dialog.getByRole('alert').first().waitFor()
  await isInOrderInBoth(page, 'not erased', widths)
})

test('each step of changing the password is in order', async ({ page, troubles }) => {
  troubles.expect(/status of 400/)
  troubles.expect(/status of 500/)
  await page.goto('/profile/change-password')
  await live(page)
  const ask = button(page, /^ขอรหัส OTP$/)
  const field = (name: RegExp) => page.locator('main').getByLabel(name).first()
  await ask.waitFor()
  await isInOrderInBoth(page, 'the passwords', widths)
  await ask.click()
  await expect(field(/^รหัสผ่านเดิม/)).toBeFocused()
  await isInOrderInBoth(page, 'nothing filled in', widths)
  await field(/^รหัสผ่านเดิม/).fill('Acrylic-Sheet-42')
  await field(/^รหัสผ่านใหม่/).fill('phaen')
  await isInOrderInBoth(page, 'rules that are met and not met', widths)
  await field(/^รหัสผ่านใหม่/).fill('Vinyl-Roll-77')
  await field(/^ยืนยันรหัสผ่านใหม่/).fill('Vinyl-Roll-77')

  const send = await hold(page, calls.code, 'POST', (route) =>
    route.fulfill({
      json: {
        refCode: 'KX7P',
        expiresAt: new Date(Date.now() + 300_000).toISOString(),
        resendAfterSeconds: 60,
      },
    }),
  )
  await ask.click()
  const boxes = page.getByRole('group', { name: /รหัส 6.หลัก/ })
  await boxes.waitFor()
  await isInOrderInBoth(page, 'the code is being sent', widths)
  send()
  await page.locator('main').getByText('KX7P').first().waitFor()
  await isInOrderInBoth(page, 'the code is sent', widths)
  await answer(page, calls.confirmed, 'POST', refuse(400, 'OTP_INVALID', {}, { attemptsLeft: 4 }))
  await boxes.getByRole('textbox').first().click()
  await page.keyboard.type('111111')
  await page
    .getByText(/ลองได้อีก 4 ครั้ง/)
    .first()
    .waitFor()
  await isInOrderInBoth(page, 'a wrong code', widths)

  await answer(page, calls.confirmed, 'POST', (route) => route.fulfill({ json: { verified: true } }))
  const fail = await hold(page, calls.changed, 'POST', broken)
  await page.keyboard.type('482913')
  await page.getByText(/กำลังเปลี่ยนรหัสผ่าน/).waitFor()
  await isInOrderInBoth(page, 'being changed', widths)
  fail()
  await page.getByText(/รหัส OTP ยังใช้ได้/).waitFor()
  await isInOrderInBoth(page, 'not changed', widths)
  const again = button(page, /^ลองอีกครั้ง$/)
  await answer(page, calls.changed, 'POST', refuse(400, 'INVALID_OLD_PASSWORD'))
  await again.click()
  await page.getByText(/รหัสผ่านเดิมไม่ถูกต้อง/).waitFor()
  await isInOrderInBoth(page, 'a wrong old password', widths)
  await answer(page, calls.changed, 'POST', (route) => route.fulfill({ json: { ok: true } }))
  await ask.click()
  await page.getByText(/ใช้รหัสผ่านใหม่ได้ทันที/).waitFor()
  await isInOrderInBoth(page, 'changed', widths)
})
