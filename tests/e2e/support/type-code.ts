import { expect, type Locator, type Page } from 'playwright/test'

/** Types a code into the boxes of a dialog. They take the focus by themselves, a moment after they show. */
export async function typeCode(page: Page, dialog: Locator, code: string): Promise<void> {
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type(code)
}
