import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Oracle, SystemUnderTest } from '@phaen/statecharts'
import { storeTokens, type Tokens } from '../../e2e/support/customer.ts'
import { newCustomer } from '../../e2e/support/new-customer.ts'
import { comeBack } from './come-back.ts'
import { newCompany } from './new-company.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, laidOver, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

const read = 'GET /api/customers'
const save = 'PUT /api/customers'
const copy = 'GET /api/customers/export'
const erase = 'POST /api/customers/erase'

/** The tax id of the plan's company, and another that only the server refuses. */
const proper = '0105551234567'
const doubtful = '0105551234568'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: wholly('screens.profile') })
const alert = (page: Page, text: string) =>
  main(page)
    .getByRole('alert')
    .filter({ hasText: words(text) })
const group = (page: Page, title: unknown) =>
  page.getByRole('region', {
    name: wholly(title === 'invoice' ? 'account.invoiceInfo' : 'account.personalInfo'),
  })
const editButton = (region: Locator) => region.getByRole('button', { name: words('account.edit') })
const button = (page: Page, name: string) =>
  main(page).getByRole('button', { name: wholly(`account.${name}`) })
const news = (page: Page) => page.getByRole('switch', { name: wholly('account.news') })
const question = (page: Page) => page.getByRole('dialog', { name: wholly('account.discardTitle') })
const closing = (page: Page) => page.getByRole('dialog', { name: wholly('account.closeForGood') })
const inClosing = (page: Page, name: string) =>
  closing(page).getByRole('button', { name: wholly(`account.${name}`) })
const tab = (page: Page, name: string) => page.getByRole('link', { name: wholly(`account.${name}`) })
const isInSettings = async (page: Page) =>
  (await tab(page, 'tabSettings').getAttribute('aria-current')) === 'page'

async function goesToSettings({ page, passUntil }: PageRun) {
  await tab(page, 'tabSettings').click()
  await passUntil(page.getByRole('region', { name: wholly('account.language') }).waitFor())
}

/** What the tab shows of the profile. */
async function seesProfile(page: Page, profile: unknown) {
  if (await isInSettings(page)) {
    const wantsNews = fieldOf(fieldOf(profile, 'consents'), 'news') === true
    await expect(news(page)).toBeChecked({ checked: wantsNews })
    return expect(news(page)).not.toHaveAttribute('aria-disabled')
  }
  await expect(group(page, 'personal')).toContainText(
    `${textOf(fieldOf(profile, 'firstName'))} ${textOf(fieldOf(profile, 'lastName'))}`,
  )
  await expect(editButton(group(page, 'personal'))).toBeEnabled()
  if (fieldOf(profile, 'kind') !== 'legalEntity') return expect(group(page, 'invoice')).toHaveCount(0)
  await expect(editButton(group(page, 'invoice'))).toBeEnabled()
  await expect(group(page, 'invoice')).toContainText(textOf(fieldOf(profile, 'companyName')))
  await expect(group(page, 'invoice')).toContainText(textOf(fieldOf(profile, 'taxId')))
}

/** The profile can be changed, and shows this message about the last change, or none. */
const shows =
  (failure?: 'exportFailed' | 'newsFailed'): Oracle<PageRun> =>
  async ({ page }, { profile, errorCode }) => {
    await seesProfile(page, profile)
    for (const dialog of [question(page), closing(page)]) await expect(dialog).toHaveCount(0)
    for (const text of ['exportFailed', 'newsFailed'])
      await expect(alert(page, `account.${text}`)).toHaveCount(text === failure ? 1 : 0)
    if (failure)
      await expect(alert(page, `account.${failure}`)).toContainText(words(`problems.${textOf(errorCode)}`))
    if (!(await isInSettings(page))) return
    for (const name of ['export', 'closeAccount']) await expect(button(page, name)).toBeEnabled()
  }

const field = (page: Page, name: string) =>
  main(page).getByRole('textbox', { name: words(`account.${name}`) })

const fills =
  (seen?: Oracle<PageRun>): Oracle<PageRun> =>
  async (run, context, step) => {
    const { page } = run
    await expect(button(page, 'save')).toBeEnabled()
    await expect(button(page, 'save')).not.toHaveAttribute('aria-busy')
    await expect(button(page, 'cancel')).toBeEnabled()
    await expect(field(page, context.group === 'invoice' ? 'taxId' : 'firstName')).toBeVisible()
    await expect(editButton(group(page, context.group))).toHaveCount(0)
    await expect(question(page)).toHaveCount(0)
    const other = page.getByRole('region', { name: wholly('account.billingAddress') })
    await expect(editButton(other)).toBeDisabled()
    await expect(other).toContainText(words('account.finishOpenForm'))
    await seen?.(run, context, step)
  }

