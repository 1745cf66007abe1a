import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import en from '../../../src/i18n/en/office-import.json' with { type: 'json' }
import th from '../../../src/i18n/th/office-import.json' with { type: 'json' }
import { axeFaults } from '../support/axe-faults.ts'
import { enterOffice } from '../support/office-session.ts'
import { expect, test } from '../support/test.ts'

const words = { th, en }

/** Goods that no other test looks at: what is imported stays. */
const goodsOf = { th: ['CV-EDG', 'CV-AIRC'], en: ['CV-PP', 'CV-PAL'] } as const

/** As Excel in Thai writes CSV: Thai letters lie at 0xA1, in the order of Unicode. */
const inWindows874 = (text: string) =>
  Buffer.from(
    Uint8Array.from(text, (sign) => {
      const unit = sign.charCodeAt(0)
      return unit < 0x80 ? unit : unit - 0x0e01 + 0xa1
    }),
  )
const csv = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer })
const fileInput = (page: Page, name: string) => page.locator(`input[type="file"][aria-label="${name}"]`)
const finished = (page: Page, name: string) => page.getByRole('status').filter({ hasText: name })

test('a file from Excel with errors is looked at, imported, mended and imported again, in Thai on a phone and in English on a desktop @desktop', async ({
  page,
  context,
  baseURL,
  request,
  troubles,
}, { project }) => {
  troubles.expect(/400/)
  const language = project.name === 'desktop' ? 'en' : 'th'
  const text = words[language]
  const [good, wrong] = goodsOf[language]
  const price = 200 + Math.floor(Math.random() * 700)
  const name = `สินค้าทดสอบ ${price}`
  const [ofGood, ofWrong] = await Promise.all([good, wrong].map((code) => firstVariant(request, code)))
  await enterOffice(context, baseURL, 'sales')
  await page.addInitScript((chosen) => localStorage.setItem('office-language', chosen), language)
  await page.goto('/office/products')
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page.getByRole('heading', { name: text.title })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const choose = fileInput(page, text.chooseFile)
  await choose.setInputFiles(csv('goods.xlsx', Buffer.from([0x50, 0x4b, 3, 4])))
  await expect(page.getByRole('alert')).toHaveText(text.WORKBOOK)
  await choose.setInputFiles(csv('goods.csv', Buffer.from('name,price\r\nA,1\r\n')))
  await expect(page.getByRole('alert')).toHaveText(text.LACKS_COLUMNS)
  expect(await axeFaults(page)).toEqual([])
  const rows = [
    'code;variant;price;name_th',
    `${good};${ofGood};${price};${name}`,
    `${wrong};${ofWrong};${price}O;`,
  ]
  await choose.setInputFiles(csv('goods.csv', inWindows874(rows.join('\r\n'))))

  await expect(page.getByText('Windows-874')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: wrong })).toContainText(`“${price}O”`)
  await page.getByRole('link', { name: new RegExp(`^${text.view_changed}`) }).click()
  await expect(page).toHaveURL(/view=changed/)
  const changed = page.getByRole('row').filter({ hasText: good })
  await expect(changed).toContainText(`${price}.00`)
  await expect(changed).toContainText(name)
  expect(await axeFaults(page)).toEqual([])
  await page.reload()
  await expect(changed).toContainText(`${price}.00`)

  await page.keyboard.press('Control+Enter')
  await expect(finished(page, text.state_finished)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const shop = await context.newPage()
  await showsPrice(shop, good, price)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: text.saveLeftOut_other.split(' {{')[0] ?? '' }).click()
  const leftOut = await readFile(await (await saving).path(), 'utf8')
  expect(leftOut.split('\r\n')).toEqual([
    `\uFEFFcode,variant,price,name_th,${text.whyColumn}`,
    expect.stringContaining(`${wrong},${ofWrong},${price}O,,`),
    '',
  ])
  await page.getByRole('link', { name: text.another }).click()
  await choose.setInputFiles(csv('mended.csv', Buffer.from(leftOut.replace(`${price}O,`, `${price},`))))
  await expect(page.getByText(text.ignored.replace('{{columns}}', text.whyColumn))).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(finished(page, text.state_finished)).toBeVisible()
  await showsPrice(shop, wrong, price)
  await shop.close()
})

