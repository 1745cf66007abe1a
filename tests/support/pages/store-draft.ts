import type { Page } from 'playwright/test'

/** Puts an unfinished form into the storage of the tab before the shop opens in it. */
export async function storeDraft(page: Page, form: string, owner: string, values: object): Promise<void> {
  await page.evaluate(
    (draft) =>
      sessionStorage.setItem(
        'form-drafts',
        JSON.stringify([{ ...draft, version: 1, about: '', savedAt: Date.now() }]),
      ),
    { form, owner, values: { ...values, customerId: owner } },
  )
}
