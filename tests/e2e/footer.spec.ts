import { holdScript } from './support/held-script.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

test('the footer says how to reach the shop, who it is, and how it can be paid', async ({ page }) => {
  await page.goto('/about')
  const footer = page.locator('footer')
  await expect(footer.getByRole('link', { name: '02-000-0000' })).toHaveAttribute('href', 'tel:020000000')
  await expect(footer.getByText('จันทร์–เสาร์ 8.00–17.30 น.')).toBeVisible()
  await expect(footer.getByText('เลขทะเบียนนิติบุคคล 0105507012341')).toBeVisible()
  const ways = footer.getByRole('list', { name: 'วิธีชำระเงินที่รับ' })
  for (const mark of ['PromptPay', 'Visa', 'Mastercard'])
    await expect(ways.getByRole('img', { name: mark })).toBeVisible()
  await expect(ways.getByText('เก็บเงินปลายทาง')).toBeVisible()
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('img', { name: 'QR ของร้านใน LINE' })).toBeVisible()
})

test('no link of the footer moves when the page comes to life and shows the ways to pay', async ({
  page,
}) => {
  const letScript = await holdScript(page)
  await page.goto('/about', { waitUntil: 'commit' })
  const footer = page.locator('footer')
  const ways = footer.getByRole('list', { name: 'วิธีชำระเงินที่รับ' })
  const terms = footer.getByRole('link', { name: 'ข้อกำหนดและเงื่อนไข' })
  const place = async () => {
    const [around, link] = [await footer.boundingBox(), await terms.boundingBox()]
    return link && around && link.y - around.y
  }
  await expect(terms).toBeVisible()
  await expect(ways).toBeHidden()
  const before = await place()
  await letScript()
  await expect(ways).toBeVisible()
  expect(await place()).toBe(before)
})

test('the footer shows no mark of what the shop does not take', async ({ page }) => {
  await page.route('**/api/payments/channels', (route) =>
    route.fulfill({
      json: [
        { paymentChannel: 'cashOnDelivery', available: true },
        { paymentChannel: 'card', available: false, reason: 'notOffered' },
      ],
    }),
  )
  await page.goto('/about')
  await live(page)
  await page.getByRole('button', { name: 'English' }).click()
  const ways = page.locator('footer').getByRole('list', { name: 'Payment methods' })
  await expect(ways.getByRole('img')).toHaveCount(0)
  await expect(ways.getByText('Cash on delivery')).toBeVisible()
})
