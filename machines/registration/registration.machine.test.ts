import { createActor, fromCallback, fromPromise, type InputFrom, type OutputFrom, waitFor } from 'xstate'
import { expect, expectTypeOf, test } from 'vitest'
import { allNodes, stateName } from '../../tools/statecharts/walker/declared.ts'
import { otpMachine, type SentCode } from '../otp/otp.machine.ts'
import { registrationMachine, type BuyerType, type RegistrationDetails } from './registration.machine.ts'

type OtpInput = InputFrom<typeof otpMachine>

const settled = () => new Promise<void>((done) => setImmediate(done))
const person: Partial<RegistrationDetails> = {
  phoneNumber: '0812345678',
  email: 'buyer@example.co.th',
  password: 'Acrylic3mm',
  firstName: 'สมชาย',
  privacyPolicyVersion: '2024-01',
}

interface Answers {
  isExist?: boolean
  checkRefusal?: unknown
  codeRefusal?: unknown
  holdCode?: boolean
}

/** The flow before a server that answers as told; the code is confirmed at once unless `holdCode`. */
function openFlow(answers: Answers = {}) {
  const asked = { codes: new Array<unknown>(), phones: new Array<unknown>(), accounts: new Array<unknown>() }
  const refusals = new Array<unknown>()
  const told: unknown[] = []
  const machine = registrationMachine.provide({
    actors: {
      checkPhone: fromPromise(async ({ input }) => {
        asked.phones.push(input.phoneNumber)
        if (answers.checkRefusal) throw answers.checkRefusal
        return { isExist: answers.isExist ?? false }
      }),
      otp: fromPromise<unknown, { userName: string; reason: 'register' }>(async ({ input }) => {
        asked.codes.push(input)
        if (answers.codeRefusal) throw answers.codeRefusal
        if (answers.holdCode) await new Promise(() => {})
        return { otp: '123456', refCode: `REF${asked.codes.length}` }
      }),
      register: fromPromise(async ({ input }) => {
        asked.accounts.push(input)
        const refusal = refusals.shift()
        if (refusal) throw refusal
        return { id: 'customer-1' }
      }),
    },
  })
  const flow = createActor(machine)
  flow.on('*', (event) => told.push(event))
  flow.start()
  const state = () => flow.getSnapshot()
  const fill = async (buyerType: BuyerType, changes: Partial<RegistrationDetails> = person) => {
    flow.send({ type: 'buyerType.choose', buyerType })
    flow.send({ type: 'details.change', changes })
    flow.send({ type: 'details.submit' })
    await settled()
  }
  const again = async (changes: Partial<RegistrationDetails> = {}) => {
    flow.send({ type: 'details.change', changes })
    flow.send({ type: 'details.submit' })
    await settled()
  }
  return { flow, state, fill, again, asked, refusals, told }
}

test('a person proves the phone number and is registered', async () => {
  const { state, fill, asked, told } = openFlow()
  await fill('generalPublic')
  expect(asked.phones).toEqual(['0812345678'])
  expect(asked.codes).toEqual([{ userName: '0812345678', reason: 'register' }])
  expect(asked.accounts).toMatchObject([{ buyerType: 'generalPublic', details: person, otp: '123456' }])
  expect(state().output).toEqual({ id: 'customer-1', userName: '0812345678' })
  expect(told).toEqual([{ type: 'registration.done', userName: '0812345678' }])
})

test('a company proves its e-mail, which is its login', async () => {
  const { state, fill, asked } = openFlow()
  await fill('company')
  expect(asked.codes).toEqual([{ userName: 'buyer@example.co.th', reason: 'register' }])
  expect(state().output).toEqual({ id: 'customer-1', userName: 'buyer@example.co.th' })
})

test('no password is left when it is done', async () => {
  const { state, fill } = openFlow()
  await fill('generalPublic')
  expect(state().context.details.password).toBe('')
})

test('R5.51 without consent to the privacy policy there is no way on', async () => {
  const { flow, state, fill, again } = openFlow()
  await fill('generalPublic', { ...person, privacyPolicyVersion: '' })
  expect(state().can({ type: 'details.submit' })).toBe(false)
  expect(state().value).toEqual({ details: 'editing' })
  flow.send({ type: 'details.change', changes: { privacyPolicyVersion: '2024-01' } })
  expect(state().can({ type: 'details.submit' })).toBe(true)
  await again()
  expect(state().value).toBe('done')
})

