import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import {
  type Driver,
  type Oracle,
  OutOfReach,
  type SentEvent,
  type SystemUnderTest,
} from '@phaen/statecharts'
import type { Address } from '../../../openapi/generated/schema.ts'
import { field, fillIn, form, taxId } from './address-book-form.ts'
import { nameOf, newBook } from './five-addresses.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, laidOver, listOf, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

const list = 'GET /api/customers/address-book'
const create = 'POST /api/customers/address-book'
const read = 'GET /api/customers/address-book/*'
const update = 'PUT /api/customers/address-book/*'
const remove = 'DELETE /api/customers/address-book/*'

const heading = (page: Page) => page.getByRole('heading', { level: 2, name: words('addresses.saved') })
const button = (page: Page, name: string) => page.getByRole('button', { name: wholly(`addresses.${name}`) })
const rows = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: words('addresses.edit') }) })
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: words(text) })
const moreButton = (page: Page) => page.getByRole('button', { name: words('addresses.showMore') })

const saveButton = (page: Page) => form(page).getByRole('button', { name: wholly('addresses.save') })
const discard = (page: Page) => page.getByRole('dialog', { name: wholly('addresses.discardTitle') })
const deletion = (page: Page) =>
  page
    .getByRole('dialog', { name: wholly('addresses.deleteTitle') })
    .or(page.getByRole('dialog', { name: wholly('addresses.deleteDefaultTitle') }))

const row = (page: Page, id: unknown) =>
  rows(page).filter({ has: page.getByRole('heading', { level: 3, name: nameOf(id), exact: true }) })

/** An action of a row; what the plan knows not to be allowed is not offered. */
const inRow =
  (action: string): Driver<PageRun, SentEvent> =>
  async ({ page }, { id }, { takes }) => {
    const doing = row(page, id).getByRole('button', { name: words(`addresses.${action}`) })
    if (takes) await doing.click()
    else await expect(doing).toHaveCount(0)
  }

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
        alert(page, `addresses.${trouble}`).getByRole('button', { name: wholly(`addresses.${way}`) }),
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

const changing = ['saveAddress', 'makeDefault', 'deleteAddress']

/** The address book of the account. Its customer and its replies are those of the server. */
export const addressBookPage = (shopper: Shopper): SystemUnderTest<PageRun> => {
  let known: Address[] = []
  let isNew = false

  const asList = (answer: unknown) =>
    laidOver({
      data: listOf(fieldOf(answer, 'data')).map((planned) => {
        const name = nameOf(fieldOf(planned, 'id'))
        const isDefault = fieldOf(planned, 'isDefault')
        return { ...known.find(({ recipientName }) => recipientName === name), isDefault }
      }),
      totalRecords: fieldOf(answer, 'totalRecords'),
    })
  const reading = {
    done: ({ replies }: PageRun, answer: unknown) => replies.answer(list, asList(answer)),
    error: ({ replies }: PageRun, error: unknown) => replies.fail(list, codeOf(error)),
  }
  const saving = {
    done: ({ replies }: PageRun) => replies.answer(isNew ? create : update),
    error: ({ replies }: PageRun, error: unknown) =>
      replies.fail(isNew ? create : update, codeOf(error), { fields: { errors: fieldOf(error, 'errors') } }),
  }

  return {
    start: async (input, path) => {
      if (fieldOf(input, 'wantsAll') === true)
        throw new OutOfReach('The checkout reads a whole book; its own paths run through it.')
      // What a path changes on the server is no other path's.
      const changes = path.some(({ do: move }) => 'done' in move && changing.includes(move.actor))
      const book = await (changes ? newBook(shopper) : shopper.once('address book', () => newBook(shopper)))
      known = book.addresses
      const { access_token, refresh_token } = book.tokens
      const run = await shopper.open({
        address: '/profile?tab=addresses',
        hold: [list, read, create, update, remove],
        cookies: { access_token, refresh_token },
      })
      isNew = false
      return run
    },
    send: {
      'list.more': async ({ page }, _, { takes }) => {
        if (!takes) return expect(moreButton(page)).toHaveCount(0)
        const again = alert(page, 'addresses.loadFailed').getByRole('button')
        const waiting = moreButton(page).and(page.locator('[aria-busy=true]'))
        if ((await waiting.count()) > 0) return waiting.press('Enter')
        await again.or(moreButton(page)).click()
      },
      'list.retry': ({ page }) => button(page, 'retry').or(button(page, 'readAgain')).click(),
      'address.choose': () => {
        throw new OutOfReach('Nothing is chosen in the account: the paths of the checkout choose an address.')
      },
      'address.create': async ({ page }) => {
        isNew = true
        await button(page, 'add').click()
      },
      'address.edit': inRow('edit'),
      'address.delete': inRow('delete'),
      'address.makeDefault': inRow('makeDefault'),
      'deletion.confirm': ({ page }) =>
        deletion(page)
          .getByRole('button', { name: wholly('addresses.confirmDelete') })
          .click(),
      'deletion.cancel': ({ page }) =>
        deletion(page)
          .getByRole('button', { name: wholly('addresses.keep') })
          .click(),
      'form.submit': async (run, { address }) => {
        await fillIn(run, address)
        await saveButton(run.page).click()
      },
      'form.setAside': ({ page }) => page.keyboard.press('Escape'),
      'form.cancel': async ({ page }, { hasChanges }) => {
        await field(page, 'taxId').fill(hasChanges ? taxId : '')
        await form(page)
          .getByRole('button', { name: wholly('addresses.cancel') })
          .click()
      },
      'discard.confirm': ({ page }) =>
        discard(page)
          .getByRole('button', { name: wholly('addresses.discard') })
          .click(),
      'discard.cancel': ({ page }) =>
        discard(page)
          .getByRole('button', { name: wholly('addresses.goOn') })
          .click(),
    },
    actors: {
      listAddresses: reading,
      listMore: reading,
      listAgain: reading,
      readAddress: {
        done: ({ replies }, address) => {
          const { id: _, ...values } = Object(address)
          return replies.answer(read, laidOver(values))
        },
        error: ({ replies }, error) => replies.fail(read, codeOf(error)),
      },
      saveAddress: saving,
      makeDefault: saving,
      deleteAddress: {
        done: ({ replies }) => replies.answer(remove),
        error: ({ replies }, error) => replies.fail(remove, codeOf(error)),
      },
    },
    wait: ({ pass }, ms) => pass(ms),
    states: {
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
        await expect(button(page, 'retry')).toBeEnabled()
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
      'listing.moreFailed': lists('loadFailed', 'retry'),
      'listing.changeFailed': async (run, context, step) => {
        await lists('changeFailed')(run, context, step)
        await expect(alert(run.page, 'addresses.changeFailed')).toContainText(
          words(`problems.${textOf(context.errorCode)}`),
        )
      },
      'listing.gone': lists('gone', 'readAgain'),
      'listing.old': lists('old', 'readAgain'),
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
        await expect(discard(page)).toContainText(words('addresses.discardText'))
        for (const name of ['discard', 'goOn'])
          await expect(discard(page).getByRole('button', { name: wholly(`addresses.${name}`) })).toBeEnabled()
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
        for (const name of ['keep', 'confirmDelete'])
          await expect(
            deletion(page).getByRole('button', { name: wholly(`addresses.${name}`) }),
          ).toBeEnabled()
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
    },
  }
}
