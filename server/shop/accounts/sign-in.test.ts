import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractDocument } from '../../../openapi/contract-document.ts'
import { openTestApi, type TestAnswer, type TestApi } from '../../../tests/support/api/open-api.ts'
import {
  addCustomerWithPassword,
  rightPassword,
  signIn,
  tokensOf,
} from '../../../tests/support/api/sign-in.ts'
import { untilWaitingOrDone } from '../../../tests/support/database/waiting.ts'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'

let api: TestApi
let another: TestApi
let id: string
beforeAll(async () => {
  api = await openTestApi({ trustProxy: 1 })
  another = await openTestApi({ trustProxy: 1, on: api.testDatabase })
  id = await addCustomerWithPassword(api, { login: '0611111111' })
  await addCustomerWithPassword(api, { login: '0622222222', isActive: false })
  await addCustomerWithPassword(api, {
    login: 'buyer@somewhere.co.th',
    kind: 'legalEntity',
    email: 'Buyer@Somewhere.co.th',
    companyName: 'ป้ายดี',
    taxId: '0105551234567',
    branchCode: '00000',
  })
})
afterAll(async () => {
  await another.close()
  await api.close()
})

let lastPlace = 0
const somewhere = () => `203.0.113.${(lastPlace += 1)}`

const signInFrom = (place: string, userName: string, password: string = rightPassword, { call } = api) =>
  call('POST', '/api/accounts/signin', {
    body: { userName, password },
    headers: { 'x-forwarded-for': place },
  })

/** Logins that begin alike and end in two digits: an unknown one is compared with a hash of the shop's own, which takes long. */
const addLogins = (beginning: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      addCustomerWithPassword(api, { login: beginning + String(index).padStart(2, '0') }),
    ),
  )

const outcome = ({ status, body }: TestAnswer) => ({ status, ...(body as { code?: string }) })
const badCredentials = { status: 400, code: 'BAD_CREDENTIALS' }
const limited = { status: 429, code: 'RATE_LIMITED' }

async function guess(times: number, place: string, userName: string): Promise<TestAnswer[]> {
  const answers: TestAnswer[] = []
  for (let time = 0; time < times; time += 1)
    answers.push(await signInFrom(place, userName, `Wrong-${time}-Password`))
  return answers
}