test('a phone number that is taken leads back to its field; typing there takes the error away', async () => {
  const { flow, state, fill, asked } = openFlow({ isExist: true })
  await fill('generalPublic')
  expect(state().value).toEqual({ details: 'refused' })
  expect(state().context.errorCode).toBe('PHONE_TAKEN')
  expect(state().context.fieldErrors).toEqual({ phoneNumber: 'PHONE_TAKEN' })
  expect(asked.codes).toEqual([])
  flow.send({ type: 'details.change', changes: { firstName: 'สมหญิง' } })
  expect(state().context.fieldErrors).toEqual({ phoneNumber: 'PHONE_TAKEN' })
  flow.send({ type: 'details.change', changes: { phoneNumber: '0898765432' } })
  expect(state().context.fieldErrors).toEqual({})
})

test('steps back keep what was typed', async () => {
  const { flow, state, fill } = openFlow({ holdCode: true })
  await fill('generalPublic')
  expect(state().value).toBe('otp')
  flow.send({ type: 'step.back' })
  expect(state().value).toEqual({ details: 'editing' })
  flow.send({ type: 'step.back' })
  expect(state().value).toBe('choosingBuyerType')
  expect(state().context.details).toMatchObject(person)
  flow.send({ type: 'buyerType.choose', buyerType: 'company' })
  expect(state().context.details).toMatchObject(person)
})

test.each([
  [{ code: 'PHONE_TAKEN' }, { phoneNumber: 'PHONE_TAKEN' }],
  [{ code: 'EMAIL_TAKEN' }, { email: 'EMAIL_TAKEN' }],
  [{ code: 'TAX_ID_INVALID' }, { taxId: 'TAX_ID_INVALID' }],
  [
    {
      code: 'VALIDATION',
      errors: [
        { field: 'city', code: 'TOO_LONG' },
        { field: 'state', code: 'VALIDATION' },
      ],
    },
    { city: 'TOO_LONG', state: 'VALIDATION' },
  ],
  [{ code: 'VALIDATION' }, {}],
])('an account refused with %o leads to the form and its fields', async (refusal, fieldErrors) => {
  const { state, fill, refusals } = openFlow()
  refusals.push(refusal)
  await fill('company')
  expect(state().value).toEqual({ details: 'refused' })
  expect(state().context.errorCode).toBe(refusal.code)
  expect(state().context.fieldErrors).toEqual(fieldErrors)
})

test('a corrected form needs no second code, unless the login was changed', async () => {
  const { state, fill, again, asked, refusals } = openFlow()
  refusals.push({ code: 'TAX_ID_INVALID' }, { code: 'EMAIL_TAKEN' })
  await fill('company')
  await again({ taxId: '0105500000001' })
  expect(asked.codes).toHaveLength(1)
  await again({ email: 'other@example.co.th' })
  expect(asked.codes).toHaveLength(2)
  expect(state().value).toBe('done')
  expect(state().context.errorCode).toBeUndefined()
})

test.each(['OTP_INVALID', 'OTP_EXPIRED', 'OTP_LOCKED'])('%s at the end asks for a new code', async (code) => {
  const { state, fill, asked, refusals } = openFlow()
  refusals.push({ code })
  await fill('generalPublic')
  expect(asked.codes).toHaveLength(2)
  expect(state().value).toBe('done')
})

test('while the new code is awaited the reason shows', async () => {
  const answers: Answers = {}
  const { flow, state, fill, refusals } = openFlow(answers)
  refusals.push({ code: 'OTP_EXPIRED' })
  flow.subscribe(({ value }) => {
    if (value === 'submitting') answers.holdCode = true
  })
  await fill('generalPublic')
  expect(state().value).toBe('otp')
  expect(state().context).toMatchObject({ errorCode: 'OTP_EXPIRED', proof: undefined })
  flow.send({ type: 'step.back' })
  expect(state().context.errorCode).toBeUndefined()
})

test('each new try starts without the old errors', async () => {
  const { flow, state, fill } = openFlow({ isExist: true })
  const pending = new Array<unknown>()
  flow.subscribe(({ value, context }) => {
    if (value === 'checking' || value === 'submitting') pending.push(context.errorCode, context.fieldErrors)
  })
  await fill('generalPublic')
  flow.send({ type: 'details.submit' })
  await settled()
  flow.send({ type: 'step.back' })
  expect(state().context).toMatchObject({ errorCode: undefined, fieldErrors: {} })
  const late = openFlow()
  late.flow.subscribe(({ value, context }) => {
    if (value === 'submitting') pending.push(context.errorCode, context.fieldErrors)
  })
  late.refusals.push({ code: 'OTP_EXPIRED' }, { code: 'INTERNAL' })
  await late.fill('generalPublic')
  late.flow.send({ type: 'submit.retry' })
  expect(pending).toEqual([undefined, {}, undefined, {}, undefined, {}, undefined, {}, undefined, {}])
})

