import type { Page } from 'playwright/test'

/** Writes lines of a quick order and has them checked. */
export async function checkLines(page: Page, lines: string): Promise<void> {
  await page.getByRole('textbox', { name: /บรรทัดละรายการ/ }).fill(lines)
  // Who leaves the field closes its suggestions, which would cover the button.
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'ตรวจรายการ' }).click()
}