const asksToClose =
  (seen?: Oracle<PageRun>): Oracle<PageRun> =>
  async (run, context, step) => {
    const { page } = run
    await expect(closing(page)).toContainText(words('account.eraseKeeps'))
    await expect(password(page)).toBeEditable()
    for (const name of ['keepAccount', 'closeAccount']) await expect(inClosing(page, name)).toBeEnabled()
    await expect(inClosing(page, 'closeAccount')).not.toHaveAttribute('aria-busy')
    await seen?.(run, context, step)
  }

const password = (page: Page) => closing(page).getByLabel(words('account.password'), { exact: false }).first()

/** Where the first of these events of a path happens. */
const tabOf: Record<string, 'info' | 'settings'> = {
  'profile.edit': 'info',
  'news.set': 'settings',
  'data.export': 'settings',
  'account.close': 'settings',
}

/** The account of a customer: the tab of their data, and that of the settings. */
export const profilePage = (shopper: Shopper): SystemUnderTest<PageRun> => {
  let customer: (Tokens & { password: string }) | undefined
  let startsInSettings = false
  const known = () => {
    if (!customer) throw new Error('The path has not started')
    return customer
  }

  /** The profile of the plan; whose it is, the server knows. */
  const asProfile = (planned: unknown) => {
    const { id: _, ...fields } = Object(planned)
    return laidOver(fields)
  }
  const saving = {
    done: ({ replies }: PageRun, planned: unknown) => replies.answer(save, asProfile(planned)),
    error: ({ replies }: PageRun, error: unknown) =>
      replies.fail(save, codeOf(error), { fields: { errors: fieldOf(error, 'errors') } }),
  }

  return {
    start: async (_, path) => {
      const profile = path.flatMap(({ do: move }) => ('done' in move ? [move.done] : []))[0]
      const isCompany = fieldOf(profile, 'kind') === 'legalEntity'
      const isErased = path.some(({ do: move }) => 'done' in move && move.actor === 'eraseAccount')
      const register = () => (isCompany ? newCompany(shopper.api) : newCustomer(shopper.api))
      customer = await (isErased ? register() : shopper.once(isCompany ? 'company' : 'person', register))
      const first = path.find(({ do: move }) => 'send' in move && move.send.type in tabOf)
      startsInSettings = first !== undefined && 'send' in first.do && tabOf[first.do.send.type] === 'settings'
      return shopper.open({ address: '/about', hold: [read, save, copy, erase] })
    },
    send: {
      'token.appeared': async (run) => {
        const { page, context, passUntil } = run
        const { access_token, refresh_token } = known()
        await storeTokens(context, page.url(), { access_token, refresh_token })
        await comeBack(page)
        await page
          .getByRole('link', { name: words('shell.account') })
          .first()
          .click()
        await passUntil(heading(page).waitFor())
        if (startsInSettings) await goesToSettings(run)
      },
      'token.disappeared': async ({ page, context }) => {
        await context.clearCookies({ name: /_token$/ })
        await comeBack(page)
      },
      'profile.retry': ({ page }) =>
        main(page)
          .getByRole('button', { name: wholly('parts.retry') })
          .click(),
      'profile.edit': async ({ page, passUntil }, { group: name }) => {
        if (await isInSettings(page)) {
          await tab(page, 'tabInfo').click()
          await passUntil(editButton(group(page, name)).waitFor())
        }
        await editButton(group(page, name)).click()
      },
      'profile.submit': async ({ page }, { changes }) => {
        const taxId = textOf(fieldOf(changes, 'taxId'))
        // What the page itself refuses is never sent.
        if (taxId !== '') await field(page, 'taxId').fill(taxId === '123' ? doubtful : taxId)
        await button(page, 'save').click()
      },
      'profile.setAside': goesToSettings,
      'profile.cancel': async ({ page }, { hasChanges }) => {
        await field(page, 'taxId').fill(hasChanges ? doubtful : proper)
        await button(page, 'cancel').click()
      },
      'discard.confirm': ({ page }) =>
        question(page)
          .getByRole('button', { name: wholly('account.discardConfirm') })
          .click(),
      'discard.cancel': ({ page }) =>
        question(page)
          .getByRole('button', { name: wholly('account.discardCancel') })
          .click(),
      'news.set': async ({ page }, { news: wanted }, { takes }) => {
        // A switch that stands where it is wanted is not pressed.
        if (takes) await news(page).click()
        else await expect(news(page)).toBeChecked({ checked: wanted === true })
      },
      'data.export': ({ page }) => button(page, 'export').click(),
      'account.close': ({ page }) => button(page, 'closeAccount').click(),
      'account.keep': ({ page }) => inClosing(page, 'keepAccount').click(),
      'account.erase': async ({ page }) => {
        await password(page).fill(known().password)
        await closing(page)
          .getByRole('checkbox', { name: words('account.understood') })
          .check()
        await inClosing(page, 'closeAccount').click()
      },
    },
    actors: {
      loadProfile: {
        done: ({ replies }, planned) => replies.answer(read, asProfile(planned)),
        error: ({ replies }, error) => replies.fail(read, codeOf(error)),
      },
      saveProfile: saving,
      saveNews: saving,
      exportData: {
        done: ({ replies }) => replies.answer(copy),
        error: ({ replies }, error) => replies.fail(copy, codeOf(error)),
      },
      eraseAccount: {
        done: ({ replies }) => replies.answer(erase),
        error: ({ replies }, error) => replies.fail(erase, codeOf(error)),
      },
    },
    wait: ({ pass }, ms) => pass(ms),
    states: {
      cleared: async ({ page }) => {
        await expect(page.getByRole('link', { name: wholly('shell.signIn') }).first()).toBeVisible()
        await expect(heading(page)).toHaveCount(0)
        await expect(question(page)).toHaveCount(0)
      },
      'known.loading': async ({ page }) => {
        await expect(heading(page)).toBeVisible()
        await expect(
          main(page)
            .getByRole('status')
            .filter({ hasText: words('parts.loading') }),
        ).toHaveCount(1)
        await expect(main(page).getByRole('alert')).toHaveCount(0)
      },
      'known.loadFailed': async ({ page }) => {
        await expect(alert(page, 'account.profileFailed')).toBeVisible()
        await expect(main(page).getByRole('button', { name: wholly('parts.retry') })).toBeEnabled()
      },
      'known.shown.resting': shows(),
      'known.shown.saved': async (run, context, step) => {
        await shows()(run, context, step)
        const notice = (await isInSettings(run.page)) ? 'notices.newsSaved' : 'notices.companySaved'
        await expect(run.page.getByRole('status').filter({ hasText: words(notice) })).toBeVisible()
      },
      'known.shown.exportFailed': shows('exportFailed'),
      'known.shown.newsFailed': shows('newsFailed'),
      'known.savingNews': async ({ page }, { profile }) => {
        const before = fieldOf(fieldOf(profile, 'consents'), 'news') === true
        await expect(news(page)).toBeChecked({ checked: !before })
        await expect(news(page)).toHaveAttribute('aria-disabled', 'true')
        await expect(main(page)).toContainText(words('account.waitForAnswer'))
      },
      'known.exporting': async ({ page }) => {
        await expect(button(page, 'export')).toHaveAttribute('aria-busy', 'true')
        await expect(button(page, 'closeAccount')).toBeDisabled()
      },
      'known.closing.asking.ready': asksToClose(({ page }) =>
        expect(closing(page).getByRole('alert')).toHaveCount(0),
      ),
      'known.closing.asking.wrongPassword': asksToClose(async ({ page }) => {
        await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
        await expect(password(page)).toHaveAccessibleDescription(words('problems.INVALID_OLD_PASSWORD'))
      }),
      'known.closing.asking.failed': asksToClose(async ({ page }, { errorCode }) => {
        await expect(closing(page).getByRole('alert')).toContainText(words(`problems.${textOf(errorCode)}`))
        await expect(closing(page)).toContainText(words('account.accountIsStillThere'))
      }),
      'known.closing.erasing': async ({ page }) => {
        await expect(inClosing(page, 'closeAccount')).toHaveAttribute('aria-busy', 'true')
        await expect(inClosing(page, 'keepAccount')).toBeDisabled()
      },
      'known.erased': async ({ page }) => {
        await expect(main(page)).toContainText(words('account.erasedTitle'))
      },
      'known.editing.filling.typing': fills(),
      'known.editing.filling.refused': fills(async ({ page }, { fieldErrors }) => {
        const code = fieldOf(fieldErrors, 'taxId')
        if (code === undefined) return expect(alert(page, 'problems.VALIDATION')).toBeVisible()
        await expect(field(page, 'taxId')).toHaveAttribute('aria-invalid', 'true')
        await expect(field(page, 'taxId')).toHaveAccessibleDescription(words(`problems.${textOf(code)}`))
        await expect(main(page)).toContainText(words('account.wrongFields_other', { count: '1' }))
      }),
      'known.editing.filling.failed': fills(async ({ page }, { errorCode }) => {
        await expect(alert(page, 'account.typedIsKept')).toContainText(words(`problems.${textOf(errorCode)}`))
      }),
      'known.editing.saving': async ({ page }) => {
        await expect(button(page, 'save')).toHaveAttribute('aria-busy', 'true')
        await expect(button(page, 'cancel')).toBeDisabled()
      },
      'known.editing.confirmingDiscard': async ({ page }) => {
        await expect(question(page)).toContainText(words('account.discardText'))
        for (const name of ['discardConfirm', 'discardCancel'])
          await expect(question(page).getByRole('button', { name: wholly(`account.${name}`) })).toBeEnabled()
      },
    },
  }
}
