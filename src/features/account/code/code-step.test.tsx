import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import {
  otpMachine,
  type NewCode,
  type OtpReason,
  type SentCode,
} from '../../../../machines/otp/otp.machine.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import type { Language } from '../../../lib/language.ts'
import { CodeStep } from './code-step.tsx'

interface CodeWish {
  userName: string
  reason: OtpReason
}

let now: number
let requests: { send: (code: NewCode) => void; fail: (code: string) => void }[]
let tried: { otp: string; refuse: (attemptsLeft: number) => void }[]
let tick: () => void

async function openStep(language: Language = 'th', refusal?: string) {
  const actor = createActor(
    otpMachine.provide({
      actors: {
        clock: fromCallback(({ sendBack }) => {
          tick = () => sendBack({ type: 'clock.tick', now })
          tick()
        }),
        recallCode: fromPromise<SentCode | null, CodeWish>(async () => null),
        requestCode: fromPromise<NewCode, CodeWish>(
          () =>
            new Promise((send, reject) => {
              requests.push({ send, fail: (code) => reject({ code }) })
            }),
        ),
        confirmCode: fromPromise<void, CodeWish & { otp: string; refCode: string }>(
          ({ input: { otp } }) =>
            new Promise((_, reject) => {
              tried.push({ otp, refuse: (attemptsLeft) => reject({ code: 'OTP_INVALID', attemptsLeft }) })
            }),
        ),
      },
      actions: { rememberCode: () => undefined, dropCode: () => undefined },
    }),
    { input: { userName: '0812345678', reason: 'register' } },
  ).start()
  await showPart(<CodeStep actor={actor} refusal={refusal} />, language)
  await settled()
}
const settled = () => act(async () => void (await new Promise((resolve) => setImmediate(resolve))))
const later = (seconds: number) =>
  act(() => {
    now += seconds * 1000
    tick()
  })
const receive = async (refCode: string) => {
  requests.at(-1)?.send({ refCode, expiresAt: now + 300_000, resendAt: now + 60_000 })
  await settled()
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const digits = () =>
  boxes()
    .map(({ value }) => value)
    .join('')
const type = (index: number, value: string) =>
  fireEvent.change(boxes()[index] as HTMLInputElement, { target: { value } })
const paste = (code: string) =>
  fireEvent.paste(boxes()[0] as HTMLInputElement, { clipboardData: { getData: () => code } })
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

beforeEach(() => {
  now = Date.parse('2026-01-31T07:00:00Z')
  requests = []
  tried = []
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('takes no digits while a code is being sent, then takes the focus for them', async () => {
  await openStep()
  expect(boxes().every(({ disabled }) => disabled)).toBe(true)
  await receive('KX7P')
  expect(boxes().some(({ disabled }) => disabled)).toBe(false)
  expect(document.activeElement).toBe(boxes()[0])
})

it('a pasted code is sent at once', async () => {
  await openStep()
  await receive('KX7P')
  paste('482913')
  expect(tried.map(({ otp }) => otp)).toEqual(['482913'])
  expect(
    boxes().every(({ disabled }) => disabled),
    'nothing is taken while it is checked',
  ).toBe(true)
})

it('R8.5: a wrong code says so with the tries that are left, and another is typed in its place', async () => {
  await openStep('en')
  await receive('KX7P')
  paste('123456')
  await act(async () => tried[0]?.refuse(3))
  await settled()
  expect(screen.getByText(/Invalid OTP/).textContent).toBe('Invalid OTP. 3 tries left')
  expect(digits(), 'the wrong code stays to be compared with the message').toBe('123456')
  expect(boxes().every((box) => box.getAttribute('aria-invalid') === 'true')).toBe(true)
  expect(button('Confirm').disabled, 'the same digits would use up a try').toBe(true)
  expect(document.activeElement).toBe(boxes()[0])
  fireEvent.input(boxes()[0] as HTMLInputElement, { target: { value: '1' } })
  expect([digits(), tried.length], 'the first digit of another try').toEqual(['1', 1])
  expect(document.activeElement).toBe(boxes()[1])
  expect(boxes()[0]?.getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText(/Invalid OTP/), 'the words stay').toBeTruthy()
  paste('923456')
  expect(tried.map(({ otp }) => otp)).toEqual(['123456', '923456'])
})

it('R4.46 R4.47: shows the reference and counts the seconds until another code may be sent', async () => {
  await openStep('en')
  await receive('KX7P')
  expect(screen.getByText('KX7P')).toBeTruthy()
  later(22)
  expect(screen.getByRole('timer').textContent).toContain('New code in 38 seconds')
  expect(button('Send a new code').disabled).toBe(true)
  later(38)
  expect(button('Send a new code').disabled).toBe(false)
})

it('the countdown does not chatter: a screen reader hears two sentences in a minute', async () => {
  await openStep('en')
  await receive('KX7P')
  const status = document.querySelector('[role=status]')
  const said = new Set<string | null | undefined>()
  for (let second = 0; second < 90; second += 1) {
    later(1)
    said.add(status?.textContent)
  }
  expect([...said]).toEqual(['The code was sent. Reference KX7P', 'A new code can be requested'])
})

it('another code empties the boxes and takes the place of the reference', async () => {
  await openStep()
  await receive('KX7P')
  later(60)
  type(0, '1')
  expect(digits()).toBe('1')
  fireEvent.click(button('ส่งรหัสใหม่'))
  expect(
    boxes().every(({ disabled }) => disabled),
    'a resend is under way',
  ).toBe(true)
  await receive('M4QD')
  expect([digits(), document.body.textContent?.includes('M4QD')]).toEqual(['', true])
})

it('a resend that fails leaves the earlier code of use', async () => {
  await openStep()
  await receive('KX7P')
  later(60)
  fireEvent.click(button('ส่งรหัสใหม่'))
  await act(async () => requests.at(-1)?.fail('MESSAGE_NOT_SENT'))
  await settled()
  expect(screen.getByRole('alert').textContent).toContain('รหัสเดิมยังใช้ได้')
  paste('482913')
  expect(tried).toHaveLength(1)
})

it('R8.6: an expired code says so, and only another one can be asked for', async () => {
  await openStep('en')
  await receive('KX7P')
  later(300)
  expect(screen.getByRole('alert').textContent).toBe('OTP Expired. Ask for a new one now.')
  expect(boxes().every(({ disabled }) => disabled)).toBe(true)
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  fireEvent.click(button('Send a new code'))
  expect(requests).toHaveLength(2)
})

it('a code whose time ends while it is being checked stays where it was typed', async () => {
  await openStep('en')
  await receive('KX7P')
  paste('482913')
  later(300)
  expect(digits()).toBe('482913')
  expect(button('Confirm').getAttribute('aria-busy')).toBe('true')
  tried[0]?.refuse(4)
  await settled()
  expect(screen.getByRole('alert').textContent).toContain('OTP Expired.')
  expect(digits()).toBe('')
})

it('another code is asked for with the reason, after one that was confirmed', async () => {
  await openStep('en', 'OTP_EXPIRED')
  await receive('KX7P')
  expect(screen.getByRole('alert').textContent).toBe('OTP Expired.Please confirm with a new code.')
  expect(boxes().every(({ disabled }) => !disabled)).toBe(true)
})
