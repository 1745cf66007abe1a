import type { BrowserContext, Locator, Page } from 'playwright/test'
import { expiredAccessToken, storeTokens, tokensOf } from '../support/customer.ts'
import { newCustomer } from '../support/new-customer.ts'
import { live } from '../support/ready.ts'
import { refuse } from '../support/refuse.ts'
import { signInDialog } from '../support/sign-in-dialog.ts'
import { expect, test } from '../support/test.ts'

const profileCall = '**/api/customers'

const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const groupOf = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

async function open(page: Page, address: string) {
  await page.goto(address)
  await live(page)
}

/** Lets the access token end, as after a long pause; the cookie of the refresh token stays, unless it is given. */
const endAccess = (context: BrowserContext, shop: string | undefined, refresh?: string) =>
  storeTokens(context, shop, {
    access_token: expiredAccessToken,
    ...(refresh !== undefined && { refresh_token: refresh }),
  })

async function typeLastName(page: Page, name: string): Promise<Locator> {
  const personal = groupOf(page, 'ข้อมูลส่วนตัว')
  await personal.getByRole('button', { name: 'แก้ไข ข้อมูลส่วนตัว' }).click()
  await personal.getByLabel('นามสกุล').fill(name)
  return personal
}

test('R4.16 R4.17 R4.18: the access token ends between typing and saving, and nobody notices', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 401/)
  const customer = await newCustomer(request)
  await storeTokens(context, baseURL, customer)
  await open(page, '/profile')
  const personal = await typeLastName(page, 'รุ่งเรืองกิจ')
  await endAccess(context, baseURL)
  await personal.getByRole('button', { name: 'บันทึก' }).click()
  await expect(said(page, 'บันทึกข้อมูลส่วนตัวแล้ว')).toBeVisible()
  await expect(personal.getByText('สมหญิง รุ่งเรืองกิจ')).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const now = await tokensOf(context)
  expect(now.access_token).not.toBe(expiredAccessToken)
  expect(now.refresh_token).not.toBe(customer.refresh_token)
})

test('R4.19 R4.20: a refused refresh while saving goes home with a word, and what was typed is offered after sign-in', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 401/)
  const customer = await newCustomer(request)
  await storeTokens(context, baseURL, customer)
  await open(page, '/profile')
  const personal = await typeLastName(page, 'รุ่งเรืองกิจ')
  await endAccess(context, baseURL, 'long-gone')
  await personal.getByRole('button', { name: 'บันทึก' }).click()
  await expect(said(page, 'กรุณาเข้าสู่ระบบอีกครั้ง')).toBeVisible()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  expect(await tokensOf(context)).toEqual({})

  await open(page, '/profile')
  await signInDialog(page).fill(customer.phoneNumber, customer.password)
  await personal.getByRole('button', { name: 'แก้ไขต่อ ข้อมูลส่วนตัว' }).click()
  await expect(personal.getByText('นำข้อมูลที่กรอกค้างไว้กลับมาแล้ว')).toBeVisible()
  await expect(personal.getByLabel('นามสกุล')).toHaveValue('รุ่งเรืองกิจ')
  await expect(personal.getByText('ยังไม่ได้บันทึก 1 ช่อง')).toBeVisible()
})

test('a billing address is saved in the profile and stays, with a refusal of the server told at its field', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 400/)
  await storeTokens(context, baseURL, await newCustomer(request))
  await open(page, '/profile')
  const billing = groupOf(page, 'ที่อยู่ออกใบกำกับภาษี')
  const edit = billing.getByRole('button', { name: 'แก้ไข ที่อยู่ออกใบกำกับภาษี' })
  await expect(billing.getByText('ยังไม่ได้ระบุ')).toBeVisible()
  await edit.click()
  await billing.getByLabel('ชื่อในใบกำกับภาษี').fill('บริษัท ป้ายดี จำกัด')
  await billing.getByLabel('บ้านเลขที่ หมู่ ซอย ถนน').fill('55/9 หมู่ 3 ถนนเทพารักษ์')
  await billing.getByLabel('รหัสไปรษณีย์').fill('10540')
  await billing.getByRole('radio', { name: /^บางพลีใหญ่/ }).check()
  await billing.getByLabel('เลขประจำตัวผู้เสียภาษี').fill('0105556123453')
  await billing.getByLabel('รหัสสาขา').fill('00000')

  const errors = [{ field: 'billingAddress.taxId', code: 'TAX_ID_INVALID' }]
  const refused = refuse(400, 'TAX_ID_INVALID', {}, { errors })
  await page.route(profileCall, (route) =>
    route.request().method() === 'PUT' ? refused(route) : route.fallback(),
  )
  await billing.getByRole('button', { name: 'บันทึก' }).click()
  await expect(billing.getByText('รูปแบบเลขประจำตัวผู้เสียภาษีไม่ถูกต้อง').first()).toBeVisible()
  await expect(billing.getByLabel('เลขประจำตัวผู้เสียภาษี')).toBeFocused()
  await page.unroute(profileCall)

  await billing.getByRole('button', { name: 'บันทึก' }).click()
  await expect(said(page, 'บันทึกที่อยู่ออกใบกำกับภาษีแล้ว')).toBeVisible()
  await page.reload()
  await live(page)
  for (const text of ['บริษัท ป้ายดี จำกัด', '0105556123453 · 00000', /55\/9 หมู่ 3 .*บางพลีใหญ่ .*10540/])
    await expect(billing.getByText(text)).toBeVisible()
  await edit.click()
  await expect(billing.getByLabel('ชื่อในใบกำกับภาษี')).toHaveValue('บริษัท ป้ายดี จำกัด')
  await expect(billing.getByLabel('รหัสไปรษณีย์')).toHaveValue('10540')
  await expect(billing.getByText('นำข้อมูลที่กรอกค้างไว้กลับมาแล้ว')).toHaveCount(0)
})

/** Moves on with the Tab key alone until this is focused. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  for (let stops = 0; stops < 80; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'reached by the Tab key').toBeFocused()
}

test('by keyboard alone: the profile is edited and saved, and news is switched on in the settings', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await storeTokens(context, baseURL, await newCustomer(request))
  await open(page, '/profile')
  const personal = groupOf(page, 'ข้อมูลส่วนตัว')
  const edit = personal.getByRole('button', { name: 'แก้ไข ข้อมูลส่วนตัว' })
  await tabTo(page, edit)
  await page.keyboard.press('Enter')
  await expect(personal.getByLabel('ชื่อ', { exact: false }).first()).toBeFocused()
  await tabTo(page, personal.getByLabel('นามสกุล'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('ศรีสุข')
  await tabTo(page, personal.getByRole('button', { name: 'บันทึก' }))
  await page.keyboard.press('Enter')
  await expect(personal.getByText('สมหญิง ศรีสุข')).toBeVisible()
  await expect(edit).toBeFocused()
  await expect(said(page, 'บันทึกข้อมูลส่วนตัวแล้ว')).toBeVisible()
  await expect(said(page, 'บันทึกข้อมูลส่วนตัวแล้ว')).toHaveCount(0)

  await tabTo(page, page.getByRole('navigation', { name: 'บัญชีของฉัน' }).getByRole('link', { name: 'ตั้งค่า' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=settings/)
  const news = page.getByRole('switch', { name: 'รับข่าวสารและโปรโมชัน' })
  await tabTo(page, news)
  await page.keyboard.press('Space')
  await expect(said(page, 'บันทึกการรับข่าวสารแล้ว')).toBeVisible()
  await expect(news).toBeChecked()
  await expect(news).toBeFocused()
})
