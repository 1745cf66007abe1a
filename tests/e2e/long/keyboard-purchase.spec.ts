import type { Locator } from 'playwright/test'
import { addAddress, ordersOf, stepsOf } from '../support/checkout.ts'
import { tokensOf } from '../support/customer.ts'
import { showsFocus, tabTo } from '../support/keyboard.ts'
import { newCustomer } from '../support/new-customer.ts'
import { live } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const words = {
  th: {
    add: /^ใส่ตะกร้า/,
    signIn: 'เข้าสู่ระบบ',
    login: 'เบอร์โทรศัพท์หรืออีเมล',
    password: /^รหัสผ่าน/,
    checkout: 'ไปชำระเงิน',
    paid: 'ชำระเงินเรียบร้อย',
    close: 'ปิด',
    search: /ค้นหาสินค้า/,
  },
  en: {
    add: /^Add to cart/,
    signIn: 'Sign in',
    login: 'Phone number or e-mail',
    password: /^Password/,
    checkout: 'Go to checkout',
    paid: 'Payment received',
    close: 'Close',
    search: /^Search/,
  },
} as const

// A desktop: the keyboard of a phone is on its screen.
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

for (const language of ['th', 'en'] as const)
  test(`by keyboard alone, from the home page to a paid order, ${language}`, async ({
    page,
    context,
    request,
    language: speak,
  }) => {
    test.setTimeout(300_000)
    const word = words[language]
    await speak(language)
    const customer = await newCustomer(request)
    await addAddress(request, customer)
    const press = async (target: Locator, key = 'Enter') => {
      await tabTo(page, target)
      expect(await showsFocus(target), `the focus is seen on ${String(target)}`).toBe(true)
      await page.keyboard.press(key)
    }
    const button = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: true }).filter({ visible: true })

    await page.goto('/')
    await live(page)
    await tabTo(page, page.getByRole('combobox', { name: word.search }).filter({ visible: true }))
    await page.keyboard.type('AC-CAST')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/keyword=AC-CAST/)
    await press(page.locator('main a[href*="/product/detail/p-ac-cast"]').first())
    await expect(page).toHaveURL(/\/product\/detail\/p-ac-cast/)
    const choices = page.getByRole('main').getByRole('radio')
    await tabTo(
      page,
      choices
        .filter({ visible: true })
        .first()
        .or(page.locator('main input[type=radio]:checked').first())
        .first(),
    )
    await page.keyboard.press('ArrowRight')
    await press(button(word.add).first())

    // The products wait in the browser until somebody is signed in.
    const dialog = page.getByRole('dialog')
    await press(dialog.getByRole('link', { name: word.checkout }))
    await expect(dialog.getByRole('textbox', { name: word.login })).toBeVisible()
    await tabTo(page, dialog.getByRole('textbox', { name: word.login }))
    await page.keyboard.type(customer.phoneNumber)
    await tabTo(page, dialog.getByLabel(word.password))
    await page.keyboard.type(customer.password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/checkout/)

    const steps = {
      th: ['จัดส่งไปที่อยู่นี้', 'ใช้ข้อมูลนี้'],
      en: ['Deliver to this address', 'Use this'],
    }[language]
    const [address = '', billing = ''] = steps
    await press(button(address))
    await press(button(billing))
    await press(page.locator('[name=shipping]:enabled').first(), 'Space')
    await press(page.locator('[name=channel]').first(), 'ArrowDown')
    await expect(page.locator('[name=channel][value=card]')).toBeChecked()
    await page.keyboard.press('Enter')
    await press(stepsOf(page, language).placeButton)

    await expect(page).toHaveURL(/\/sandbox\/pay\//)
    for (const [field, text] of [
      [page.getByLabel(/หมายเลขบัตร|Card number/), '4242424242424242'],
      [page.getByLabel(/หมดอายุ|Expir/), '12/30'],
      [page.getByLabel(/CVC|CVV/), '123'],
    ] as const) {
      await tabTo(page, field)
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/payment-result/)
    const success = page.getByRole('dialog', { name: word.paid })
    await press(success.getByRole('button', { name: word.close }))
    await expect(success).toBeHidden()
    const { access_token = '', refresh_token = '' } = await tokensOf(context)
    expect(await ordersOf(request, { access_token, refresh_token })).toHaveLength(1)
  })
