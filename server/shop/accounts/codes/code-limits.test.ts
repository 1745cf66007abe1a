import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addCustomer } from '../../../../tests/support/api/customers.ts'
import { letPass, newPhone, receiveCode, requestCode } from '../../../../tests/support/api/one-time-codes.ts'
import { openTestApi, type TestAnswer, type TestApi } from '../../../../tests/support/api/open-api.ts'

const [minute, hour] = [60, 60 * 60]

let api: TestApi
let neighbour: TestApi
let proxied: TestApi
beforeAll(async () => {
  api = await openTestApi()
  neighbour = await openTestApi({ on: api.testDatabase })
  proxied = await openTestApi({ on: api.testDatabase, trustProxy: 1 })
})
afterAll(async () => {
  await proxied.close()
  await neighbour.close()
  await api.close()
})
beforeEach(() => api.database.pool.query('delete from rate_limit_hits'))

const limited = { status: 429, body: { code: 'RATE_LIMITED' } }
const waitOf = ({ headers }: TestAnswer) => Number(headers.get('retry-after'))

/** The wait may have become slightly shorter while the test ran. */
function expectWait(answer: TestAnswer, seconds: number) {
  expect(answer).toMatchObject(limited)
  expect(waitOf(answer)).toBeLessThanOrEqual(seconds)
  expect(waitOf(answer)).toBeGreaterThan(seconds - 30)
}

async function askTimes(times: number, phone: string, ...passing: number[]) {
  for (let time = 0; time < times; time += 1) {
    expect((await requestCode(api, phone)).status).toBe(200)
    for (const seconds of passing) await letPass(api, seconds)
  }
}

it('R9.21: another code may be asked for after 60 seconds; the wait is told', async () => {
  const phone = newPhone()
  await askTimes(1, phone)
  expectWait(await requestCode(api, phone), minute)
  await letPass(api, 50)
  expect(await requestCode(api, phone)).toMatchObject(limited)
  await letPass(api, 10)
  expect((await requestCode(api, phone)).status).toBe(200)
})

it('a refused request leaves the code as it is', async () => {
  const phone = newPhone()
  const { otp } = await receiveCode(api, phone)
  await requestCode(api, phone)
  const body = { userName: phone, otp, reason: 'register' }
  expect(await api.call('POST', '/api/customers/otp/validation', { body })).toMatchObject({ status: 200 })
})

it('the short wait is for the same reason: who has just registered may change the password', async () => {
  const phone = newPhone()
  await addCustomer(api.database, { login: phone })
  await receiveCode(api, phone)
  await receiveCode(api, phone, 'changePassword')
  expect(await requestCode(api, phone, 'changePassword')).toMatchObject(limited)
})

it('five in an hour, whatever they are for', async () => {
  const phone = newPhone()
  await askTimes(4, phone, minute)
  expect((await requestCode(api, phone, 'forgotPassword')).status).toBe(200)
  await letPass(api, minute)
  expectWait(await requestCode(api, phone), hour - 5 * minute)
  await letPass(api, hour - 5 * minute)
  expect((await requestCode(api, phone)).status).toBe(200)
})

it('ten in a day', async () => {
  const phone = newPhone()
  await askTimes(10, phone, 2 * hour)
  expectWait(await requestCode(api, phone), 4 * hour)
  await letPass(api, 4 * hour)
  expect((await requestCode(api, phone)).status).toBe(200)
})

it("who asks for a customer's codes from elsewhere leaves the customer as many", async () => {
  const phone = newPhone()
  const theirHeaders = { 'x-forwarded-for': '203.0.113.1' }
  for (let times = 0; times < 5; times += 1) {
    expect((await requestCode(proxied, phone, 'register', theirHeaders)).status).toBe(200)
    await letPass(api, minute)
  }
  expect(await requestCode(proxied, phone, 'register', theirHeaders)).toMatchObject(limited)
  await askTimes(5, phone, minute)
  expect(await requestCode(api, phone)).toMatchObject(limited)
})

it('an e-mail in other letters is the same user', async () => {
  expect((await requestCode(api, 'limits@example.com')).status).toBe(200)
  expect(await requestCode(api, 'Limits@Example.COM')).toMatchObject(limited)
})

it('a user of whom nobody knows is held to the same', async () => {
  const phone = newPhone()
  expect((await requestCode(api, phone, 'forgotPassword')).status).toBe(200)
  expectWait(await requestCode(api, phone, 'forgotPassword'), minute)
})

it('an address may ask 20 times a minute and 100 times an hour, for whomever', async () => {
  const users = Array.from({ length: 20 }, newPhone)
  for (const user of users) expect((await requestCode(api, user)).status).toBe(200)
  expectWait(await requestCode(api, newPhone()), minute)
  await letPass(api, minute)
  for (let minutes = 1; minutes < 5; minutes += 1) {
    for (const _ of users) expect((await requestCode(api, newPhone())).status).toBe(200)
    await letPass(api, minute)
  }
  expectWait(await requestCode(api, newPhone()), hour - 5 * minute)
})

it('is-exist answers 10 times a minute and 50 an hour', async () => {
  const ask = () => api.call('GET', `/api/customers/is-exist?phoneNumber=${newPhone()}`)
  for (let minutes = 0; minutes < 5; minutes += 1) {
    for (let times = 0; times < 10; times += 1) expect((await ask()).status).toBe(200)
    expectWait(await ask(), minutes < 4 ? minute : hour - 4 * minute)
    await letPass(api, minute)
  }
})

it('two servers on one database count together', async () => {
  const phone = newPhone()
  const { otp } = await receiveCode(api, phone)
  expect(await requestCode(neighbour, phone)).toMatchObject(limited)
  const type = (at: TestApi, typed: string) =>
    at.call('POST', '/api/customers/otp/validation', {
      body: { userName: phone, otp: typed, reason: 'register' },
    })
  const wrong = otp === '000000' ? '000001' : '000000'
  for (const at of [api, neighbour, api, neighbour, api]) {
    expect(await type(at, wrong)).toMatchObject({ body: { code: 'OTP_INVALID' } })
  }
  for (const at of [api, neighbour])
    expect(await type(at, otp)).toMatchObject({ body: { code: 'OTP_LOCKED' } })

  const ask = (at: TestApi) => at.call('GET', '/api/customers/is-exist?phoneNumber=0812345678')
  for (let times = 0; times < 5; times += 1) await Promise.all([ask(api), ask(neighbour)])
  for (const at of [api, neighbour]) expect(await ask(at)).toMatchObject(limited)
})

it('of twenty requests at once one is served', async () => {
  const phone = newPhone()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => requestCode(index % 2 ? api : neighbour, phone)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await api.database.pool.query('select from messages where recipient = $1', [phone])
  expect(rows).toHaveLength(1)
})
