import type { Locator } from 'playwright/test'
import { axeFaults } from '../support/axe-faults.ts'
import { copy } from '../support/clipboard.ts'
import { enterOffice } from '../support/office-session.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('goods are chosen, shown, repriced and hidden together, and what is refused is listed', async ({
  page,
  context,
  baseURL,
  troubles,
}) => {
  troubles.expect(/400/)
  const own = `BULK-${Date.now()}`
  await enterOffice(context, baseURL, 'sales')
  await page.goto('/office/import')
  await page.getByRole('heading', { level: 1 }).click()
  await copy(page, threeDrafts(own))
  await page.keyboard.press('Control+v')
  await page.getByRole('button', { name: /^นำเข้า 3 บรรทัด/ }).click()
  await expect(page.getByText('นำเข้าแล้ว 3 จาก 3 บรรทัด')).toBeVisible()

  await page.goto(`/office/products?keyword=${own}&sort=code`)
  const bar = page.getByRole('region', { name: 'รายการที่เลือก' })
  const goods = page.getByRole('table')
  const doIt = async (name: string, count: number, fill?: (dialog: Locator) => Promise<void>) => {
    await bar.getByRole('button', { name: `${name} ${count}`, exact: true }).click()
    const dialog = page.getByRole('dialog', { name })
    await fill?.(dialog)
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: `ยืนยัน ${count} รายการ` }).click()
    await expect(bar.getByRole('status')).toContainText(`ทำแล้ว ${count} จาก ${count}`)
  }
  await page.getByLabel('เลือกทั้งหน้า').check()
  await expect(bar).toContainText('เลือก 3 รายการ')
  await expect(bar.getByRole('button', { name: 'ซ่อนจากร้าน 0' })).toBeDisabled()
  await doIt('เปิดขาย', 3)
  await expect(goods.getByText('ขายอยู่')).toHaveCount(3)

  await doIt('ปรับราคา', 3, async (dialog) => {
    const percent = dialog.getByLabel('ปรับกี่เปอร์เซ็นต์')
    await percent.fill('120')
    await expect(dialog.getByText('ใส่ตัวเลขไม่เกิน 90')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^ยืนยัน/ })).toBeDisabled()
    await percent.fill('-12.5')
    await expect(dialog.getByText('฿99.90 → ฿87.41')).toBeVisible()
  })
  await expect(bar.getByRole('status')).toContainText('สำเร็จ 2')
  await expect(bar.getByRole('listitem')).toHaveText(/^ร่าง 3 ยังไม่เปลี่ยน เพราะราคาพิเศษ/)
  await expect(goods.getByRole('cell', { name: '87.41' })).toHaveCount(2)

  // What was repriced is chosen no more: once more would reprice it once more.
  await expect(bar).toContainText('เลือก 1 รายการ')
  await page.getByLabel('เลือก ร่าง 3').uncheck()
  for (const one of [1, 2]) await page.getByLabel(`เลือก ร่าง ${one}`).check()
  await doIt('ย้ายหมวด', 2, async (dialog) => {
    await dialog.getByLabel('หมวด').selectOption('sign-materials.acrylic.cast')
  })
  await doIt('ซ่อนจากร้าน', 2)
  await expect(goods.getByText('ฉบับร่าง')).toHaveCount(2)
  await bar.getByRole('button', { name: 'ล้าง' }).click()
  await expect(bar).toHaveCount(0)
})

/** Three drafts of one variant each; the last has a special price close to its price. */
function threeDrafts(own: string): string {
  const columns =
    'code,variant,category,name_th,name_en,unit_th,unit_en,for_sale,color,color_th,color_en,size_th,size_en,width_mm,length_mm,weight_g,price,special_price,stock'
  const rows = ['1', '2', '3'].map((one) => [
    ...[
      `${own}-${one}`,
      'v',
      'sign-materials.acrylic.extruded',
      `ร่าง ${one}`,
      `Draft ${one}`,
      'แผ่น',
      'sheet',
    ],
    ...[
      'no',
      '#c8201e',
      'แดง',
      'Red',
      'เล็ก',
      'Small',
      '300',
      '600',
      '500',
      '99.90',
      one === '3' ? '95' : '',
      '20',
    ],
  ])
  return [columns.split(','), ...rows].map((cells) => cells.join('\t')).join('\n')
}
