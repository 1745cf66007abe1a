import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { type Oracle, OutOfReach } from '@phaen/statecharts'
import { field, form } from './address-book-form.ts'
import { nameOf } from './five-addresses.ts'
import type { PageRun } from './page-run.ts'
import { fieldOf, listOf, textOf } from './plan-values.ts'
import { wholly, words } from './words.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 2, name: words('addresses.saved') })
export const button = (page: Page, name: string) =>
  page.getByRole('button', { name: wholly(`addresses.${name}`) })
export const retryButton = (page: Page) => page.getByRole('button', { name: wholly('parts.retry') })
const rows = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: words('addresses.edit') }) })
export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: words(text) })
export const moreButton = (page: Page) => page.getByRole('button', { name: words('addresses.showMore') })

export const saveButton = (page: Page) => form(page).getByRole('button', { name: wholly('addresses.save') })
export const discard = (page: Page) => page.getByRole('dialog', { name: wholly('account.discardTitle') })
export const deletion = (page: Page) =>
  page
    .getByRole('dialog', { name: wholly('addresses.deleteTitle') })
    .or(page.getByRole('dialog', { name: wholly('addresses.deleteDefaultTitle') }))

export const row = (page: Page, id: unknown) =>
  rows(page).filter({ has: page.getByRole('heading', { level: 3, name: nameOf(id), exact: true }) })

async function seesRows(page: Page, context: Record<string, unknown>) {
  const addresses = listOf(context.addresses)
  await expect(heading(page)).toBeVisible()
  await expect(rows(page)).toHaveCount(addresses.length)
  for (const address of addresses) {
    const one = row(page, fieldOf(address, 'id'))
    await expect(one).toBeVisible()
    await expect(one.getByText(wholly('addresses.isDefault'))).toHaveCount(
      fieldOf(address, 'isDefault') === true ? 1 : 0,
    )
  }
  if (context.totalRecords === 0) return expect(page.getByText(wholly('addresses.emptyTitle'))).toBeVisible()
  const count = { shown: String(addresses.length), count: String(context.totalRecords) }
  await expect(page.getByText(wholly('addresses.shownOf_other', count))).toBeVisible()
}

const troubles = ['loadFailed', 'changeFailed', 'gone', 'old']

/** The list can be used, and shows this error or none. */
const lists =
  (trouble?: string, way?: string): Oracle<PageRun> =>
  async ({ page }, context) => {
    await seesRows(page, context)
    for (const dialog of [form(page), discard(page), deletion(page)]) await expect(dialog).toHaveCount(0)
    await expect(button(page, 'add')).toBeEnabled()
    for (const text of troubles)
      await expect(alert(page, `addresses.${text}`)).toHaveCount(text === trouble ? 1 : 0)
    if (way)
      await expect(
        alert(page, `addresses.${trouble}`).getByRole('button', { name: wholly(way) }),
      ).toBeEnabled()
  }

const mayAskForMore: Oracle<PageRun> = async ({ page }, { addresses, totalRecords }) => {
  if (listOf(addresses).length < Number(totalRecords)) await expect(moreButton(page)).toBeEnabled()
  else await expect(moreButton(page)).toHaveCount(0)
}

const fills =
  (seen?: Oracle<PageRun>): Oracle<PageRun> =>
  async (run, context, step) => {
    const { page } = run
    await expect(form(page)).toHaveAccessibleName(
      wholly(context.subjectId === '' ? 'addresses.add' : 'addresses.editTitle'),
    )
    await expect(saveButton(page)).toBeEnabled()
    await expect(saveButton(page)).not.toHaveAttribute('aria-busy')
    await expect(discard(page)).toHaveCount(0)
    await seen?.(run, context, step)
  }

const tells =
  (...texts: string[]): Oracle<PageRun> =>
  async ({ page }) => {
    for (const text of texts) await expect(form(page).getByRole('alert')).toContainText(words(text))
  }

