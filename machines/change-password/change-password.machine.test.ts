import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { allNodes, stateName } from '@phaen/statecharts'
import { otpMachine } from '../otp/otp.machine.ts'
import { changePasswordMachine } from './change-password.machine.ts'

const settled = () => new Promise<void>((done) => setImmediate(done))
const passwords = { type: 'passwords.submit', oldPassword: 'Acrylic3mm', newPassword: 'Acrylic5mm' } as const

/** Starts the flow with responses set by the test. The code is confirmed at once unless `holdCode` is set. */
function openFlow(server: { holdCode?: boolean; codeRefusal?: unknown } = {}) {
  const codes: unknown[] = []
  const changes: unknown[] = []
  const refusals: unknown[] = []
  const emitted: unknown[] = []
  const flow = createActor(
    changePasswordMachine.provide({
      actors: {
        otp: fromPromise<unknown, { userName: string; reason: 'changePassword' }>(async ({ input }) => {
          codes.push(input)
          if (server.codeRefusal) throw server.codeRefusal
          if (server.holdCode) await new Promise(() => {})
          return { otp: `12345${codes.length}`, refCode: 'AB12' }
        }),
        changePassword: fromPromise(async ({ input }) => {
          changes.push(input)
          const refusal = refusals.shift()
          if (refusal) throw refusal
        }),
      },
    }),
    { input: { userName: '0812345678' } },
  )
  flow.on('*', (event) => emitted.push(event))
  flow.start()
  const send = async (event: Parameters<typeof flow.send>[0]) => {
    flow.send(event)
    await settled()
  }
  const observe = flow.subscribe.bind(flow)
  return { state: () => flow.getSnapshot(), observe, send, codes, changes, refusals, emitted }
}

test('old and new password, the code, done; no secret is left', async () => {
  const { state, send, codes, changes, emitted } = openFlow()
  await send(passwords)
  expect(codes).toEqual([{ userName: '0812345678', reason: 'changePassword' }])
  expect(changes).toEqual([{ oldPassword: 'Acrylic3mm', newPassword: 'Acrylic5mm', otp: '123451' }])
  expect(state().status).toBe('done')
  expect(state().context).toMatchObject({ oldPassword: '', newPassword: '', otp: '' })
  expect(emitted).toEqual([{ type: 'password.changed' }])
})

test('a wrong old password leads to the form; the corrected one needs no second code', async () => {
  const { state, send, codes, changes, refusals } = openFlow()
  refusals.push({ code: 'INVALID_OLD_PASSWORD' })
  await send(passwords)
  expect(state().value).toEqual({ form: 'wrongOldPassword' })
  expect(state().context).toMatchObject({
    errorCode: 'INVALID_OLD_PASSWORD',
    fieldErrors: { oldPassword: 'INVALID_OLD_PASSWORD' },
  })
  await send({ ...passwords, oldPassword: 'Acrylic4mm' })
  expect(codes).toHaveLength(1)
  expect(changes.at(-1)).toEqual({ oldPassword: 'Acrylic4mm', newPassword: 'Acrylic5mm', otp: '123451' })
  expect(state().status).toBe('done')
  expect(state().context.errorCode).toBeUndefined()
})

test.each(['OTP_INVALID', 'OTP_EXPIRED', 'OTP_LOCKED'])(
  '%s at the end leads back to the code',
  async (code) => {
    const { state, send, codes, changes, refusals } = openFlow()
    refusals.push({ code })
    await send(passwords)
    expect(codes).toHaveLength(2)
    expect(changes.at(-1)).toMatchObject({ otp: '123452' })
    expect(state().status).toBe('done')
  },
)

test('while the new code is awaited the reason shows, and the old code is gone', async () => {
  const server = { holdCode: false }
  const { state, send, refusals } = openFlow(server)
  refusals.push({ code: 'INVALID_OLD_PASSWORD' }, { code: 'OTP_LOCKED' })
  await send(passwords)
  server.holdCode = true
  await send(passwords)
  expect(state().value).toBe('otp')
  expect(state().context).toMatchObject({ errorCode: 'OTP_LOCKED', otp: '' })
  await send({ type: 'step.back' })
  expect(state().context.errorCode).toBeUndefined()
})

