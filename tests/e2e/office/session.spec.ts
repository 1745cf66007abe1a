import { signIn } from '../support/office-sign-in.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('a session that ended elsewhere asks to sign in again, and what was asked for is done then', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/401/)
  await page.goto('/office/orders?view=all')
  await signIn(page, 'sales')
  await page.getByRole('table').getByRole('link', { name: /^PH-/ }).first().click()
  const note = page.getByRole('textbox', { name: 'บันทึกภายใน' })
  await note.fill('โทรก่อนส่ง')
  await context.clearCookies()
  await page.getByRole('button', { name: 'บันทึก' }).click()
  await expect(page.getByText(/การเข้าใช้งานของ พิมพ์ชนก สุขใจ สิ้นสุดแล้ว/)).toBeVisible()
  await expect(note).toBeHidden()
  await signIn(page, 'sales', 30)
  await expect(page.getByRole('listitem').filter({ hasText: 'โทรก่อนส่ง' })).toContainText('พิมพ์ชนก สุขใจ')
})
