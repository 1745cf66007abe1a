import { createActor, fromPromise, type InputFrom } from 'xstate'
import { describe, expect, test } from 'vitest'
import {
  lineSignInMachine,
  type LineAnswer,
  type LineLinking,
  type LineOutcome,
} from './line-sign-in.machine.ts'

const settled = () => new Promise<void>((done) => setImmediate(done))
const answer = { attempt: 'attempt-1', state: 'state-1', code: 'code-1' }
const session = { accessToken: 'access-1', refreshToken: 'refresh-1' }
const submit = { type: 'phone.submit', phoneNumber: '0812345678' } as const

interface Server {
  outcome?: LineOutcome
  isExist?: boolean
  /** By the actor, the code of its refusal. */
  refusals?: Partial<Record<'startAtLine' | 'signIn' | 'findAccount' | 'otp' | 'link', string>>
}

async function openFlow(input: InputFrom<typeof lineSignInMachine>, server: Server = {}) {
  const calls: [string, unknown?][] = []
  const reply = <Output>(name: keyof NonNullable<Server['refusals']>, output: Output, input?: unknown) => {
    calls.push(input === undefined ? [name] : [name, input])
    const code = server.refusals?.[name]
    return code === undefined ? Promise.resolve(output) : Promise.reject({ code })
  }
  const flow = createActor(
    lineSignInMachine.provide({
      actors: {
        startAtLine: fromPromise(() => reply('startAtLine', { url: 'https://access.line.me/' })),
        signIn: fromPromise<LineOutcome, LineAnswer>(({ input: sent }) =>
          reply('signIn', server.outcome ?? { session }, sent),
        ),
        findAccount: fromPromise<{ isExist: boolean }, { phoneNumber: string }>(({ input: sent }) =>
          reply('findAccount', { isExist: server.isExist ?? true }, sent),
        ),
        // A second code is waited for.
        otp: fromPromise<unknown, { userName: string; reason: 'linkLine' }>(({ input: sent }) =>
          calls.some(([name]) => name === 'link')
            ? new Promise(() => undefined)
            : reply('otp', { otp: '123456', refCode: 'AB12' }, sent),
        ),
        link: fromPromise<typeof session, LineLinking>(({ input: sent }) => reply('link', session, sent)),
      },
      actions: {
        openLine: (_, { url }) => void calls.push(['openLine', url]),
        storeTokens: (_, given) => void calls.push(['storeTokens', given.session]),
        openShop: () => void calls.push(['openShop']),
        openRegistration: (_, known) => void calls.push(['openRegistration', known]),
      },
    }),
    { input },
  ).start()
  await settled()
  const send = async (event: Parameters<typeof flow.send>[0]) => {
    flow.send(event)
    await settled()
    await settled()
  }
  return { state: () => flow.getSnapshot(), send, calls }
}

const linking = { outcome: { lineLinkToken: 'link-1' } }

describe('R21.27: a sign-in with LINE', () => {
  test('goes to LINE, and may be begun again by who comes back without an answer', async () => {
    const { state, send, calls } = await openFlow({})
    expect(state().value).toEqual({ ready: 'idle' })
    await send({ type: 'line.start' })
    expect(calls).toEqual([['startAtLine'], ['openLine', 'https://access.line.me/']])
    expect(state().value).toBe('leaving')
    await send({ type: 'page.return' })
    expect(state().can({ type: 'line.start' })).toBe(true)
  })

  test('that the server cannot begin says so, and the next try forgets it', async () => {
    const { state, send } = await openFlow({}, { refusals: { startAtLine: 'OFFLINE' } })
    await send({ type: 'line.start' })
    expect([state().value, state().context.errorCode]).toEqual([{ ready: 'refused' }, 'OFFLINE'])
    void send({ type: 'line.start' })
    expect([state().value, state().context.errorCode]).toEqual(['starting', undefined])
  })

  test('of a customer who has linked it opens the shop, signed in', async () => {
    const { state, calls } = await openFlow({ answer })
    expect(calls).toEqual([['signIn', answer], ['storeTokens', session], ['openShop']])
    expect(state().status).toBe('done')
  })

  test('that was denied at LINE asks nobody, and may be begun again', async () => {
    const { state, calls } = await openFlow({ errorCode: 'LINE_DENIED' })
    expect([state().value, calls]).toEqual([{ ready: 'refused' }, []])
    expect(state().can({ type: 'line.start' })).toBe(true)
  })

  test.each(['LINE_REFUSED', 'LINE_UNAVAILABLE', 'USER_INACTIVE'])(
    'refused with %s says so',
    async (code) => {
      const { state } = await openFlow({ answer }, { refusals: { signIn: code } })
      expect([state().value, state().context.errorCode]).toEqual([{ ready: 'refused' }, code])
    },
  )
})

describe('R21.28: an account at LINE that nobody has linked', () => {
  test('is linked to the phone number by a code, and signs in', async () => {
    const { state, send, calls } = await openFlow({ answer }, linking)
    expect(state().value).toEqual({ phone: 'editing' })
    await send(submit)
    const { phoneNumber } = submit
    expect(calls.slice(1)).toEqual([
      ['findAccount', { phoneNumber }],
      ['otp', { userName: phoneNumber, reason: 'linkLine' }],
      ['link', { lineLinkToken: 'link-1', phoneNumber, otp: '123456' }],
      ['storeTokens', session],
      ['openShop'],
    ])
    expect([state().status, state().context.otp]).toEqual(['done', ''])
  })

  test('is taken along to the registration where the phone number has no account', async () => {
    const { state, send, calls } = await openFlow({ answer }, { ...linking, isExist: false })
    await send(submit)
    expect(state().value).toBe('newcomer')
    await send({ type: 'step.back' })
    expect(state().value).toEqual({ phone: 'editing' })
    await send(submit)
    await send({ type: 'account.create' })
    expect(calls.at(-1)).toEqual(['openRegistration', { phoneNumber: '0812345678', lineLinkToken: 'link-1' }])
    expect([state().status, state().value]).toEqual(['done', 'registering'])
  })

  test.each([
    ['findAccount', 'OFFLINE', { phone: 'failed' }],
    ['otp', 'INTERNAL', { phone: 'failed' }],
    ['link', 'INTERNAL', { phone: 'failed' }],
    ['link', 'LINE_REFUSED', { ready: 'refused' }],
    ['link', 'USER_INACTIVE', { ready: 'refused' }],
  ] as const)('%s: %s is said at %j, and the number is still there', async (actor, code, value) => {
    const { state, send } = await openFlow({ answer }, { ...linking, refusals: { [actor]: code } })
    await send(submit)
    const { errorCode, phoneNumber, otp } = state().context
    expect(state().value).toEqual(value)
    expect({ errorCode, phoneNumber, otp }).toEqual({ errorCode: code, phoneNumber: '0812345678', otp: '' })
  })

  test('asks for another code where the first no longer holds', async () => {
    const { state, send } = await openFlow({ answer }, { ...linking, refusals: { link: 'OTP_EXPIRED' } })
    await send(submit)
    expect(state().value).toBe('otp')
    expect(state().context).toMatchObject({ errorCode: 'OTP_EXPIRED', otp: '' })
    await send({ type: 'step.back' })
    expect([state().value, state().context.errorCode]).toEqual([{ phone: 'editing' }, undefined])
  })
})
