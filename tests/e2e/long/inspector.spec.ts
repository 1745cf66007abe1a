import type { Page } from 'playwright/test'
import { flows } from '../../../machines/registry.ts'
import { readReport, type Recording, replayRecording, type Report } from '@phaen/statecharts'
import { axeFaults } from '../support/axe-faults.ts'
import { openCustomer, take } from '../support/cart.ts'
import { stepsOf } from '../support/checkout.ts'
import { newestMessageTo, newPhoneNumber } from '../support/outbox.ts'
import { live } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'
import { typeCode } from '../support/type-code.ts'

// The drawer stands beside the dialogs of the shop.
test.use({ viewport: { width: 2200, height: 1000 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 })

const drawerOf = (page: Page) => page.getByRole('complementary', { name: 'ตัวตรวจสอบ' })

/** Copies with a button of the drawer, and returns what was copied. */
async function copied(page: Page, button: string): Promise<string> {
  await drawerOf(page).getByRole('button', { name: button }).click()
  await expect(drawerOf(page).getByText('คัดลอกแล้ว').first()).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** All that somebody reads in the drawer: each actor chosen, each event of the log opened. */
async function readDrawer(page: Page): Promise<string> {
  const drawer = drawerOf(page)
  const texts: string[] = []
  const actors = drawer.getByRole('region', { name: 'แอ็กเตอร์' }).getByRole('button')
  for (let index = 0; index < (await actors.count()); index += 1) {
    await actors.nth(index).click()
    texts.push(await drawer.innerText())
  }
  await drawer.locator('ol details').evaluateAll((all) => {
    for (const one of all) one.toggleAttribute('open', true)
  })
  texts.push(await drawer.innerText())
  return texts.join('\n')
}

test('a session through register, checkout, decline and pay again replays to the same states, and holds none of its secrets', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const phone = newPhoneNumber()
  const secret = 'Kanya-Sheet-7'
  const typed = {
    email: `kanya.${phone}@example.com`,
    lastName: 'ใจดีเหลือเกิน',
    line: '771/9 ซอยลับสุดยอด',
    recipient: 'กัญญา ผู้รับพัสดุ',
  }
  const read: string[] = []
  const reports: string[] = []
  const lookInside = async () => {
    reports.push(await copied(page, 'คัดลอกรายงานปัญหา'))
    read.push(await copied(page, 'คัดลอกบันทึก'), await readDrawer(page))
  }

  await page.goto('/?auth=register&inspect')
  await live(page)
  const dialog = page.getByRole('dialog', { name: 'สมัครสมาชิก' })
  await dialog.getByRole('radio', { name: 'บุคคลทั่วไป' }).check()
  await dialog.getByRole('button', { name: 'ต่อไป' }).click()
  const field = (name: string) => dialog.getByRole('textbox', { name })
  await field('เบอร์โทรศัพท์').fill(phone)
  await field('ชื่อ').first().fill('กัญญารัตน์')
  await field('นามสกุล').fill(typed.lastName)
  await field('อีเมล').fill(typed.email)
  await dialog.getByText('ข้อมูลเพิ่มเติม (ไม่บังคับ)').click()
  await field('จังหวัด/รัฐ').fill('กรุงเทพมหานคร')
  await field('เขต/อำเภอ').fill('บางรัก')
  await dialog.getByRole('combobox', { name: 'อุตสาหกรรม' }).selectOption('signage')
  await field('รหัสผ่าน').first().fill(secret)
  await field('ยืนยันรหัสผ่าน').fill(secret)
  await dialog.getByRole('checkbox', { name: /ยอมรับ/ }).check()
  await dialog.getByRole('button', { name: 'ขอรหัส OTP' }).click()
  const { code } = await newestMessageTo(request, phone)
  await typeCode(page, page.getByRole('dialog', { name: 'ใส่รหัส 6 หลัก' }), code)
  const done = page.getByRole('dialog', { name: 'สมัครสมาชิกเรียบร้อย' })
  await expect(done.getByText('เข้าสู่ระบบให้แล้วด้วยเบอร์')).toBeVisible()
  await lookInside()

  const cookies = await context.cookies()
  const tokenNamed = (wanted: string) => cookies.find(({ name }) => name === wanted)?.value ?? ''
  const tokens = { access_token: tokenNamed('access_token'), refresh_token: tokenNamed('refresh_token') }
  await take(request, tokens)
  await page.goto('/checkout')
  await live(page)
  const steps = stepsOf(page)
  await page.getByRole('button', { name: 'เพิ่มที่อยู่' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('ชื่อผู้รับ').fill(typed.recipient)
  await form.getByLabel('เบอร์โทรศัพท์').fill(phone)
  await form.getByLabel('บ้านเลขที่ หมู่ ซอย ถนน').fill(typed.line)
  await form.getByLabel('รหัสไปรษณีย์').fill('10500')
  await form.getByRole('radio', { name: /^บางรัก/ }).check()
  await form.getByRole('button', { name: 'บันทึกที่อยู่' }).click()
  await expect(form).toBeHidden()
  await steps.toReview('card')
  await lookInside()
  await steps.placeButton.click()

  const payWith = async (card: string) => {
    await page.getByLabel('หมายเลขบัตร').fill(card)
    await page.getByLabel(/หมดอายุ/).fill('12/30')
    await page.getByLabel(/CVC|CVV/).fill('123')
    await page.getByRole('button', { name: /^ชำระเงิน/ }).click()
  }
  await payWith('4000000000000002')
  await page.getByRole('button', { name: 'ยกเลิกและกลับไปที่ร้าน' }).click()
  const declined = page.getByRole('dialog', { name: 'ชำระเงินไม่สำเร็จ' })
  await expect(declined.getByText('บัตรถูกปฏิเสธ')).toBeVisible()
  await lookInside()
  await declined.getByRole('link', { name: 'ไปที่คำสั่งซื้อของฉัน' }).click()
  await page.getByRole('button', { name: /^ชำระอีกครั้ง / }).click()
  await payWith('4242424242424242')
  await expect(page.getByRole('dialog', { name: 'ชำระเงินเรียบร้อย' })).toBeVisible()
  await lookInside()

  const recordings = reports.flatMap((report) => {
    const opened = readReport(report)
    return 'wrong' in opened ? [] : opened.recordings
  })
  expect(recordings.map(outcomeOf).filter((outcome) => outcome !== 'same')).toEqual([])
  const machines = new Set(recordings.map(({ machine }) => machine))
  for (const machine of ['registration', 'otp', 'checkout', 'payment', 'cart', 'session', 'addressBook'])
    expect([...machines]).toContain(machine)

  const everything = [...reports, ...read].join('\n')
  const secrets = [phone, secret, code, ...Object.values(typed), ...Object.values(tokens), 'กัญญารัตน์']
  expect(secrets.filter((one) => everything.includes(one))).toEqual([])

  await test.step('the gallery opens the report and plays it', async () => {
    await page.goto('/demo?lang=en')
    await live(page)
    await page.getByText('Open a bug report').click()
    // Typing so many lines takes the browser minutes; pasting is what a person does.
    await page.evaluate((report) => navigator.clipboard.writeText(report), reports[1] ?? '')
    await page.getByLabel('Paste the report of the inspector').press('Control+v')
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page
      .getByRole('link', { name: /^checkout/ })
      .first()
      .click()
    await page.getByRole('combobox', { name: 'Path' }).selectOption({ index: 1 })
    await expect(page.getByText(/steps, all as they were recorded/)).toBeVisible()
  })
})

function outcomeOf(recording: Recording): string {
  const machine = flows.find((flow) => flow.machine.id === recording.machine)?.machine
  if (!machine) return `${recording.machine}: unknown`
  const { difference } = replayRecording(machine, recording)
  return difference
    ? `${recording.machine} differs at ${difference.index}: ${JSON.stringify([difference.step, difference.actual])}`
    : 'same'
}

for (const scheme of ['day', 'night'] as const) {
  test(`axe finds nothing in the drawer by ${scheme}`, async ({ page }) => {
    await page.goto('/?inspect&lang=th')
    await live(page)
    const drawer = drawerOf(page)
    if (scheme === 'night') await drawer.getByRole('button', { name: 'โหมดมืด' }).click()
    await drawer.getByRole('button', { name: /^session/ }).click()
    await expect(
      drawer.getByRole('button', { name: 'Fit the window' }).or(drawer.locator('svg text')).first(),
    ).toBeVisible()
    await drawer.locator('ol summary').first().click()
    await drawer.getByRole('button', { name: 'เลือกปุ่มบนหน้า' }).click()
    expect(await axeFaults(page, 'aside')).toEqual([])
  })
}

test('a control of the page is picked instead of pressed, and the drawer names the guard that refuses it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await openCustomer(request, context, baseURL)
  await take(request, tokens)
  await page.goto('/checkout?inspect&lang=en')
  await live(page)
  const drawer = page.getByRole('complementary', { name: 'Inspector' })
  const pick = drawer.getByRole('button', { name: 'Pick a control' })
  const panel = drawer.getByRole('region', { name: 'Why is it disabled?' })
  const place = page
    .getByRole('button', { name: /^Place order/ })
    .filter({ visible: true })
    .first()

  await test.step('with the pointer', async () => {
    await expect(place).toBeDisabled()
    await pick.click()
    await place.click({ force: true })
    await expect(panel).toContainText('checkout · checkout.place')
    await expect(panel).toContainText(/refused by \w+|no transition in/)
    await expect(pick).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('with the keyboard, from the list; Escape ends it', async () => {
    await pick.press('Enter')
    await panel
      .getByRole('list', { name: 'Disabled controls' })
      .getByRole('button', { name: /^Place order/ })
      .first()
      .press('Enter')
    await expect(pick).toBeFocused()
    await expect(panel).toContainText('checkout · checkout.place')
    await pick.press('Enter')
    await page.keyboard.press('Escape')
    await expect(pick).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('what is enabled is not pressed', async () => {
    await pick.click()
    const address = page.url()
    await page.getByRole('link', { name: 'Phaen' }).first().click({ force: true })
    await expect(pick).toHaveAttribute('aria-pressed', 'false')
    expect(page.url()).toBe(address)
  })
})

test('a report holds the pages of the tab that were left before', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // A page that is left before the inspector has come is not in the report.
  await page.goto('/product/detail/p-ac-cast?inspect')
  await expect(drawerOf(page)).toBeVisible()
  await page.reload()
  await expect(drawerOf(page)).toBeVisible()
  await page.goto('/product')
  await live(page)
  await expect(drawerOf(page)).toContainText('รายงานรวมหน้าก่อนหน้าของแท็บนี้ด้วย 2 หน้า')
  const report: Report = JSON.parse(await copied(page, 'คัดลอกรายงานปัญหา'))
  expect(report.pages?.map(({ address }) => new URL(address).pathname)).toEqual([
    '/product/detail/p-ac-cast',
    '/product/detail/p-ac-cast',
  ])
  for (const number of [1, 2, undefined])
    expect(report.recordings.filter((one) => one.page === number).map(({ machine }) => machine)).toContain(
      'session',
    )
  expect(report.recordings.map(outcomeOf).filter((outcome) => outcome !== 'same')).toEqual([])
})
