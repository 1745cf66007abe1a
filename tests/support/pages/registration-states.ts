import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Oracle } from '@phaen/statecharts'
import { expectDigits, spaced } from './code-step.ts'
import type { PageRun } from './page-run.ts'
import { fieldOf, textOf } from './plan-values.ts'
import { registrationDialog, registrationField, sendButton } from './registration-form.ts'
import { wholly, words } from './words.ts'

const dialog = registrationDialog
const doneDialog = (page: Page) => page.getByRole('dialog', { name: wholly('registration.doneTitle') })
const alert = (page: Page, text: string) =>
  page
    .getByRole('dialog')
    .getByRole('alert')
    .filter({ hasText: words(text) })
const openButton = (page: Page) =>
  dialog(page).getByRole('button', { name: wholly('registration.openAccount') })
const signInWithPhone = (page: Page) =>
  dialog(page).getByRole('button', { name: wholly('registration.signInWithPhone') })

/** The words for each refusal. A person's form has no field of a tax ID: it only counts that refusal. */
const refusals: Record<string, string | undefined> = {
  required: 'rules.consentNeeded',
  notInForce: 'registration.consentToNewVersion',
  PHONE_TAKEN: 'problems.PHONE_TAKEN',
  EMAIL_TAKEN: 'problems.EMAIL_TAKEN',
}

const textFor = (code: unknown): string[] => {
  const text = refusals[textOf(code)]
  return text ? [text] : []
}

async function expectForm(page: Page, { buyerType }: Record<string, unknown>) {
  const isCompany = buyerType === 'company'
  await expect(
    dialog(page)
      .getByText(wholly(isCompany ? 'registration.company' : 'registration.generalPublic'))
      .first(),
  ).toBeVisible()
  await expect(registrationField(page, isCompany ? 'contactPhone' : 'phone')).toBeEditable()
  for (const name of ['password', 'firstName', 'lastName', 'email'])
    await expect(registrationField(page, name)).toBeEditable()
  await expect(registrationField(page, 'taxId')).toHaveCount(isCompany ? 1 : 0)
  await expect(sendButton(page)).toBeEnabled()
}

/** No message about the number: it is free, or not yet checked. */
const aboutPhone: Oracle<PageRun> = async ({ page }) => {
  await expect(signInWithPhone(page)).toHaveCount(0)
  await expect(alert(page, 'problems.PHONE_TAKEN')).toHaveCount(0)
}

const opens =
  (text: string): Oracle<PageRun> =>
  async ({ page }) => {
    await expect(
      dialog(page)
        .getByRole('status')
        .filter({ hasText: words(text) }),
    ).toBeVisible()
    await expect(openButton(page)).toHaveAttribute('aria-busy', 'true')
    await expect(sendButton(page)).toHaveCount(0)
  }

/** What a person sees in each state of the registration. `phoneOf` tells the number that stands for one of the plan. */
export const registrationStates = (
  phoneOf: (planned: unknown) => string,
): Record<string, Oracle<PageRun>> => {
  const phoneIn = ({ userName }: Record<string, unknown>) => phoneOf(userName)
  return {
    choosingBuyerType: async ({ page }) => {
      await expect(dialog(page).getByRole('radio')).toHaveCount(2)
      await expect(dialog(page).getByText(words('registration.buyerIsFinal'))).toBeVisible()
      await expect(dialog(page).getByRole('button', { name: wholly('registration.next') })).toBeEnabled()
    },
    'details.form.editing': async ({ page }, context) => {
      await expectForm(page, context)
      await expect(alert(page, 'registration.wrongFields_other')).toHaveCount(0)
      await expect(dialog(page).getByText(words('registration.nothingIsLost'))).toHaveCount(0)
    },
    'details.form.refused': async ({ page }, context) => {
      await expectForm(page, context)
      await expect(alert(page, 'registration.wrongFields_other')).toBeVisible()
      for (const code of Object.values(Object(context.fieldErrors)))
        for (const text of textFor(code)) await expect(alert(page, text).last()).toBeVisible()
    },
    'details.form.failed': async ({ page }, context) => {
      await expectForm(page, context)
      const message = alert(page, `problems.${textOf(context.errorCode)}`)
      await expect(message).toContainText(words('registration.nothingIsLost'))
      await expect(registrationField(page, 'phone')).toHaveValue(phoneIn(context))
    },
    'details.phone.unknown': aboutPhone,
    'details.phone.lookingUp': aboutPhone,
    'details.phone.free': aboutPhone,
    'details.phone.taken': async ({ page }, { phone }) => {
      const number = registrationField(page, 'phone')
      const typed = await number.inputValue()
      // It is said of the number that was looked up, as long as it is there.
      if (typed !== phoneOf(fieldOf(phone, 'number'))) return
      await expect(number).toHaveAttribute('aria-invalid', 'true')
      await expect(signInWithPhone(page)).toBeEnabled()
    },
    checking: async ({ page }, context) => {
      await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true')
      await expect(registrationField(page, 'phone')).toHaveValue(phoneIn(context))
      await expect(alert(page, 'registration.wrongFields_other')).toHaveCount(0)
    },
    otp: async ({ page }, context) => {
      const step = page.getByRole('dialog', { name: wholly('codes.title') })
      await expect(step).toContainText(words('codes.sentBySms', { to: spaced(phoneIn(context)) }))
      await expectDigits(page, 'open')
      if (context.errorCode === '(undefined)') return expect(step.getByRole('alert')).toHaveCount(0)
      // Why one code more is wanted.
      await expect(step.getByRole('alert')).toContainText(words(`problems.${textOf(context.errorCode)}`))
      await expect(step.getByRole('alert')).toContainText(words('codes.anotherNeeded'))
    },
    submitting: opens('registration.openingAccount'),
    lookingForAccount: opens('registration.openingAccount'),
    signingIn: opens('registration.signingIn'),
    submitFailed: async ({ page }, { errorCode }) => {
      await expect(alert(page, `problems.${textOf(errorCode)}`)).toContainText(
        words('registration.perhapsOpened'),
      )
      await expect(openButton(page)).toBeEnabled()
      await expect(openButton(page)).not.toHaveAttribute('aria-busy')
    },
    done: async ({ page }, context) => {
      const message = doneDialog(page).getByRole('status')
      await expect(message).toContainText(
        words('registration.signedInByPhone', { to: spaced(phoneIn(context)) }),
      )
      await expect(
        doneDialog(page).getByRole('button', { name: wholly('registration.startShopping') }),
      ).toBeEnabled()
      await expect(
        doneDialog(page).getByRole('link', { name: wholly('registration.addAddress') }),
      ).toBeVisible()
    },
    doneSignedOut: async ({ page }) => {
      await expect(doneDialog(page).getByText(words('registration.notSignedIn'))).toBeVisible()
      await expect(
        doneDialog(page).getByRole('button', { name: wholly('registration.signInNow') }),
      ).toBeEnabled()
      await expect(
        doneDialog(page).getByRole('button', { name: wholly('registration.startShopping') }),
      ).toHaveCount(0)
    },
  }
}