/** What the page shows in each state of the address book. */
export const addressBookStates: Record<string, Oracle<PageRun>> = {
  loading: async ({ page }) => {
    await expect(heading(page)).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: words('parts.loading') }),
    ).toHaveCount(1)
    await expect(rows(page)).toHaveCount(0)
    await expect(button(page, 'add')).toHaveCount(0)
  },
  loadFailed: async ({ page }) => {
    await expect(alert(page, 'addresses.loadFailed')).toBeVisible()
    await expect(retryButton(page)).toBeEnabled()
    await expect(rows(page)).toHaveCount(0)
  },
  'listing.resting': async (run, context, step) => {
    await lists()(run, context, step)
    await mayAskForMore(run, context, step)
  },
  'listing.loadingMore': async (run, context, step) => {
    await lists()(run, context, step)
    await expect(moreButton(run.page)).toHaveAttribute('aria-busy', 'true')
  },
  'listing.moreFailed': lists('loadFailed', 'parts.retry'),
  'listing.changeFailed': async (run, context, step) => {
    await lists('changeFailed')(run, context, step)
    await expect(alert(run.page, 'addresses.changeFailed')).toContainText(
      words(`problems.${textOf(context.errorCode)}`),
    )
  },
  'listing.gone': lists('gone', 'addresses.readAgain'),
  'listing.old': lists('old', 'addresses.readAgain'),
  opening: async ({ page }, context) => {
    await expect(form(page)).toHaveCount(0)
    await seesRows(page, context)
    await expect(
      row(page, context.subjectId).getByRole('button', { name: words('addresses.edit') }),
    ).toHaveAttribute('aria-busy', 'true')
    await expect(button(page, 'add')).toBeDisabled()
  },
  refreshing: async ({ page }, context) => {
    for (const dialog of [form(page), deletion(page)]) await expect(dialog).toHaveCount(0)
    await seesRows(page, context)
    await expect(button(page, 'add')).toBeDisabled()
    for (const one of await rows(page).getByRole('button').all()) await expect(one).toBeDisabled()
  },
  'form.filling.typing': fills(),
  'form.filling.refused': fills(async ({ page }, { fieldErrors }) => {
    for (const [name, code] of Object.entries(Object(fieldErrors))) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, name)).toHaveAccessibleDescription(
        words(code === 'pattern' ? 'rules.notValid' : `problems.${textOf(code)}`),
      )
    }
    await expect(form(page)).toContainText(words('addresses.wrongFields_other', { count: '1' }))
  }),
  'form.filling.full': fills(async (run, context, step) => {
    await tells('problems.ADDRESS_BOOK_FULL', 'addresses.kept')(run, context, step)
    await expect(form(run.page).getByRole('button', { name: wholly('addresses.makeRoom') })).toBeEnabled()
  }),
  'form.filling.failed': fills(tells('problems.INTERNAL', 'addresses.kept')),
  'form.saving': async ({ page }) => {
    await expect(saveButton(page)).toHaveAttribute('aria-busy', 'true')
    await expect(form(page).getByRole('button', { name: wholly('addresses.cancel') })).toBeDisabled()
  },
  'form.confirmingDiscard': async ({ page }) => {
    await expect(discard(page)).toContainText(words('account.discardText'))
    for (const name of [wholly('account.discardConfirm'), wholly('account.discardCancel')])
      await expect(discard(page).getByRole('button', { name })).toBeEnabled()
  },
  confirmingDeletion: async ({ page }, { addresses, subjectId }) => {
    const isDefault = listOf(addresses).some(
      (one) => fieldOf(one, 'id') === subjectId && fieldOf(one, 'isDefault') === true,
    )
    await expect(deletion(page)).toHaveAccessibleName(
      wholly(isDefault ? 'addresses.deleteDefaultTitle' : 'addresses.deleteTitle'),
    )
    await expect(deletion(page)).toContainText(nameOf(subjectId))
    if (isDefault)
      await expect(deletion(page)).toContainText(words('addresses.heir', { name: nameOf('a-2') }))
    for (const name of [wholly('addresses.keep'), wholly('addresses.confirmDelete')])
      await expect(deletion(page).getByRole('button', { name })).toBeEnabled()
  },
  deleting: async ({ page }) => {
    const doing = deletion(page).getByRole('button', { name: wholly('addresses.confirmDelete') })
    await expect(doing).toHaveAttribute('aria-busy', 'true')
    await expect(deletion(page).getByRole('button', { name: wholly('addresses.keep') })).toBeDisabled()
  },
  choosingDefault: async ({ page }, context) => {
    await seesRows(page, context)
    await expect(
      row(page, context.subjectId).getByRole('button', { name: words('addresses.makeDefault') }),
    ).toHaveAttribute('aria-busy', 'true')
    await expect(button(page, 'add')).toBeDisabled()
  },
  chosen: () => {
    throw new OutOfReach('The paths of the checkout choose an address.')
  },
}
