import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'
import { receiveCode, requestCode, wrongCode } from '../support/api/one-time-codes.ts'
import { startApi, type RunningApi } from '../support/api/running-api.ts'
import { addCustomerWithPassword, signIn } from '../support/api/sign-in.ts'

let api: TestApi
let processes: RunningApi[] = []
beforeAll(async () => {
  api = await openTestApi()
  processes = await Promise.all([startApi(api.testDatabase), startApi(api.testDatabase)])
})
afterAll(async () => {
  await Promise.all(processes.map((one) => one.end()))
  await api.close()
})

/** Asks two processes in turn, and counts the answers by their codes. */
async function alternately(times: number, ask: (server: RunningApi) => ReturnType<RunningApi['call']>) {
  const counts: Record<string, number> = {}
  for (let count = 0; count < times; count += 1) {
    const server = processes[count % processes.length]
    if (!server) throw new Error('No process runs')
    const { status, body } = await ask(server)
    const { code = 'OK' } = body as { code?: string }
    counts[`${status} ${code}`] = (counts[`${status} ${code}`] ?? 0) + 1
  }
  return counts
}

it('ten wrong passwords for one login from one network, then none', async () => {
  await addCustomerWithPassword(api, { login: '0661111111', phoneNumber: '0661111111' })
  const counts = await alternately(14, (server) => signIn(server, '0661111111', 'Wrong-2024'))
  expect(counts).toEqual({ '400 BAD_CREDENTIALS': 10, '429 RATE_LIMITED': 4 })
})

it('ten questions a minute whether a phone number is a login', async () => {
  const counts = await alternately(14, (server) =>
    server.call('GET', '/api/customers/is-exist?phoneNumber=0661111111'),
  )
  expect(counts).toEqual({ '200 OK': 10, '429 RATE_LIMITED': 4 })
})

it('five wrong tries at a code, then not even the right one', async () => {
  const userName = '0662222222'
  const { otp } = await receiveCode(api, userName)
  const confirm = (server: RunningApi, tried: string) =>
    server.call('POST', '/api/customers/otp/validation', {
      body: { userName, otp: tried, reason: 'register' },
    })
  const counts = await alternately(6, (server) => confirm(server, wrongCode(otp)))
  expect(counts).toEqual({ '400 OTP_INVALID': 5, '429 OTP_LOCKED': 1 })
  expect(await alternately(2, (server) => confirm(server, otp))).toEqual({ '429 OTP_LOCKED': 2 })
})

it('one code a minute for one login', async () => {
  const counts = await alternately(4, (server) => requestCode({ ...api, call: server.call }, '0663333333'))
  expect(counts).toEqual({ '200 OK': 1, '429 RATE_LIMITED': 3 })
})
