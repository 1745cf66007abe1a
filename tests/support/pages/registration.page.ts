import { OutOfReach, type SystemUnderTest } from '@phaen/statecharts'
import { newestMessageTo, newPhoneNumber } from '../../e2e/support/outbox.ts'
import { codeOfSwitch, typeCode } from './code-step.ts'
import type { PageRun } from './page-run.ts'
import { endsIn } from './path-ends.ts'
import { codeOf, fieldOf, laidOver, retryAfter, textOf } from './plan-values.ts'
import {
  openRegistration,
  registrationDialog,
  registrationField,
  sendButton,
  typeSecrets,
} from './registration-form.ts'
import { registrationStates } from './registration-states.ts'
import type { Shopper } from './shopper.ts'
import { wholly } from './words.ts'

const lookUp = 'GET /api/customers/is-exist'
const ask = 'POST /api/customers/otp'
const confirm = 'POST /api/customers/otp/confirm'
const register = 'POST /api/customers/individual'
const signIn = 'POST /api/accounts/signin'

const login = '0812345678'

const answersAboutPhone = {
  done: ({ replies }: PageRun, planned: unknown) => replies.answer(lookUp, laidOver(Object(planned))),
  error: ({ replies }: PageRun, error: unknown) => replies.fail(lookUp, codeOf(error)),
}

/** The dialog in which visitors become customers. */
export const registrationPage = (shopper: Shopper): SystemUnderTest<PageRun> => {
  // The numbers of the plan, as numbers that nobody else has.
  const numbers: Record<string, string> = { [login]: newPhoneNumber() }
  const phoneOf = (planned: unknown) => (numbers[textOf(planned)] ??= newPhoneNumber())
  /** Whether the server itself opens the account, so that the code has to be the right one. */
  let isReal = false

  async function typePhone({ page }: PageRun, phone: string) {
    const typed = registrationField(page, 'phone')
    if ((await typed.inputValue()) === phone) return
    await typed.fill(phone)
  }

  const signsIn = {
    done: async ({ replies }: PageRun) => {
      if (isReal) return replies.answer(signIn)
      // The account that an unanswered submission opened is one of somebody who is known.
      const { access_token, refresh_token } = await shopper.customer()
      return replies.give(signIn, { access_token, refresh_token })
    },
    error: async ({ page, replies }: PageRun, error: unknown, { value }: { value?: unknown }) => {
      await replies.fail(signIn, codeOf(error), { headers: retryAfter(error) })
      if (value === 'otp') await replies.give(ask, await codeOfSwitch(page))
    },
  }

  return {
    start: async (input, path) => {
      isReal = endsIn(path, 'register', 'done')
      const buyerType = textOf(fieldOf(input, 'buyerType'))
      return openRegistration(
        shopper,
        [lookUp, ask, confirm, register, signIn],
        buyerType === ''
          ? undefined
          : {
              buyerType,
              phoneNumber: phoneOf(login),
              firstName: 'Somchai',
              lastName: 'Jaidee',
              country: 'TH',
            },
      )
    },
    send: {
      'buyerType.choose': async ({ page }, { buyerType }) => {
        await page.locator(`[name=buyerType][value=${textOf(buyerType)}]`).check()
        await registrationDialog(page)
          .getByRole('button', { name: wholly('registration.next') })
          .click()
      },
      'phone.enter': async (run, { phoneNumber }) => {
        // The same number is typed once more.
        await registrationField(run.page, 'phone').press('End')
        await registrationField(run.page, 'phone').press('Backspace')
        await typePhone(run, phoneOf(phoneNumber))
      },
      'details.submit': async (run, { userName, hasConsent, details }, { value }) => {
        const { page, replies } = run
        await typePhone(run, phoneOf(userName))
        for (const name of ['firstName', 'lastName', 'email'])
          await registrationField(page, name).fill(textOf(fieldOf(details, name)))
        // The form itself asks for a consent that is missing, before it sends anything.
        await typeSecrets(page, { consents: hasConsent === true })
        await sendButton(page).click()
        if (value === 'otp') await replies.answer(ask)
      },
      'step.back': ({ page }) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: wholly('parts.back') })
          .click(),
      'submit.retry': ({ page }) =>
        registrationDialog(page)
          .getByRole('button', { name: wholly('registration.openAccount') })
          .click(),
    },
    actors: {
      lookUpPhone: answersAboutPhone,
      checkPhone: {
        done: async (run, planned, { value }) => {
          await answersAboutPhone.done(run, planned)
          if (value === 'otp') await run.replies.answer(ask)
        },
        error: answersAboutPhone.error,
      },
      otp: {
        done: async ({ page, replies }) => {
          await typeCode(page, isReal ? (await newestMessageTo(shopper.api, phoneOf(login))).code : '123456')
          if (isReal) await replies.answer(confirm)
          else await replies.give(confirm, { verified: true })
        },
        error: () => {
          throw new OutOfReach('The step of the code tells its own failures; its machine never fails.')
        },
      },
      register: {
        done: ({ replies }) => replies.answer(register),
        error: async ({ page, replies }, error, { value }) => {
          await replies.fail(register, codeOf(error), { fields: { errors: fieldOf(error, 'errors') } })
          if (value === 'otp') await replies.give(ask, await codeOfSwitch(page))
        },
      },
      signIn: signsIn,
      findAccount: signsIn,
    },
    wait: ({ pass }, ms) => pass(ms),
    states: registrationStates(phoneOf),
  }
}