test('an import is stopped, found again and gone on with; what does not answer is asked again', async ({
  page,
  context,
  baseURL,
  troubles,
}) => {
  troubles.expect(/503/)
  await enterOffice(context, baseURL, 'sales')
  await page.goto('/office/import')
  const own = randomUUID().slice(0, 8)
  const pasted = page.getByRole('textbox', { name: th.paste })
  await pasted.fill(manyRows(own))
  await pasted.press('Tab')
  await page.keyboard.press('Enter')
  const run = page.getByRole('button', { name: /^นำเข้า 900 บรรทัด/ })
  await expect(run).toBeVisible()
  await expect(page.getByText('หน้า 1 จาก 9')).toBeVisible()

  const steps = '**/api/office/imports/*/steps'
  let answer = () => {}
  const stopped = new Promise<void>((resolve) => (answer = resolve))
  await page.route(steps, async (route) => {
    await stopped
    await route.continue()
  })
  await run.press('Enter')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-label', 'กำลังนำเข้า 0 จาก 900 บรรทัด')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: th.stop, exact: true }).press('Enter')
  await expect(page.getByText(th.stopping)).toBeVisible()
  answer()
  await expect(finished(page, th.state_stopped)).toBeVisible()
  await expect(page.getByText('นำเข้าแล้ว 600 จาก 900 บรรทัด')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page.getByRole('link', { name: th.another }).click()
  const latest = page.getByRole('listitem').filter({ hasText: 'หยุดไว้ เหลือ 300 บรรทัด' }).first()
  await latest.getByRole('link').click()
  await page.unroute(steps)
  await page.route(steps, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"OVERLOADED"}' }),
  )
  await page.getByRole('button', { name: 'นำเข้าต่ออีก 300 บรรทัด' }).press('Enter')
  await expect(page.getByText(th.runFailed)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.unroute(steps)
  await page.getByRole('button', { name: 'ลองอีกครั้ง' }).press('Enter')
  await expect(finished(page, th.state_finished)).toBeVisible()
  await expect(page.getByText('นำเข้าแล้ว 900 จาก 900 บรรทัด')).toBeVisible()
})

test('who may not change goods finds no way to import them', async ({ page, context, baseURL }) => {
  await enterOffice(context, baseURL, 'warehouse')
  await page.goto('/office/import')
  await expect(page).toHaveURL(/\/office\/?$/)
  await expect(page.getByRole('link', { name: 'สินค้า', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'นำเข้าสินค้า' })).toHaveCount(0)
})

/** Pages follow a change within a second, and the one that is looked at stays as it is. */
async function showsPrice(shop: Page, code: string, price: number): Promise<void> {
  await expect
    .poll(async () => {
      await shop.goto(`/product/detail/p-${code.toLowerCase()}`)
      return shop.locator('main').textContent()
    })
    .toContain(`฿${price}.00`)
}

async function firstVariant(
  request: { get: (url: string) => Promise<{ json: () => Promise<unknown> }> },
  code: string,
): Promise<string> {
  const id = `p-${code.toLowerCase()}`
  const answer = await request.get(`/thai/api/products/${id}`)
  // The cast is safe: the contract says so.
  const product = (await answer.json()) as { variants: { variantId: string }[] }
  return product.variants[0]?.variantId.slice(id.length + 1) ?? ''
}

/** Three drafts of 300 variants each: the first step writes two of them. */
function manyRows(own: string): string {
  const columns =
    'code,variant,category,name_th,name_en,unit_th,unit_en,for_sale,color,color_th,color_en,size_th,size_en,width_mm,length_mm,weight_g,price,stock'
  const rows = ['A', 'B', 'C'].flatMap((product) =>
    Array.from({ length: 300 }, (_, index) => [
      ...[`T-${own}-${product}`, `v${index}`, 'sign-materials.acrylic.cast', 'ร่าง', 'Draft', 'แผ่น', 'sheet'],
      ...['no', '#c8201e', 'แดง', 'Red', `แบบ ${index}`, `Size ${index}`, '300', '600', '500', '120', '500'],
    ]),
  )
  return [columns.split(','), ...rows].map((cells) => cells.join('\t')).join('\n')
}
