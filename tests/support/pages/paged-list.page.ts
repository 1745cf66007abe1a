import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Oracle, SystemUnderTest } from '@phaen/statecharts'
import { goTo } from './go-to.ts'
import { changeLanguage } from './other-language.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, laidOver, listOf, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

const news = 'GET /api/news/*'

/** A page of the plan has two items, one of the shop twelve: each item of the plan stands for six articles. */
const articlesPerItem = 6

const main = (page: Page) => page.getByRole('main')
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading', { level: 2 })
const moreLink = (page: Page) => main(page).getByRole('link', { name: wholly('parts.showMore') })
const pages = (page: Page) => main(page).getByRole('navigation', { name: wholly('lists.pages') })
const pageLink = (page: Page, number: unknown) =>
  pages(page).getByRole('link', { name: wholly('lists.page', { page: String(number) }) })
const retryButton = (page: Page) => main(page).getByRole('button', { name: wholly('parts.retry') })
const notice = (page: Page, name: string) => main(page).getByText(words(name))

const titlesOf = (items: unknown): string[] =>
  listOf(items).flatMap((item) =>
    Array.from({ length: articlesPerItem }, (_, index) => `${textOf(item)}-${index + 1}`),
  )

/** The articles that the list has, or the signs of loading while it has none. */
const listed: Oracle<PageRun> = async ({ page }, { items }) => {
  await expect(titles(page)).toHaveText(titlesOf(items))
  await expect(notice(page, 'articles.listFailed')).toHaveCount(0)
  await expect(notice(page, 'articles.newsEmpty')).toHaveCount(0)
  if (listOf(items).length === 0) await expect(notice(page, 'parts.loading').first()).toBeAttached()
}

const counted: Oracle<PageRun> = async (run, context, step) => {
  await listed(run, context, step)
  const { items, totalRecords, mode, pageNumber } = context
  if (listOf(items).length === 0) return
  const shown = titlesOf(items).length
  const total = Number(totalRecords) * articlesPerItem
  if (mode === 'replace') {
    const before = (Number(pageNumber) - 1) * 2 * articlesPerItem
    const range = { first: String(before + 1), last: String(before + shown), total: String(total) }
    await expect(main(run.page).getByRole('status')).toHaveText(wholly('lists.shownFrom', range))
    await expect(pageLink(run.page, pageNumber)).toHaveAttribute('aria-current', 'page')
    return expect(moreLink(run.page)).toHaveCount(0)
  }
  await expect(main(run.page).getByRole('status')).toHaveText(
    wholly('parts.shownOf', { shown: String(shown), total: String(total) }),
  )
  await expect(retryButton(run.page)).toHaveCount(0)
  await expect(moreLink(run.page)).toHaveCount(shown < total ? 1 : 0)
}

/** The list of all news. The articles are the plan's, in the form of a real one. */
export const pagedListPage = (shopper: Shopper): SystemUnderTest<PageRun> => {
  const article = () =>
    shopper.once('an article', async (): Promise<object> => {
      const answer = await shopper.api.get('/api/news/thai?pageNumber=1&pageSize=1&isPublished=true')
      return Object(listOf(fieldOf(await answer.json(), 'data'))[0])
    })

  const answers = {
    done: async ({ replies }: PageRun, planned: unknown) => {
      const real = await article()
      const data = titlesOf(fieldOf(planned, 'data')).map((name) => ({ ...real, id: name, title: name }))
      const totalRecords = Number(fieldOf(planned, 'totalRecords')) * articlesPerItem
      await replies.answer(news, laidOver({ data, totalRecords }))
    },
    error: ({ replies }: PageRun, error: unknown) => replies.fail(news, codeOf(error)),
  }

  return {
    start: async (input) => {
      const run = await shopper.open({ address: '/about', hold: [news] })
      const pageNumber = fieldOf(input, 'pageNumber')
      await goTo(run.page, pageNumber === undefined ? '/news' : `/news?page=${Number(pageNumber)}`)
      return run
    },
    send: {
      'list.more': ({ page }, _, { takes }) =>
        // A pointer would come near the end of the list first, and the list grow by itself.
        takes ? moreLink(page).dispatchEvent('click') : expect(moreLink(page)).toHaveCount(0),
      'list.near': ({ page }) => main(page).getByRole('status').scrollIntoViewIfNeeded(),
      'list.retry': ({ page }) => retryButton(page).click(),
      'list.refresh': changeLanguage,
      'list.page': async (run, { pageNumber }, { takes, value }) => {
        if (!takes)
          return expect(
            pageLink(run.page, pageNumber).and(run.page.locator(':not([aria-current])')),
          ).toHaveCount(0)
        if (value === 'loading' || value === 'failed')
          return goTo(run.page, `/news?page=${Number(pageNumber)}`)
        await pageLink(run.page, pageNumber).click()
      },
    },
    actors: { first: answers, more: answers, again: answers },
    wait: ({ pass }, ms) => pass(ms),
    states: {
      // Another page takes the place of the one before at once.
      loading: (run, context, step) =>
        listed(run, context.mode === 'replace' ? { ...context, items: [] } : context, step),
      refreshing: listed,
      ready: counted,
      exhausted: counted,
      loadingMore: async (run, context, step) => {
        await counted(run, context, step)
        await expect(moreLink(run.page)).toHaveAttribute('aria-busy', 'true')
      },
      moreFailed: async (run, context, step) => {
        await listed(run, context, step)
        await expect(notice(run.page, 'parts.moreFailed')).toBeVisible()
        await expect(retryButton(run.page)).toBeEnabled()
      },
      failed: async ({ page }) => {
        await expect(notice(page, 'articles.listFailed')).toBeVisible()
        await expect(retryButton(page)).toBeEnabled()
        await expect(titles(page)).toHaveCount(0)
      },
      empty: async ({ page }) => {
        await expect(notice(page, 'articles.newsEmpty')).toBeVisible()
        await expect(titles(page)).toHaveCount(0)
      },
    },
  }
}
