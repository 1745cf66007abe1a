import { createActor, fromCallback, fromPromise, type InputFrom, type OutputFrom, waitFor } from 'xstate'
import { expect, expectTypeOf, test } from 'vitest'
import { allNodes, stateName } from '@phaen/statecharts'
import { otpMachine, type SentCode } from '../otp/otp.machine.ts'
import { person } from './registration.cases.ts'
import { type Answers, formAt, openFlow, settled } from './registration.fixture.ts'
import { registrationMachine } from './registration.machine.ts'

type OtpInput = InputFrom<typeof otpMachine>

test('a person proves the phone number and is registered', async () => {
  const { state, fill, asked, emitted } = openFlow()
  await fill('generalPublic')
  expect(asked.phones).toEqual(['0812345678'])
  expect(asked.codes).toEqual([{ userName: '0812345678', reason: 'register' }])
  expect(asked.accounts).toEqual([{ details: person.details, password: 'Acrylic3mm', otp: '424242' }])
  expect(asked.signIns).toEqual([{ userName: '0812345678', password: 'Acrylic3mm' }])
  expect(state().value).toBe('done')
  expect(emitted).toEqual([{ type: 'registration.done', userName: '0812345678' }])
})

test('a company proves its e-mail, which is its login', async () => {
  const { state, fill, asked } = openFlow()
  await fill('company')
  expect(asked.codes).toEqual([{ userName: 'buyer@example.co.th', reason: 'register' }])
  expect(asked.signIns).toEqual([{ userName: 'buyer@example.co.th', password: 'Acrylic3mm' }])
  expect(state().value).toBe('done')
})

test('a customer who is registered but could not be signed in sees a message', async () => {
  const { state, fill, emitted } = openFlow({ signInRefusal: { code: 'RATE_LIMITED' } })
  await fill('generalPublic')
  expect(state().value).toBe('doneSignedOut')
  expect(state().context.errorCode).toBe('RATE_LIMITED')
  expect(emitted).toEqual([{ type: 'registration.done', userName: '0812345678' }])
})

test.each([undefined, { code: 'INTERNAL' }])(
  'no password and no code is left in the end: %o',
  async (refusal) => {
    const { state, fill } = openFlow({ signInRefusal: refusal })
    await fill('generalPublic')
    expect(JSON.stringify(state().context)).not.toMatch(/Acrylic3mm|424242/)
  },
)

test('a draft leads back to the form of its buyer type', () => {
  expect(openFlow({}, 'company').state().value).toEqual(formAt('editing'))
  expect(openFlow({}, 'company').state().context.buyerType).toBe('company')
  expect(openFlow().state().value).toBe('choosingBuyerType')
})

test('R5.51 without consent to the privacy policy there is no way on', async () => {
  const { state, fill, submit, asked } = openFlow()
  await fill('generalPublic', { hasConsent: false })
  expect(state().value).toEqual(formAt('refused'))
  expect(state().context.fieldErrors).toEqual({ privacyPolicyVersion: 'required' })
  expect(asked.phones).toEqual([])
  await submit()
  expect(state().value).toBe('done')
})

test('steps back keep what was submitted', async () => {
  const { flow, state, fill } = openFlow({ holdCode: true })
  await fill('generalPublic')
  expect(state().value).toBe('otp')
  flow.send({ type: 'step.back' })
  expect(state().value).toEqual(formAt('editing', 'free'))
  flow.send({ type: 'step.back' })
  expect(state().value).toBe('choosingBuyerType')
  expect(state().context.details).toEqual(person.details)
})

test.each([
  [{ code: 'PHONE_TAKEN' }, { phoneNumber: 'PHONE_TAKEN' }],
  [{ code: 'EMAIL_TAKEN' }, { email: 'EMAIL_TAKEN' }],
  [{ code: 'TAX_ID_INVALID' }, { taxId: 'TAX_ID_INVALID' }],
  [
    {
      code: 'VALIDATION',
      errors: [
        { field: 'city', code: 'maxLength' },
        { field: 'city', code: 'pattern' },
        { field: 'consents.privacyPolicyVersion', code: 'notInForce' },
      ],
    },
    { city: 'maxLength', privacyPolicyVersion: 'notInForce' },
  ],
  [{ code: 'VALIDATION' }, {}],
])('an account refused with %o leads to the form and its fields', async (refusal, fieldErrors) => {
  const { state, fill, refusals } = openFlow()
  refusals.push(refusal)
  await fill('company')
  expect(state().matches({ details: { form: 'refused' } })).toBe(true)
  expect(state().context.errorCode).toBe(refusal.code)
  expect(state().context.fieldErrors).toEqual(fieldErrors)
})

