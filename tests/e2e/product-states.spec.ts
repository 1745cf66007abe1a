import { axeFaults } from './support/axe-faults.ts'
import { watchLayoutShifts } from './support/layout-shifts.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const sheet = '/product/detail/p-ac-cast'

test('a product that did not come says so and comes when asked again', async ({ page, troubles }) => {
  troubles.expect(/503/)
  await page.goto('/product/c-sign-materials')
  await live(page)
  await page.route('**/api/products/p-at-clr', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  })
  await page.getByRole('link', { name: 'ท่ออะคริลิกใส' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'ลองอีกครั้ง' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ท่ออะคริลิกใส' })).toBeVisible()
})

test('the other language keeps the choice', async ({ page }) => {
  await page.goto('/product/detail/p-ac-tran?variant=p-ac-tran-amber-600x1200x3')
  await live(page)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('radio', { name: /^Amber/ })).toBeChecked()
  await expect(page).toHaveURL(/variant=p-ac-tran-amber-600x1200x3$/)
  // Nobody has reviewed this one: customers' words stay in their language. The range covers only the consonants: a wider one would include the baht sign, which may appear.
  await expect(page.locator('main')).not.toContainText(/[ก-ฮ]/)
})

for (const words of ['th', 'en'] as const)
  for (const path of ['/product/c-sign-materials', sheet])
    test(
      `${path} in ${words} has no sideways scroll and no jump${words === 'th' ? ', and no accessibility fault' : ''}`,
      { tag: '@desktop' },
      async ({ page, language, troubles }) => {
        await language(words)
        // Letters that come late may move words (long/typeface.spec.ts): without them, whatever moves is a fault of the page.
        troubles.expect(/404 .*woff2/)
        await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }))
        const shifts = await watchLayoutShifts(page)
        await page.goto(path)
        await live(page)
        await page.waitForLoadState('networkidle')
        expect(await shifts()).toEqual([])
        await page.unroute('**/*.woff2')
        await page.reload()
        await live(page)
        await page.evaluate(async () => void (await document.fonts.ready))
        const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(hidden).toBeLessThanOrEqual(0)
        // What English words alone can spoil is what fits.
        if (words === 'th') expect(await axeFaults(page)).toEqual([])
      },
    )
