import type { Page } from 'playwright/test'
import { addToCart, cartDrawer } from './support/cart.ts'
import { filledCart, storeTokens, newSession, tokensOf } from './support/customer.ts'
import { newCustomer } from './support/new-customer.ts'
import { live } from './support/ready.ts'
import { signInDialog } from './support/sign-in-dialog.ts'
import { expect, test } from './support/test.ts'

const sheet = '/product/detail/p-ac-cast'
const choice = `${sheet}?variant=p-ac-cast-black-300x600x2`
const inactive = '0899999999'
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const placeOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

for (const auth of ['login', 'register', 'forgot'])
  test(`the dialog of ?auth=${auth} is there with the page, and no cover before it`, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[role=status] .visually-hidden'))
          document.documentElement.dataset.covered = ''
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(`/about?auth=${auth}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await live(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-covered')
  })

test('R1.5 R3.1 R6.7 R6.18 R8.7 R8.10 R8.17: a guest signs in by keyboard from the product that he wants, and it is in his cart', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/status of 400/)
  troubles.expect(/status of 403/)
  const customer = await newCustomer(request)
  const { dialog, userName, password, notice } = signInDialog(page)
  await page.goto(choice)
  await live(page)
  await page.getByRole('spinbutton').fill('2')
  await page.getByRole('spinbutton').press('Enter')
  await addToCart(page).focus()
  await page.keyboard.press('Enter')

  await expect(cartDrawer(page)).toContainText('ดำ · 300 × 600 × 2 มม.')
  expect(placeOf(page)).toBe(choice)
  await page.keyboard.press('Escape')
  await expect(cartDrawer(page)).toBeHidden()
  await expect(addToCart(page)).toBeFocused()
  expect(placeOf(page)).toBe(choice)
  await expect(page.getByRole('link', { name: 'ตะกร้า มี 1 รายการ' })).toBeVisible()

  await page.keyboard.press('Enter')
  await cartDrawer(page).getByRole('link', { name: 'ไปชำระเงิน' }).press('Enter')
  await expect(userName).toBeFocused()
  await expect(dialog).toContainText('เก็บสินค้าไว้ให้แล้ว 1 รายการ')
  expect(placeOf(page)).toBe(`${choice}&auth=login&next=%2Fcheckout`)
  await page.keyboard.type(customer.phoneNumber)
  await page.keyboard.press('Tab')
  await expect(password).toBeFocused()
  await page.keyboard.type('Wrong-Password-1')
  await page.keyboard.press('Enter')
  await expect(notice).toHaveText(['เบอร์โทรศัพท์ อีเมล หรือรหัสผ่านไม่ถูกต้อง'])
  await expect(userName).toHaveValue(customer.phoneNumber)

  await userName.fill(inactive)
  await password.fill('Phaen2026')
  await password.press('Enter')
  await expect(notice).toContainText('บัญชีนี้ถูกระงับการใช้งาน')
  await expect(dialog.getByRole('link', { name: 'ติดต่อร้านทาง LINE' })).toHaveAttribute(
    'href',
    /^https:\/\/line\.me\//,
  )

  await userName.fill(customer.phoneNumber)
  await password.fill(customer.password)
  await password.press('Enter')
  await expect(said(page, 'เข้าสู่ระบบแล้ว สินค้าที่เก็บไว้อยู่ในตะกร้าแล้ว')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect.poll(() => placeOf(page)).toBe('/checkout')
  const { access_token: token } = await tokensOf(context)
  const cart = await request.get('/api/cart?date=2026-01-01', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { items } = await cart.json()
  expect(items).toMatchObject([{ variantId: 'p-ac-cast-black-300x600x2', quantity: 2 }])
  await page.goto(choice)
  await live(page)
  await expect(filledCart(page)).toBeVisible()
  expect(
    (
      await (
        await request.get('/api/cart?date=2026-01-01', { headers: { authorization: `Bearer ${token}` } })
      ).json()
    ).items,
  ).toEqual(items)
})

test('R2.28 R2.47 R9.1: what needs sign-in opens after it, with cookies for 24 hours and the password kept nowhere', async ({
  page,
  context,
  request,
}) => {
  const { phoneNumber, password: secret } = await newCustomer(request)
  const { dialog, fill, userName } = signInDialog(page)
  await page.goto('/checkout')
  await live(page)
  await expect(dialog).toContainText('เสร็จแล้วกลับไปหน้าชำระเงินให้')
  expect(placeOf(page)).toBe('/?auth=login&next=%2Fcheckout')
  await userName.fill(phoneNumber)
  await page.reload()
  await live(page)
  await expect(userName).toHaveValue(phoneNumber)
  const loaded = ['/api/customers', '/api/cart'].map((path) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === path && answer.ok()),
  )
  await fill(phoneNumber.replace(/^(...)(...)/, '$1 $2-'), secret)
  await expect(said(page, 'เข้าสู่ระบบแล้ว')).toBeVisible()
  await expect.poll(() => placeOf(page)).toBe('/checkout')
  await Promise.all(loaded)
  const cookies = (await context.cookies()).filter(({ name }) => name.endsWith('_token'))
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['access_token', 'refresh_token'])
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ sameSite: 'Lax', secure: false, path: '/' })
    expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(24 * 3600 - 60)
    expect(cookie.expires - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600)
  }
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(secret)
  expect(stored).not.toContain(phoneNumber)
})

test('the dialog closes by going back, and a customer who follows a link to it goes on at once', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { dialog, userName } = signInDialog(page)
  await page.goto('/product?keyword=acrylic')
  await live(page)
  const link = page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' })
  await link.click()
  await expect(userName).toBeFocused()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  expect(placeOf(page)).toBe('/product?keyword=acrylic')

  await storeTokens(context, baseURL, await newSession(request))
  await page.goto('/?auth=login&next=%2Fproduct%3Fkeyword%3Dpvc')
  await expect.poll(() => placeOf(page)).toBe('/product?keyword=pvc')
  await page.goto('/about?auth=login&next=%2F%2Fevil.example')
  await expect.poll(() => placeOf(page)).toBe('/about')
  for (const auth of ['register', 'forgot']) {
    await page.goto(`/?auth=${auth}&next=%2Fproduct%3Fkeyword%3Dpvc`)
    await expect.poll(() => placeOf(page)).toBe('/product?keyword=pvc')
  }
})

test('after too many wrong passwords the dialog counts down, and leads to a new password', async ({
  page,
  request,
  troubles,
}) => {
  troubles.expect(/status of 429/)
  const nobody = `08${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  for (let tries = 0; tries < 10; tries += 1)
    await request.post('/api/accounts/signin', { data: { userName: nobody, password: 'x' } })
  const { dialog, fill, submit } = signInDialog(page)
  await page.goto('/about?auth=login')
  await live(page)
  await fill(nobody, 'x')
  await expect(dialog.getByRole('alert')).toContainText('พักสักครู่เพื่อความปลอดภัยของบัญชี')
  await expect(submit).toBeDisabled()
  const timer = dialog.getByRole('timer')
  const first = (await timer.textContent()) ?? ''
  expect(first).toMatch(/^ลองใหม่ได้ใน 1[45] นาที \d+ วินาที$/)
  await expect(timer).not.toHaveText(first)
  await dialog.getByRole('link', { name: 'ตั้งรหัสผ่านใหม่' }).click()
  await expect(page).toHaveURL(/\/about\?auth=forgot&next=%2Fabout$/)
})

test('R8.7 R8.10 in English: a wrong password and an inactive account', async ({
  page,
  language,
  troubles,
}) => {
  troubles.expect(/status of 400/)
  troubles.expect(/status of 403/)
  await language('en')
  await page.goto('/cart')
  await live(page)
  const { dialog, fill, notice } = signInDialog(page, 'en')
  await expect(dialog).toContainText('Sign in to see your cart.')
  await fill('0612345678', 'wrong')
  await expect(notice).toHaveText(['Incorrect phone number or password.'])
  await fill(inactive, 'Phaen2026')
  await expect(notice).toContainText('User is not active')
})

test('without JavaScript a link to the dialog says what is needed, in both languages', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/about?auth=login')
  const place = page.getByRole('region', { name: /JavaScript/ })
  await expect(place).toContainText('การเข้าสู่ระบบและสมัครสมาชิกต้องใช้ JavaScript')
  await expect(place.getByRole('link', { name: /^โทร/ })).toHaveAttribute('href', /^tel:0/)
  await place.getByRole('link', { name: 'ปิด' }).click()
  expect(placeOf(page)).toBe('/about')
  await expect(place).toHaveCount(0)
  await page.goto('/about?auth=register&lang=en')
  await expect(place).toContainText('Signing in and registering need JavaScript.')
  await expect(place.getByRole('link', { name: 'Order on LINE' })).toBeVisible()
  await context.close()
})
