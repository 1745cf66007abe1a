import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { type Oracle, OutOfReach, type SystemUnderTest } from '@phaen/statecharts'
import { newCustomer } from '../../e2e/support/new-customer.ts'
import { newestMessageTo, newPhoneNumber } from '../../e2e/support/outbox.ts'
import { codeOfSwitch, digits, expectDigits, spaced, typeCode } from './code-step.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, textOf } from './plan-values.ts'
import { endsIn } from './path-ends.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

const askByPhone = 'POST /api/customers/otp'
const askByEmail = 'POST /api/accounts/forgot-password/legalentity/otp'
const validate = 'POST /api/customers/otp/validation'
const reset = 'POST /api/accounts/forgot-password/individual'

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: wholly(title) })
const naming = (page: Page) => dialog(page, 'forgotten.title')
const choosing = (page: Page) => dialog(page, 'forgotten.newPasswordTitle')
const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: words(`forgotten.${name}`) })
/** The first of them; the second one asks for the same again. */
const newPassword = (page: Page) => field(page, 'newPassword').first()
const saveButton = (page: Page) => choosing(page).getByRole('button', { name: wholly('forgotten.save') })
const alert = (page: Page) => page.getByRole('dialog').getByRole('alert')

/** The dialog in which a forgotten password is replaced. */
export const forgotPasswordPage = (shopper: Shopper): SystemUnderTest<PageRun> => {
  let phone = newPhoneNumber()
  let isCustomer = false
  const loginOf = (userName: unknown) =>
    textOf(userName).includes('@') ? `${phone}@example.co.th` : spaced(phone)

  const choosesPassword =
    (text?: string): Oracle<PageRun> =>
    async ({ page }, { userName }) => {
      await expect(choosing(page)).toContainText(loginOf(userName))
      await expect(choosing(page)).toContainText(words('forgotten.othersEnd'))
      await expect(newPassword(page)).toBeEditable()
      await expect(saveButton(page)).toBeEnabled()
      await expect(alert(page)).toHaveCount(text ? 1 : 0)
      if (text) await expect(alert(page)).toHaveText(words(text))
    }

  const names =
    (text?: string): Oracle<PageRun> =>
    async ({ page }, { userName, kind }) => {
      const typed = kind === 'legalEntity' ? field(page, 'email') : field(page, 'phone')
      await expect(naming(page).getByRole('button', { name: wholly('forgotten.sendCode') })).toBeEnabled()
      await expect(
        naming(page).getByRole('radio', { name: wholly(`forgotten.${textOf(kind)}`) }),
      ).toBeChecked()
      // The name that was typed stays.
      await expect(typed).toHaveValue(userName === '' ? '' : loginOf(userName))
      await expect(naming(page).getByRole('link', { name: wholly('forgotten.backToSignIn') })).toBeVisible()
      await expect(alert(page)).toHaveCount(text ? 1 : 0)
      if (text) await expect(alert(page)).toContainText(words(text))
    }

  return {
    start: async (_, path) => {
      // Only the last word of the server needs an account: a code is asked for without one, too.
      isCustomer = endsIn(path, 'resetPassword', 'done')
      if (isCustomer) phone = (await newCustomer(shopper.api)).phoneNumber
      return shopper.open({
        address: '/about?auth=forgot',
        hold: [askByPhone, askByEmail, validate, reset],
      })
    },
    send: {
      'account.submit': async ({ page, replies }, { kind, userName }) => {
        const isCompany = kind === 'legalEntity'
        await naming(page)
          .getByRole('radio', { name: wholly(`forgotten.${textOf(kind)}`) })
          .setChecked(true, { force: true })
        await field(page, isCompany ? 'email' : 'phone').fill(loginOf(userName))
        await naming(page)
          .getByRole('button', { name: wholly('forgotten.sendCode') })
          .click()
        await replies.answer(isCompany ? askByEmail : askByPhone)
      },
      'password.submit': async ({ page }, { newPassword: chosen }) => {
        await newPassword(page).fill(textOf(chosen))
        await field(page, 'confirmation').fill(textOf(chosen))
        await saveButton(page).click()
      },
      'step.back': ({ page }) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: wholly('parts.back') })
          .click(),
    },
    actors: {
      otp: {
        done: async ({ page, replies }) => {
          await typeCode(page, isCustomer ? (await newestMessageTo(shopper.api, phone)).code : '123456')
          if (isCustomer) await replies.answer(validate)
          else await replies.give(validate, { valid: true })
        },
        error: () => {
          throw new OutOfReach('The step of the code tells its own failures; its machine never fails.')
        },
      },
      resetPassword: {
        done: ({ replies }) => replies.answer(reset),
        error: async ({ page, replies }, error) => {
          await replies.fail(reset, codeOf(error), { fields: { errors: fieldOf(error, 'errors') } })
          if (codeOf(error).startsWith('OTP_')) await replies.give(askByPhone, await codeOfSwitch(page))
        },
      },
    },
    wait: ({ pass }, ms) => pass(ms),
    states: {
      'naming.editing': names(),
      'naming.failed': names('problems.INTERNAL'),
      otp: async ({ page }, { userName, errorCode }) => {
        const isEmail = textOf(userName).includes('@')
        const step = dialog(page, 'codes.title')
        await expect(step).toContainText(
          words(isEmail ? 'codes.ifEmailKnown' : 'codes.ifPhoneKnown', { to: loginOf(userName) }),
        )
        await expectDigits(page, 'open')
        if (errorCode === '(undefined)') return expect(alert(page)).toHaveCount(0)
        // Why one code more is wanted.
        await expect(alert(page)).toContainText(words(`problems.${textOf(errorCode)}`))
        await expect(alert(page)).toContainText(words('codes.anotherNeeded'))
      },
      'newPassword.editing': choosesPassword(),
      'newPassword.refused': async (run, context, step) => {
        await choosesPassword('rules.tooCommon')(run, context, step)
        await expect(newPassword(run.page)).toBeFocused()
        await expect(newPassword(run.page)).toHaveAttribute('aria-invalid', 'true')
      },
      'newPassword.failed': choosesPassword('problems.INTERNAL'),
      submitting: async ({ page }) => {
        await expect(saveButton(page)).toHaveAttribute('aria-busy', 'true')
        await expect(alert(page)).toHaveCount(0)
      },
      done: async ({ page }) => {
        const step = dialog(page, 'forgotten.doneTitle')
        await expect(step.getByRole('status')).toHaveText(words('forgotten.done'))
        await expect(step.getByRole('button', { name: wholly('forgotten.signIn') })).toBeEnabled()
        await expect(digits(page)).toHaveCount(0)
      },
    },
  }
}
