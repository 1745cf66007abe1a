import type { Page } from 'playwright/test'
import { slowDown } from '../../support/browser/slow-phone.ts'
import { live } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

// Each test is a first visit.
test.use({ reuseContext: false })

interface Kind {
  name: string
  path: string
  /** Done when the page is painted, long before its script has come. */
  touch: (page: Page) => Promise<void>
  isKept: (page: Page) => Promise<void>
}

const cast = '/product/detail/p-ac-cast'
const button = (page: Page, name: string) => page.getByRole('button', { name }).first()
const label = (page: Page, text: string) => page.locator('label').filter({ hasText: text }).first()

/** Other kinds of touches are proven in early.spec.ts, where the script is held back instead of slow. */
const kinds: Kind[] = [
  {
    name: 'a choice, and an order of what was chosen',
    path: cast,
    async touch(page) {
      await label(page, 'ฟ้า').tap()
      await button(page, 'ใส่ตะกร้า').tap()
    },
    async isKept(page) {
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page).toHaveURL(/variant=p-ac-cast-sky/)
      const stored = await page.evaluate(() => localStorage.getItem('guest-cart'))
      expect(JSON.parse(stored ?? '[]')).toMatchObject([
        { line: { variantId: expect.stringContaining('-sky-') } },
      ])
    },
  },
  {
    name: 'a tick',
    path: '/product?view=table',
    touch: (page) => page.locator('tbody').getByRole('checkbox').first().tap(),
    isKept: (page) => expect(page.locator('[data-comparison-bar]')).toHaveCount(1),
  },
  {
    name: 'the language, and then a link',
    path: '/',
    async touch(page) {
      await button(page, 'English').tap()
      await page.locator('main').getByRole('link', { name: 'ดูทั้งหมด' }).first().tap()
    },
    async isKept(page) {
      await expect(page).toHaveURL(/\/product$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[A-Z]/)
    },
  },
]

for (const { name, path, touch, isKept } of kinds)
  test(`over slow 4G, at a quarter of the speed, ${name} counts before the page is live`, async ({
    page,
  }) => {
    await slowDown(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.locator('main h1').waitFor()
    await expect(page.locator('html[data-live]')).toHaveCount(0)
    await touch(page)
    await live(page)
    await isKept(page)
  })
