import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { sessionMachine } from '../../../../machines/session/session.machine.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { guestCartWith } from '../../../../tests/support/app/guest-cart.ts'
import type { SessionActor } from '../../../flows/session/use-session.ts'
import { AppActorsContext } from '../../../lib/flows/app-actors.ts'
import { SignInForm } from './sign-in-form.tsx'

interface Sent {
  userName: string
  password: string
}
type Reply = { accessToken: string; refreshToken: string; customerId: string | undefined }

const visitor = { accessToken: false, refreshToken: false, customerId: undefined }
const tokens: Reply = { accessToken: 'a', refreshToken: 'r', customerId: 'c-1' }
const login = () => screen.getByLabelText<HTMLInputElement>(/^เบอร์โทรศัพท์หรืออีเมล/)
const password = () => screen.getByLabelText<HTMLInputElement>(/^รหัสผ่าน/)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'เข้าสู่ระบบ' })
const write = (field: HTMLInputElement, value: string) => {
  fireEvent.input(field, { target: { value } })
  fireEvent.blur(field)
}

const formOf = (session: SessionActor) => (
  <AppActorsContext value={{ guestCart: guestCartWith() }}>
    <SignInForm session={session} />
  </AppActorsContext>
)

/** Shows the form over a session whose sign-ins are answered by hand. */
async function open(language?: 'en') {
  const sent: Sent[] = []
  const answers: { succeed: () => void; fail: (code: string, retryAfterSeconds?: number) => void }[] = []
  const session = createActor(
    sessionMachine.provide({
      actors: {
        signIn: fromPromise<Reply, Sent>(
          ({ input }) =>
            new Promise((resolve, reject) => {
              sent.push(input)
              answers.push({
                succeed: () => resolve(tokens),
                fail: (code, retryAfterSeconds) => reject({ code, retryAfterSeconds }),
              })
            }),
        ),
      },
      actions: { storeTokens: () => undefined },
    }),
    { input: { cookies: visitor } },
  ).start()
  const shown = await showPart(formOf(session), language)
  const answer = async (how: (last: (typeof answers)[number]) => void) => {
    const last = answers.at(-1)
    if (last) how(last)
    await act(() => Promise.resolve())
    await act(() => Promise.resolve())
  }
  const submit = (userName: string, secret: string) => {
    write(login(), userName)
    write(password(), secret)
    fireEvent.submit(button())
  }
  return { session, sent, answer, submit, ...shown }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
})

it('asks for both fields when nothing is typed, and sends nothing', async () => {
  const { sent } = await open()
  fireEvent.submit(button())
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'กรุณาระบุข้อมูล',
    'กรุณาระบุข้อมูล',
  ])
  expect(document.activeElement).toBe(login())
  expect(sent).toEqual([])
})

it.each([
  ['081-234 5678', '0812345678'],
  [' buyer@example.co.th ', 'buyer@example.co.th'],
])('sends %j as %j, and the password as it was typed', async (typed, userName) => {
  const { sent, submit } = await open()
  submit(typed, ' Phaen 2026 ')
  expect(sent).toEqual([{ userName, password: ' Phaen 2026 ' }])
})

it('is not sent twice, and its fields stay as they are meanwhile', async () => {
  const { sent, submit } = await open()
  submit('0812345678', 'x')
  fireEvent.submit(button())
  expect([sent.length, button().getAttribute('aria-busy'), login().readOnly]).toEqual([1, 'true', true])
})

it('leaves what was typed when it is refused, and does not reveal which field is wrong', async () => {
  const { answer, submit } = await open()
  submit('0812345678', 'wrong')
  await answer(({ fail }) => fail('BAD_CREDENTIALS'))
  expect([login().value, password().value]).toEqual(['0812345678', 'wrong'])
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'เบอร์โทรศัพท์ อีเมล หรือรหัสผ่านไม่ถูกต้อง',
  ])
})

it('counts the seconds down to the next try, also when the dialog was closed meanwhile', async () => {
  const { session, answer, submit, unmount } = await open()
  submit('0812345678', 'wrong')
  await answer(({ fail }) => fail('RATE_LIMITED', 42))
  const timer = () => screen.getByRole('timer').textContent
  expect([timer(), button().disabled]).toEqual(['ลองใหม่ได้ใน 42 วินาที', true])
  act(() => vi.advanceTimersByTime(2000))
  expect(timer()).toBe('ลองใหม่ได้ใน 40 วินาที')
  unmount()
  vi.advanceTimersByTime(10_000)
  await showPart(formOf(session))
  expect(timer()).toBe('ลองใหม่ได้ใน 30 วินาที')
  act(() => vi.advanceTimersByTime(30_000))
  expect([screen.queryByRole('timer'), button().disabled]).toEqual([null, false])
})

it('offers LINE to an inactive account, and the button again when something else is typed', async () => {
  const { answer, submit } = await open()
  submit('0899999999', 'Phaen2026')
  await answer(({ fail }) => fail('USER_INACTIVE'))
  expect(screen.queryByRole('button', { name: 'เข้าสู่ระบบ' })).toBeNull()
  expect(screen.getByRole('link', { name: /LINE/ }).getAttribute('href')).toContain('https://line.me/')
  fireEvent.input(login(), { target: { value: '0812345678' } })
  expect(button().disabled).toBe(false)
})

it('says after ten seconds that it takes long, until there is an answer', async () => {
  const { answer, submit } = await open()
  submit('0812345678', 'Phaen2026')
  act(() => vi.advanceTimersByTime(9999))
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toContain('ใช้เวลานานกว่าปกติ')
  await answer(({ fail }) => fail('OFFLINE'))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('alert').textContent).toContain('เชื่อมต่อร้านไม่ได้')
})

it('keeps the login for a reload until the sign-in succeeds, and the password never', async () => {
  const first = await open()
  first.submit('0812345678', 'Phaen2026')
  await first.answer(({ fail }) => fail('INTERNAL'))
  first.unmount()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Phaen2026')
  const second = await open()
  expect([login().value, password().value]).toEqual(['0812345678', ''])
  second.submit('0812345678', 'Phaen2026')
  await second.answer(({ succeed }) => succeed())
  second.unmount()
  await open()
  expect(login().value).toBe('')
})

it('a password manager knows both fields', async () => {
  await open()
  expect([login().autocomplete, password().autocomplete]).toEqual(['username', 'current-password'])
  expect([login().name, password().name]).toEqual(['userName', 'password'])
})

it.each([
  ['R8.7', 'BAD_CREDENTIALS', 'Incorrect phone number or password.'],
  ['R6.18 R8.10', 'USER_INACTIVE', 'User is not active'],
])('%s: %s reads as it is specified', async (_, code, words) => {
  const { session, answer } = await open('en')
  act(() => session.send({ type: 'signIn.submit', userName: '0812345678', password: 'Phaen2026' }))
  await answer(({ fail }) => fail(code))
  expect(within(screen.getByRole('alert')).getByText(words)).toBeDefined()
})

it('R8.4: an unexpected failure reads as it is specified, and nothing that was typed is lost', async () => {
  const { session, answer } = await open('en')
  write(screen.getByLabelText<HTMLInputElement>(/^Phone number or e-mail/), '0812345678')
  write(screen.getByLabelText<HTMLInputElement>(/^Password/), 'Phaen2026')
  fireEvent.submit(screen.getByRole('button', { name: 'Sign in' }))
  await answer(({ fail }) => fail('INTERNAL'))
  expect(session.getSnapshot().value).toEqual({ signedOut: 'failed' })
  expect(within(screen.getByRole('alert')).getByText('Something went wrong, Try again later.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('Phaen2026')
})
