import { expect } from 'playwright/test'
import type { Oracle, SystemUnderTest } from '@phaen/statecharts'
import { goTo } from './go-to.ts'
import { changeLanguage } from './other-language.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, laidOver, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

const product = 'GET /*/api/products/*'

const ids: Record<string, string> = { 'p-1': 'p-ac-cast', 'p-2': 'p-ac-mirror' }
const addressOf = (id: unknown) => `/product/detail/${ids[textOf(id)] ?? textOf(id)}`

/** The page of a product that has the name of the plan. */
const shown: Oracle<PageRun> = async ({ page }, { data }) => {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(textOf(fieldOf(data, 'name')))
}

const answers = {
  done: ({ replies }: PageRun, planned: unknown) => replies.answer(product, laidOver(Object(planned))),
  error: ({ replies }: PageRun, error: unknown) => replies.fail(product, codeOf(error)),
}

/** A record as the page of a product shows it. */
export const recordPage = (shopper: Shopper): SystemUnderTest<PageRun> => ({
  start: async (input) => {
    const run = await shopper.open({ address: '/about', hold: [product] })
    await goTo(run.page, addressOf(fieldOf(input, 'id')))
    return run
  },
  send: {
    'record.open': ({ page }, { id }) => goTo(page, addressOf(id)),
    'record.refresh': changeLanguage,
    'record.retry': ({ page }) => page.getByRole('button', { name: wholly('parts.retry') }).click(),
  },
  actors: { load: answers, reload: answers },
  wait: ({ pass }, ms) => pass(ms),
  states: {
    loading: async ({ page }) => {
      await expect(page.locator('main').getByText(words('parts.loading')).first()).toBeAttached()
      await expect(page.locator('main').getByRole('button', { name: wholly('parts.retry') })).toHaveCount(0)
    },
    shown,
    refreshing: shown,
    notFound: async ({ page }) => {
      await expect(page.getByRole('heading', { name: words('problems.PRODUCT_NOT_FOUND') })).toBeVisible()
    },
    failed: async ({ page }) => {
      await expect(page.getByText(words('products.productFailed'))).toBeVisible()
      await expect(page.getByRole('button', { name: wholly('parts.retry') })).toBeEnabled()
    },
  },
})
