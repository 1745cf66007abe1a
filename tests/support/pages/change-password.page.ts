import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { type Oracle, OutOfReach, type SystemUnderTest } from '@phaen/statecharts'
import type { Tokens } from '../../e2e/support/customer.ts'
import { newCustomer } from '../../e2e/support/new-customer.ts'
import { newestMessageTo } from '../../e2e/support/outbox.ts'
import { codeOfSwitch, digits, expectDigits, masked, typeCode } from './code-step.ts'
import type { PageRun } from './page-run.ts'
import { endsIn } from './path-ends.ts'
import { codeOf, fieldOf, textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

const ask = 'POST /api/customers/otp'
const confirm = 'POST /api/customers/otp/confirm'
const change = 'POST /api/customers/change-password'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) =>
  main(page).getByRole('textbox', { name: words(`account.${name}`) })
const button = (page: Page, name: string) => main(page).getByRole('button', { name: wholly(name) })
const askButton = (page: Page) => button(page, 'account.requestCode')
const backButton = (page: Page) => button(page, 'account.backToPasswords')
const alert = (page: Page) => main(page).getByRole('alert')
const newPassword = (page: Page) => field(page, 'newPassword').first()

/** The form is open; what is wrong stands above it or under one of its fields. */
const form =
  (text?: string): Oracle<PageRun> =>
  async ({ page }) => {
    await expect(main(page).getByText(words('account.otherDevicesSignOut'))).toBeVisible()
    for (const name of ['oldPassword', 'newPassword', 'confirmNewPassword'])
      await expect(field(page, name).first()).toBeEditable()
    await expect(askButton(page)).toBeEnabled()
    await expect(digits(page)).toHaveCount(0)
    if (text) await expect(alert(page).filter({ hasText: words(text) })).toBeVisible()
    else await expect(alert(page)).toHaveCount(0)
  }

/** The page on which customers change their password. */
export const changePasswordPage = (shopper: Shopper): SystemUnderTest<PageRun> => {
  let customer: Tokens & { phoneNumber: string; password?: string } = {
    access_token: '',
    refresh_token: '',
    phoneNumber: '',
  }
  /** Whether the server itself changes the password, so that code and old password have to be the right ones. */
  let isReal = false

  return {
    start: async (_, path) => {
      isReal = endsIn(path, 'changePassword', 'done')
      customer = isReal ? await newCustomer(shopper.api) : await sharedCustomer(shopper)
      const { access_token, refresh_token } = customer
      return shopper.open({
        address: '/profile/change-password',
        hold: [ask, confirm, change],
        cookies: { access_token, refresh_token },
      })
    },
    send: {
      'passwords.submit': async ({ page, replies }, { oldPassword, newPassword: chosen }, { value }) => {
        await field(page, 'oldPassword').fill((isReal && customer.password) || textOf(oldPassword))
        await newPassword(page).fill(textOf(chosen))
        await field(page, 'confirmNewPassword').fill(textOf(chosen))
        await askButton(page).click()
        if (value !== 'otp') return
        if (isReal) await replies.answer(ask)
        else await replies.give(ask, await codeOfSwitch(page))
      },
      'submit.retry': ({ page }) => button(page, 'parts.retry').click(),
      'step.back': ({ page }) => backButton(page).click(),
    },
    actors: {
      otp: {
        done: async ({ page, replies }) => {
          const code = isReal ? (await newestMessageTo(shopper.api, customer.phoneNumber)).code : '123456'
          await typeCode(page, code)
          if (isReal) await replies.answer(confirm)
          else await replies.give(confirm, { verified: true })
        },
        error: () => {
          throw new OutOfReach('The step of the code tells its own failures; its machine never fails.')
        },
      },
      changePassword: {
        done: ({ replies }) => replies.answer(change),
        error: async ({ page, replies }, error) => {
          const code = codeOf(error)
          await replies.fail(change, code, { fields: { errors: fieldOf(error, 'errors') } })
          if (code.startsWith('OTP_')) await replies.give(ask, await codeOfSwitch(page))
        },
      },
    },
    wait: ({ pass }, ms) => pass(ms),
    states: {
      'form.editing': form(),
      'form.wrongOldPassword': async (run, context, step) => {
        await form('problems.INVALID_OLD_PASSWORD')(run, context, step)
        await expect(field(run.page, 'oldPassword')).toBeFocused()
        await expect(field(run.page, 'oldPassword')).toHaveAttribute('aria-invalid', 'true')
      },
      'form.refused': async (run, context, step) => {
        await form('account.newPasswordRefused')(run, context, step)
        await expect(newPassword(run.page)).toHaveAttribute('aria-invalid', 'true')
      },
      'form.failed': form('problems.INTERNAL'),
      otp: async ({ page }, { errorCode }) => {
        await expect(main(page)).toContainText(words('codes.sentBySms', { to: masked(customer.phoneNumber) }))
        await expectDigits(page, 'open')
        await expect(backButton(page)).toBeEnabled()
        await expect(askButton(page)).toHaveCount(0)
        if (errorCode === '(undefined)') return expect(alert(page)).toHaveCount(0)
        // Why one code more is wanted.
        await expect(alert(page)).toContainText(words(`problems.${textOf(errorCode)}`))
        await expect(alert(page)).toContainText(words('account.newCodeNeeded'))
      },
      submitting: async ({ page }) => {
        await expect(main(page).getByText(words('account.changingPassword'))).toBeVisible()
        await expect(digits(page)).toHaveCount(0)
        await expect(backButton(page)).toHaveCount(0)
      },
      submitFailed: async ({ page }) => {
        await expect(alert(page)).toContainText(words('problems.INTERNAL'))
        await expect(alert(page)).toContainText(words('account.codeIsStillGood'))
        await expect(button(page, 'parts.retry')).toBeEnabled()
        await expect(backButton(page)).toBeEnabled()
      },
      done: async ({ page }) => {
        await expect(main(page).getByRole('status').first()).toContainText(words('account.passwordChanged'))
        await expect(main(page).getByText(words('account.passwordChangedText'))).toBeVisible()
        await expect(main(page).getByRole('link', { name: wholly('account.backToAccount') })).toBeVisible()
        await expect(askButton(page)).toHaveCount(0)
      },
    },
  }
}

/** Where nothing is changed, one customer does for all paths. */
const sharedCustomer = async (shopper: Shopper) => {
  const tokens = await shopper.customer()
  const phoneNumber = await shopper.once('phone number of the customer', async () => {
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    return textOf(fieldOf(await (await shopper.api.get('/api/customers', { headers })).json(), 'phoneNumber'))
  })
  return { ...tokens, phoneNumber }
}
