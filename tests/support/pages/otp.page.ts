import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { OutOfReach, type SystemUnderTest } from '@phaen/statecharts'
import { newestMessageTo, newPhoneNumber } from '../../e2e/support/outbox.ts'
import { confirmButton, digits, expectDigits, resendButton, typeCode } from './code-step.ts'
import { otpStates, type SentHere } from './otp-states.ts'
import type { PageRun } from './page-run.ts'
import { codeOf, fieldOf, laidOver, retryAfter } from './plan-values.ts'
import { openRegistration, registrationDialog, sendButton, typeSecrets } from './registration-form.ts'
import type { Shopper } from './shopper.ts'

const request = 'POST /api/customers/otp'
const confirm = 'POST /api/customers/otp/confirm'
const register = 'POST /api/customers/individual'

/** The page takes a while to draw: that the plan's times stay far apart, each of its seconds is so many here. */
const stretch = 20

const timeIn = (page: Page) => page.evaluate(() => Date.now())
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)

/** The step of the one-time code, in the registration. */
export const otpPage = (shopper: Shopper): SystemUnderTest<PageRun> => {
  const phone = newPhoneNumber()
  const here: SentHere = { phone, refCode: '', start: 0, stretch }
  let asked = 0
  const moment = (planned: unknown) => here.start + numberOf(planned) * stretch

  /** The server's clock does not jump with that of the page, so that it sends one code for each path. */
  async function send({ page, replies }: PageRun, planned: unknown) {
    const now = await timeIn(page)
    const resendAfterSeconds = Math.max(0, Math.round((moment(fieldOf(planned, 'resendAt')) - now) / 1000))
    const expiresAt = moment(fieldOf(planned, 'expiresAt'))
    const times = (lag: number) => ({
      resendAfterSeconds,
      expiresAt: new Date(expiresAt - lag).toISOString(),
    })
    asked += 1
    if (asked > 1) {
      here.refCode = 'NEW2'
      return replies.give(request, { refCode: here.refCode, ...times(0) })
    }
    await replies.answer(request, (body) => {
      here.refCode = String(fieldOf(body, 'refCode'))
      return laidOver(times(now - Date.now()))(body)
    })
  }

  return {
    start: async () => {
      const run = await openRegistration(shopper, [request, confirm, register], {
        buyerType: 'generalPublic',
        phoneNumber: phone,
        firstName: 'Somchai',
        lastName: 'Jaidee',
        country: 'TH',
      })
      await typeSecrets(run.page)
      here.start = await timeIn(run.page)
      return run
    },
    send: {
      'otp.submit': async ({ page }, _, { takes }) => {
        if (!takes) return expectDigits(page, 'shut')
        // After a failure the digits are still there.
        if ((await confirmButton(page).isEnabled()) && (await digits(page).last().inputValue()) !== '')
          return confirmButton(page).click()
        const isFirst = asked === 1 && (await digits(page).first().inputValue()) === ''
        // The page itself refuses the digits that were wrong.
        const other = (await digits(page).first().inputValue()) === '1' ? '234567' : '123456'
        await typeCode(page, isFirst ? (await newestMessageTo(shopper.api, phone)).code : other)
      },
      'otp.resend': async ({ page }, _, { takes }) => {
        if (takes) await resendButton(page).click()
        else await expect(resendButton(page)).toBeDisabled()
      },
      'clock.tick': () => {
        throw new OutOfReach('The clock of the page never ticks without a time.')
      },
    },
    actors: {
      clock: {
        says: {
          'clock.tick': async ({ page, context }, { now }) => {
            await context.clock.fastForward(moment(now) - (await timeIn(page)))
          },
        },
      },
      // The tab is asked at the moment when the form is sent.
      recallCode: {
        done: async ({ page }, stored) => {
          if (stored) await remember(page, JSON.stringify([storedCode(Object(stored))]))
          await sendButton(page).click()
        },
        // The page takes a memory that cannot be read for an empty one.
        error: async ({ page }) => {
          await remember(page, 'not readable')
          await sendButton(page).click()
        },
      },
      requestCode: {
        done: send,
        error: ({ replies }, error) =>
          replies.fail(request, codeOf(error), { headers: retryAfter(stretched(error)) }),
      },
      confirmCode: {
        done: ({ replies }) => replies.answer(confirm),
        error: ({ replies }, error) =>
          replies.fail(confirm, codeOf(error), {
            headers: retryAfter(stretched(error)),
            fields: { attemptsLeft: fieldOf(error, 'attemptsLeft') },
          }),
      },
    },
    wait: ({ pass }, ms) => pass(ms),
    states: {
      // This state is not visible: the stored code is read at once.
      recalling: async ({ page }) => {
        await expect(registrationDialog(page)).toBeVisible()
        await expect(sendButton(page)).toBeEnabled()
      },
      ...otpStates(here),
    },
  }

  function storedCode(stored: { refCode: string; expiresAt: number; resendAt: number }) {
    here.refCode = stored.refCode
    const { expiresAt, resendAt } = stored
    return { ...stored, userName: phone, expiresAt: moment(expiresAt), resendAt: moment(resendAt) }
  }
}

const remember = (page: Page, text: string) =>
  page.evaluate((codes) => sessionStorage.setItem('sent-codes', codes), text)

function stretched(error: unknown): unknown {
  const seconds = fieldOf(error, 'retryAfterSeconds')
  return seconds === undefined ? error : { retryAfterSeconds: numberOf(seconds) * stretch }
}
