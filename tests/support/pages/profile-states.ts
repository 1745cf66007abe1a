import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Oracle } from '@phaen/statecharts'
import type { PageRun } from './page-run.ts'
import { fieldOf, textOf } from './plan-values.ts'
import { wholly, words } from './words.ts'

export const main = (page: Page) => page.getByRole('main')
export const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: wholly('screens.profile') })
const alert = (page: Page, text: string) =>
  main(page)
    .getByRole('alert')
    .filter({ hasText: words(text) })
export const group = (page: Page, title: unknown) =>
  page.getByRole('region', {
    name: wholly(title === 'invoice' ? 'account.invoiceInfo' : 'account.personalInfo'),
  })
export const editButton = (region: Locator) => region.getByRole('button', { name: words('account.edit') })
export const button = (page: Page, name: string) =>
  main(page).getByRole('button', { name: wholly(`account.${name}`) })
export const news = (page: Page) => page.getByRole('switch', { name: wholly('account.news') })
export const question = (page: Page) => page.getByRole('dialog', { name: wholly('account.discardTitle') })
export const closing = (page: Page) => page.getByRole('dialog', { name: wholly('account.closeForGood') })
export const inClosing = (page: Page, name: string) =>
  closing(page).getByRole('button', { name: wholly(`account.${name}`) })
export const tab = (page: Page, name: string) => page.getByRole('link', { name: wholly(`account.${name}`) })
export const isInSettings = async (page: Page) =>
  (await tab(page, 'tabSettings').getAttribute('aria-current')) === 'page'

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
  (failure?: 'exportFailed' | 'newsFailed' | 'unlinkFailed'): Oracle<PageRun> =>
  async ({ page }, { profile, errorCode }) => {
    await seesProfile(page, profile)
    for (const dialog of [question(page), closing(page)]) await expect(dialog).toHaveCount(0)
    for (const text of ['exportFailed', 'newsFailed', 'unlinkFailed'])
      await expect(alert(page, `account.${text}`)).toHaveCount(text === failure ? 1 : 0)
    if (failure)
      await expect(alert(page, `account.${failure}`)).toContainText(words(`problems.${textOf(errorCode)}`))
    if (!(await isInSettings(page))) return
    for (const name of ['export', 'closeAccount']) await expect(button(page, name)).toBeEnabled()
  }

export const field = (page: Page, name: string) =>
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

export const password = (page: Page) =>
  closing(page).getByLabel(words('account.password'), { exact: false }).first()

/** What the page shows in each state of the profile. */
export const profileStates: Record<string, Oracle<PageRun>> = {
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
    const ofSettings = fieldOf(context.profile, 'lineUserId') ? 'notices.newsSaved' : 'notices.lineUnlinked'
    const notice = (await isInSettings(run.page)) ? ofSettings : 'notices.companySaved'
    await expect(run.page.getByRole('status').filter({ hasText: words(notice) })).toBeVisible()
  },
  'known.shown.exportFailed': shows('exportFailed'),
  'known.shown.newsFailed': shows('newsFailed'),
  'known.shown.unlinkFailed': shows('unlinkFailed'),
  'known.unlinkingLine': async ({ page }) => {
    await expect(button(page, 'unlinkLine')).toHaveAttribute('aria-busy', 'true')
    await expect(button(page, 'closeAccount')).toBeDisabled()
  },
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
    for (const name of [wholly('account.discardConfirm'), wholly('account.discardCancel')])
      await expect(question(page).getByRole('button', { name })).toBeEnabled()
  },
}
