import type { Page } from 'playwright/test'
import { boxOf } from './support/box-of.ts'
import { addToCart } from './support/cart.ts'
import { filledCart, storeTokens, newSession } from './support/customer.ts'
import { live } from './support/ready.ts'
import { settling } from './support/settled.ts'
import { expect, test } from './support/test.ts'

const sheet = '/product/detail/p-ac-cast'
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const radio = (page: Page, start: string) =>
  page.getByRole('radio', { name: new RegExp(`^${start.replaceAll(' ', '\\s')}(\\s|$)`) })
const color = radio
const size = radio
const price = (page: Page) => page.locator('main h1 ~ p').filter({ hasText: '฿' }).first()

test('R2.4: a product is there before any script runs, and is not asked for again', async ({
  page,
  request,
}) => {
  const html = await (await request.get(sheet)).text()
  expect(html).toContain('<title>อะคริลิกหล่อสีทึบ · แผ่น Phaen</title>')
  expect(html).toContain('1.19 ก./ลบ.ซม.')
  const asked: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/api/')) asked.push(sent.url())
  })
  const settled = settling(page)
  await page.goto(sheet)
  await live(page)
  await expect(page.getByRole('heading', { level: 1, name: 'อะคริลิกหล่อสีทึบ' })).toBeVisible()
  await settled()
  expect(asked).toEqual([])
})

