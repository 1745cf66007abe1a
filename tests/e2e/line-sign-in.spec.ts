import type { Page } from 'playwright/test'
import { fakeChannel, openFakeLine } from '../support/line/fake-line.ts'
import { axeFaults } from './support/axe-faults.ts'
import { newCustomer } from './support/new-customer.ts'
import { newestMessageTo, newPhoneNumber } from './support/outbox.ts'
import { live } from './support/ready.ts'
import { openShopWith } from './support/shop-server.ts'
import { expect, test } from './support/test.ts'
import { typeCode } from './support/type-code.ts'

// One shop for all of them.
test.describe.configure({ mode: 'default' })

let line: Awaited<ReturnType<typeof openFakeLine>>
let shop: Awaited<ReturnType<typeof openShopWith>>
test.beforeAll(async () => {
  line = await openFakeLine()
  shop = await openShopWith({
    LINE_CHANNEL_ID: fakeChannel.channelId,
    LINE_CHANNEL_SECRET: fakeChannel.channelSecret,
    LINE_ADDRESS: line.address,
  })
})
test.afterAll(async () => {
  await shop.close()
  await line.close()
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'เข้าสู่ระบบ' })
const button = (page: Page) => dialog(page).getByRole('button', { name: 'เข้าสู่ระบบด้วย LINE' })
const signedIn = (page: Page) => expect(page.getByRole('link', { name: /^บัญชี/ }).first()).toBeVisible()
const someone = () => line.isUsedBy(`U${String(Date.now()).padStart(32, '0')}`)

async function goToLine(page: Page, next = '/quick-order') {
  await page.goto(`${shop.address}${next}?auth=login`)
  await live(page)
  await button(page).click()
  await expect(page.getByRole('heading', { name: 'LINE' })).toBeVisible()
}

test('R21.27 R21.28: a customer links LINE once by a code, and then signs in by one tap, where she wanted to go', async ({
  page,
  request,
}) => {
  someone()
  const { phoneNumber } = await newCustomer(request)
  await goToLine(page)
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(page.getByRole('heading', { name: 'เชื่อม LINE กับบัญชีของคุณ' })).toBeVisible()
  expect(new URL(page.url()).search, 'the code is gone from the address').toBe('')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('textbox', { name: 'เบอร์โทรศัพท์' }).fill(phoneNumber)
  await page.getByRole('button', { name: 'ต่อไป' }).click()
  await expect(page.getByText('รหัสอ้างอิง')).toBeVisible()
  // The code of the registration came before it.
  await expect.poll(async () => (await newestMessageTo(request, phoneNumber)).text).toContain('LINE')
  await typeCode(page, page.getByRole('main'), (await newestMessageTo(request, phoneNumber)).code)
  await expect(page).toHaveURL(`${shop.address}/quick-order`)
  await signedIn(page)

  await page.context().clearCookies()
  await goToLine(page)
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(page).toHaveURL(`${shop.address}/quick-order`)
  await signedIn(page)
})

test('R21.28: who has no account registers, with the phone number filled in, and LINE signs in from then on', async ({
  page,
  request,
}) => {
  someone()
  const phoneNumber = newPhoneNumber()
  await goToLine(page)
  await page.getByRole('link', { name: 'Allow' }).click()
  await page.getByRole('textbox', { name: 'เบอร์โทรศัพท์' }).fill(phoneNumber)
  await page.getByRole('button', { name: 'ต่อไป' }).click()
  await page.getByRole('button', { name: 'สมัครสมาชิก' }).click()
  const form = page.getByRole('dialog')
  const field = (name: string) => form.getByRole('textbox', { name })
  await expect(field('เบอร์โทรศัพท์')).toHaveValue(phoneNumber)
  await field('รหัสผ่าน').first().fill('Kanya-Sheet-7')
  await field('ยืนยันรหัสผ่าน').fill('Kanya-Sheet-7')
  await field('ชื่อ').first().fill('กัญญา')
  await field('นามสกุล').fill('ใจดี')
  await form.getByRole('checkbox', { name: /ยอมรับ/ }).check()
  await form.getByRole('button', { name: 'ขอรหัส OTP' }).click()
  await expect(form.getByText('รหัสอ้างอิง').first()).toBeVisible()
  await typeCode(page, form, (await newestMessageTo(request, phoneNumber)).code)
  await signedIn(page)

  await page.context().clearCookies()
  await goToLine(page)
  await page.getByRole('link', { name: 'Allow' }).click()
  await signedIn(page)
})

test('R21.27: who says no at LINE, or comes with an answer of another browser, is told so and has a way on', async ({
  page,
}) => {
  await goToLine(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('คุณยังไม่ได้อนุญาตที่ LINE')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.goto(`${shop.address}/sign-in/line?code=stolen&state=other`)
  await expect(page.getByRole('alert')).toContainText('ไม่ได้เริ่มจากเครื่องนี้')
  await page.getByRole('link', { name: 'เข้าสู่ระบบด้วยรหัสผ่าน' }).click()
  await expect(button(page)).toBeVisible()
})

test('R21.27: who signs in with a password on that page is not left there', async ({ page, request }) => {
  const { phoneNumber, password } = await newCustomer(request)
  await page.goto(`${shop.address}/sign-in/line?error=access_denied`)
  await expect(page).toHaveURL(`${shop.address}/sign-in/line`)
  await page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  expect(decodeURIComponent(page.url()), 'no answer of LINE is carried along').not.toContain('access_denied')
  await dialog(page).getByRole('textbox', { name: 'เบอร์โทรศัพท์หรืออีเมล' }).fill(phoneNumber)
  await dialog(page)
    .getByLabel(/^รหัสผ่าน/)
    .first()
    .fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${shop.address}/`)
  await page.goto(`${shop.address}/sign-in/line?error=access_denied`)
  await expect(page).toHaveURL(`${shop.address}/`)
})

test('R21.27: a shop without keys shows no button, and its pages load nothing for it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/quick-order?auth=login')
  await live(page)
  await expect(dialog(page)).toBeVisible()
  await expect(button(page)).toHaveCount(0)
  expect(loaded.filter((url) => /line-(?:button|sign)/.test(url))).toEqual([])
})
