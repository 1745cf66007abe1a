import { newCustomer } from './support/new-customer.ts'
import { live } from './support/ready.ts'
import { signInDialog } from './support/sign-in-dialog.ts'
import { expect, test } from './support/test.ts'

const red = '/product/detail/p-ac-cast?variant=p-ac-cast-red-600x1200x3'
const ask = 'แจ้งฉันเมื่อมีของ'

test('R21.15: a guest asks at a sold-out variant, signs in, and reads where the message will go', async ({
  page,
  request,
}) => {
  const { phoneNumber, password } = await newCustomer(request)
  await page.goto(red)
  await live(page)
  await page.getByRole('button', { name: ask }).click()
  await signInDialog(page).fill(phoneNumber, password)
  const notice = page.getByRole('status').filter({ hasText: 'ของมาเมื่อไรเราจะแจ้งให้ทราบ' })
  await expect(notice).toContainText(phoneNumber.replace(/(...)(...)(....)/, '$1 $2 $3'))
  await expect(page).toHaveURL(red)

  await page.reload()
  await live(page)
  await notice.getByRole('button', { name: 'ไม่ต้องแจ้งแล้ว' }).click()
  await expect(page.getByRole('button', { name: ask })).toBeVisible()
  await page.reload()
  await live(page)
  await expect(page.getByRole('button', { name: ask })).toBeVisible()
})