test('R2.34 R2.35 R2.36 R2.37 R3.34: colour and size change picture, price, weight, dimensions and stock', async ({
  page,
}) => {
  await page.goto(sheet)
  await live(page)
  await expect(price(page)).toContainText('990.00')
  await size(page, '600 × 1,200 × 2').click({ force: true })
  await expect(page).toHaveURL(/\?variant=p-ac-cast-red-600x1200x2$/)
  await expect(price(page)).toContainText('315.00')
  await expect(page.getByText('มีของพร้อมส่ง 58 แผ่น')).toBeVisible()
  const sizes = page.getByRole('group', { name: /^ขนาด/ })
  await expect(sizes.locator('legend')).toContainText('600 × 1,200 × 2 มม. 1.714\u00a0กก.')
  await color(page, 'ดำ').click({ force: true })
  await expect(page).toHaveURL(/variant=p-ac-cast-black-600x1200x2$/)
  await expect(page.getByText('เหลือเพียง 9 แผ่น')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  const pictures = page.getByRole('region', { name: 'รูปสินค้า' }).getByRole('img')
  await expect(pictures.and(page.getByAltText('แผ่นอะคริลิกหล่อสีดำ'))).toBeInViewport({ ratio: 0.5 })
  // Of twelve colours the others are left out.
  const thumbs = page.getByRole('list', { name: 'รูปทั้งหมด' })
  await expect(thumbs.getByRole('button', { name: 'อะคริลิกหล่อสีทึบ สีดำ' })).toBeVisible()
  await expect(thumbs.getByRole('button', { name: /สีแดง$/ })).toHaveCount(0)
})

test('a sheet and its dimension lines are drawn in the chosen measures', async ({ page }) => {
  const line = (words: string) => page.getByText(words, { exact: true })
  const stage = page.getByRole('region', { name: 'รูปสินค้า' })
  const picture = stage.getByAltText('อะคริลิกหล่อใส สีใส')
  await page.goto('/product/detail/p-ac-clr?variant=p-ac-clr-clear-1220x1220x2')
  await live(page)
  await expect(page.getByText('ภาพจำลอง'), 'cut samples have no measures').toBeVisible()
  await expect(stage.locator('img[fetchpriority="high"]')).toHaveAttribute(
    'srcset',
    /clear-sheets\/1600\.webp 1600w$/,
  )
  await page.getByRole('button', { name: 'อะคริลิกหล่อใส สีใส' }).click()
  await expect(page.getByText('ภาพจำลอง')).toBeHidden()
  const [across, upright] = [await boxOf(line('1,220 มม.').first()), await boxOf(line('1,220 มม.').last())]
  expect(across.width / upright.height).toBeCloseTo(1, 1)
  // The carousel that follows a touch takes the place of the one that was served, in a moment when the page has nothing to do.
  await expect(async () => {
    const { x, width } = await boxOf(stage)
    const below = await boxOf(line('1,220 มม.').first())
    expect(Math.abs(below.x + below.width / 2 - (x + width / 2)), 'below the sheet').toBeLessThan(2)
  }).toPass()
  const square = await boxOf(picture)

  await size(page, '1,220 × 2,440 × 2').click({ force: true })
  await expect(line('2,440 มม.')).toBeVisible()
  const [narrow, tall] = [await boxOf(line('1,220 มม.')), await boxOf(line('2,440 มม.'))]
  expect(narrow.width / tall.height).toBeCloseTo(0.5, 1)
  expect((await boxOf(picture)).width / square.width, 'the picture follows').toBeCloseTo(0.5, 1)
})

test('a link to a choice opens with that choice, on the server already', async ({ page, request }) => {
  const link = `${sheet}?variant=p-ac-cast-violet-600x1200x3`
  expect(await (await request.get(link)).text()).toContain('มีของพร้อมส่ง 156\u00a0แผ่น')
  await page.goto(link)
  await expect(color(page, 'ม่วง')).toBeChecked()
  await expect(size(page, '600 × 1,200 × 3')).toBeChecked()
  await expect(page.getByRole('img', { name: 'อะคริลิกหล่อสีทึบ สีม่วง' }).first()).toBeVisible()
})

test('what cannot be had together is shown and says why', async ({ page }) => {
  await page.goto(`${sheet}?variant=p-ac-cast-violet-600x1200x3`)
  await live(page)
  await expect(page.getByText('ช่องลายเส้นทแยง ไม่มีสีม่วง')).toBeVisible()
  await expect(color(page, 'แดง')).toHaveAccessibleName(/สินค้าหมดในขนาดนี้/)
  await size(page, '1,220 × 2,440 × 3').click({ force: true })
  await expect(page.getByText('สีและขนาดนี้สินค้าหมด')).toBeVisible()
  await expect(page.getByRole('button', { name: 'สินค้าหมด' }).filter({ visible: true })).toBeDisabled()
})

test('the whole choice can be made by keyboard, and the focus stays with it', async ({ page }) => {
  await page.goto(`${sheet}?variant=p-ac-cast-red-1220x2440x2`)
  await live(page)
  await color(page, 'แดง').focus()
  await page.keyboard.press('ArrowRight')
  await expect(color(page, 'ส้ม')).toBeChecked()
  await expect(color(page, 'ส้ม')).toBeFocused()
  await size(page, '1,220 × 2,440 × 2').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/variant=p-ac-cast-orange-1220x2440x3$/)
  await page.getByRole('spinbutton').fill('3')
  await page.keyboard.press('Enter')
  await expect(page.getByText('31.881 กก.').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('฿4,440.00').filter({ visible: true }).first()).toBeVisible()
})

