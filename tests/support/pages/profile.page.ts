import { expect } from 'playwright/test'
import type { SystemUnderTest } from '@phaen/statecharts'
import { storeTokens, type Tokens } from '../../e2e/support/customer.ts'
import { newCustomer } from '../../e2e/support/new-customer.ts'
import { comeBack } from './come-back.ts'
import { newCompany } from './new-company.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, laidOver, textOf } from './plan-values.ts'
import {
  button,
  closing,
  editButton,
  field,
  group,
  heading,
  inClosing,
  isInSettings,
  main,
  news,
  password,
  profileStates,
  question,
  tab,
} from './profile-states.ts'
import type { Shopper } from './shopper.ts'
import { signOutElsewhere } from './sign-out-elsewhere.ts'
import { wholly, words } from './words.ts'

const read = 'GET /api/customers'
const save = 'PUT /api/customers'
const copy = 'GET /api/customers/export'
const unlink = 'DELETE /api/customers/line'
const erase = 'POST /api/customers/erase'

/** The tax id of the plan's company, and another that only the server refuses. */
const proper = '0105551234567'
const doubtful = '0105551234568'

async function goesToSettings({ page, passUntil }: PageRun) {
  await tab(page, 'tabSettings').click()
  await passUntil(page.getByRole('region', { name: wholly('account.language') }).waitFor())
}

/** Where the first of these events of a path happens. */
const tabOf: Record<string, 'info' | 'settings'> = {
  'profile.edit': 'info',
  'news.set': 'settings',
  'data.export': 'settings',
  'line.unlink': 'settings',
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
    done: async ({ replies }: PageRun, planned: unknown) => {
      await replies.answer(read)
      await replies.answer(save, asProfile(planned))
    },
    error: async ({ replies }: PageRun, error: unknown) => {
      await replies.answer(read)
      await replies.fail(save, codeOf(error), { fields: { errors: fieldOf(error, 'errors') } })
    },
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
      return shopper.open({ address: '/about', hold: [read, save, copy, unlink, erase] })
    },
    send: {
      'session.began': async (run) => {
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
      'session.ended': async ({ page, context }) => {
        await signOutElsewhere({ page, context })
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
      'line.unlink': async ({ page }, _, { takes }) => {
        if (takes) await button(page, 'unlinkLine').click()
        else await expect(button(page, 'unlinkLine')).toHaveCount(0)
      },
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
      unlinkLine: {
        done: ({ replies }) => replies.answer(unlink),
        error: ({ replies }, error) => replies.fail(unlink, codeOf(error)),
      },
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
    states: profileStates,
  }
}
