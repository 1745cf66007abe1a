import type { Page, Route } from 'playwright/test'
import { axeFaults } from '../support/axe-faults.ts'
import { expect, test } from '../support/test.ts'
import { typeCode } from '../support/type-code.ts'

const secret = 'Kanya-Sheet-7'
const phone = '0899100001'
const code = '482913'
const paths = {
  isExist: '**/api/customers/is-exist**',
  otp: '**/api/customers/otp',
  confirm: '**/api/customers/otp/confirm',
  register: '**/api/customers/individual',
  signIn: '**/api/accounts/signin',
  reset: '**/api/accounts/forgot-password/individual',
}

const refuse =
  (status: number, body: { code: string; attemptsLeft?: number; errors?: object[] }, headers = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers,
      contentType: 'application/problem+json',
      json: { title: body.code, status, ...body },
    })
const offline = (route: Route) => route.abort('internetdisconnected')
const broken = refuse(500, { code: 'INTERNAL' })
const limited = refuse(429, { code: 'RATE_LIMITED' }, { 'Retry-After': '600' })

/** Answers as the server does when all goes well, without a message for each test. */
async function answerWell(page: Page) {
  await page.route(paths.isExist, (route) => route.fulfill({ json: { isExist: false } }))
  await page.route(paths.otp, (route) =>
    route.fulfill({
      json: {
        refCode: 'KX7P',
        expiresAt: new Date(Date.now() + 300_000).toISOString(),
        resendAfterSeconds: 60,
      },
    }),
  )
  await page.route(paths.confirm, (route) => route.fulfill({ json: { verified: true } }))
  await page.route(paths.register, (route) => route.fulfill({ json: { id: 'u-1' } }))
  await page.route(paths.signIn, broken)
}

const dialog = (page: Page) => page.getByRole('dialog')
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'ขอรหัส OTP' }).click()

async function openDetails(page: Page) {
  await answerWell(page)
  await page.goto('/?auth=register')
  await dialog(page).getByRole('button', { name: 'ต่อไป' }).click()
  const field = (name: string) => dialog(page).getByRole('textbox', { name })
  await field('เบอร์โทรศัพท์').fill(phone)
  await field('รหัสผ่าน').first().fill(secret)
  await field('ยืนยันรหัสผ่าน').fill(secret)
  await field('ชื่อ').first().fill('กัญญา')
  await field('นามสกุล').fill('ใจดี')
  await dialog(page).getByRole('checkbox', { name: /ยอมรับ/ }).check()
}

async function openCode(page: Page) {
  await openDetails(page)
  await submit(page)
  await expect(dialog(page).getByText('KX7P', { exact: true })).toBeVisible()
}

