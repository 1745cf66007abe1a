import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Driver, Oracle, SentEvent, SystemUnderTest } from '@phaen/statecharts'
import { storeTokens } from '../../e2e/support/customer.ts'
import { comeBack } from './come-back.ts'
import type { Endpoint } from './held-replies.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, listOf, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { signOutElsewhere } from './sign-out-elsewhere.ts'
import { wholly, words } from './words.ts'

const read = 'GET /api/lists'
const open = 'GET /api/lists/*'
const create = 'POST /api/lists'
const change = 'PUT /api/lists/*'
const remove = 'DELETE /api/lists/*'

/** Goods of the sample shop, as they are written. */
const written = 'AC-CAST red-1220x2440x3 4'

const nameOf: Record<string, string> = { 'l-front': 'ป้ายหน้าร้าน', 'l-back': 'Back wall' }

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string, values?: Record<string, string>) =>
  main(page).getByRole('button', { name: wholly(`quick-order.${name}`, values) })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: words(`quick-order.${name}`) })
const form = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('textbox') })
const nameField = (page: Page) => form(page).getByRole('textbox')
const inForm = (page: Page, name: string, values?: Record<string, string>) =>
  form(page).getByRole('button', { name: wholly(`quick-order.${name}`, values) })
const question = (page: Page) =>
  page.getByRole('dialog', { name: words('quick-order.deleteTitle', { name: '.*' }) })
const inQuestion = (page: Page, name: string) =>
  question(page).getByRole('button', { name: wholly(`quick-order.${name}`) })
const alert = (page: Page, code: unknown) =>
  main(page)
    .getByRole('alert')
    .filter({ hasText: words(`problems.${textOf(code)}`) })
const ownFaults: Record<string, string> = {
  NAME_MISSING: 'quick-order.nameMissing',
  LIST_GONE: 'quick-order.listGone',
}

const names = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').locator('b')

/** The lists in their order, each with its buttons. */
const listed: Oracle<PageRun> = async ({ page }, { lists }) => {
  for (const dialog of [form(page), question(page)]) await expect(dialog).toHaveCount(0)
  await tab(page, 'lists').click()
  const wanted = listOf(lists).map((list) => textOf(fieldOf(list, 'name')))
  await expect(names(page)).toHaveText(wanted)
  for (const name of wanted)
    for (const doing of ['renameList', 'deleteNamed'])
      await expect(button(page, doing, { name })).toBeEnabled()
}

async function checkLines({ page, passUntil }: PageRun) {
  await tab(page, 'write').click()
  await page.getByRole('textbox', { name: words('quick-order.label') }).fill(written)
  await button(page, 'check').click()
  await passUntil(button(page, 'saveList').or(button(page, 'saveNew')).waitFor())
}

/** An action of a list; what the plan knows not to be allowed is not offered. */
const inRow =
  (doing: string): Driver<PageRun, SentEvent> =>
  async ({ page }, { id }, { takes }) => {
    await tab(page, 'lists').click()
    const name = nameOf[textOf(id)] ?? textOf(id)
    if (takes) await button(page, doing, { name }).click()
    else await expect(button(page, doing, { name })).toHaveCount(0)
  }

const saves =
  (endpoint: () => Endpoint): Oracle<PageRun> =>
  async ({ page, replies }) => {
    await replies.arrived(endpoint())
    await expect(page.locator('button[aria-busy=true]').first()).toBeVisible()
  }