test('a new password that the server does not take leads to the form', async () => {
  const { state, send, refusals } = openFlow()
  const errors = ['common', 'minLength'].map((code) => ({ field: 'newPassword', code }))
  refusals.push({ code: 'VALIDATION', errors }, { code: 'VALIDATION' })
  await send(passwords)
  expect(state().value).toEqual({ form: 'refused' })
  expect(state().context).toMatchObject({ errorCode: 'VALIDATION', fieldErrors: { newPassword: 'common' } })
  await send(passwords)
  expect(state().context).toMatchObject({ errorCode: 'VALIDATION', fieldErrors: {} })
})

test.each(['RATE_LIMITED', 'INTERNAL', 'UNAUTHORIZED'])('%s: the same again, or back', async (code) => {
  const { state, send, changes, refusals } = openFlow()
  refusals.push({ code }, { code })
  await send(passwords)
  expect(state().value).toBe('submitFailed')
  expect(state().context.errorCode).toBe(code)
  await send({ type: 'submit.retry' })
  expect(changes).toHaveLength(2)
  await send({ type: 'step.back' })
  expect(state().value).toEqual({ form: 'editing' })
  expect(state().context.errorCode).toBeUndefined()
})

test('R6.12: after a submission without an answer a wrong old password may be the new one already', async () => {
  const { state, send, refusals } = openFlow()
  refusals.push({ code: 'INVALID_OLD_PASSWORD' }, { code: 'OFFLINE' }, { code: 'INVALID_OLD_PASSWORD' })
  await send(passwords)
  expect(state().value).toEqual({ form: 'wrongOldPassword' })
  expect(state().context.wasUnanswered).toBe(false)
  await send(passwords)
  await send({ type: 'submit.retry' })
  expect(state().value).toEqual({ form: 'wrongOldPassword' })
  expect(state().context.wasUnanswered).toBe(true)
})

test('back from the code to the passwords', async () => {
  const { state, send } = openFlow({ holdCode: true })
  await send(passwords)
  expect(state().value).toBe('otp')
  await send({ type: 'step.back' })
  expect(state().value).toEqual({ form: 'editing' })
  expect(state().context.newPassword).toBe('Acrylic5mm')
})

test('a code that cannot be asked for leads back; the next try starts without the old error', async () => {
  const server: { holdCode?: boolean; codeRefusal?: unknown } = { codeRefusal: { code: 'INTERNAL' } }
  const { state, send } = openFlow(server)
  await send(passwords)
  expect(state().value).toEqual({ form: 'failed' })
  expect(state().context.errorCode).toBe('INTERNAL')
  server.codeRefusal = undefined
  server.holdCode = true
  await send(passwords)
  expect(state().value).toBe('otp')
  expect(state().context.errorCode).toBeUndefined()
})

test('each submission starts without the old error', async () => {
  const { state, send, refusals, observe } = openFlow()
  refusals.push({ code: 'OTP_EXPIRED' }, { code: 'INTERNAL' })
  const pending = new Array<unknown>()
  observe(({ value, context }) => {
    if (value === 'submitting') pending.push(context.errorCode)
  })
  await send(passwords)
  await send({ type: 'submit.retry' })
  expect(state().status).toBe('done')
  expect(pending).toEqual([undefined, undefined, undefined])
})

test('the real flow of the one-time code fits as its child, and is loud when nobody provides its own actors', () => {
  const machine = changePasswordMachine.provide({ actors: { otp: otpMachine } })
  const flow = createActor(machine, { input: { userName: '0812345678' } })
  flow.subscribe({ error: () => {} })
  flow.start()
  flow.send(passwords)
  expect(String(flow.getSnapshot().error)).toContain("otp: the actor 'clock' is not provided")
})

test('a missing actor implementation stops the machine with an error', () => {
  const flow = createActor(changePasswordMachine, { input: { userName: '0812345678' } })
  flow.subscribe({ error: () => {} })
  flow.start()
  flow.send(passwords)
  expect(String(flow.getSnapshot().error)).toContain("change-password: the actor 'otp' is not provided")
})

test('pending and failed states are tagged', () => {
  const states = allNodes(changePasswordMachine.root)
  const tagged = (tag: string) => states.filter((state) => state.tags.includes(tag)).map(stateName)
  expect(tagged('pending')).toEqual(['submitting'])
  expect(tagged('failed')).toEqual(['form.wrongOldPassword', 'form.refused', 'form.failed', 'submitFailed'])
})
