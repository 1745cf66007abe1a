import type { Locator, Page } from 'playwright/test'

/** As a spreadsheet copies, and a keyboard pastes. */
export async function paste(page: Page, into: Locator, text: string): Promise<void> {
  await copy(page, text)
  await into.focus()
  await page.keyboard.press('Control+v')
}

export async function copy(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
}