test('a corrected form needs no second code, unless the login was changed', async () => {
  const { state, fill, submit, asked, refusals } = openFlow()
  refusals.push({ code: 'TAX_ID_INVALID' }, { code: 'EMAIL_TAKEN' })
  await fill('company')
  await submit()
  expect(asked.codes).toHaveLength(1)
  await submit({ userName: 'other@example.co.th' })
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
  const { flow, state, fill, submit } = openFlow({ isExist: true })
  const pending = new Array<unknown>()
  flow.subscribe(({ value, context }) => {
    if (value === 'checking' || value === 'submitting') pending.push(context.errorCode, context.fieldErrors)
  })
  await fill('generalPublic')
  await submit()
  flow.send({ type: 'step.back' })
  expect(state().context).toMatchObject({ errorCode: undefined, fieldErrors: {} })
  const late = openFlow()
  late.flow.subscribe(({ value, context }) => {
    if (value === 'submitting') pending.push(context.errorCode, context.fieldErrors)
  })
  late.refusals.push({ code: 'OTP_EXPIRED' }, { code: 'INTERNAL' })
  await late.fill('generalPublic')
  late.flow.send({ type: 'submit.retry' })
  expect(pending).toEqual([undefined, {}, undefined, {}, undefined, {}, undefined, {}])
})

test('a code that cannot be asked for leads to the form', async () => {
  const { state, fill } = openFlow({ codeRefusal: { code: 'INTERNAL' } })
  await fill('generalPublic')
  expect(state().value).toEqual(formAt('failed', 'free'))
  expect(state().context.errorCode).toBe('INTERNAL')
})

test('no answer at the end: the same again, without a new code', async () => {
  const { flow, state, fill, submit, asked, refusals } = openFlow()
  refusals.push({ code: 'INTERNAL' }, { code: 'RATE_LIMITED' })
  await fill('generalPublic')
  expect(state().value).toBe('submitFailed')
  expect(state().context.errorCode).toBe('INTERNAL')
  flow.send({ type: 'submit.retry' })
  await settled()
  expect(state().context.errorCode).toBe('RATE_LIMITED')
  flow.send({ type: 'step.back' })
  expect(state().value).toEqual(formAt('editing', 'free'))
  expect(state().context.errorCode).toBeUndefined()
  await submit()
  expect(state().value).toBe('done')
  expect(asked.codes).toHaveLength(1)
})

test('a check that does not get through leaves the form as it is', async () => {
  const { state, fill } = openFlow({ checkRefusal: { code: 'RATE_LIMITED' } })
  await fill('generalPublic')
  expect(state().value).toEqual(formAt('failed'))
  expect(state().context.errorCode).toBe('RATE_LIMITED')
  expect(state().context.details).toEqual(person.details)
})

test('the real flow of the one-time code fits as its child', async () => {
  expectTypeOf<OutputFrom<typeof otpMachine>>().toEqualTypeOf<{ otp: string; refCode: string }>()
  const confirmed = new Array<unknown>()
  const sent = new Array<string>()
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
        register: fromPromise(async ({ input }) => {
          sent.push(input.otp)
          return { id: 'customer-1' }
        }),
        signIn: fromPromise<void, { userName: string; password: string }>(async () => {}),
      },
    }),
    { input: { buyerType: 'generalPublic' } },
  ).start()
  flow.send({ type: 'details.submit', ...person })
  await settled()
  flow.getSnapshot().children.otp?.send({ type: 'otp.submit', otp: '654321' })
  await waitFor(flow, (snapshot) => snapshot.status === 'done')
  expect(confirmed).toEqual([{ userName: '0812345678', otp: '654321', refCode: 'AB12', reason: 'register' }])
  expect(sent).toEqual(['654321'])
})

test('a missing actor implementation stops the machine with an error', async () => {
  const flow = createActor(registrationMachine, { input: { buyerType: 'generalPublic' } })
  flow.subscribe({ error: () => {} })
  flow.start()
  flow.send({ type: 'details.submit', ...person })
  await settled()
  expect(String(flow.getSnapshot().error)).toContain("registration: the actor 'checkPhone' is not provided")
})

test('pending and failed states are tagged', () => {
  const states = allNodes(registrationMachine.root)
  const tagged = (tag: string) => states.filter((state) => state.tags.includes(tag)).map(stateName)
  expect(tagged('pending')).toEqual([
    'details.phone.lookingUp',
    'checking',
    'submitting',
    'lookingForAccount',
    'signingIn',
  ])
  expect(tagged('failed')).toEqual([
    'details.form.refused',
    'details.form.failed',
    'details.phone.taken',
    'submitFailed',
    'doneSignedOut',
  ])
})
