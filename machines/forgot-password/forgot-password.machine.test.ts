import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { allNodes, stateName } from '@phaen/statecharts'
import { otpMachine } from '../otp/otp.machine.ts'
import { forgotPasswordMachine } from './forgot-password.machine.ts'

const settled = () => new Promise<void>((done) => setImmediate(done))
const person = { type: 'account.submit', kind: 'individual', userName: '0812345678' } as const
const company = { type: 'account.submit', kind: 'legalEntity', userName: 'buyer@example.co.th' } as const
const password = { type: 'password.submit', newPassword: 'Acrylic5mm' } as const

/** Starts the flow with responses set by the test. The code is confirmed at once unless `holdCode` is set. */
function openFlow(server: { holdCode?: boolean; codeRefusal?: unknown } = {}) {
  const codes: unknown[] = []
  const resets: unknown[] = []
  const refusals: unknown[] = []
  const emitted: unknown[] = []
  const flow = createActor(
    forgotPasswordMachine.provide({
      actors: {
        otp: fromPromise<unknown, { userName: string; reason: 'forgotPassword' }>(async ({ input }) => {
          codes.push(input)
          if (server.codeRefusal) throw server.codeRefusal
          if (server.holdCode) await new Promise(() => {})
          return { otp: `12345${codes.length}`, refCode: 'AB12' }
        }),
        resetPassword: fromPromise(async ({ input }) => {
          resets.push(input)
          const refusal = refusals.shift()
          if (refusal) throw refusal
        }),
      },
    }),
  )
  flow.on('*', (event) => emitted.push(event))
  flow.start()
  const send = async (event: Parameters<typeof flow.send>[0]) => {
    flow.send(event)
    await settled()
  }
  return { state: () => flow.getSnapshot(), send, codes, resets, refusals, emitted }
}

test.each([person, company])('$kind: code, new password, done', async (account) => {
  const { state, send, codes, resets, emitted } = openFlow()
  await send(account)
  expect(codes).toEqual([{ userName: account.userName, reason: 'forgotPassword' }])
  expect(state().value).toEqual({ newPassword: 'editing' })
  await send(password)
  expect(resets).toEqual([
    { kind: account.kind, userName: account.userName, otp: '123451', newPassword: 'Acrylic5mm' },
  ])
  expect(state().value).toBe('done')
  expect(emitted).toEqual([{ type: 'password.reset', userName: account.userName }])
})

test('the new password is never kept, and the code goes when it is used', async () => {
  const { state, send, refusals } = openFlow()
  refusals.push({ code: 'INTERNAL' })
  await send(person)
  await send(password)
  expect(JSON.stringify(state().context)).not.toContain('Acrylic5mm')
  await send(password)
  expect(state().value).toBe('done')
  expect(state().context.otp).toBe('')
})

test.each(['OTP_INVALID', 'OTP_EXPIRED', 'OTP_LOCKED'])(
  '%s at the end leads back to the code',
  async (code) => {
    const { state, send, codes, resets, refusals } = openFlow()
    refusals.push({ code })
    await send(person)
    await send(password)
    expect(codes).toHaveLength(2)
    expect(state().value).toEqual({ newPassword: 'editing' })
    expect(state().context.errorCode).toBeUndefined()
    await send(password)
    expect(resets.at(-1)).toMatchObject({ otp: '123452' })
  },
)

test('while the new code is awaited the reason shows, and the old code is gone', async () => {
  const server = { holdCode: false }
  const { state, send, refusals } = openFlow(server)
  refusals.push({ code: 'OTP_EXPIRED' })
  await send(person)
  server.holdCode = true
  await send(password)
  expect(state().value).toBe('otp')
  expect(state().context).toMatchObject({ errorCode: 'OTP_EXPIRED', otp: '' })
  await send({ type: 'step.back' })
  expect(state().context.errorCode).toBeUndefined()
})

