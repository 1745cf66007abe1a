import { openCustomer, take } from '../support/cart.ts'
import { addAddress, stepsOf } from '../support/checkout.ts'
import { isInOrder } from '../support/in-order.ts'
import { live } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

for (const { words, widths } of [
  { words: 'th', widths: [1440, 320] },
  { words: 'en', widths: [768, 320] },
] as const) {
  test(`cart and checkout in ${words} have no sideways scroll in any step${words === 'th' ? ', and no fault' : ''}`, async ({
    page,
    context,
    request,
    baseURL,
    language,
  }) => {
    await page.setViewportSize({ width: widths[0], height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await language(words)
    const tokens = await openCustomer(request, context, baseURL)
    await take(request, tokens, { quantity: 2 })
    await take(request, tokens, { productId: 'p-bg-mail' })
    await addAddress(request, tokens, {
      recipientName: 'ห้างหุ้นส่วนจำกัดป้ายโฆษณาและสื่อสิ่งพิมพ์สมุทรปราการอินเตอร์เนชั่นแนล',
    })
    await page.goto('/cart')
    await live(page)
    await expect(page.getByRole('checkbox')).toHaveCount(2)
    await isInOrder(page, 'the cart', widths)
    await page.goto('/checkout')
    await live(page)
    const steps = stepsOf(page, words)
    await expect(page.getByRole('radio')).not.toHaveCount(0)
    await isInOrder(page, 'the addresses', widths)
    await steps.address()
    await isInOrder(page, 'the tax invoice', widths)
    await steps.billing()
    await expect(page.locator('[name=shipping]:enabled').first()).toBeVisible()
    await isInOrder(page, 'the ways of shipping', widths)
    await steps.shipping()
    await expect(page.locator('[name=channel]').first()).toBeVisible()
    await isInOrder(page, 'the ways to pay', widths)
    await steps.channel('cashOnDelivery')
    await isInOrder(page, 'the review', widths)
  })
}