/** What a machine finds wrong, and at which widths anything is wider than the dialog. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const isWide = await dialog(page).evaluate((box) => box.scrollWidth > box.clientWidth)
    if (isWide) found.push(`scrolls sideways at ${width}`)
  }
  return [...found, ...(await axeFaults(page, '[role=dialog]'))]
}

test.beforeEach(({ language }) => language('th'))

test('each step has no fault that a machine can find, at any width', async ({ page, troubles }) => {
  troubles.expect(/status of/)
  const isFine = async (step: string) => expect(await faults(page), step).toEqual([])

  await page.goto('/?auth=register')
  await expect(dialog(page)).toBeVisible()
  await isFine('buyer')
  await dialog(page).getByRole('radio', { name: 'บริษัท' }).check()
  await dialog(page).getByRole('button', { name: 'ต่อไป' }).click()
  await submit(page)
  await isFine('a company, refused')
  await page.evaluate(() => sessionStorage.clear())
  await openDetails(page)
  await dialog(page).getByRole('button', { name: 'นโยบายความเป็นส่วนตัว' }).click()
  await expect(page.getByText('ฉบับ 2024.1')).toBeVisible()
  await page.keyboard.press('Escape')
  await submit(page)
  await typeCode(page, dialog(page), code)
  await expect(dialog(page).getByText('เปิดบัญชีแล้ว แต่ยังเข้าสู่ระบบให้ไม่ได้')).toBeVisible()
  await isFine('registered, but not signed in')

  await openCode(page)
  await isFine('waiting')
  await page.route(paths.confirm, refuse(400, { code: 'OTP_INVALID', attemptsLeft: 1 }))
  await typeCode(page, dialog(page), code)
  await expect(dialog(page).getByText('ลองได้อีก 1 ครั้ง')).toBeVisible()
  await isFine('wrong')
  await page.route(paths.confirm, refuse(429, { code: 'OTP_LOCKED' }))
  await typeCode(page, dialog(page), code)
  await expect(dialog(page).getByText('ใส่รหัส OTP ผิดหลายครั้ง')).toBeVisible()
  await isFine('locked')

  await page.goto('/?auth=forgot')
  await expect(dialog(page)).toBeVisible()
  await isFine('whose password')
  await page.route(paths.otp, refuse(503, { code: 'MESSAGE_NOT_SENT' }))
  await dialog(page).getByRole('textbox').fill(phone)
  await submit(page)
  await expect(dialog(page).getByText('ตอนนี้ยังส่งข้อความไม่ได้')).toBeVisible()
  await isFine('not sent')
})

for (const [name, fault, words] of [
  ['offline', offline, 'เชื่อมต่อร้านไม่ได้'],
  ['broken', broken, 'เกิดข้อผิดพลาด'],
  ['limited', limited, 'ถี่เกินไป'],
] as const) {
  test(`a server that is ${name} says so at each request, and the next try goes on`, async ({
    page,
    troubles,
  }) => {
    troubles.expect(/status of|ERR_INTERNET_DISCONNECTED/)
    await openDetails(page)
    const says = () => expect(dialog(page).getByText(words)).toBeVisible()

    // The number was looked up while it was typed; another one is looked up when the form is sent.
    await page.route(paths.isExist, fault)
    await dialog(page).getByRole('textbox', { name: 'เบอร์โทรศัพท์' }).fill('0899100002')
    await submit(page)
    await says()
    await expect(dialog(page).getByRole('textbox', { name: 'นามสกุล' })).toHaveValue('ใจดี')
    await page.unroute(paths.isExist, fault)

    await page.route(paths.otp, fault)
    await submit(page)
    await says()
    await page.unroute(paths.otp, fault)
    const resend = dialog(page).getByRole('button', { name: /ส่งรหัสใหม่/ })
    if (name === 'limited') {
      await expect(resend, 'the wait is told').toHaveText(/ส่งรหัสใหม่ได้เวลา/)
      await expect(resend).toBeDisabled()
      return
    }
    await resend.click()

    await page.route(paths.confirm, fault)
    await typeCode(page, dialog(page), code)
    await says()
    await page.unroute(paths.confirm, fault)
    await page.route(paths.register, fault)
    await dialog(page).getByRole('button', { name: 'ยืนยัน' }).click()
    await says()
    await page.unroute(paths.register, fault)
    await dialog(page).getByRole('button', { name: 'เปิดบัญชี' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'สมัครสมาชิกเรียบร้อย' })).toBeVisible()
  })
}

test('codes that are tried too often have a wait of their own', async ({ page, troubles }) => {
  troubles.expect(/status of 429/)
  await openCode(page)
  await page.route(paths.confirm, limited)
  await typeCode(page, dialog(page), code)
  await expect(dialog(page).getByText('ลองรหัสถี่เกินไป')).toBeVisible()
  await expect(dialog(page).getByRole('textbox').first()).toBeDisabled()
})

test('a slow answer keeps the form and takes one submission', async ({ page }) => {
  await openDetails(page)
  let asked = 0
  let answer = () => {}
  await page.route(paths.isExist, async (route) => {
    asked += 1
    await new Promise<void>((resolve) => (answer = resolve))
    await route.fulfill({ json: { isExist: false } })
  })
  await dialog(page).getByRole('textbox', { name: 'เบอร์โทรศัพท์' }).fill('0899100003')
  await submit(page)
  const button = dialog(page).getByRole('button', { name: 'ขอรหัส OTP' })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  // While it was typed, and when the form was sent.
  await expect.poll(() => asked).toBe(2)
  await button.click({ force: true })
  answer()
  await expect(dialog(page).getByText('KX7P', { exact: true })).toBeVisible()
  expect(asked).toBe(2)
})

test('R4.48 R8.6: an expired code says so, and the server decides on another', async ({ page, troubles }) => {
  troubles.expect(/status of 429/)
  await page.clock.install()
  await openCode(page)
  await page.clock.fastForward('05:01')
  await expect(dialog(page).getByText('รหัส OTP หมดอายุแล้ว')).toBeVisible()
  await page.route(paths.otp, limited)
  await dialog(page).getByRole('button', { name: 'ส่งรหัสใหม่' }).click()
  await expect(dialog(page).getByText('ขอรหัสถี่เกินไป')).toBeVisible()
})

test('fields that the server refuses are named, and the first takes the focus', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 400/)
  await openCode(page)
  await page.route(
    paths.register,
    refuse(400, {
      code: 'VALIDATION',
      errors: [
        { field: 'password', code: 'common' },
        { field: 'consents.privacyPolicyVersion', code: 'notInForce' },
      ],
    }),
  )
  await typeCode(page, dialog(page), code)
  await expect(dialog(page).getByText('มี 2 ช่องที่ต้องแก้')).toBeVisible()
  await expect(dialog(page).getByText('รหัสผ่านนี้คาดเดาง่าย')).toBeVisible()
  await expect(dialog(page).getByText('นโยบายมีฉบับใหม่')).toBeVisible()
  await expect(dialog(page).getByRole('checkbox', { name: /ยอมรับ/ })).not.toBeChecked()
  await expect(dialog(page).getByRole('textbox', { name: 'รหัสผ่าน' }).first()).toBeFocused()
})
