import { movements } from '../support/movements.ts'
import { live } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

// That no screen moves for whoever asks for less motion is seen by without-loss.spec.ts.
test('the menu that opens does not move for who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await live(page)
  await page.getByRole('button', { name: 'เมนู', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await movements(page)).toEqual([])
})

test('without that wish things move, so that the look above sees movements', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await live(page)
  expect(await movements(page)).not.toEqual([])
})
