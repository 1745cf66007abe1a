import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { type Oracle, OutOfReach, type SystemUnderTest } from '@phaen/statecharts'
import { changeLanguage } from './other-language.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, listOf, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

const resolve = 'POST /api/quick-order/resolve'
const add = 'POST /api/quick-order/cart'
const lists = 'GET /api/lists'
const open = 'GET /api/lists/*'
const keep = 'POST /api/lists'
const remove = 'DELETE /api/lists/*'

/** The customer's list that the plan opens. */
const front = { id: 'l-front', name: 'ป้ายหน้าร้าน', savedAt: '2026-11-01T03:00:00.000Z', lineCount: 2 }
/** What the plan offers for a line that can mean more than one thing, in its order. */
const offered = ['v-blue', 'v-red']

const main = (page: Page) => page.getByRole('main')
const inMain = (page: Page, name: string, values?: Record<string, string>) =>
  main(page).getByRole('button', { name: wholly(`quick-order.${name}`, values) })
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name: wholly(`quick-order.${name}`) })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: words(`quick-order.${name}`) })
const results = (page: Page) => page.getByRole('region', { name: wholly('quick-order.results') })
const rowAt = (page: Page, index: unknown) => results(page).getByRole('listitem').nth(Number(index))
const offersIn = (row: Locator) =>
  row.getByRole('group', { name: words('quick-order.near') }).getByRole('button')
const retry = (page: Page) => main(page).getByRole('button', { name: wholly('parts.retry') })
const alert = (page: Page) => main(page).getByRole('alert')
const addAll = (page: Page) => inMain(page, 'addAll_other')

/** What a line means, or what is to be decided about it. */
async function seesLine(row: Locator, line: unknown) {
  const offers = listOf(fieldOf(line, 'offers'))
  const match = fieldOf(line, 'match')
  await expect(row).toContainText(textOf(fieldOf(line, 'text')))
  if (fieldOf(line, 'isSkipped') === true) {
    await expect(row).toContainText(words('quick-order.skipped'))
    return expect(row.getByRole('spinbutton')).toHaveCount(0)
  }
  await expect(offersIn(row)).toHaveCount(offers.length)
  const change = fieldOf(fieldOf(line, 'since'), 'change')
  if (change !== undefined) await expect(row).toContainText(words(`quick-order.msg_${textOf(change)}`))
  if (match === undefined) return expect(row.getByRole('spinbutton')).toHaveCount(0)
  const quantity = Math.min(Number(fieldOf(line, 'quantity')), Number(fieldOf(match, 'stock')))
  await expect(row.getByRole('spinbutton')).toHaveValue(String(quantity))
}

const resolved: Oracle<PageRun> = async ({ page }, { lines, list, errorCode, refused }) => {
  await expect(results(page).getByRole('listitem')).toHaveCount(listOf(lines).length)
  for (const [index, line] of listOf(lines).entries()) await seesLine(rowAt(page, index), line)
  const name = textOf(fieldOf(list, 'name'))
  await expect(
    main(page)
      .getByRole('note')
      .filter({ hasText: words('quick-order.opened', { name }) }),
  ).toHaveCount(name === '' ? 0 : 1)
  if (errorCode === '(undefined)') return expect(alert(page)).toHaveCount(0)
  const text = textOf(fieldOf(listOf(lines)[Number(refused)], 'text'))
  await expect(alert(page)).toHaveText(
    text === '' ? words(`problems.${textOf(errorCode)}`) : words('quick-order.refusedLine', { text }),
  )
}

const failed =
  (text: string): Oracle<PageRun> =>
  async ({ page }, { lines }) => {
    await expect(alert(page).filter({ hasText: words(`quick-order.${text}`) })).toBeVisible()
    await expect(retry(page)).toBeEnabled()
    await expect(results(page).getByRole('listitem')).toHaveCount(listOf(lines).length)
  }

const asks =
  (endpoint: typeof resolve | typeof open, button: string): Oracle<PageRun> =>
  async ({ page, replies }) => {
    await replies.arrived(endpoint)
    const waiting = main(page).getByRole('button', { name: words(`quick-order.${button}`) })
    await expect(waiting).toBeDisabled()
  }

/** The browser has read a file once the path says what is in it. */
const holdFiles = (page: Page) =>
  page.evaluate(() => {
    Blob.prototype.arrayBuffer = () =>
      new Promise((read) => {
        Reflect.set(window, 'finishFile', (text: string) => read(new TextEncoder().encode(text).buffer))
      })
  })
const finishFile = (page: Page, text: string) =>
  page.evaluate((content) => Reflect.get(window, 'finishFile')(content), text)

