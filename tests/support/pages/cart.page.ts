import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { type Oracle, OutOfReach, type SystemUnderTest } from '@phaen/statecharts'
import type { CartItem } from '../../../openapi/generated/schema.ts'
import { formatPrice } from '../../../src/lib/formats/money.ts'
import { storeTokens } from '../../e2e/support/customer.ts'
import {
  linesOf,
  newProducts,
  quantityOf,
  satangOf,
  standIn,
  tableOfProducts,
  type PlanProducts,
} from './cart-lines.ts'
import { comeBack } from './come-back.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, laidOver, listOf, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { signOutElsewhere } from './sign-out-elsewhere.ts'
import { wholly, words } from './words.ts'

const read = 'GET /api/cart'
const change = 'PATCH /api/cart'

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name: wholly(name) })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: wholly('screens.cart') })
const lines = (page: Page) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
const bill = (page: Page) => page.getByRole('region', { name: wholly('cart.sum') })
const link = (page: Page) => page.getByRole('link', { name: words('shell.cart') }).first()

const lineOf = (page: Page, { name }: CartItem) =>
  lines(page).filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

/** The row of the variant in the table of the trade, from which any number of products goes into the cart. */
const row = (page: Page, { variantId }: CartItem) =>
  page.getByRole('row').filter({ has: page.locator(`a[href*="${variantId}"]`) })

/** The number beside the cart in the head of the page. */
async function counts(page: Page, count: number) {
  const name =
    count === 0 ? wholly('shell.cart') : wholly('shell.cartWithItems_other', { count: String(count) })
  await expect(link(page)).toHaveAccessibleName(name)
}

