import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Oracle } from '@phaen/statecharts'
import { confirmButton, digits, expectDigits, expectReference, resendButton, spaced } from './code-step.ts'
import type { PageRun } from './page-run.ts'
import { textOf } from './plan-values.ts'
import { wholly, words } from './words.ts'

/** What became of the plan's code in this page. */
export interface SentHere {
  phone: string
  /** The reference of the newest code. */
  refCode: string
  /** The time of the page at the plan's 0, and how much longer its times last. */
  start: number
  stretch: number
}

interface Code {
  /** Of the plan. */
  now: number
  expiresAt: number
  resendAt: number
  confirmAt: number
  attemptsLeft: number
  refCode: string
  otp: string
}

const codeIn = ({
  now,
  expiresAt,
  resendAt,
  confirmAt,
  attemptsLeft,
  refCode,
  otp,
}: Record<string, unknown>): Code => ({
  now: Number(now),
  expiresAt: Number(expiresAt),
  resendAt: Number(resendAt),
  confirmAt: Number(confirmAt),
  attemptsLeft: Number(attemptsLeft),
  refCode: textOf(refCode),
  otp: textOf(otp),
})

type Seen = (page: Page, code: Code) => Promise<void>

const dialog = (page: Page) => page.getByRole('dialog', { name: wholly('codes.title') })
const alert = (page: Page) => dialog(page).getByRole('alert')

const isGood = ({ expiresAt, attemptsLeft, now }: Code) => expiresAt > now && attemptsLeft > 0
const mayAsk = ({ resendAt, now }: Code) => resendAt <= now
const mayTry = ({ confirmAt, now }: Code) => confirmAt <= now

/** Only another code helps: to ask for it is the main action, or to wait until codes may be tried again. */
async function needsAnother(page: Page, code: Code) {
  await expectDigits(page, 'shut')
  if (mayTry(code)) await expect(confirmButton(page)).toHaveCount(0)
  else await expect(confirmButton(page)).toBeDisabled()
  await expect(resendButton(page)).toBeEnabled({ enabled: mayAsk(code) })
}

const says = async (page: Page, name: string) => {
  await expect(alert(page)).toHaveCount(1)
  await expect(alert(page)).toContainText(words(name))
}

async function saysEarlierIsGood(page: Page, code: Code) {
  if (isGood(code)) await expect(alert(page)).toContainText(words('codes.earlierCodeIsGood'))
  else await expect(alert(page)).not.toContainText(words('codes.earlierCodeIsGood'))
  await expectDigits(page, isGood(code) && mayTry(code) ? 'open' : 'shut')
}

