import { expect, test } from 'vitest'
import { formAt, openFlow, settled } from './registration.fixture.ts'

test('the phone of a company is for calling: that a person signs in with it is no hindrance', async () => {
  const { flow, state, fill, asked } = openFlow({ isExist: true })
  flow.send({ type: 'buyerType.choose', buyerType: 'company' })
  expect(state().can({ type: 'phone.enter', phoneNumber: '0812345678' })).toBe(false)
  await fill('company')
  expect(asked.phones).toEqual([])
  expect(state().value).toBe('done')
})

test('R7.12 a number is looked up as soon as it is whole, and once', async () => {
  const { flow, state, send, submit, asked } = openFlow({ holdCode: true }, 'generalPublic')
  flow.send({ type: 'phone.enter', phoneNumber: '0812345678' })
  expect(state().value).toEqual(formAt('editing', 'lookingUp'))
  await send({ type: 'phone.enter', phoneNumber: '0812345678' })
  expect(state().value).toEqual(formAt('editing', 'free'))
  expect(state().can({ type: 'phone.enter', phoneNumber: '0812345678' })).toBe(false)
  await submit()
  expect(state().value).toBe('otp')
  expect(asked.phones).toEqual(['0812345678'])
  await send({ type: 'step.back' })
  expect(state().value).toEqual(formAt('editing', 'free'))
})

test('a number that is taken shows while the form is filled in, until another one is typed', async () => {
  const { state, send, submit, answers, asked } = openFlow({ isExist: true }, 'generalPublic')
  await send({ type: 'phone.enter', phoneNumber: '0812345678' })
  expect(state().value).toEqual(formAt('editing', 'taken'))
  expect(state().hasTag('failed')).toBe(true)
  await submit()
  expect(state().value).toEqual(formAt('refused', 'taken'))
  expect(state().context).toMatchObject({
    errorCode: 'PHONE_TAKEN',
    fieldErrors: { phoneNumber: 'PHONE_TAKEN' },
  })
  expect(asked.phones).toHaveLength(1)
  answers.isExist = false
  await send({ type: 'phone.enter', phoneNumber: '0898765432' })
  expect(state().value).toEqual(formAt('refused', 'free'))
  await submit({ userName: '0898765432' })
  expect(state().value).toBe('done')
  expect(asked.phones).toEqual(['0812345678', '0898765432'])
})

test('the last number that was typed counts, not the slowest answer', async () => {
  const { flow, state, asked } = openFlow({}, 'generalPublic')
  flow.send({ type: 'phone.enter', phoneNumber: '0898765432' })
  flow.send({ type: 'phone.enter', phoneNumber: '0812345678' })
  await settled()
  expect(asked.phones).toEqual(['0898765432', '0812345678'])
  expect(state().context.phone).toEqual({ number: '0812345678', isTaken: false })
})

test('a number about which there is no answer disturbs nobody; the submission asks again', async () => {
  const { state, send, submit, answers, asked } = openFlow(
    { checkRefusal: { code: 'RATE_LIMITED' } },
    'generalPublic',
  )
  await send({ type: 'phone.enter', phoneNumber: '0812345678' })
  expect(state().value).toEqual(formAt('editing'))
  expect(state().hasTag('failed')).toBe(false)
  answers.checkRefusal = undefined
  await submit()
  expect(asked.phones).toHaveLength(2)
  expect(state().value).toBe('done')
})

test('a number that turns out taken at the very end is known as taken from then on', async () => {
  const { state, fill, submit, asked, refusals } = openFlow()
  refusals.push({ code: 'PHONE_TAKEN' })
  await fill('generalPublic')
  expect(state().value).toEqual(formAt('refused', 'taken'))
  await submit()
  expect(state().value).toEqual(formAt('refused', 'taken'))
  expect([asked.phones.length, asked.accounts.length]).toEqual([1, 1])
})

test('another buyer type forgets what was known of the number', async () => {
  const { state, send } = openFlow({ isExist: true }, 'generalPublic')
  await send({ type: 'phone.enter', phoneNumber: '0812345678' })
  await send({ type: 'step.back' })
  await send({ type: 'buyerType.choose', buyerType: 'company' })
  expect(state().value).toEqual(formAt('editing'))
})
