import type { Locator, Page, Request } from 'playwright/test'
import { openCustomer, quantitiesOf, take } from './support/cart.ts'
import { addAddress, ordersOf, stepsOf } from './support/checkout.ts'
import { tabTo } from './support/keyboard.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('R1.9 R1.10 R2.12 R2.51 R3.8 R3.9 R3.10 R3.11 R3.12 R3.13 R5.50 R6.9 R7.43: a new customer orders in Thai, from an empty address book to the thanks', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await openCustomer(request, context, baseURL)
  const sheet = await take(request, tokens, { quantity: 2 })
  await page.goto('/checkout')
  await live(page)
  const { placeButton, shipping, channel, billing } = stepsOf(page)
  await expect(page.getByRole('heading', { level: 1, name: 'สั่งซื้อและชำระเงิน' })).toBeVisible()

  await expect(page.getByText('กรุณาเลือกที่อยู่').last()).toBeVisible()
  await expect(placeButton).toBeDisabled()
  const add = page.getByRole('button', { name: 'เพิ่มที่อยู่' })
  await expect(add).toHaveAttribute('data-primary', 'true')
  await expect(page.getByRole('button', { name: 'จัดส่งไปที่อยู่นี้' }), 'no address can be used yet').toBeHidden()
  await add.click()
  const form = dialog(page)
  await form.getByLabel('ชื่อผู้รับ').fill('สมหญิง ทดสอบ')
  await form.getByLabel('เบอร์โทรศัพท์').fill('0812345678')
  await form.getByLabel('บ้านเลขที่ หมู่ ซอย ถนน').fill('99/12 ถนนเจริญกรุง')
  await form.getByLabel('รหัสไปรษณีย์').fill('10500')
  await form.getByRole('radio', { name: /^บางรัก/ }).check()
  await form.getByRole('button', { name: 'บันทึกที่อยู่' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('radio', { name: /สมหญิง ทดสอบ/ })).toBeChecked()
  await page.getByRole('button', { name: 'จัดส่งไปที่อยู่นี้' }).click()
  await expect(page.getByRole('heading', { name: 'ที่อยู่ออกใบกำกับภาษี' })).toBeFocused()
  await billing()

  await expect(page.getByText('กรุณาเลือกวิธีจัดส่ง').last()).toBeVisible()
  await expect(placeButton).toBeDisabled()
  await shipping()
  await channel('cashOnDelivery')

  const bill = page.getByRole('region', { name: 'สรุปคำสั่งซื้อ' })
  await expect(bill).toContainText(sheet.name)
  await expect(bill).toContainText(/ค่าจัดส่ง฿[\d,.]+ยอดชำระ฿[\d,.]+รวมภาษีมูลค่าเพิ่ม 7% แล้ว/)
  await expect(bill).toContainText('เมื่อกดสั่งซื้อ ถือว่ายอมรับ นโยบายการคืนเงินและคืนสินค้า')
  const opened = context.waitForEvent('page')
  await bill.getByRole('link', { name: /^นโยบายการคืนเงินและคืนสินค้า/ }).click()
  const terms = await opened
  await expect(terms.getByRole('heading', { name: /นโยบายการคืนเงินและคืนสินค้า/ })).toBeInViewport()
  await terms.close()
  const sent: Request[] = []
  // The body of a request can be read only while it is held.
  await page.route('**/api/cart/checkout', async (route) => {
    sent.push(route.request())
    await route.continue()
  })
  await placeButton.dblclick()
  await expect(dialog(page)).toContainText('สั่งซื้อสำเร็จ')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.postDataJSON()).toMatchObject({
    deliveryAddress: { recipientName: 'สมหญิง ทดสอบ', postcode: '10500', addressBookId: expect.any(String) },
    billingAddress: { recipientName: 'สมหญิง ทดสอบ', postcode: '10500' },
    cartItemIds: [expect.any(String)],
    shippingId: expect.stringMatching(/^s-/),
    paymentChannel: 'cashOnDelivery',
    shippingPricePerWeightIdentifier: expect.stringMatching(/^spw-/),
    expectedTotal: { amount: expect.any(Number) },
  })
  expect(sent[0]?.headers()['idempotency-key']).toMatch(/^[\da-f]{32}$/)
  const [orderNumber] = await ordersOf(request, tokens)
  await expect(dialog(page)).toContainText(orderNumber ?? 'none')
  await expect(dialog(page)).toContainText('เหลืออีกขั้นตอนเดียว คือยืนยันคำสั่งซื้อ')
  await page.getByRole('button', { name: 'ยืนยันคำสั่งซื้อ' }).click()
  await expect(page).toHaveURL(new RegExp(`/cod-result/${orderNumber}/`))
  // The order itself, with nothing between.
  await expect(page.getByRole('heading', { level: 1, name: `คำสั่งซื้อ ${orderNumber}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'สินค้า', exact: true })).toBeVisible()
  await expect(page.getByText('ชำระเป็นเงินสดกับพนักงานขนส่งเมื่อได้รับสินค้า')).toBeVisible()
  await expect(page.getByRole('link', { name: 'ดูคำสั่งซื้อ' })).toBeHidden()
  expect(await quantitiesOf(request, tokens)).toEqual([])
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('R5.48 R5.49: an order by card is placed in English by keyboard alone, and goes to the payment page', async ({
    page,
    context,
    request,
    baseURL,
    language,
  }) => {
    await language('en')
    const tokens = await openCustomer(request, context, baseURL)
    await take(request, tokens)
    await addAddress(request, tokens)
    await page.goto('/checkout')
    await live(page)
    const { placeButton } = stepsOf(page, 'en')
    const press = async (target: Locator, key = 'Enter') => {
      await tabTo(page, target)
      await page.keyboard.press(key)
    }
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await expect(page.getByText('Please Select Address').filter({ visible: true })).toBeVisible()
    await press(button('Deliver to this address'))
    await press(button('Use this'))
    await expect(page.getByRole('radiogroup', { name: 'Shipping' })).toBeVisible()
    await expect(page.getByText('Shipping is required').filter({ visible: true })).toHaveCount(1)
    await press(page.locator('[name=shipping]:enabled').first(), 'Space')
    await press(page.getByRole('radio', { name: 'PromptPay QR' }), 'ArrowDown')
    await expect(
      page.getByRole('radio', { name: 'Credit or debit card' }),
      'marked, not decided',
    ).toBeChecked()
    await page.keyboard.press('Enter')
    await press(placeButton)
    await expect(page).toHaveURL(/\/sandbox\/pay\//)
    expect(await ordersOf(request, tokens)).toHaveLength(1)
  })
})

test('R1.8 R3.9 R8.13: an address outside the delivery area leads to the store, another one goes on, and the invoice goes to a company', async ({
  page,
  context,
  request,
  baseURL,
  language,
  troubles,
}) => {
  troubles.expect(/status of 422/)
  await language('en')
  const tokens = await openCustomer(request, context, baseURL)
  await take(request, tokens)
  await addAddress(request, tokens)
  await addAddress(request, tokens, {
    recipientName: 'ปลายทางบนเกาะ',
    subDistrict: 'เกาะเต่า',
    district: 'เกาะพะงัน',
    province: 'สุราษฎร์ธานี',
    postcode: '84360',
    isDefault: false,
  })
  await page.goto('/checkout')
  await live(page)
  const steps = stepsOf(page, 'en')
  await page.getByRole('radio', { name: /ปลายทางบนเกาะ/ }).click()
  await steps.billing()
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Outside the delivery area, Please contact the store.' })
  await expect(alert.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\d+$/)
  await expect(alert.getByRole('link', { name: /^LINE/ })).toHaveAttribute('href', /line\.me/)
  await alert.getByRole('button', { name: 'Choose another address' }).click()
  await page.getByRole('radio', { name: /สมหญิง ทดสอบ/ }).click()
  await steps.shipping()
  await page.getByRole('button', { name: 'Change Tax invoice address' }).click()
  await page.getByRole('radio', { name: 'Another name or address' }).check()
  await page.getByRole('textbox', { name: /Tax ID/ }).fill('01055512345')
  await page.getByRole('textbox', { name: /Branch/ }).fill('00000')
  await steps.billing()
  await expect(page.getByText('The tax ID format is incorrect.')).toBeVisible()
  await page.getByRole('textbox', { name: /Tax ID/ }).fill('0105551234567')
  await steps.billing()
  await expect(page.getByText('Tax ID 0105551234567 · Head office')).toBeVisible()
  await steps.channel('cashOnDelivery')
  let sent: { billingAddress?: object } = {}
  await page.route('**/api/cart/checkout', async (route) => {
    sent = route.request().postDataJSON()
    await route.continue()
  })
  await steps.placeButton.click()
  await expect(dialog(page)).toContainText('Order placed')
  expect(sent.billingAddress).toMatchObject({ taxId: '0105551234567', branchCode: '00000' })
})

test('R3.9: an invoice with a tax id is not lost by another delivery address, and the order says whom it names', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await openCustomer(request, context, baseURL)
  await take(request, tokens)
  const taxId = '0105551234567'
  await addAddress(request, tokens, { recipientName: 'บริษัท ป้ายดี จำกัด', taxId, branchCode: '00000' })
  await addAddress(request, tokens, { recipientName: 'หน้างาน บางรัก', isDefault: false })
  await page.goto('/checkout')
  await live(page)
  const steps = stepsOf(page)
  await page.getByRole('radio', { name: /บริษัท ป้ายดี/ }).click()
  const billing = page.getByRole('region', { name: 'ที่อยู่ออกใบกำกับภาษี' })
  await expect(billing).toContainText(`บริษัท ป้ายดี จำกัด · เลขประจำตัวผู้เสียภาษี ${taxId}`)
  await steps.billing()
  await expect(billing).toContainText(`บริษัท ป้ายดี จำกัดเลขประจำตัวผู้เสียภาษี ${taxId} · สำนักงานใหญ่`)
  await steps.shipping()

  await page.getByRole('button', { name: 'เปลี่ยน ที่อยู่จัดส่ง' }).click()
  await page.getByRole('radio', { name: /หน้างาน บางรัก/ }).click()
  await expect(billing.getByRole('alert')).toContainText(`ที่อยู่จัดส่งใหม่ไม่มีเลขประจำตัวผู้เสียภาษี ${taxId}`)
  await expect(billing).toContainText('หน้างาน บางรัก · ไม่มีเลขประจำตัวผู้เสียภาษี')
  await expect(billing.getByRole('textbox', { name: 'เลขประจำตัวผู้เสียภาษี' })).toHaveValue(taxId)
  await steps.billing()
  await steps.shipping()
  await steps.channel('cashOnDelivery')
  await steps.placeButton.click()
  await page.getByRole('button', { name: 'ยืนยันคำสั่งซื้อ' }).click()
  await expect(page.getByRole('heading', { name: 'ออกใบกำกับภาษีให้' }).locator('..')).toContainText(
    `บริษัท ป้ายดี จำกัด (สำนักงานใหญ่)`,
  )
  await expect(page.getByRole('heading', { name: 'ออกใบกำกับภาษีให้' }).locator('..')).toContainText(taxId)
})
