import type { Page, Route } from 'playwright/test'
import { axeFaults } from '../support/axe-faults.ts'
import { addToCart, cartDrawer } from '../support/cart.ts'
import { changeLanguage } from '../support/language.ts'
import { live, still } from '../support/ready.ts'
import { newCustomer } from '../support/new-customer.ts'
import { refuse } from '../support/refuse.ts'
import { signInDialog } from '../support/sign-in-dialog.ts'
import { expect, test } from '../support/test.ts'

const sheet = '/product/detail/p-ac-cast'
const signInCall = '**/api/accounts/signin'
const widths = [1440, 768, 320]

async function fits(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways, `${state} at ${width} is too wide`).toBeLessThanOrEqual(0)
  }
  // A button that changes its colours has others for a moment.
  await still(page)
}

/**
 * Looks at the state that is shown: nothing wider than the screen in either language, and no fault that a machine can find. Other
 * words can only spoil the width: axe reads the Thai dialog.
 */
async function judge(page: Page, state: string): Promise<void> {
  await fits(page, state)
  expect(await axeFaults(page, '[role=dialog], dialog'), state).toEqual([])
  await changeLanguage(page, 'en')
  await fits(page, `${state} in English`)
  await changeLanguage(page, 'th')
}

test('each state of the sign-in dialog fits and is accessible', async ({ page, troubles }) => {
  troubles.expect(/status of 400/)
  troubles.expect(/status of 403/)
  troubles.expect(/status of 429/)
  troubles.expect(/status of 500/)
  troubles.expect(/ERR_FAILED|ERR_INTERNET/)
  const { dialog, userName, submit, fill, notice } = signInDialog(page)
  await page.clock.install()
  await page.goto('/checkout')
  await live(page)
  await expect(userName).toBeFocused()
  await judge(page, 'opened')
  await submit.click()
  await judge(page, 'empty')
  for (const [state, answer] of [
    ['refused', refuse(400, 'BAD_CREDENTIALS')],
    ['failed', refuse(500, 'INTERNAL')],
    ['offline', (route: Route) => route.abort()],
    ['rateLimited', refuse(429, 'RATE_LIMITED', { 'Retry-After': '60' })],
  ] as const) {
    await page.route(signInCall, answer)
    await fill('0812345678', 'x')
    await expect(notice).toHaveCount(1)
    await judge(page, state)
    await page.unroute(signInCall)
  }
  await page.clock.fastForward('01:00')
  await expect(submit).toBeEnabled()
  await page.route(signInCall, refuse(403, 'USER_INACTIVE'))
  await fill('0899999999', 'x')
  await expect(dialog.getByRole('link', { name: /LINE/ })).toBeVisible()
  await judge(page, 'inactive')
  await page.unroute(signInCall)
  // An answer that does not come: the dialog can be closed, and opens again as it was.
  await page.route(signInCall, () => undefined)
  await userName.fill('0812345678')
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expect(dialog.getByRole('status')).toBeEmpty()
  await page.clock.fastForward('00:10')
  await expect(dialog.getByRole('status')).not.toBeEmpty()
  await judge(page, 'slow')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goto('/about?auth=login')
  await live(page)
  await expect(userName).toHaveValue('0812345678')
})

test('products that the cart refuses are named, and nothing is lost', async ({ page, request, troubles }) => {
  troubles.expect(/status of 409/)
  troubles.expect(/status of 500/)
  const customer = await newCustomer(request)
  const { fill } = signInDialog(page)
  for (const variant of ['black-300x600x2', 'red-600x1200x2', 'sky-600x1200x5']) {
    await page.goto(`${sheet}?variant=p-ac-cast-${variant}`)
    await live(page)
    await addToCart(page).click()
    await expect(cartDrawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cartDrawer(page)).toBeHidden()
  }
  const answers = [refuse(409, 'OUT_OF_STOCK'), refuse(500, 'INTERNAL')]
  await page.route('**/api/cart', (route) => {
    const answer = route.request().method() === 'PATCH' ? answers.shift() : undefined
    return answer ? answer(route) : route.continue()
  })
  await expect(page.getByRole('link', { name: 'ตะกร้า มี 3 รายการ' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  await fill(customer.phoneNumber, customer.password)
  const refused = page.getByRole('dialog', {
    name: 'ใส่ตะกร้าไม่ได้บางรายการ',
  })
  await expect(refused.getByRole('listitem')).toHaveCount(2)
  await expect(refused).toContainText('สินค้ามีไม่พอตามจำนวนที่เลือก')
  await judge(page, 'goods refused')
  await refused.getByRole('button', { name: 'ใส่ตะกร้าอีกครั้ง' }).click()
  await expect(page.getByRole('link', { name: 'ตะกร้า มี 2 รายการ' })).toBeAttached()
  await refused.getByRole('link', { name: 'ดูสินค้า' }).click()
  await expect(refused).toBeHidden()
  await expect(page).toHaveURL(/\/product\/detail\/p-ac-cast\?variant=p-ac-cast-black-300x600x2$/)
})

test('a dialog in the address whose words are missing says so, and the page below it is live', async ({
  page,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/)
  troubles.expect(/dynamically imported/)
  await page.route('**/assets/customer-words-*', (route) => route.abort())
  await page.goto('/about?auth=login')
  await live(page)
  const dialog = page.getByRole('dialog', { name: 'เข้าสู่ระบบ' })
  await expect(dialog.getByRole('alert')).toContainText('เปิดหน้าต่างนี้ไม่สำเร็จ')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/about$/)
  await page.getByRole('button', { name: 'EN' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
})

test('a dialog whose script is missing says so, is closed by Escape, and opens when the script is back', async ({
  page,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/)
  troubles.expect(/preload CSS|dynamically imported/)
  await page.route('**/assets/sign-in-dialog*', (route) => route.abort())
  await page.goto('/about')
  await live(page)
  const link = page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'เข้าสู่ระบบ' })
  await expect(dialog.getByRole('alert')).toContainText('เปิดหน้าต่างนี้ไม่สำเร็จ')
  await judge(page, 'script missing')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(/\/about$/)
  await link.click()
  await expect(dialog.getByRole('alert')).toContainText('เปิดหน้าต่างนี้ไม่สำเร็จ')
  await page.unroute('**/assets/sign-in-dialog*')
  await dialog.getByRole('button', { name: 'ลองอีกครั้ง' }).click()
  await expect(signInDialog(page).userName).toBeVisible()
})