/** What a person sees in each state of the code, apart from the one that lasts no time. */
export function otpStates(here: SentHere): Record<string, Oracle<PageRun>> {
  const shown = spaced(here.phone)

  async function expectCountdown(page: Page, { resendAt, now }: Code) {
    const timer = dialog(page).getByRole('timer')
    if (resendAt <= now) return expect(timer).toContainText(words('codes.resendNow'))
    await expect(timer).toContainText(words('codes.resendIn_other'))
    const shown = Number(/\d+/.exec((await timer.textContent()) ?? '')?.[0])
    const left = (here.start + resendAt * here.stretch - (await page.evaluate(() => Date.now()))) / 1000
    // The flow's clock ticks each second.
    expect(Math.abs(shown - left), `${shown} seconds are told, ${left} are left`).toBeLessThanOrEqual(3)
  }

  /** Where the code went, and its reference. */
  const withCode =
    (seen: Seen): Oracle<PageRun> =>
    async ({ page }, context) => {
      const code = codeIn(context)
      await expect(dialog(page)).toContainText(
        words(code.refCode === '' ? 'codes.destination' : 'codes.sentBySms', { to: shown }),
      )
      if (code.refCode !== '') await expectReference(page, here.refCode)
      await seen(page, code)
    }

  return {
    requesting: async ({ page }) => {
      await expect(dialog(page)).toContainText(words('codes.sendingBySms', { to: shown }))
      await expect(dialog(page).getByRole('status')).toHaveText(wholly('codes.saySending'))
      await expectDigits(page, 'shut')
      await expect(resendButton(page)).toBeDisabled()
      await expect(alert(page)).toHaveCount(0)
    },
    'waiting.noCode': withCode(async (page, code) => {
      await expect(alert(page)).toHaveCount(0)
      await needsAnother(page, code)
    }),
    'waiting.awaitingCode': withCode(async (page, code) => {
      const { otp } = code
      await expect(alert(page)).toHaveCount(0)
      await expectDigits(page, 'open')
      // The server would not look at them yet: what was typed may be sent again.
      const wasTyped = otp !== ''
      await expect(digits(page).last()).toHaveValue(wasTyped ? /\d/ : '')
      await expect(digits(page).first()).toBeFocused()
      await expect(confirmButton(page)).toBeEnabled({ enabled: wasTyped })
      await expect(resendButton(page)).toBeEnabled({ enabled: mayAsk(code) })
      await expect(dialog(page)).toContainText(words('codes.expiresAt'))
      await expectCountdown(page, code)
    }),
    'waiting.invalid': withCode(async (page, { attemptsLeft }) => {
      await says(page, 'problems.OTP_INVALID')
      await expect(alert(page)).toContainText(
        words('codes.wrong_other', { problem: '.*', count: String(attemptsLeft) }),
      )
      await expectDigits(page, 'open')
      await expect(digits(page).first()).toHaveAttribute('aria-invalid', 'true')
      await expect(confirmButton(page)).toBeDisabled()
    }),
    'waiting.confirmFailed': withCode(async (page) => {
      await says(page, 'problems.INTERNAL')
      await expectDigits(page, 'open')
      await expect(confirmButton(page)).toBeEnabled()
    }),
    'waiting.expired': withCode(async (page, code) => {
      await says(page, 'problems.OTP_EXPIRED')
      if (mayAsk(code)) await expect(alert(page)).toContainText(words('codes.askNow'))
      await needsAnother(page, code)
    }),
    'waiting.locked': withCode(async (page, code) => {
      await says(page, 'problems.OTP_LOCKED')
      await needsAnother(page, code)
      await expect(dialog(page).getByRole('link', { name: wholly('codes.contactOnLine') })).toBeVisible()
    }),
    'waiting.notSent': withCode(async (page, code) => {
      await says(page, 'problems.INTERNAL')
      await saysEarlierIsGood(page, code)
      await expect(resendButton(page)).toBeEnabled()
    }),
    'waiting.requestLimited': withCode(async (page, code) => {
      await says(page, 'codes.requestedTooOften')
      await expect(alert(page)).toContainText(words('codes.askAt'))
      await saysEarlierIsGood(page, code)
      await expect(resendButton(page)).toBeDisabled()
    }),
    'waiting.confirmLimited': withCode(async (page) => {
      await says(page, 'codes.triedTooOften')
      await expect(alert(page)).toContainText(words('codes.tryAt'))
      await expectDigits(page, 'shut')
      await expect(confirmButton(page)).toBeDisabled()
      await expect(confirmButton(page)).toHaveText(words('codes.confirmIn_other'))
    }),
    confirming: withCode(async (page) => {
      await expect(dialog(page).getByRole('status')).toHaveText(wholly('codes.sayChecking'))
      await expect(confirmButton(page)).toHaveAttribute('aria-busy', 'true')
      await expectDigits(page, 'shut')
      await expect(digits(page).last()).toHaveValue(/\d/)
      await expect(alert(page)).toHaveCount(0)
    }),
    confirmed: async ({ page }) => {
      await expect(
        page.getByRole('status').filter({ hasText: words('registration.openingAccount') }),
      ).toBeVisible()
      await expect(digits(page)).toHaveCount(0)
    },
  }
}