/** The page of the cart, on which customers, products and replies are those of the server; the plan names the quantities. */
export const cartPage = (shopper: Shopper): SystemUnderTest<PageRun> => {
  let products: PlanProducts | undefined
  const known = () => {
    if (!products) throw new Error('The path has not started')
    return products
  }

  const answer = (endpoint: typeof read | typeof change) => ({
    done: ({ replies }: PageRun, cart: unknown) =>
      replies.answer(endpoint, laidOver({ items: linesOf(known(), fieldOf(cart, 'items')) })),
    error: ({ replies }: PageRun, error: unknown) => replies.fail(endpoint, codeOf(error)),
  })

  async function seesLines({ page }: PageRun, context: Record<string, unknown>) {
    const items = linesOf(known(), context.items)
    await counts(page, items.length)
    await expect(lines(page)).toHaveCount(items.length)
    if (items.length === 0) return expect(page.getByText(wholly('cart.empty'))).toBeVisible()
    for (const item of items) {
      await expect(lineOf(page, item).getByRole('spinbutton')).toHaveValue(String(item.quantity))
      await expect(lineOf(page, item)).toContainText(formatPrice(satangOf(item) / 100))
    }
    const total = items.reduce((sum, item) => sum + satangOf(item), 0)
    await expect(bill(page).getByRole('definition').last()).toHaveText(formatPrice(total / 100))
  }

  /** Each refused line says why; what is in no line stands above them. */
  async function seesNotice({ page }: PageRun, { noticeCode, refused, items }: Record<string, unknown>) {
    const main = page.locator('main')
    const code = noticeCode === '(undefined)' ? '' : textOf(noticeCode)
    const changes = code === '' ? [] : listOf(refused)
    for (const change of changes) {
      const item = standIn(known(), fieldOf(change, 'line'))
      const isThere = linesOf(known(), items).some(({ variantId }) => variantId === item.variantId)
      const text = isThere && code === 'OUT_OF_STOCK' ? 'cart.rolledBack' : `problems.${code}`
      const alert = (isThere ? lineOf(page, item) : main).getByRole('alert')
      await expect(alert.filter({ hasText: words(text) })).toBeVisible()
    }
    if (changes.length === 0)
      for (const text of ['cart.rolledBack', 'problems.NOT_FOR_SALE', 'problems.INTERNAL'])
        await expect(main.getByText(words(text))).toHaveCount(0)
    const old = main.getByRole('alert').filter({ hasText: words('cart.maybeOld') })
    if (code === '' || changes.length > 0) return expect(old).toHaveCount(0)
    await expect(old.getByRole('button', { name: wholly('parts.retry') })).toBeEnabled()
  }

  const goesOn: Oracle<PageRun> = async (run, context) => {
    await seesLines(run, context)
    await seesNotice(run, context)
    await expect(run.page.getByText(wholly('cart.conflict'))).toHaveCount(0)
    if (listOf(context.items).length > 0)
      await expect(run.page.getByRole('link', { name: wholly('cart.checkout') }).first()).toBeVisible()
  }

  const conflict =
    (text: string): Oracle<PageRun> =>
    async (run, context) => {
      const { page } = run
      await expect(page.getByText(wholly('cart.conflict'))).toBeVisible()
      await expect(page.getByText(words(`cart.${text}`))).toBeVisible()
      await seesLines(run, context)
      await seesNotice(run, context)
      await expect(bill(page)).toContainText(words('cart.why_answerOffer'))
      await expect(page.getByRole('link', { name: wholly('cart.checkout') })).toHaveCount(0)
    }

  async function seesOffer(page: Page, context: Record<string, unknown>) {
    for (const change of listOf(context.offered)) {
      const line = fieldOf(change, 'line')
      const item = standIn(known(), line)
      const isThere = linesOf(known(), context.items).some(({ variantId }) => variantId === item.variantId)
      const op = textOf(fieldOf(change, 'op'))
      const said = page
        .locator('main')
        .getByRole('listitem')
        .filter({ hasText: words(`cart.change_${op}`, { quantity: String(quantityOf(line)) }) })
      await expect(said.filter({ hasText: isThere ? item.name : words('cart.goneProduct') })).toBeVisible()
    }
  }

  async function addFromTable({ page, passUntil }: PageRun, item: CartItem) {
    await page.goBack({ waitUntil: 'commit' })
    await passUntil(row(page, item).waitFor())
    await row(page, item)
      .getByRole('button', { name: words('lists.addOf') })
      .click()
    await page.goForward({ waitUntil: 'commit' })
    return passUntil(heading(page).waitFor())
  }

  return {
    start: async (_, path) => {
      // What a path changes on the server is no other path's.
      const changes = path.some(
        (step) => 'actor' in step.do && 'done' in step.do && step.do.actor === 'changeCart',
      )
      products = await (changes
        ? newProducts(shopper)
        : shopper.once('products of a cart', () => newProducts(shopper)))
      return shopper.open({ address: tableOfProducts, hold: [read, change] })
    },
    send: {
      'session.began': async ({ page, context, passUntil }) => {
        const { access_token, refresh_token } = known().tokens
        await storeTokens(context, page.url(), { access_token, refresh_token })
        await comeBack(page)
        await link(page).click()
        await passUntil(heading(page).waitFor())
      },
      'session.ended': async ({ page, context }) => {
        await signOutElsewhere({ page, context })
        await comeBack(page)
      },
      'cart.add': async (run, { line, shown }) => {
        if (fieldOf(shown, 'stock') === 0) throw new OutOfReach('What is sold out has no button to press.')
        if (!(await heading(run.page).isVisible()))
          throw new OutOfReach('What a guest chose waits in the browser, and the dialog to sign in opens.')
        return addFromTable(run, standIn(known(), line))
      },
      'cart.change': async (run, { change }) => {
        const { page } = run
        const line = fieldOf(change, 'line')
        const item = standIn(known(), line)
        const op = fieldOf(change, 'op')
        if (op === 'add') return addFromTable(run, item)
        if ((await lines(page).count()) === 0) throw new OutOfReach('The page shows no line to be changed.')
        if (op === 'remove')
          return lineOf(page, item)
            .getByRole('button', { name: words('cart.remove') })
            .click()
        const field = lineOf(page, item).getByRole('spinbutton')
        const quantity = String(quantityOf(line))
        if ((await field.inputValue()) !== quantity) {
          await field.fill(quantity)
          return field.press('Enter')
        }
        await field.press('ArrowUp')
        await field.press('ArrowDown')
      },
      'cart.changedElsewhere': ({ page }) =>
        page.evaluate(
          () =>
            new Promise<void>((done) => {
              // The shop began to listen earlier, and hears it first.
              const received = new BroadcastChannel('cart')
              received.addEventListener('message', () => {
                received.close()
                done()
              })
              new BroadcastChannel('cart').postMessage(null)
            }),
        ),
      'cart.changedByPage': () => {
        throw new OutOfReach('The page of the cart sends no request of its own.')
      },
      'cart.retry': async ({ page }) => {
        if (await button(page, 'parts.retry').isVisible()) await button(page, 'parts.retry').click()
        // Without a failure it is the network that returns.
        else await page.evaluate(() => dispatchEvent(new Event('online')))
      },
      'offer.accept': ({ page }) => button(page, 'cart.acceptOffer').click(),
      'offer.drop': ({ page }) => button(page, 'cart.dropOffer').click(),
    },
    actors: {
      loadCart: answer(read),
      reloadCart: answer(read),
      loadNewest: answer(read),
      changeCart: answer(change),
    },
    wait: ({ pass }, ms) => pass(ms),
    states: {
      cleared: async ({ page }) => {
        await expect(page.getByRole('link', { name: wholly('shell.signIn') }).first()).toBeVisible()
        await counts(page, 0)
        await expect(heading(page)).toHaveCount(0)
      },
      'open.loading': async ({ page }, { items }) => {
        await expect(heading(page)).toBeVisible()
        await expect(
          page
            .locator('main')
            .getByRole('status')
            .filter({ hasText: words('parts.loading') }),
        ).toHaveCount(1)
        await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
        await expect(lines(page)).toHaveCount(0)
        await counts(page, listOf(items).length)
      },
      'open.loadFailed': async ({ page }) => {
        await expect(
          page
            .locator('main')
            .getByRole('alert')
            .filter({ hasText: words('cart.loadFailed') }),
        ).toBeVisible()
        await expect(button(page, 'parts.retry')).toBeEnabled()
        await expect(lines(page)).toHaveCount(0)
      },
      'open.ready': goesOn,
      'open.changing': goesOn,
      'open.reloading': goesOn,
      'open.conflict.loading': conflict('conflictLoading'),
      'open.conflict.offering': async (run, context, step) => {
        await conflict('conflictOffering')(run, context, step)
        await seesOffer(run.page, context)
        await expect(button(run.page, 'cart.acceptOffer')).toBeEnabled()
        await expect(button(run.page, 'cart.dropOffer')).toBeEnabled()
      },
      'open.conflict.failed': async (run, context, step) => {
        await conflict('conflictFailed')(run, context, step)
        await seesOffer(run.page, context)
        await expect(button(run.page, 'parts.retry')).toBeEnabled()
      },
    },
  }
}
