import { openCustomer, take } from '../support/cart.ts'
import { live } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

/**
 * What a reader of the screen hears of the ten main screens. `--update-snapshots` writes it anew; review the change
 * as you would review code. Addresses with the port of a run are taken out of it.
 */
const open = [
  ['home', '/'],
  ['products', '/product/c-packaging'],
  ['product', '/product/detail/p-ex-pod'],
  ['articles', '/blogs'],
  ['about', '/about'],
] as const

for (const [name, path] of open)
  test(`${name} reads as before`, async ({ page }) => {
    await page.goto(path)
    await live(page)
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })

test('the dialog of signing in reads as before', async ({ page }) => {
  await page.goto('/?auth=login')
  await live(page)
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'sign-in.aria.yml' })
})

const ofCustomers = [
  ['cart', '/cart'],
  ['checkout', '/checkout'],
  ['profile', '/profile'],
  ['addresses', '/profile?tab=addresses'],
] as const

for (const [name, path] of ofCustomers)
  test(`${name} reads as before to a new customer`, async ({ page, context, request, baseURL }) => {
    await take(request, await openCustomer(request, context, baseURL), { productId: 'p-bg-mail' })
    await page.goto(path)
    await live(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })
