import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { newPhone, receiveCode, wrongCode } from '../../../../tests/support/api/one-time-codes.ts'
import { openTestApi, type TestAnswer, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { person, register } from '../../../../tests/support/api/registrations.ts'
import { signIn } from '../../../../tests/support/api/sign-in.ts'

let api: TestApi
let neighbour: TestApi
beforeAll(async () => {
  api = await openTestApi()
  neighbour = await openTestApi({ on: api.testDatabase })
})
afterAll(async () => {
  await neighbour.close()
  await api.close()
})
beforeEach(() => api.database.pool.query('delete from rate_limit_hits'))

/** More concurrent requests would exceed the time limit for a database connection. */
const maxInFlight = 100

/** The requests go to two servers at once. */
async function atOnce(
  times: number,
  ask: (at: TestApi, index: number) => Promise<TestAnswer>,
): Promise<TestAnswer[]> {
  const answers: TestAnswer[] = []
  let asked = 0
  const keepAsking = async () => {
    while (asked < times) {
      const index = asked++
      answers[index] = await ask(index % 2 ? api : neighbour, index)
    }
  }
  await Promise.all(Array.from({ length: maxInFlight }, keepAsking))
  return answers
}

function countCodes(answers: TestAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const said = typeof body === 'object' && body && 'code' in body ? String(body.code) : String(status)
    counts[said] = (counts[said] ?? 0) + 1
  }
  return counts
}

async function customersWith(phone: string): Promise<number> {
  const { rows } = await api.database.pool.query('select from customers where phone_number = $1', [phone])
  return rows.length
}

it('of 1,000 guesses, a hundred at once, five are judged', async () => {
  const phone = newPhone()
  const { otp } = await receiveCode(api, phone)
  const answers = await atOnce(1_000, (at, index) => {
    const guess = String((Number(otp) + 1 + index) % 1_000_000).padStart(6, '0')
    return at.call('POST', '/api/customers/otp/validation', {
      body: { userName: phone, otp: guess, reason: 'register' },
    })
  })
  expect(countCodes(answers)).toEqual({ OTP_INVALID: 5, OTP_LOCKED: 995 })
  const { rows } = await api.database.pool.query(
    'select tries_left from one_time_codes order by id desc limit 1',
  )
  expect(rows).toEqual([{ tries_left: 0 }])
})

it('of 50 right codes at once one succeeds', async () => {
  const phone = newPhone()
  const { otp } = await receiveCode(api, phone)
  const answers = await atOnce(50, (at) => register(at, person(phone, otp)))
  // The right code is compared 20 times; then it has to wait.
  expect(countCodes(answers)).toEqual({
    200: 1,
    OTP_INVALID: expect.any(Number),
    RATE_LIMITED: expect.any(Number),
  })
  expect(await customersWith(phone)).toBe(1)
})

it('of 50 resets with one right code at once one succeeds, and its password is the one that counts', async () => {
  const phone = newPhone()
  const { otp } = await receiveCode(api, phone)
  expect((await register(api, person(phone, otp))).status).toBe(200)
  const forgotten = await receiveCode(api, phone, 'forgotPassword')
  const answers = await atOnce(50, (at, index) =>
    at.call('POST', '/api/accounts/forgot-password/individual', {
      body: {
        phoneNumber: phone,
        newPassword: `Acrylic-Sheet-${100 + index}`,
        otp: forgotten.otp,
        reason: 'forgotPassword',
      },
    }),
  )
  expect(countCodes(answers)[200]).toBe(1)
  const winner = answers.findIndex(({ status }) => status === 200)
  expect((await signIn(api, phone, `Acrylic-Sheet-${100 + winner}`)).status).toBe(200)
})

it('20 registrations of one phone at once make one customer', async () => {
  const phone = newPhone()
  const { otp } = await receiveCode(api, phone)
  const answers = await atOnce(20, (at) => register(at, person(phone, otp)))
  expect(countCodes(answers)).toEqual({ 200: 1, OTP_INVALID: 19 })
  expect(await customersWith(phone)).toBe(1)
})

it('and so do 8 with a code of their own each, let go at the same moment', async () => {
  const phone = newPhone()
  const { otp } = await receiveCode(api, phone)
  const gate = await neighbour.database.pool.connect()
  await gate.query('begin; lock table customers in exclusive mode')
  const answers: Promise<TestAnswer>[] = []
  try {
    for (let count = 1; count <= 8; count += 1) {
      answers.push(register(api, person(phone, otp)))
      await vi.waitFor(async () => expect(await waitingAt(gate)).toBe(count), 10_000)
      await api.database.pool.query(sameCodeAnew)
    }
  } finally {
    await gate.query('commit')
    gate.release()
  }
  expect(countCodes(await Promise.all(answers))).toEqual({ 200: 1, PHONE_TAKEN: 7 })
  expect(await customersWith(phone)).toBe(1)
})

const sameCodeAnew = `
  insert into one_time_codes (holder, reason, ref_code, code_digest)
  select holder, reason, ref_code, code_digest from one_time_codes order by id desc limit 1`

async function waitingAt(gate: Pick<pg.PoolClient, 'query'>): Promise<number> {
  const { rows } = await gate.query(
    `select from pg_locks where relation = 'customers'::regclass and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.length
}

it('a wrong code among right ones at once takes nothing from them', async () => {
  const phone = newPhone()
  const { otp } = await receiveCode(api, phone)
  const answers = await atOnce(20, (at, index) =>
    at.call('POST', '/api/customers/otp/validation', {
      body: { userName: phone, otp: index % 10 ? otp : wrongCode(otp), reason: 'register' },
    }),
  )
  expect(countCodes(answers)).toEqual({ 200: 18, OTP_INVALID: 2 })
})
