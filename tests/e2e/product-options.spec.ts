import type { Page } from 'playwright/test'
import { addToCart, cartDrawer } from './support/cart.ts'
import { boxOf } from './support/box-of.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const sheet = '/product/detail/p-ac-cast'
/** 28 sizes: four by seven. */
const clear = '/product/detail/p-ac-clr'
/** Twelve diameters, in a list. */
const rods = '/product/detail/p-er-pom'
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

const radio = (page: Page, start: string) =>
  page.getByRole('radio', { name: new RegExp(`^${start.replaceAll(' ', '\\s')}(\\s|$)`) })
const quantity = (page: Page) => page.getByRole('spinbutton')

test(
  'price and button are in the first screen beside 28 sizes or 12 colours, and stay there',
  { tag: '@desktop' },
  async ({ page }) => {
    const height = page.viewportSize()?.height ?? 0
    for (const path of [clear, sheet]) {
      await page.goto(path)
      await live(page)
      const price = page.locator('main h1 ~ p').filter({ hasText: 'รวมภาษีมูลค่าเพิ่มแล้ว' })
      if (!isPhone(page)) expect((await boxOf(price)).y).toBeLessThan(height)
      for (const place of [page.getByRole('heading', { level: 1 }), radio(page, '300 × 600 × 2 มม.')]) {
        await place.scrollIntoViewIfNeeded()
        const button = await boxOf(addToCart(page))
        expect(button.y + button.height).toBeLessThanOrEqual(height)
      }
    }
    await page.goto(clear)
    await expect(page.getByRole('radio')).toHaveCount(28)
    await expect(page.getByText('ออกใบกำกับภาษีเต็มรูปแบบได้')).toBeVisible()
  },
)

test('a colour that is not made in the size says what changes, offers the way back, and the size returns', async ({
  page,
}) => {
  await page.goto(`${sheet}?variant=p-ac-cast-red-1220x2440x2`)
  await live(page)
  await radio(page, 'ม่วง').click({ force: true })
  const said = page.getByRole('status').filter({ hasText: 'จึงเปลี่ยนเป็น' })
  await expect(said).toContainText(
    'สีม่วงไม่มีขนาด 1,220 × 2,440 × 2 มม. จึงเปลี่ยนเป็น 600 × 1,200 × 3 มม. ราคา ฿465.00',
  )
  await expect(page).toHaveURL(/variant=p-ac-cast-violet-600x1200x3$/)
  await page.getByRole('button', { name: 'กลับไปสีแดง ขนาด 1,220 × 2,440 × 2 มม.' }).click()
  await expect(page).toHaveURL(/variant=p-ac-cast-red-1220x2440x2$/)
  await expect(radio(page, 'แดง')).toBeFocused()
  await expect(said).toBeHidden()

  await radio(page, 'ม่วง').click({ force: true })
  await radio(page, 'เหลือง').click({ force: true })
  await expect(page).toHaveURL(/variant=p-ac-cast-yellow-1220x2440x2$/)
  await expect(page.getByRole('status').filter({ hasText: 'กลับมาเป็นขนาดที่เลือกไว้' })).toContainText('฿990.00')
})

test('a size that is not made in the colour brings a colour and says so', async ({ page }) => {
  await page.goto(`${sheet}?variant=p-ac-cast-violet-600x1200x3`)
  await live(page)
  await expect(radio(page, '1,220 × 2,440 × 2 มม.')).toHaveAccessibleName(/ไม่มีสีม่วงในขนาดนี้/)
  await radio(page, '1,220 × 2,440 × 2 มม.').click({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'ไม่มีสีม่วง' })).toContainText(
    /จึงเปลี่ยนเป็นสี\S+ ราคา ฿990\.00/,
  )
  await page.getByRole('button', { name: 'กลับไปสีม่วง ขนาด 600 × 1,200 × 3 มม.' }).click()
  await expect(radio(page, '600 × 1,200 × 3 มม.')).toBeFocused()
  await expect(page).toHaveURL(/variant=p-ac-cast-violet-600x1200x3$/)
})

