import type { Page } from 'playwright/test'
import { axeFaults } from './axe-faults.ts'
import { live } from './ready.ts'
import { expect, test } from './test.ts'

/** Beside the main screens, which without-loss.spec.ts looks at on a phone and on a desktop. */
const otherScreens = [
  '/product/c-sign-materials-acrylic?color=c8201e&inStock=true',
  '/product?special=true',
  '/demo',
]
const missing = [
  '/nowhere',
  '/product/detail/p-none',
  '/product/c-nowhere',
  '/blogs/detail/none',
  '/banner/none',
  '/product?page=99',
]

/** Defines the tests that look at public screens, and at what opens over them, in one language. */
export function testAccessibility(words: 'th' | 'en'): void {
  for (const path of otherScreens) {
    test(`${path} in ${words} has no accessibility fault that a machine can find`, async ({
      page,
      language,
    }) => {
      await language(words)
      await page.goto(path)
      await live(page)
      expect(await axeFaults(page)).toEqual([])
    })
  }

  test(`what is not there is said in ${words} without an accessibility fault`, async ({
    page,
    language,
    troubles,
  }) => {
    troubles.expect(/404/)
    await language(words)
    for (const path of missing) {
      await page.goto(path)
      await live(page)
      expect(await axeFaults(page)).toEqual([])
    }
  })

  const isThai = words === 'th'

  test(`what opens over a product in ${words} has no accessibility fault`, async ({ page, language }) => {
    await language(words)
    await page.goto('/product/detail/p-ac-cast')
    await live(page)
    await judgeDialog(page, isThai ? 'วิธีวัดขนาด' : 'Size guide')
    await judgeDialog(page, isThai ? 'สอบถามข้อมูลเพิ่มเติม' : 'Ask for more information')
    if (isDesk(page)) await judgeDialog(page, isThai ? 'สั่งทาง LINE' : 'Order via LINE')
  })

  test(`what opens over a list in ${words} has no accessibility fault`, async ({ page, language }) => {
    await language(words)
    await page.goto('/product/c-packaging')
    await live(page)
    if (isDesk(page))
      return expect(page.getByRole('button', { name: isThai ? /^กรอง/ : /^Filter/ })).toBeHidden()
    await judgeDialog(page, isThai ? 'เมนู' : 'Menu')
    await judgeDialog(page, isThai ? /^กรอง/ : /^Filter/)
  })

  test(`suggestions and a comparison in ${words} have no accessibility fault`, async ({ page, language }) => {
    await language(words)
    await page.goto('/product?keyword=AC-C')
    await live(page)
    await page
      .getByRole('button', { name: isThai ? 'เลือกสินค้าเพื่อเปรียบเทียบ' : 'Choose products to compare' })
      .click()
    const checks = page.locator('main li[data-entry]').getByRole('checkbox')
    await checks.nth(0).press('Space')
    await checks.nth(1).press('Space')
    await judgeDialog(page, isThai ? 'ดูการเปรียบเทียบ' : /^Compare/)
    await page.getByRole('combobox', { name: isThai ? 'ค้นหาสินค้า' : /^Search/ }).fill('acrylic')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })
}

const isDesk = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024

/** Opens a dialog by its button, looks for faults and closes it. */
async function judgeDialog(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}
