import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { wholly, words } from './words.ts'

/** The step that asks for the six digits of a one-time code, on any page and in any dialog. */
export const digits = (page: Page): Locator =>
  page.getByRole('group', { name: wholly('codes.boxes') }).getByRole('textbox')

/** It counts down while codes may not be tried. */
export const confirmButton = (page: Page): Locator =>
  page
    .getByRole('button', { name: wholly('codes.confirm') })
    .or(page.getByRole('button', { name: wholly('codes.confirmIn_other') }))
    .or(page.getByRole('button', { name: wholly('codes.confirmAt') }))

/** Where only another code helps, it counts down too. */
export const resendButton = (page: Page): Locator =>
  page
    .getByRole('button', { name: wholly('codes.resend') })
    .or(page.getByRole('button', { name: wholly('codes.resendInPlain_other') }))
    .or(page.getByRole('button', { name: wholly('codes.resendAt') }))

/** The first box takes them all, as it does when the telephone suggests the code of a message. */
export const typeCode = (page: Page, code: string): Promise<void> => digits(page).first().fill(code)

/** All six boxes are open, or none. */
export async function expectDigits(page: Page, state: 'open' | 'shut'): Promise<void> {
  await expect(digits(page)).toHaveCount(6)
  for (const box of await digits(page).all()) await expect(box).toBeEnabled({ enabled: state === 'open' })
}

/** A code as the switch sends it, where the server would make its shopper wait for another one. */
export const codeOfSwitch = async (page: Page): Promise<object> => ({
  refCode: 'SW02',
  expiresAt: new Date((await page.evaluate(() => Date.now())) + 300_000).toISOString(),
  resendAfterSeconds: 60,
})

/** As the shop shows the telephone number of a customer who is known to it. */
export const masked = (phoneNumber: string): string => phoneNumber.replace(/^(...)...(.*)$/, '$1 ••• $2')

/** As the shop shows a telephone number. */
export const spaced = (phoneNumber: string): string => phoneNumber.replace(/^(...)(...)/, '$1 $2 ')

export async function expectReference(page: Page, refCode: string): Promise<void> {
  await expect(page.getByText(words('codes.reference')).first()).toContainText(refCode)
}