test('arrow keys move through the table by its rows and columns', async ({ page }) => {
  await page.goto(`${sheet}?variant=p-ac-cast-red-600x1200x2`)
  await live(page)
  await radio(page, '600 × 1,200 × 2 มม.').focus()
  await page.keyboard.press('ArrowDown')
  await expect(radio(page, '600 × 1,200 × 3 มม.')).toBeFocused()
  await expect(page).toHaveURL(/variant=p-ac-cast-red-600x1200x3$/)
  await page.keyboard.press('ArrowLeft')
  await expect(radio(page, '1,220 × 2,440 × 3 มม.')).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL(/variant=p-ac-cast-red-1220x2440x2$/)
})

test('1.5 sheets are refused and never become 15', async ({ page }) => {
  await page.goto(sheet)
  await live(page)
  await quantity(page).fill('1.5')
  await addToCart(page).click()
  await expect(quantity(page)).toHaveValue('1.5')
  await expect(quantity(page)).toBeFocused()
  await expect(page.getByText('“1.5” ไม่ใช่จำนวนเต็ม')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await quantity(page).fill('2')
  await addToCart(page).click()
  await expect(cartDrawer(page)).toBeVisible()
})

test(
  'the focus reaches the button before similar products, and nothing that has it is covered',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(clear)
    await live(page)
    const reached: string[] = []
    for (const _ of Array(70)) {
      await page.keyboard.press('Tab')
      const at = await page.evaluate(() => {
        const focused = document.activeElement
        if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
        const shown = (focused.closest('label') ?? focused).getBoundingClientRect()
        const bars = [...document.querySelectorAll('[data-buy-bar], [data-stays]')]
        const isCovered = bars.some((bar) => {
          const { top, height } = bar.getBoundingClientRect()
          return (
            height > 0 &&
            !bar.contains(focused) &&
            shown.left < bar.getBoundingClientRect().right &&
            shown.right > bar.getBoundingClientRect().left &&
            shown.bottom > top + 1 &&
            shown.top < top + height
          )
        })
        return { name: focused.textContent || focused.getAttribute('aria-label') || '', isCovered }
      })
      if (!at) break
      expect(at.isCovered, at.name).toBe(false)
      reached.push(at.name)
    }
    const place = (words: RegExp) => reached.findIndex((name) => words.test(name))
    expect(place(/^ใส่ตะกร้า/)).toBeGreaterThan(-1)
    expect(place(/^ดูทั้งหมวด/)).toBeGreaterThan(place(/^ใส่ตะกร้า/))
  },
)

test('the rest of a long list takes the focus that its button gives up', async ({ page }) => {
  await page.goto(rods)
  await live(page)
  await page.getByRole('button', { name: 'ดูครบทั้ง 12 ขนาด' }).press('Enter')
  const sizes = page.getByRole('group', { name: /^ขนาด/ }).getByRole('radio')
  await expect(sizes).toHaveCount(12)
  await expect(sizes.nth(8)).toBeFocused()
})

for (const words of ['th', 'en'] as const)
  test(`rows of sizes never overprint, in ${words}`, { tag: '@desktop' }, async ({ page, language }) => {
    await language(words)
    let rows = 0
    for (const path of [rods, '/product/detail/p-vn-wg', '/product/detail/p-ft-650', clear]) {
      await page.goto(path)
      await live(page)
      for (const width of isPhone(page) ? [320, 360, 768] : [1024, 1100, 1180, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const { measured, faults } = await page.evaluate(() => {
          const boxes = [...document.querySelectorAll('fieldset label')].map((label) =>
            [...label.querySelectorAll(':scope > span:not(.visually-hidden)')]
              .map((part) => {
                const range = document.createRange()
                range.selectNodeContents(part)
                return range.getBoundingClientRect()
              })
              .filter(({ width: shown }) => shown > 1),
          )
          const overprinted = boxes.flatMap((row) =>
            row.flatMap((one, place) =>
              row
                .slice(place + 1)
                .filter(
                  (other) =>
                    one.left < other.right - 1 &&
                    other.left < one.right - 1 &&
                    one.top < other.bottom - 1 &&
                    other.top < one.bottom - 1,
                ),
            ),
          )
          return {
            measured: boxes.filter((row) => row.length > 1).length,
            faults: [overprinted.length, Math.max(0, document.documentElement.scrollWidth - innerWidth)],
          }
        })
        expect(faults, `${path} at ${width}`).toEqual([0, 0])
        rows += measured
      }
    }
    expect(rows).toBeGreaterThan(0)
  })
