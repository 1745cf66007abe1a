import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Oracle, SystemUnderTest } from '@phaen/statecharts'
import { goTo } from './go-to.ts'
import { changeLanguage } from './other-language.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, listOf, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

const suggestions = 'GET /*/api/search-suggestions'

const field = (page: Page) => page.getByRole('combobox', { name: wholly('shell.search') })
const list = (page: Page) => page.getByRole('listbox')
const options = (page: Page) => list(page).getByRole('option')

/** The field shows its text and is alone. */
const alone: Oracle<PageRun> = async ({ page }, { text }) => {
  await expect(field(page)).toHaveValue(textOf(text))
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(list(page)).toHaveCount(0)
}

const inField =
  (seen: Oracle<PageRun>): Oracle<PageRun> =>
  async (run, context, step) => {
    await expect(field(run.page)).toBeFocused()
    await seen(run, context, step)
  }

/** Exactly the option that the arrow keys have reached is marked. */
async function marked(page: Page, active: unknown) {
  await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(active === -1 ? 0 : 1)
}

const recent: Oracle<PageRun> = async ({ page }, context) => {
  await expect(list(page)).toHaveAccessibleName(wholly('search.recent'))
  await expect(options(page)).toHaveText(listOf(context.recent).map(String))
  await expect(page.getByRole('button', { name: wholly('search.forgetAll') })).toBeVisible()
  if (typeof context.active === 'number' && context.active >= 0)
    await expect(options(page).nth(context.active)).toHaveAttribute('aria-selected', 'true')
  await marked(page, context.active)
}

/** What was found stays in sight while something else is asked for. */
const foundSoFar: Oracle<PageRun> = async (run, context, step) => {
  if (listOf(fieldOf(context.found, 'options')).length === 0) return alone(run, context, step)
  await expect(field(run.page)).toHaveValue(textOf(context.text))
  await expect(list(run.page)).toHaveAccessibleName(wholly('search.suggestions'))
  await expect(options(run.page).last()).toContainText(words('search.allResults_other'))
  await marked(run.page, context.active)
}

/** With nothing found there is still the way to all results, and a word about it. */
const found: Oracle<PageRun> = async ({ page }, context) => {
  await expect(field(page)).toHaveValue(textOf(context.text))
  await expect(list(page)).toHaveAccessibleName(wholly('search.suggestions'))
  await expect(options(page).last()).toBeVisible()
  const isNothing = fieldOf(context.found, 'totalRecords') === 0
  const said = words(isNothing ? 'search.noneSuggested' : 'search.suggested')
  await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
  await marked(page, context.active)
}

const nothing = { products: [], categories: [], words: [], totalRecords: 0 }

/** The search field in the head of every page. */
export const searchPage = (shopper: Shopper): SystemUnderTest<PageRun> => ({
  start: (input) => {
    const text = textOf(fieldOf(input, 'text'))
    return shopper.open({
      address: text === '' ? '/about' : `/product?keyword=${encodeURIComponent(text)}`,
      hold: [suggestions],
      storage: { 'recent-searches': JSON.stringify(fieldOf(input, 'recent')) },
    })
  },
  send: {
    'search.focus': ({ page }) => field(page).click(),
    'search.type': async ({ page }, { text }) => {
      await enterShut(page)
      const typed = textOf(text)
      if ((await field(page).inputValue()) !== typed) return field(page).fill(typed)
      await field(page).press('End')
      await field(page).press('Backspace')
      await field(page).press(typed.at(-1) ?? '')
    },
    'search.arrow': async ({ page }, { step }) => {
      await enterShut(page)
      await field(page).press(step === 1 ? 'ArrowDown' : 'ArrowUp')
    },
    'search.escape': ({ page }) => field(page).press('Escape'),
    'search.leave': ({ page }) => page.getByRole('heading', { level: 1 }).focus(),
    // The back button leads to results of another keyword.
    'search.follow': ({ page }, { text }) =>
      text === ''
        ? goTo(page, '/product?keyword=pvc', '/product')
        : goTo(page, `/product?keyword=${encodeURIComponent(textOf(text))}`),
    'search.outdate': changeLanguage,
    'recent.change': async ({ otherTab }, { recent: stored }) => {
      const tab = await otherTab()
      await tab.evaluate((text) => localStorage.setItem('recent-searches', text), JSON.stringify(stored))
    },
  },
  actors: {
    suggest: {
      done: ({ replies }, findings) =>
        listOf(fieldOf(findings, 'options')).length > 0
          ? replies.answer(suggestions)
          : replies.answer(suggestions, () => nothing),
      error: ({ replies }, error) => replies.fail(suggestions, codeOf(error)),
    },
  },
  wait: ({ pass }, ms) => pass(ms),
  states: {
    closed: alone,
    'open.recent': inField(recent),
    'open.blank': inField(alone),
    'open.resting': inField(foundSoFar),
    'open.asking': inField(foundSoFar),
    'open.found': inField(found),
    'open.failed': inField(alone),
  },
})

/** A shopper who is not in the field yet enters it and closes the list, to go on from there. */
async function enterShut(page: Page) {
  if (await field(page).evaluate((one) => one === document.activeElement)) return
  await field(page).focus()
  // With no list to close, the browser's own Escape would empty the field.
  if ((await field(page).getAttribute('aria-expanded')) === 'true') await field(page).press('Escape')
}
