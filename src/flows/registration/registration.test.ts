import { createActor, fromPromise, toPromise, type ActorRefFrom } from 'xstate'
import { expect, it, vi } from 'vitest'
import { sessionMachine, type TokenPair } from '../../../machines/session/session.machine.ts'
import { createShopClient } from '../../api/client.ts'
import { lineLink } from '../../lib/line-memory.ts'
import { checkPhoneWith, registerWith, signInBy } from './registration-effects.ts'

const details = {
  phoneNumber: '0899100001',
  firstName: 'Somchai',
  lastName: 'Jaidee',
  productInterests: ['packaging'],
  consents: { privacyPolicyVersion: '2024.1', news: true },
}
const individual = { ...details, buyerType: 'generalPublic' as const }
const company = {
  ...details,
  buyerType: 'company' as const,
  email: 'one@company.co.th',
  companyName: 'One',
  taxId: '0105556123453',
  branchCode: '00000',
}

function aShop(answer: object) {
  const asked: { call: string; body: unknown }[] = []
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    readAccessToken: () => undefined,
    send: async (request) => {
      const { pathname, search } = new URL(request.url)
      const text = await request.clone().text()
      asked.push({ call: request.method + ' ' + pathname + search, body: text && JSON.parse(text) })
      return Response.json(answer)
    },
  })
  return { client, asked }
}

it.each([
  ['R6.16 R7.8: a person', individual, 'POST /api/customers/individual'],
  ['R6.16 R7.9: a company', company, 'POST /api/customers/legalentity'],
])('%s is registered with what was filled in', async (_, details, call) => {
  const { client, asked } = aShop({ id: 'u-1' })
  const secrets = { password: 'Acrylic3mm', otp: '482913' }
  const actor = createActor(registerWith(client), { input: { details, ...secrets } }).start()
  expect(await toPromise(actor)).toEqual({ id: 'u-1' })
  expect(asked).toEqual([{ call, body: { ...details, ...secrets } }])
})

it('R21.28: who comes from LINE takes it along, once', async () => {
  const { client, asked } = aShop({ id: 'u-1' })
  const input = { details: individual, password: 'Acrylic3mm', otp: '482913' }
  lineLink.write({ phoneNumber: individual.phoneNumber, token: 'link-1' })
  for (const _ of [1, 2]) await toPromise(createActor(registerWith(client), { input }).start())
  expect(asked.map(({ body }) => Reflect.get(Object(body), 'lineLinkToken'))).toEqual(['link-1', undefined])
})

it('R21.28: who registers by another phone number does not get the LINE account of who used the tab before', async () => {
  const { client, asked } = aShop({ id: 'u-1' })
  lineLink.write({ phoneNumber: '0812222222', token: 'link-1' })
  const input = { details: individual, password: 'Acrylic3mm', otp: '482913' }
  await toPromise(createActor(registerWith(client), { input }).start())
  expect(asked.map(({ body }) => Reflect.has(Object(body), 'lineLinkToken'))).toEqual([false])
})

it('R7.12: a phone number is looked up by its query parameter', async () => {
  const { client, asked } = aShop({ isExist: true })
  const actor = createActor(checkPhoneWith(client), { input: { phoneNumber: '0899100001' } }).start()
  expect(await toPromise(actor)).toEqual({ isExist: true })
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/customers/is-exist?phoneNumber=0899100001'])
})

const login = { userName: '0899100001', password: 'Acrylic3mm' }
type SignedIn = TokenPair & { customerId: string | undefined }
const tokens: SignedIn = { accessToken: 'a', refreshToken: 'r', customerId: 'c-1' }

function aSession(signIn: () => Promise<SignedIn>) {
  const asked: unknown[] = []
  const session = createActor(
    sessionMachine.provide({
      actors: {
        signIn: fromPromise<SignedIn, typeof login>(({ input }) => {
          asked.push(input)
          return signIn()
        }),
      },
      actions: { storeTokens: () => undefined },
    }),
    { input: { cookies: { accessToken: false, refreshToken: false, customerId: undefined } } },
  ).start()
  return { session, asked }
}
const signedIn = (session: ActorRefFrom<typeof sessionMachine>) => {
  const actor = createActor(signInBy(session), { input: login })
  const ended = toPromise(actor)
  actor.start()
  return ended
}

it('the session signs the new customer in, and the registration waits for it', async () => {
  let answer = (_: SignedIn) => {}
  const { session, asked } = aSession(() => new Promise((resolve) => void (answer = resolve)))
  const onEnd = vi.fn<() => void>()
  const ended = signedIn(session).then(onEnd)
  expect(asked).toEqual([login])
  await Promise.resolve()
  expect(onEnd).not.toHaveBeenCalled()
  answer(tokens)
  await ended
  expect(session.getSnapshot().matches('signedIn')).toBe(true)
})

it('a refused sign-in is told with its code', async () => {
  const { session } = aSession(() => Promise.reject({ code: 'RATE_LIMITED', retryAfterSeconds: 9 }))
  await expect(signedIn(session)).rejects.toEqual({ code: 'RATE_LIMITED' })
})

it('a refusal that the shopper did not ask for is not left in the sign-in dialog', async () => {
  const { session } = aSession(() => Promise.reject({ code: 'BAD_CREDENTIALS' }))
  await expect(signedIn(session)).rejects.toEqual({ code: 'BAD_CREDENTIALS' })
  expect(session.getSnapshot()).toMatchObject({
    value: { signedOut: 'idle' },
    context: { errorCode: undefined },
  })
})

it('somebody who signed in meanwhile is not taken for the new customer', async () => {
  const { session } = aSession(() => Promise.resolve(tokens))
  await signedIn(session)
  await expect(signedIn(session)).rejects.toEqual({ code: 'BAD_CREDENTIALS' })
})
