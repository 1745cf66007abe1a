import { axeFaults } from './support/axe-faults.ts'
import { addToCart, cartDrawer } from './support/cart.ts'
import { checkLines } from './support/check-lines.ts'
import { live, still } from './support/ready.ts'
import { expect, test } from './support/test.ts'

test('R21.4: the product page says what more pieces cost, and the cart how many more it takes', async ({
  page,
}) => {
  await page.goto('/product/detail/p-ac-cast?variant=p-ac-cast-sky-600x1200x5')
  await live(page)
  const tiers = page.getByRole('list', { name: 'ราคาต่อแผ่นตามจำนวน' })
  await expect(tiers.getByRole('listitem')).toHaveText([
    /1–\u20609\sแผ่น/,
    /10–\u206049\sแผ่น.*ลด 5%/,
    /50\sแผ่นขึ้นไป.*ลด 10%/,
  ])
  await expect(tiers.locator('[aria-current]')).toContainText('1–\u20609 แผ่น')
  const quantity = page.locator('main').getByRole('spinbutton')
  await quantity.fill('10')
  await quantity.press('Enter')
  await expect(tiers.locator('[aria-current]')).toContainText('10–\u206049 แผ่น')
  await quantity.fill('7')
  await quantity.press('Enter')
  await addToCart(page).click()
  const drawer = cartDrawer(page)
  await expect(drawer).toContainText(/อีก 3\sแผ่น เหลือแผ่นละ ฿/)
  await drawer.getByRole('spinbutton').fill('10')
  await drawer.getByRole('spinbutton').press('Enter')
  await expect(drawer).toContainText('อีก 40 แผ่น')
  await expect(drawer).not.toContainText('อีก 3 แผ่น')
})

test('R21.6 R21.7: a guest pastes codes, chooses what is meant, and puts all into the cart', async ({
  page,
}) => {
  await page.goto('/quick-order')
  await live(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('header form[role=search]')).toBeVisible()
  await checkLines(page, 'AC-CAST red-1220x2440x3 4\nAC-CAST แดง 10\nZZQQ 3\nAC-CAST red-1220x2440x3 2')
  const results = page.getByRole('region', { name: 'ผลตรวจ' })
  await expect(results.getByRole('status')).toHaveText('พร้อม 2ยังไม่ครบ 2')
  await expect(results).toContainText('ไม่พบรหัสนี้')
  await still(page)
  expect(await axeFaults(page)).toEqual([])
  await results
    .getByRole('group', { name: /AC-CAST แดง 10/ })
    .getByRole('button')
    .first()
    .click()
  await expect(results.getByRole('status')).toHaveText('พร้อม 3ยังไม่ครบ 1')
  await page.getByRole('button', { name: 'ใส่ตะกร้าทั้งหมด 3 รายการ' }).filter({ visible: true }).click()
  await expect(page.getByText('ใส่ตะกร้าแล้ว 3 รายการ')).toBeVisible()
  await page.getByRole('link', { name: 'ตะกร้า มี 2 รายการ' }).click()
  // The oldest goods come last: both lines of the same sheet.
  const waiting = page.getByRole('dialog').getByRole('spinbutton')
  await expect(waiting).toHaveCount(2)
  await expect(waiting.last()).toHaveValue('6')
  await page.keyboard.press('Escape')
  const lines = page.getByRole('textbox', { name: /บรรทัดละรายการ/ })
  await expect(lines).toHaveValue('ZZQQ 3')
  await expect(results.getByRole('listitem')).toHaveText([/ZZQQ 3/])
  await page.reload()
  await live(page)
  await expect(lines).toHaveValue('ZZQQ 3')
  await expect(results.getByRole('listitem')).toHaveText([/ZZQQ 3/])
})

test('R21.6: what a line may mean is offered while it is typed, by keyboard and by touch', async ({
  page,
}) => {
  await page.goto('/quick-order')
  await live(page)
  const lines = page.getByRole('textbox', { name: /บรรทัดละรายการ/ })
  const offered = page.getByRole('listbox', { name: 'สินค้าที่ตรงกับบรรทัดนี้' }).getByRole('option')
  await lines.pressSequentially('AC-FAN 2\nAC-CAST แดง 3mm')
  await expect(offered.first()).toContainText('AC-CAST · แดง · 1,220 × 2,440 × 3 มม.')
  await still(page)
  expect(await axeFaults(page)).toEqual([])
  await lines.press('ArrowDown')
  await expect(offered.first()).toHaveAttribute('aria-selected', 'true')
  await lines.press('Enter')
  await expect(lines).toHaveValue('AC-FAN 2\nAC-CAST red-1220x2440x3 ')
  await expect(offered).toHaveCount(0)
  await lines.pressSequentially('4\nAC-CL')
  await offered.filter({ hasText: 'AC-CLR' }).first().click()
  await expect(lines).toHaveValue(/^AC-FAN 2\nAC-CAST red-1220x2440x3 4\nAC-CLR \S+ $/)
  await expect(lines).toBeFocused()
})

test('R21.6: with no suggestions to be had, the lines are typed and checked all the same', async ({
  page,
  troubles,
}) => {
  troubles.expect(/product-variants/)
  await page.route('**/api/product-variants?*', (route) => route.abort())
  await page.goto('/quick-order')
  await live(page)
  const lines = page.getByRole('textbox', { name: /บรรทัดละรายการ/ })
  await lines.pressSequentially('AC-FAN')
  await expect(page.getByText('ตอนนี้แสดงสินค้าให้เลือกไม่ได้')).toBeVisible()
  await page.getByRole('button', { name: 'ตรวจรายการ' }).click()
  await expect(page.getByRole('region', { name: 'ผลตรวจ' }).getByRole('status')).toHaveText('พร้อม 1')
})