test('a code that is used after a submission without an answer may have replaced the password', async () => {
  const server = { holdCode: false }
  const { state, send, refusals } = openFlow(server)
  refusals.push({ code: 'OFFLINE' }, { code: 'OTP_EXPIRED' })
  await send(person)
  await send(password)
  server.holdCode = true
  await send(password)
  expect(state().value).toBe('otp')
  expect(state().context).toMatchObject({ errorCode: 'OTP_EXPIRED', wasUnanswered: true })
  await send({ type: 'step.back' })
  await send(person)
  expect(state().context.wasUnanswered, 'of another account nothing is known').toBe(false)
})

test.each([
  ['VALIDATION', 'refused'],
  ['RATE_LIMITED', 'failed'],
  ['INTERNAL', 'failed'],
])('%s leads to newPassword.%s, where it may be sent again', async (code, place) => {
  const { state, send, refusals, codes } = openFlow()
  refusals.push({ code })
  await send(person)
  await send(password)
  expect(state().value).toEqual({ newPassword: place })
  expect(state().context.errorCode).toBe(code)
  await send(password)
  expect(state().value).toBe('done')
  expect(state().context.errorCode).toBeUndefined()
  expect(codes).toHaveLength(1)
})

test('why a password is refused is told by field, and forgotten with the next try', async () => {
  const { state, send, refusals } = openFlow()
  const errors = ['common', 'minLength'].map((code) => ({ field: 'newPassword', code }))
  refusals.push({ code: 'VALIDATION', errors }, { code: 'INTERNAL' })
  await send(person)
  await send(password)
  expect(state().context.fieldErrors).toEqual({ newPassword: 'common' })
  await send(password)
  expect(state().value).toEqual({ newPassword: 'failed' })
  expect(state().context.fieldErrors).toEqual({})
})

test('back from the code or from the new password to the account, whose name stays', async () => {
  const waiting = openFlow({ holdCode: true })
  await waiting.send(company)
  expect(waiting.state().value).toBe('otp')
  await waiting.send({ type: 'step.back' })
  expect(waiting.state().value).toEqual({ naming: 'editing' })
  const { state, send, refusals } = openFlow()
  refusals.push({ code: 'VALIDATION' })
  await send(company)
  await send(password)
  await send({ type: 'step.back' })
  expect(state().value).toEqual({ naming: 'editing' })
  expect(state().context).toEqual({
    kind: 'legalEntity',
    userName: company.userName,
    otp: '',
    wasUnanswered: false,
    errorCode: undefined,
    fieldErrors: {},
  })
})

test('a code that cannot be asked for leads back; the next try starts without the old error', async () => {
  const server: { holdCode?: boolean; codeRefusal?: unknown } = { codeRefusal: { code: 'INTERNAL' } }
  const { state, send } = openFlow(server)
  await send(person)
  expect(state().value).toEqual({ naming: 'failed' })
  expect(state().context.errorCode).toBe('INTERNAL')
  server.codeRefusal = undefined
  server.holdCode = true
  await send(person)
  expect(state().value).toBe('otp')
  expect(state().context.errorCode).toBeUndefined()
})

test('the real flow of the one-time code fits as its child, and is loud when nobody provides its own actors', () => {
  const flow = createActor(forgotPasswordMachine.provide({ actors: { otp: otpMachine } }))
  flow.subscribe({ error: () => {} })
  flow.start()
  flow.send(person)
  expect(String(flow.getSnapshot().error)).toContain("otp: the actor 'clock' is not provided")
})

test('a missing actor implementation stops the machine with an error', () => {
  const flow = createActor(forgotPasswordMachine)
  flow.subscribe({ error: () => {} })
  flow.start()
  flow.send(person)
  expect(String(flow.getSnapshot().error)).toContain("forgot-password: the actor 'otp' is not provided")
})

test('pending and failed states are tagged', () => {
  const states = allNodes(forgotPasswordMachine.root)
  const tagged = (tag: string) => states.filter((state) => state.tags.includes(tag)).map(stateName)
  expect(tagged('pending')).toEqual(['submitting'])
  expect(tagged('failed')).toEqual(['naming.failed', 'newPassword.refused', 'newPassword.failed'])
})