describe('signing in', () => {
  it('R7.5: answers an access token of 15 minutes and a refresh token', async () => {
    const answer = await signIn(api, '0611111111')
    expect(answer.status).toBe(200)
    const { access_token, refresh_token } = tokensOf(answer)
    const [header, payload] = access_token
      .split('.', 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT' })
    expect(payload).toMatchObject({ sub: id, iss: 'phaen', sid: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(payload.exp - payload.iat).toBe(900)
    expect(Buffer.from(refresh_token, 'base64url')).toHaveLength(32)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('R6.19: tells who the customer is and no role, and no address of the API is for an admin', async () => {
    const [, claims = ''] = tokensOf(await signIn(api, '0611111111')).access_token.split('.')
    const names = Object.keys(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object)
    expect(names.toSorted()).toEqual(['exp', 'iat', 'iss', 'sid', 'sub'])
    expect(Object.keys(contractDocument.paths).filter((path) => /admin|role/i.test(path))).toEqual([])
  })

  it.each(['buyer@somewhere.co.th', 'BUYER@Somewhere.CO.TH', ' buyer@somewhere.co.th '])(
    'takes the e-mail of a legal entity as %s',
    async (userName) => {
      expect((await signIn(api, userName)).status).toBe(200)
    },
  )

  it('opens a session of its own each time', async () => {
    const [one, other] = [await signIn(api, '0611111111'), await signIn(api, '0611111111')]
    expect(tokensOf(one).refresh_token).not.toBe(tokensOf(other).refresh_token)
    expect(tokensOf(one).access_token).not.toBe(tokensOf(other).access_token)
  })

  it('is refused alike with a wrong password and without such a customer', async () => {
    const refusalOf = async (userName: string, password: string) => {
      const { status, body } = await signIn(api, userName, password)
      return { status, ...(body as object), traceId: '' }
    }
    const wrong = await refusalOf('0611111111', 'Sheet2025')
    expect(wrong).toMatchObject(badCredentials)
    expect(await refusalOf('0699999999', rightPassword)).toEqual(wrong)
    expect(await refusalOf('no login at all', rightPassword)).toEqual(wrong)
  })

  it('R6.18: is told to be inactive with the right password, and only then', async () => {
    expect(outcome(await signIn(api, '0622222222'))).toMatchObject({ status: 403, code: 'USER_INACTIVE' })
    expect(outcome(await signIn(api, '0622222222', 'Sheet2025'))).toMatchObject(badCredentials)
  })

  it('is refused when the password was changed while it was looked at', async () => {
    await addCustomerWithPassword(api, { login: '0633333333' })
    // The reset commits after the sign-in has read the password hash and before it starts the session.
    const reset = await api.database.pool.connect()
    await reset.query(`begin; update customers set password_hash = 'another' where login = '0633333333'`)
    const answer = signIn(api, '0633333333')
    await untilWaitingOrDone(api.database.pool, answer)
    await reset.query('commit')
    reset.release()
    expect(outcome(await answer)).toMatchObject(badCredentials)
  })
})

describe('guessing', () => {
  it('is limited to ten times from one place at one login, then a wait that is told', async () => {
    const place = somewhere()
    const answers = await guess(11, place, '0611111111')
    expect(answers.slice(0, 10).map(outcome)).toEqual(
      Array.from({ length: 10 }, () => expect.objectContaining(badCredentials)),
    )
    const last = answers[10]
    expect(last && outcome(last)).toMatchObject(limited)
    const wait = Number(last?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(850)
    expect(wait).toBeLessThanOrEqual(900)
    expect(outcome(await signInFrom(place, '0611111111'))).toMatchObject(limited)
    await letTimePass(api.database.pool, wait)
    expect((await signInFrom(place, '0611111111')).status).toBe(200)
  })

  it('by many at once, at two servers, looks at no more than ten passwords', async () => {
    const place = somewhere()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        signInFrom(place, '0611111111', `Wrong-${index}-Word`, index % 2 === 0 ? api : another),
      ),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
  })

  it('is limited for logins that nobody has, just the same', async () => {
    const place = somewhere()
    const answers = await guess(11, place, '0600000000')
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })

  it('at many logins from one place is limited to fifty', async () => {
    const place = somewhere()
    const statuses: number[] = []
    await addLogins('06555555', 45)
    for (let login = 0; login < 55; login += 1) {
      const [answer] = await guess(1, place, `06555555${String(login).padStart(2, '0')}`)
      if (answer) statuses.push(answer.status)
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(50)
    expect((await signInFrom(place, '0611111111')).status).toBe(429)
  })

  it('counts a place of IPv6 by its network', async () => {
    await addCustomerWithPassword(api, { login: '0600000001' })
    const answers: TestAnswer[] = []
    for (let host = 1; host <= 11; host += 1)
      answers.push(...(await guess(1, `2001:db8:0:7::${host.toString(16)}`, '0600000001')))
    expect(answers.at(-1)?.status).toBe(429)
    expect((await guess(1, '2001:db8:0:8::1', '0600000001')).map(({ status }) => status)).toEqual([400])
  })

  it('from many places at one login is limited, but keeps nobody out who has signed in from theirs', async () => {
    await addCustomerWithPassword(api, { login: '0644444444' })
    const home = somewhere()
    expect((await signInFrom(home, '0644444444')).status).toBe(200)
    for (let place = 0; place < 5; place += 1) await guess(10, somewhere(), '0644444444')
    expect(outcome(await signInFrom(somewhere(), '0644444444'))).toMatchObject(limited)
    expect((await signInFrom(home, '0644444444')).status).toBe(200)
    expect((await signInFrom(somewhere(), '0611111111')).status).toBe(200)
    await letTimePass(api.database.pool, 3_600)
    expect((await signInFrom(somewhere(), '0644444444')).status).toBe(200)
  })

  it('keeps nobody out of where they have signed in: neither by guesses at them from there nor at others', async () => {
    await addCustomerWithPassword(api, { login: '0655555555' })
    const home = somewhere()
    expect((await signInFrom(home, '0655555555')).status).toBe(200)
    await guess(12, home, '0655555555')
    await addLogins('06777777', 45)
    for (let login = 0; login < 45; login += 1)
      await guess(1, home, `06777777${String(login).padStart(2, '0')}`)
    expect((await guess(1, home, '0600000003')).map(outcome)).toMatchObject([limited])
    expect((await guess(1, home, '0655555555')).map(outcome)).toMatchObject([limited])
    expect((await signInFrom(home, '0655555555')).status).toBe(200)
  })

  it('past the limit where the customer is known is slow: many at once are not all compared', async () => {
    await addCustomerWithPassword(api, { login: '0666666666' })
    const home = somewhere()
    await signInFrom(home, '0666666666')
    await guess(10, home, '0666666666')
    const slow = await openTestApi({ trustProxy: 1, on: api.testDatabase, pauses: undefined })
    const start = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => signInFrom(home, '0666666666', rightPassword, slow)),
    )
    expect(performance.now() - start).toBeGreaterThan(5 * 499)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
    await slow.close()
  })

  it('does not count who knows the password', async () => {
    const place = somewhere()
    for (let time = 0; time < 12; time += 1) expect((await signInFrom(place, '0611111111')).status).toBe(200)
    expect((await guess(10, place, '0611111111')).every(({ status }) => status === 400)).toBe(true)
  })

  it('is told from signing in again and again: 20 right passwords a minute at one login from one place', async () => {
    const place = somewhere()
    const statuses: number[] = []
    for (let time = 0; time < 22; time += 1) statuses.push((await signInFrom(place, '0611111111')).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429])
    expect((await signInFrom(somewhere(), '0611111111')).status).toBe(200)
    await letTimePass(api.database.pool, 60)
    expect((await signInFrom(place, '0611111111')).status).toBe(200)
  })

  it('and 60 right ones a minute at all logins from one place, which keeps out nobody who is known there', async () => {
    const place = somewhere()
    for (const last of [1, 2, 3, 4]) {
      const login = `061999999${last}`
      await addCustomerWithPassword(api, { login })
      for (let time = 0; time < 15; time += 1) expect((await signInFrom(place, login)).status).toBe(200)
    }
    expect(outcome(await signInFrom(place, '0611111111'))).toMatchObject(limited)
    expect((await signInFrom(place, '0619999991')).status).toBe(200)
  })

  it('at the place of a customer does not use up the right ones of who is known here', async () => {
    await addCustomerWithPassword(api, { login: '0688888888' })
    const home = somewhere()
    await signInFrom(home, '0688888888')
    await guess(10, home, '0688888888')
    await Promise.all(Array.from({ length: 30 }, () => signInFrom(home, '0688888888', 'Wrong-Word-1')))
    expect((await signInFrom(home, '0688888888')).status).toBe(200)
  })

  it('cannot choose its place where no proxy is trusted', async () => {
    const open = await openTestApi({ on: api.testDatabase })
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) {
      const answer = await signInFrom(somewhere(), '0600000002', 'Wrong-Word-1', open)
      statuses.push(answer.status)
    }
    await open.close()
    expect(statuses.at(-1)).toBe(429)
  })
})