test('more than is in stock is never turned into less, and LINE takes the question', async ({ page }) => {
  await page.goto(`${sheet}?variant=p-ac-cast-green-1220x2440x3`)
  await live(page)
  const quantity = page.getByRole('spinbutton')
  await quantity.fill('99')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('99')
  await expect(page.getByText('พร้อมส่ง 7 แผ่น')).toBeVisible()
  const ask = page.getByRole('link', { name: 'ถามทาง LINE หากต้องการ 99 แผ่น' })
  expect(decodeURIComponent((await ask.getAttribute('href')) ?? '')).toContain('99\u00a0แผ่น')
  await addToCart(page).click()
  await expect(quantity).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('R2.40: a customer adds what is chosen, in the quantity that is wanted', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await storeTokens(context, baseURL, await newSession(request))
  await page.goto(`${sheet}?variant=p-ac-cast-black-300x600x2`)
  await live(page)
  await page.getByRole('spinbutton').fill('2')
  await page.getByRole('spinbutton').press('Enter')
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await addToCart(page).click()
  const answer = await answered
  expect(answer.status()).toBe(200)
  const { items } = await answer.json()
  const line = items.find(({ variantId }: { variantId: string }) => variantId === 'p-ac-cast-black-300x600x2')
  expect(line).toMatchObject({ productId: 'p-ac-cast', weight: { value: 428, unit: 'gram' } })
  // An earlier run of this test may already have put two pieces into the cart.
  expect(line.quantity % 2).toBe(0)
  await expect(filledCart(page)).toBeVisible()
})

test(
  'R1.14 R1.15 R2.41 R2.42: LINE takes the order, at once on a phone and by scanning on a desktop',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`${sheet}?variant=p-ac-cast-red-600x1200x2`)
    await live(page)
    const isMessage = (href: string | null) => {
      const url = new URL(href ?? '')
      expect(url.origin + url.pathname).toBe('https://line.me/R/oaMessage/%40phaen/')
      const text = decodeURIComponent(url.search.slice(1))
      expect(text).toContain('อะคริลิกหล่อสีทึบ (AC-CAST)')
      expect(text).toContain('สีแดง ขนาด 600 × 1,200 × 2 มม.')
      expect(text).toContain('จำนวน 1\u00a0แผ่น')
      expect(text).toContain('/product/detail/p-ac-cast?variant=p-ac-cast-red-600x1200x2')
    }
    if (isPhone(page)) {
      isMessage(
        await page.getByRole('link', { name: 'สั่งทาง LINE' }).filter({ visible: true }).getAttribute('href'),
      )
      return
    }
    await page.getByRole('button', { name: 'สั่งทาง LINE' }).click()
    const dialog = page.getByRole('dialog', { name: 'สั่งทาง LINE' })
    await expect(dialog.getByRole('img', { name: /คิวอาร์โค้ด/ })).toBeVisible()
    isMessage(await dialog.getByRole('link', { name: 'เปิด LINE ในเครื่องนี้' }).getAttribute('href'))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },
)

test('what is done about faulty goods and how to pay is said beside the goods', async ({ page }) => {
  await page.goto(sheet)
  const main = page.getByRole('main')
  await expect(main.getByText(/แจ้งภายใน 3 วัน เราเปลี่ยนให้ใหม่หรือคืนเงินเต็มจำนวน/)).toBeVisible()
  const channels = main.getByRole('list', { name: 'วิธีชำระเงินที่รับ' })
  await expect(channels.getByRole('img', { name: 'PromptPay' })).toBeVisible()
  await expect(channels).toContainText('เก็บเงินปลายทาง')
  await main.getByRole('link', { name: 'อ่านเงื่อนไข' }).click()
  await expect(page).toHaveURL(/#part-refund$/)
})

test('R1.16: more is asked for by LINE, phone and e-mail', async ({ page }) => {
  await page.goto(sheet)
  await live(page)
  await page.getByRole('button', { name: 'สอบถามข้อมูลเพิ่มเติม' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: /LINE/ })).toHaveAttribute('href', /^https:\/\/line\.me/)
  await expect(dialog.getByRole('link', { name: /โทรศัพท์/ })).toHaveAttribute('href', 'tel:020000000')
  await expect(dialog.getByRole('link', { name: /อีเมล/ })).toHaveAttribute('href', /^mailto:.*AC-CAST/)
})

test('R2.38: the size guide closes by back, and a product beside this one opens at its top', async ({
  page,
}) => {
  await page.goto(sheet)
  await live(page)
  await page.getByRole('button', { name: 'วิธีวัดขนาด' }).click()
  const guide = page.getByRole('dialog').getByRole('img').first()
  await expect(guide).toHaveJSProperty('complete', true)
  await page.goBack()
  await expect(guide).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${sheet}$`))
  const together = page.locator('section').filter({ has: page.getByRole('heading', { name: 'ใช้คู่กัน' }) })
  await together.getByRole('link', { name: 'น้ำยาประสานอะคริลิก' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'น้ำยาประสานอะคริลิก' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
