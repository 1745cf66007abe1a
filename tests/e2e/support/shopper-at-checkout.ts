import { openCustomer, take } from './cart.ts'
import { addAddress } from './checkout.ts'
import { live } from './ready.ts'
import { test } from './test.ts'

/** A customer with products and an address, at the checkout. */
export const shopper = test.extend<{ tokens: Awaited<ReturnType<typeof openCustomer>> }>({
  tokens: async ({ page, context, request, baseURL }, use) => {
    const tokens = await openCustomer(request, context, baseURL)
    await take(request, tokens)
    await addAddress(request, tokens)
    await page.goto('/checkout')
    await live(page)
    await use(tokens)
  },
})
