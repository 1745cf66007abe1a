import { expect } from 'playwright/test'
import { type Driver, OutOfReach, type SentEvent, type SystemUnderTest } from '@phaen/statecharts'
import type { Address } from '../../../openapi/generated/schema.ts'
import { field, fillIn, form, taxId } from './address-book-form.ts'
import {
  addressBookStates,
  alert,
  button,
  deletion,
  discard,
  moreButton,
  retryButton,
  row,
  saveButton,
} from './address-book-states.ts'
import { nameOf, newBook } from './five-addresses.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, laidOver, listOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

const list = 'GET /api/customers/address-book'
const create = 'POST /api/customers/address-book'
const read = 'GET /api/customers/address-book/*'
const update = 'PUT /api/customers/address-book/*'
const remove = 'DELETE /api/customers/address-book/*'

/** An action of a row; what the plan knows not to be allowed is not offered. */
const inRow =
  (action: string): Driver<PageRun, SentEvent> =>
  async ({ page }, { id }, { takes }) => {
    const doing = row(page, id).getByRole('button', { name: words(`addresses.${action}`) })
    if (takes) await doing.click()
    else await expect(doing).toHaveCount(0)
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
      'list.retry': ({ page }) => retryButton(page).or(button(page, 'readAgain')).click(),
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
          .getByRole('button', { name: wholly('account.discardConfirm') })
          .click(),
      'discard.cancel': ({ page }) =>
        discard(page)
          .getByRole('button', { name: wholly('account.discardCancel') })
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
      makeDefault: {
        done: async (run) => {
          await run.replies.answer(read)
          await saving.done(run)
        },
        error: async (run, error) => {
          await run.replies.answer(read)
          await saving.error(run, error)
        },
      },
      deleteAddress: {
        done: ({ replies }) => replies.answer(remove),
        error: ({ replies }, error) => replies.fail(remove, codeOf(error)),
      },
    },
    wait: ({ pass }, ms) => pass(ms),
    states: addressBookStates,
  }
}