/** The quick order of a customer. The lines and what they mean are the plan's. */
export const quickOrderPage = (shopper: Shopper): SystemUnderTest<PageRun> => ({
  start: async () => {
    const { access_token, refresh_token } = await shopper.customer()
    const run = await shopper.open({
      address: '/quick-order',
      hold: [resolve, add, lists, open, keep, remove],
      cookies: { access_token, refresh_token },
    })
    await run.replies.give(lists, { lists: [front] })
    await holdFiles(run.page)
    return run
  },
  send: {
    'lines.check': async ({ page }, { texts }) => {
      await tab(page, 'write').click()
      const field = page.getByRole('textbox', { name: words('quick-order.label') })
      await field.fill(listOf(texts).map(textOf).join('\n'))
      // The button waits while lines are being resolved; the keys do not.
      await field.press('Control+Enter')
    },
    'file.choose': async ({ page }, { file }, { takes }) => {
      await tab(page, 'write').click()
      if (!takes) return expect(inMain(page, 'chooseFile')).toBeDisabled()
      const chosen = { name: textOf(file), mimeType: 'text/csv', buffer: Buffer.from('') }
      await page.locator('input[type=file]').setInputFiles(chosen)
    },
    'list.open': async ({ page }, _, { takes }) => {
      await tab(page, 'lists').click()
      const opening = main(page).getByRole('button', { name: words('quick-order.openList') })
      if (takes) await opening.click()
      else await expect(opening).toBeDisabled()
    },
    'list.kept': async ({ page, replies }, { list }) => {
      await inMain(page, 'saveList').or(inMain(page, 'saveNew')).click()
      await page
        .getByRole('dialog')
        .getByRole('textbox')
        .fill(textOf(fieldOf(list, 'name')))
      await inDialog(page, 'saveName').click()
      await replies.give(keep, { ...Object(list), lineCount: 1 })
    },
    'list.gone': async ({ page, replies }, { id }, { takes }) => {
      if (!takes || id !== front.id) throw new OutOfReach('The customer has one list, which is opened.')
      await tab(page, 'lists').click()
      await inMain(page, 'deleteNamed', { name: front.name }).click()
      await inDialog(page, 'deleteList').click()
      await replies.give(remove, {})
    },
    'line.choose': async ({ page }, { index, variantId }) => {
      const place = offered.indexOf(textOf(variantId))
      if (place < 0) throw new OutOfReach('Nothing is chosen but what is offered.')
      await offersIn(rowAt(page, index)).nth(place).click()
    },
    'line.quantity': async ({ page }, { index, quantity }) => {
      const field = rowAt(page, index).getByRole('spinbutton')
      await field.fill(String(quantity))
      await field.press('Enter')
    },
    'line.skip': ({ page }, { index, isSkipped }) =>
      rowAt(page, index)
        .getByRole('button', { name: words(isSkipped === true ? 'quick-order.skip' : 'quick-order.unskip') })
        .click(),
    'names.read': changeLanguage,
    'cart.add': async ({ page }, _, { takes }) => {
      if (takes) await addAll(page).click()
      else await expect(inMain(page, 'nothingReady')).toBeDisabled()
    },
    'order.retry': ({ page }) => retry(page).click(),
  },
  actors: {
    readFile: {
      done: ({ page }, texts) => finishFile(page, listOf(texts).map(textOf).join('\n')),
      // It has nothing but the names of its columns.
      error: ({ page }) => finishFile(page, 'code,words,quantity'),
    },
    resolve: {
      done: ({ replies }, found) => replies.give(resolve, { lines: found }),
      error: ({ replies }, error) => replies.fail(resolve, codeOf(error)),
    },
    readNames: {
      done: ({ replies }, found) => replies.give(resolve, { lines: found }),
      error: ({ replies }, error) => replies.fail(resolve, codeOf(error)),
    },
    openList: {
      done: ({ replies }, list) => replies.give(open, list),
      error: ({ replies }, error) => replies.fail(open, codeOf(error)),
    },
    addLines: {
      done: ({ replies }) => replies.give(add, {}),
      error: ({ replies }, error) =>
        replies.fail(add, codeOf(error), { fields: { errors: fieldOf(error, 'errors') } }),
    },
  },
  wait: ({ pass }, ms) => pass(ms),
  states: {
    'open.writing': async ({ page }) => {
      await expect(inMain(page, 'check')).toBeEnabled()
      await expect(results(page)).toHaveCount(0)
      await expect(alert(page)).toHaveCount(0)
    },
    'open.fileRefused': async ({ page }) => {
      await expect(alert(page)).toHaveText(words('quick-order.fault_noRows'))
      await expect(inMain(page, 'chooseFile')).toBeEnabled()
    },
    'open.resolveFailed': failed('resolveFailed'),
    'open.listFailed': failed('openFailed'),
    'open.resolved': resolved,
    'open.addFailed': resolved,
    'open.added': async ({ page }, { added, lines }) => {
      const text = words('quick-order.added_other', { count: String(added) })
      const notice = main(page).getByRole('status').filter({ hasText: text })
      await expect(notice.getByRole('link', { name: wholly('quick-order.toCart') })).toBeVisible()
      await expect(results(page).getByRole('listitem')).toHaveCount(listOf(lines).length)
      for (const [index, line] of listOf(lines).entries()) await seesLine(rowAt(page, index), line)
    },
    reading: async ({ page }) => {
      await expect(inMain(page, 'check')).toHaveAttribute('aria-busy', 'true')
    },
    resolving: asks(resolve, 'chooseFile'),
    readingNames: asks(resolve, 'chooseFile'),
    opening: asks(open, 'openList'),
    adding: async ({ page, replies }) => {
      await replies.arrived(add)
      await expect(addAll(page)).toHaveAttribute('aria-busy', 'true')
    },
  },
})