/** The lists of a customer beside the quick order. They are the plan's; the goods are the shop's. */
export const savedListsPage = (shopper: Shopper): SystemUnderTest<PageRun> => {
  let saveAt: Endpoint = create

  const reading = {
    done: ({ replies }: PageRun, lists: unknown) => replies.give(read, { lists }),
    error: ({ replies }: PageRun, error: unknown) => replies.fail(read, codeOf(error)),
  }

  return {
    start: () => {
      saveAt = create
      return shopper.open({ address: '/quick-order', hold: [read, open, create, change, remove] })
    },
    send: {
      'session.began': async ({ page, context }) => {
        const { access_token, refresh_token } = await shopper.customer()
        await storeTokens(context, page.url(), { access_token, refresh_token })
        await comeBack(page)
      },
      'session.ended': async ({ page, context }) => {
        await signOutElsewhere({ page, context })
        await comeBack(page)
      },
      'lists.retry': ({ page }) =>
        main(page)
          .getByRole('button', { name: wholly('parts.retry') })
          .click(),
      'list.create': async (run, { lines }, { takes }) => {
        saveAt = create
        // Without lines there is no such button.
        if (!takes || listOf(lines).length === 0) return expect(button(run.page, 'saveList')).toHaveCount(0)
        await checkLines(run)
        await button(run.page, 'saveList').or(button(run.page, 'saveNew')).click()
      },
      'list.rename': inRow('renameList'),
      'list.delete': inRow('deleteNamed'),
      'list.overwrite': async (run, { id }, { takes }) => {
        const { page, replies } = run
        const name = nameOf[textOf(id)]
        if (!takes || name === undefined) return expect(button(page, 'saveOver')).toHaveCount(0)
        saveAt = change
        const answer = await shopper.api.post('/api/quick-order/resolve', { data: { lines: [written] } })
        const { lines } = await answer.json()
        await tab(page, 'lists').click()
        const named = main(page).getByRole('listitem').filter({ hasText: name })
        await named.getByRole('button', { name: words('quick-order.openList') }).click()
        await replies.give(open, { id, name, savedAt: '2026-11-01T03:00:00.000Z', lineCount: 1, lines })
        await run.passUntil(button(page, 'saveOver', { name }).waitFor())
        await button(page, 'saveOver', { name }).click()
      },
      'name.submit': async ({ page }, { name }) => {
        await nameField(page).fill(textOf(name))
        await inForm(page, 'saveName').click()
      },
      'name.replace': async ({ page }) => {
        saveAt = change
        await inForm(page, 'saveOver').click()
      },
      'form.cancel': ({ page }) => inForm(page, 'cancel').click(),
      'deletion.confirm': ({ page }) => inQuestion(page, 'deleteList').click(),
      'deletion.cancel': ({ page }) => inQuestion(page, 'keepList').click(),
    },
    actors: {
      readLists: reading,
      readListsAgain: reading,
      saveList: {
        done: ({ replies }, list) => replies.give(saveAt, list),
        error: ({ replies }, error) => replies.fail(saveAt, codeOf(error)),
      },
      deleteList: {
        done: ({ replies }) => replies.give(remove, {}),
        error: ({ replies }, error) => replies.fail(remove, codeOf(error)),
      },
    },
    wait: ({ pass }, ms) => pass(ms),
    states: {
      signedOut: async ({ page }) => {
        for (const dialog of [form(page), question(page)]) await expect(dialog).toHaveCount(0)
        await tab(page, 'lists').click()
        await expect(main(page)).toContainText(words('quick-order.guestTitle'))
        await expect(names(page)).toHaveCount(0)
      },
      loading: async ({ page, replies }) => {
        await replies.arrived(read)
        await tab(page, 'lists').click()
        await expect(
          main(page)
            .getByRole('status')
            .filter({ hasText: words('parts.loading') }),
        ).toHaveCount(1)
      },
      loadFailed: async ({ page }) => {
        await expect(main(page)).toContainText(words('quick-order.listsFailed'))
      },
      'listing.resting': async (run, context, step) => {
        await listed(run, context, step)
        await expect(main(run.page).getByRole('alert')).toHaveCount(0)
      },
      'listing.deleteFailed': async (run, context, step) => {
        await listed(run, context, step)
        await expect(alert(run.page, context.errorCode)).toBeVisible()
      },
      'naming.asking': async ({ page }, { draft }) => {
        await expect(nameField(page)).toHaveValue(textOf(fieldOf(draft, 'name')))
        await expect(nameField(page)).not.toHaveAttribute('aria-invalid', 'true')
        for (const name of ['cancel', 'saveName']) await expect(inForm(page, name)).toBeEnabled()
        await expect(inForm(page, 'saveOver')).toHaveCount(0)
      },
      'naming.refused': async ({ page }, { draft, errorCode, lists }) => {
        const code = textOf(errorCode)
        const name = textOf(fieldOf(draft, 'name'))
        const isListed = listOf(lists).some(
          (list) => textOf(fieldOf(list, 'name')).toLowerCase() === name.toLowerCase(),
        )
        await expect(nameField(page)).toHaveValue(name)
        await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true')
        await expect(form(page)).toContainText(words(ownFaults[code] ?? `problems.${code}`))
        await expect(inForm(page, 'saveOver')).toHaveCount(code === 'LIST_NAME_TAKEN' && isListed ? 1 : 0)
        await expect(inForm(page, 'saveName')).toBeEnabled()
      },
      'saving.sending': saves(() => saveAt),
      'saving.readingAgain': saves(() => read),
      confirmingDeletion: async ({ page }, { subjectId }) => {
        await expect(question(page)).toContainText(words('quick-order.deleteText'))
        await expect(question(page)).toContainText(nameOf[textOf(subjectId)] ?? '')
        for (const name of ['deleteList', 'keepList']) await expect(inQuestion(page, name)).toBeEnabled()
      },
      deleting: async ({ page, replies }) => {
        await replies.arrived(remove)
        await expect(inQuestion(page, 'deleteList')).toHaveAttribute('aria-busy', 'true')
      },
    },
  }
}
