import type { Page } from 'playwright/test'
import type { PageRun } from './page-run.ts'
import { fieldOf, textOf } from './plan-values.ts'
import { wholly, words } from './words.ts'

/** The dialog with the form of a new address, or of one that is known. */
export const form = (page: Page) =>
  page
    .getByRole('dialog', { name: wholly('addresses.add') })
    .or(page.getByRole('dialog', { name: wholly('addresses.editTitle') }))
export const field = (page: Page, name: string) =>
  form(page).getByRole('textbox', { name: words(`addresses.${name}`) })

const textFields = ['recipientName', 'phoneNumber', 'addressLine'] as const
const labels = { recipientName: 'recipient', phoneNumber: 'phone', addressLine: 'addressLine' } as const

/** A tax id that is sent, so that the server can refuse it. */
export const taxId = '0105551234567'

/** Fills in the form: all of it for a new address. */
export async function fillIn({ page, passUntil }: PageRun, address: unknown) {
  if ((await field(page, 'postcode').inputValue()) === '') {
    for (const name of textFields) await field(page, labels[name]).fill(textOf(fieldOf(address, name)))
    await field(page, 'postcode').fill('10500')
    const place = form(page)
      .getByRole('radio', { name: /บางรัก|Bang Rak/ })
      .first()
    await passUntil(place.waitFor())
    await place.check()
  }
  await field(page, 'taxId').fill(fieldOf(address, 'taxId') === undefined ? '' : taxId)
  const isDefault = form(page).getByRole('checkbox', { name: words('addresses.defaultFlag') })
  if (await isDefault.isEnabled()) await isDefault.setChecked(fieldOf(address, 'isDefault') === true)
}
