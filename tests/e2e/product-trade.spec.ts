import type { Page } from 'playwright/test'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const clear = '/product/detail/p-ac-clr'
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

test('R2.38: the size guide is text and a table in one unit of weight, beside a drawing', async ({
  page,
}) => {
  await page.goto(`${clear}?variant=p-ac-clr-clear-300x600x3`)
  await live(page)
  await page.getByRole('button', { name: 'วิธีวัดขนาด' }).click()
  const guide = page.getByRole('dialog', { name: 'วิธีวัดขนาด' })
  await expect(guide.getByRole('img', { name: /วิธีวัดขนาด/ })).toHaveJSProperty('complete', true)
  await expect(guide.getByRole('listitem').filter({ hasText: '4 × 8 ฟุต' })).toBeVisible()
  const table = guide.getByRole('table', { name: 'ขนาดเป็น มม. น้ำหนักเป็น กก.' })
  await expect(table.getByRole('row')).toHaveCount(29)
  await expect(table.getByRole('row', { name: /^300 × 600 × 3/ })).toContainText(/0\.643$/)
  await expect(table.locator('[aria-current]')).toContainText('300 × 600 × 3')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'วิธีวัดขนาด' })).toBeFocused()
})

test('each line of the picture measures one side, and the specification holds the facts of the material', async ({
  page,
}) => {
  await page.goto(`${clear}?variant=p-ac-clr-clear-600x1200x5`)
  await live(page)
  const pictures = page.locator('main')
  await page.getByRole('button', { name: 'อะคริลิกหล่อใส สีใส' }).click()
  for (const measure of ['600 มม.', '1,200 มม.', 'หนา 5 มม.'])
    await expect(pictures.getByText(measure, { exact: true })).toBeVisible()
  const facts = page.locator('main dl')
  for (const fact of ['ความหนาแน่น', 'ใช้กลางแจ้ง', 'ทนความร้อน', 'ความคลาดเคลื่อน'])
    await expect(facts.getByText(fact, { exact: true })).toBeVisible()
  await expect(facts).not.toContainText('600 × 1,200')
})

test('R2.39: similar products are of the same material, and what is used together has a row of its own', async ({
  page,
}) => {
  await page.goto(clear)
  await live(page)
  const row = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await expect(row('สินค้าใกล้เคียง').getByRole('listitem').first()).toContainText('อะคริลิก')
  await expect(row('สินค้าใกล้เคียง')).not.toContainText('น้ำยาประสานอะคริลิก')
  await expect(row('ใช้คู่กัน').getByRole('link', { name: 'น้ำยาประสานอะคริลิก' })).toBeVisible()
})

test('of a sheet that is not cut for a price, cut to size checks the measures against the sheet and asks by LINE with them', async ({
  page,
  context,
}) => {
  await page.goto('/product/detail/p-pc-sol?variant=p-pc-sol-clear-1220x2440x6')
  await live(page)
  await page.getByRole('button', { name: 'ตัดตามขนาด' }).click()
  const dialog = page.getByRole('dialog', { name: 'ตัดตามขนาด' })
  const field = (name: RegExp) => dialog.getByRole('textbox', { name })
  await field(/กว้าง/).fill('3200')
  await field(/ยาว/).fill('450')
  await field(/จำนวน/).fill('1.5')
  await dialog.getByRole('button', { name: 'ถามทาง LINE' }).click()
  await expect(dialog.getByText('ใหญ่กว่าแผ่น แผ่นใหญ่สุด 1,220 × 3,000 มม.')).toBeVisible()
  await expect(dialog.getByText('ใส่จำนวนเต็ม ตั้งแต่ 1 ถึง 9,999')).toBeVisible()
  await expect(field(/กว้าง/)).toBeFocused()
  await field(/กว้าง/).fill('600')
  await field(/จำนวน/).fill('4')
  await field(/ข้อความถึงร้าน ไม่บังคับ/).fill('เจาะรู 4 มุม')
  await expect(dialog.getByText('12 / 200')).toBeVisible()
  // A phone opens LINE itself; that page is not asked for here.
  await context.route('https://line.me/**', (route) => route.fulfill({ body: '' }))
  const opened = isPhone(page) ? context.waitForEvent('page') : undefined
  await dialog.getByRole('button', { name: 'ถามทาง LINE' }).click()
  const link = dialog.getByRole('link', { name: 'เปิด LINE ในเครื่องนี้' })
  const text = decodeURIComponent(new URL((await link.getAttribute('href')) ?? '').search.slice(1))
  expect(text).toContain('โพลีคาร์บอเนตแผ่นตัน (PC-SOL)')
  expect(text).toMatch(/หนา 6\s?มม\./)
  expect(text).toContain('ขนาดตัด 600 × 450 มม. จำนวน 4 ชิ้น')
  expect(text).toContain('เจาะรู 4 มุม')
  expect(text).toContain('?variant=p-pc-sol-clear-1220x2440x6')
  if (opened) expect(decodeURIComponent((await opened).url())).toContain('600 × 450')
})

test('products that are no sheets do not offer to be cut', async ({ page }) => {
  await page.goto('/product/detail/p-tl-cem')
  await live(page)
  await expect(page.getByRole('button', { name: 'สอบถามข้อมูลเพิ่มเติม' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'ตัดตามขนาด' })).toHaveCount(0)
})

test('a product prints on one page of A4, without header and bar', async ({ page }) => {
  for (const path of [`${clear}?variant=p-ac-clr-clear-1220x2440x5`, '/product/detail/p-ac-cast']) {
    await page.goto(path)
    await live(page)
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.locator('[data-buy-bar]')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'สินค้าใกล้เคียง' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main dl')).toBeVisible()
    await page.emulateMedia({ media: null })
  }
})
