import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { type Oracle, OutOfReach, type SystemUnderTest } from '@phaen/statecharts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, listOf, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

const add = 'PATCH /api/cart'

/** A sheet of the sample shop that is as large as the plan's, with the plan's saw. */
const sheet = '/product/detail/p-ac-cast?variant=p-ac-cast-red-1220x2440x3'

/** Where the tab keeps the pieces that were typed. */
const storedRows = 'cut-pieces'
const fields = ['width', 'length', 'count'] as const

const room = (page: Page) => page.getByRole('dialog', { name: wholly('products.cutToSize') })
const addButton = (page: Page) =>
  room(page).getByRole('button', {
    name: new RegExp(['add_other', 'addNone'].map((name) => wholly(`cut-to-size.${name}`).source).join('|')),
  })
const fieldsOf = (page: Page) => room(page).getByRole('textbox', { name: wholly('cut-to-size.fieldOf') })
const turning = (page: Page) => room(page).getByRole('checkbox', { name: words('cut-to-size.mayTurn') })

/** The words for a number of things; the page is Thai, which has one form for all numbers. */
const counted = (name: string, count: number, values: Record<string, string> = {}) =>
  words(`cut-to-size.${name}_other`, { count: String(count), ...values })

const faultWords = (fault: unknown, mayTurn: unknown) =>
  words(`cut-to-size.fault_${textOf(fault)}${fault === 'tooLarge' && mayTurn === false ? 'Unturned' : ''}`)

/** What was typed stands, and each row that cannot be cut says why. */
const typed: Oracle<PageRun> = async ({ page }, { rows, read, mayTurn }) => {
  const wanted = listOf(rows).flatMap((row) => fields.map((name) => textOf(fieldOf(row, name))))
  await expect(fieldsOf(page)).toHaveCount(wanted.length)
  await expect
    .poll(() => fieldsOf(page).evaluateAll((all) => all.map((one) => Reflect.get(one, 'value'))))
    .toEqual(wanted)
  const faults = listOf(read).flatMap((row) => fieldOf(row, 'fault') ?? [])
  await expect(fieldsOf(page).and(page.locator('[aria-invalid=true]'))).toHaveCount(
    faults.length * fields.length,
  )
  for (const fault of faults) await expect(room(page)).toContainText(faultWords(fault, mayTurn))
  await expect(turning(page)).toBeChecked({ checked: mayTurn === true })
}

/** Nothing can be cut yet. */
const unpriced: Oracle<PageRun> = async (run, context, step) => {
  await typed(run, context, step)
  await expect(room(run.page)).toContainText(words('cut-to-size.nothingYet'))
  await expect(room(run.page).getByRole('img')).toHaveCount(0)
  await expect(addButton(run.page)).toBeDisabled()
}

/** The sheets are drawn, and their price stands by its parts. */
const priced: Oracle<PageRun> = async (run, context, step) => {
  await typed(run, context, step)
  const pieces = listOf(context.read).flatMap((row) => fieldOf(row, 'piece') ?? [])
  const count = pieces.reduce<number>((sum, piece) => sum + Number(fieldOf(piece, 'count')), 0)
  const bill = room(run.page).getByRole('region', { name: counted('priceOf', count) })
  await expect(bill).toContainText(counted('sheetsPrice', listOf(fieldOf(context.plan, 'sheets')).length))
  await expect(bill).toContainText(counted('cutsPrice', Number(fieldOf(context.plan, 'cuts'))))
  await expect(room(run.page).getByRole('img').first()).toBeVisible()
  await expect(room(run.page)).toContainText(words('cut-to-size.noReturn'))
  await expect(addButton(run.page)).toBeEnabled()
  await expect(addButton(run.page)).not.toHaveAttribute('aria-busy')
}

/** The room of the product page where pieces are cut from a sheet. Its shopper is a customer: the cart is the server's. */
export const cutToSizePage = (shopper: Shopper): SystemUnderTest<PageRun> => ({
  start: async (input) => {
    const { access_token, refresh_token } = await shopper.customer()
    const written = JSON.stringify({ rows: fieldOf(input, 'rows'), mayTurn: fieldOf(input, 'mayTurn') })
    const run = await shopper.open({
      address: sheet,
      hold: [add],
      cookies: { access_token, refresh_token },
      prepare: (page) =>
        page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [storedRows, written] as const),
    })
    await run.page.getByRole('button', { name: wholly('products.cutToSize') }).click()
    await run.passUntil(addButton(run.page).waitFor())
    return run
  },
  send: {
    'row.write': async ({ page }, { row, written }) => {
      for (const [place, name] of fields.entries()) {
        const field = fieldsOf(page).nth(Number(row) * fields.length + place)
        // What stands there already would change nothing.
        await field.fill('')
        await field.fill(textOf(fieldOf(written, name)))
      }
    },
    'row.add': async ({ page }, _, { takes }) => {
      const adding = room(page).getByRole('button', { name: wholly('cut-to-size.addRow') })
      if (takes) await adding.click()
      else await expect(adding).toBeDisabled()
    },
    'row.remove': ({ page }, { row }) =>
      room(page)
        .getByRole('button', { name: wholly('cut-to-size.removeRow') })
        .nth(Number(row))
        .click(),
    'turning.allow': async ({ page }, { mayTurn }) => {
      if ((await turning(page).isChecked()) === mayTurn) await turning(page).click()
      await turning(page).click()
    },
    'cart.add': async ({ page }, _, { takes, value }) => {
      if (takes) return addButton(page).click()
      if (fieldOf(value, 'open') === 'priced')
        throw new OutOfReach('The sample shop has more sheets than the plan.')
      await expect(addButton(page)).toBeDisabled()
    },
  },
  actors: {
    addPieces: {
      done: ({ replies }) => replies.give(add, {}),
      error: ({ replies }, error) => replies.fail(add, codeOf(error)),
    },
  },
  wait: ({ pass }, ms) => pass(ms),
  states: {
    'open.editing': unpriced,
    'open.refused': unpriced,
    'open.priced': priced,
    'open.addFailed': async (run, context, step) => {
      await priced(run, context, step)
      await expect(
        room(run.page)
          .getByRole('alert')
          .filter({ hasText: words(`problems.${textOf(context.errorCode)}`) }),
      ).toBeVisible()
    },
    'open.added': async (run, context, step) => {
      await unpriced(run, context, step)
      const pieces = Number(fieldOf(context.added, 'pieces'))
      const sheets = String(fieldOf(context.added, 'sheets'))
      await expect(
        room(run.page)
          .getByRole('status')
          .filter({ hasText: counted('added', pieces, { sheets }) }),
      ).toBeVisible()
    },
    adding: async ({ page, replies }) => {
      await replies.arrived(add)
      await expect(addButton(page)).toHaveAttribute('aria-busy', 'true')
      await expect(fieldsOf(page).first()).toBeDisabled()
    },
  },
})
