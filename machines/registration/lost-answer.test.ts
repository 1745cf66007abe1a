import { expect, test } from 'vitest'
import { formAt, openFlow, settled, type Answers } from './registration.fixture.ts'

/** A submission whose answer was lost, and a second one that is refused with this code. */
async function sentTwice(code: string, answers: Answers) {
  const opened = openFlow(answers)
  opened.refusals.push({ code: 'OFFLINE' }, { code })
  await opened.fill('generalPublic')
  expect(opened.state().value).toBe('submitFailed')
  // After the second code the flow waits for the shopper.
  answers.holdCode = true
  opened.flow.send({ type: 'submit.retry' })
  await settled()
  return opened
}

test.each(['OTP_EXPIRED', 'OTP_INVALID', 'PHONE_TAKEN'])(
  'R6.6: an account that was opened though the answer was lost is found by signing in: %s',
  async (code) => {
    const { state, asked, emitted } = await sentTwice(code, {})
    expect(state().value).toBe('done')
    expect(state().context).toMatchObject({ password: '', proof: undefined, errorCode: undefined })
    expect(asked.signIns).toEqual([{ userName: '0812345678', password: 'Acrylic3mm' }])
    expect(emitted).toEqual([{ type: 'registration.done', userName: '0812345678' }])
  },
)

test('a code that ran out after a lost answer is asked for anew if nobody can sign in', async () => {
  const { state, asked } = await sentTwice('OTP_EXPIRED', { signInRefusal: { code: 'BAD_CREDENTIALS' } })
  expect(state().value).toBe('otp')
  expect(state().context).toMatchObject({
    password: 'Acrylic3mm',
    errorCode: 'OTP_EXPIRED',
    proof: undefined,
  })
  expect(asked.codes).toHaveLength(2)
})

test('a login that somebody else took meanwhile is refused as ever', async () => {
  const { state } = await sentTwice('PHONE_TAKEN', { signInRefusal: { code: 'BAD_CREDENTIALS' } })
  expect(state().value).toEqual(formAt('refused', 'taken'))
  expect(state().context).toMatchObject({
    errorCode: 'PHONE_TAKEN',
    fieldErrors: { phoneNumber: 'PHONE_TAKEN' },
  })
})

test.each(['OTP_EXPIRED', 'PHONE_TAKEN'])(
  'R6.6: a search for the account that has no answer after %s says so, and the next try finds it',
  async (code) => {
    const answers: Answers = { signInRefusal: { code: 'RATE_LIMITED' } }
    const { flow, state, asked, refusals } = await sentTwice(code, answers)
    expect(state().value).toBe('submitFailed')
    expect(state().context).toMatchObject({ errorCode: 'RATE_LIMITED', password: 'Acrylic3mm' })
    expect(asked.codes).toHaveLength(1)
    answers.signInRefusal = undefined
    refusals.push({ code })
    flow.send({ type: 'submit.retry' })
    await settled()
    expect(state().value).toBe('done')
  },
)

test('R6.6: a login is taken only once a search has found it to be of somebody else', async () => {
  const answers: Answers = { signInRefusal: { code: 'OFFLINE' } }
  const { flow, state, fill, refusals } = await sentTwice('PHONE_TAKEN', answers)
  expect(state().value).toBe('submitFailed')
  flow.send({ type: 'step.back' })
  expect(state().value).toEqual(formAt('editing', 'free'))
  answers.signInRefusal = undefined
  refusals.push({ code: 'PHONE_TAKEN' })
  await fill('generalPublic')
  expect(state().value).toBe('done')
})

test('without a lost answer nobody is signed in with a login that is taken', async () => {
  const { state, fill, asked, refusals } = openFlow()
  refusals.push({ code: 'PHONE_TAKEN' })
  await fill('generalPublic')
  expect(state().value).toEqual(formAt('refused', 'taken'))
  expect(asked.signIns).toEqual([])
})