test('a code that cannot be asked for leads to the form', async () => {
  const { state, fill } = openFlow({ codeRefusal: { code: 'INTERNAL' } })
  await fill('generalPublic')
  expect(state().value).toEqual({ details: 'failed' })
  expect(state().context.errorCode).toBe('INTERNAL')
})

test('no answer at the end: the same again, without a new code', async () => {
  const { flow, state, fill, asked, refusals } = openFlow()
  refusals.push({ code: 'INTERNAL' }, { code: 'RATE_LIMITED' })
  await fill('generalPublic')
  expect(state().value).toBe('submitFailed')
  expect(state().context.errorCode).toBe('INTERNAL')
  flow.send({ type: 'submit.retry' })
  await settled()
  expect(state().context.errorCode).toBe('RATE_LIMITED')
  flow.send({ type: 'step.back' })
  expect(state().value).toEqual({ details: 'editing' })
  expect(state().context.errorCode).toBeUndefined()
  flow.send({ type: 'details.submit' })
  await settled()
  expect(state().value).toBe('done')
  expect(asked.codes).toHaveLength(1)
})

test('a check that does not get through leaves the form as it is', async () => {
  const { state, fill } = openFlow({ checkRefusal: { code: 'RATE_LIMITED' } })
  await fill('generalPublic')
  expect(state().value).toEqual({ details: 'failed' })
  expect(state().context.errorCode).toBe('RATE_LIMITED')
  expect(state().context.details).toMatchObject(person)
})

test('the real flow of the one-time code fits as its child', async () => {
  expectTypeOf<OutputFrom<typeof otpMachine>>().toEqualTypeOf<{ otp: string; refCode: string }>()
  const confirmed = new Array<unknown>()
  const otp = otpMachine.provide({
    actors: {
      clock: fromCallback(({ sendBack }) => sendBack({ type: 'clock.tick', now: 1000 })),
      recallCode: fromPromise<SentCode | null, OtpInput>(async () => null),
      requestCode: fromPromise(async () => ({ refCode: 'AB12', expiresAt: 9000, resendAt: 5000 })),
      confirmCode: fromPromise(async ({ input }) => {
        confirmed.push(input)
      }),
    },
    actions: { rememberCode: () => {}, dropCode: () => {} },
  })
  const flow = createActor(
    registrationMachine.provide({
      actors: {
        otp,
        checkPhone: fromPromise<{ isExist: boolean }, { phoneNumber: string }>(async () => ({
          isExist: false,
        })),
        register: fromPromise(async ({ input }) => ({ id: input.otp })),
      },
    }),
  ).start()
  flow.send({ type: 'buyerType.choose', buyerType: 'generalPublic' })
  flow.send({ type: 'details.change', changes: person })
  flow.send({ type: 'details.submit' })
  await settled()
  flow.getSnapshot().children.otp?.send({ type: 'otp.submit', otp: '654321' })
  await waitFor(flow, (snapshot) => snapshot.status === 'done')
  expect(confirmed).toEqual([{ userName: '0812345678', otp: '654321', refCode: 'AB12', reason: 'register' }])
  expect(flow.getSnapshot().output).toEqual({ id: '654321', userName: '0812345678' })
})

test('an actor that nobody provided stops the flow loudly', async () => {
  const flow = createActor(registrationMachine)
  flow.subscribe({ error: () => {} })
  flow.start()
  flow.send({ type: 'buyerType.choose', buyerType: 'generalPublic' })
  flow.send({ type: 'details.change', changes: person })
  flow.send({ type: 'details.submit' })
  await settled()
  expect(String(flow.getSnapshot().error)).toContain("registration: the actor 'checkPhone' is not provided")
})

test('the page can ask by tag what waits and what failed', () => {
  const states = allNodes(registrationMachine.root)
  const tagged = (tag: string) => states.filter((state) => state.tags.includes(tag)).map(stateName)
  expect(tagged('pending')).toEqual(['checking', 'submitting'])
  expect(tagged('failed')).toEqual(['details.refused', 'details.failed', 'submitFailed'])
})
