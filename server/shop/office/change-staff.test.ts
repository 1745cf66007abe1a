import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateSync } from 'otplib'
import type {
  AuditList,
  NewStaffPassword,
  SecondFactor,
  StaffHandover,
  StaffList,
} from '../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { good, refusalOf } from '../../../tests/support/api/shopper.ts'
import { addTestStaff, owner as nobody, staffSession } from '../../../tests/support/api/staff.ts'
import { changeStaff } from './change-staff.ts'

let api: TestApi
let ownerId: string
let owner: { cookie: string }
beforeAll(async () => {
  api = await openTestApi()
  ownerId = (await addTestStaff(api.database)).id
  owner = await staffSession(api.database, ownerId)
})
afterAll(() => api.close())

const call = (method: string, path: string, body?: object, headers = owner) =>
  api.call(method, `/api/office/${path}`, { headers, ...(body && { body }) })
const codeOf = (uri: string) => generateSync({ secret: new URL(uri).searchParams.get('secret') ?? '' })
const signIn = (email: string, password: string, code: string) =>
  api.call('POST', '/api/office/signin', { body: { email, password, code } })
const status = async (headers: { cookie: string }) => (await call('GET', 'me', undefined, headers)).status

it('adds somebody, who signs in with what is shown once, and lists them', async () => {
  const nok = { name: 'นก ขยัน', email: 'Nok@office.test.co', role: 'warehouse' }
  const { id, password, uri } = good<StaffHandover>(await call('POST', 'staff', nok))
  expect((await signIn('nok@office.test.co', password, codeOf(uri))).body).toEqual({ isSignedIn: true })
  const { data } = good<StaffList>(await call('GET', 'staff'))
  const known = data.find((one) => one.id === id)
  expect(known).toMatchObject({ role: 'warehouse', isActive: true })
  const { data: log } = good<AuditList>(await call('GET', `audit?staffId=${id}&action=signIn`))
  expect(known?.lastSignInAt).toBe(log[0]?.at)
  expect(JSON.stringify(data)).not.toContain('recovery')
  expect(refusalOf(await call('POST', 'staff', nok))).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' })
})

describe('R19.4: a change', () => {
  it('of the role counts at once, and deactivating ends the sessions; both are in the log', async () => {
    const noi = { name: 'น้อย ใจดี', email: 'noi@office.test.co', role: 'warehouse' }
    const { id } = good<StaffHandover>(await call('POST', 'staff', noi))
    const headers = await staffSession(api.database, id)
    expect((await call('GET', 'refunds', undefined, headers)).status).toBe(403)
    good(await call('PUT', `staff/${id}`, { role: 'sales', isActive: true }))
    expect((await call('GET', 'refunds', undefined, headers)).status).toBe(200)
    good(await call('PUT', `staff/${id}`, { role: 'sales', isActive: false }))
    expect(await status(headers)).toBe(401)
    const { data, totalRecords } = good<AuditList>(await call('GET', `audit?subject=${id}&pageSize=2`))
    expect(totalRecords).toBe(3)
    expect(data.map(({ changes }) => changes)).toEqual([
      [{ field: 'isActive', before: 'true', after: 'false' }],
      [{ field: 'role', before: 'warehouse', after: 'sales' }],
    ])
  })

  it('of one thing leaves the other as somebody else made it meanwhile', async () => {
    const { id } = await addTestStaff(api.database, 'warehouse')
    const member = async () => good<StaffList>(await call('GET', 'staff')).data.find((one) => one.id === id)
    good(await call('PUT', `staff/${id}`, { isActive: false }))
    good(await call('PUT', `staff/${id}`, { role: 'sales' }))
    expect(await member()).toMatchObject({ role: 'sales', isActive: false })
    good(await call('PUT', `staff/${id}`, { isActive: true }))
    expect(await member()).toMatchObject({ role: 'sales', isActive: true })
    expect(refusalOf(await call('PUT', `staff/${id}`, {}))).toMatchObject({ status: 400 })
    const { data } = good<AuditList>(await call('GET', `audit?subject=${id}&action=changeStaff`))
    expect(data.map(({ changes }) => changes)).toEqual([
      [{ field: 'isActive', before: 'false', after: 'true' }],
      [{ field: 'role', before: 'warehouse', after: 'sales' }],
      [{ field: 'isActive', before: 'true', after: 'false' }],
    ])
    for (const change of [{ role: 'sales' }, { isActive: false }])
      expect(refusalOf(await call('PUT', `staff/${ownerId}`, change))).toMatchObject({ code: 'LAST_OWNER' })
  })

  it('never locks out the last owner, also when two deactivate each other at once', async () => {
    const lastOne = await call('PUT', `staff/${ownerId}`, { role: 'sales', isActive: true })
    expect(refusalOf(lastOne)).toEqual({ status: 409, code: 'LAST_OWNER' })
    const other = await addTestStaff(api.database)
    const off = { role: 'owner', isActive: false } as const
    const { db } = api.database
    const done = await Promise.allSettled([
      changeStaff(db, { ...nobody, id: ownerId }, other.id, off),
      changeStaff(db, { ...nobody, id: other.id }, ownerId, off),
    ])
    expect(done.filter((one) => one.status === 'rejected')).toMatchObject([
      { reason: { code: 'LAST_OWNER' } },
    ])
    await api.database.pool.query('update staff set is_active = true where id = $1', [ownerId])
    owner = await staffSession(api.database, ownerId)
  })
})

it('R19.1: gives a new second factor, and the former one and the sessions are over', async () => {
  const member = await addTestStaff(api.database, 'sales')
  const headers = await staffSession(api.database, member.id)
  const { uri } = good<SecondFactor>(await call('POST', `staff/${member.id}/second-factor`))
  expect(await status(headers)).toBe(401)
  expect((await signIn(member.email, member.password, member.code())).status).toBe(400)
  expect((await signIn(member.email, member.password, codeOf(uri))).status).toBe(200)
})

it('R19.1: gives a new password, and the former one and the sessions are over', async () => {
  const member = await addTestStaff(api.database, 'sales')
  const headers = await staffSession(api.database, member.id)
  const { password } = good<NewStaffPassword>(await call('POST', `staff/${member.id}/password`))
  expect(await status(headers)).toBe(401)
  expect((await signIn(member.email, member.password, member.code())).status).toBe(400)
  expect((await signIn(member.email, password, member.code())).body).toEqual({ isSignedIn: true })
  expect(refusalOf(await call('POST', 'staff/nobody/password'))).toMatchObject({ status: 404 })
})

it('R19.5: says who did what to whom, and finds it by who, what and when', async () => {
  const member = await addTestStaff(api.database, 'sales')
  const since = new Date().toISOString()
  good(await call('PUT', `staff/${member.id}`, { role: 'editor', isActive: true }))
  good(await call('POST', `staff/${member.id}/second-factor`))
  const found = async (query: object) =>
    good<AuditList>(await call('GET', `audit?${new URLSearchParams({ from: since, ...query })}`))
  expect(await found({})).toMatchObject({
    data: [
      { action: 'resetSecondFactor', subject: member.id, about: 'สมศรี ใจดี', changes: [] },
      { action: 'changeStaff', staff: { id: ownerId } },
    ],
    totalRecords: 2,
  })
  expect((await found({ action: 'changeStaff' })).totalRecords).toBe(1)
  expect((await found({ staffId: ownerId })).totalRecords).toBe(2)
  expect((await found({ staffId: member.id })).totalRecords).toBe(0)
  expect((await found({ before: since })).totalRecords).toBe(0)
})

it('R19.3: changes the own password, and ends the other sessions', async () => {
  const member = await addTestStaff(api.database, 'editor')
  const [here, elsewhere] = [
    await staffSession(api.database, member.id),
    await staffSession(api.database, member.id),
  ]
  const change = (oldPassword: string) =>
    call('POST', 'password', { oldPassword, newPassword: 'Fresh2027Sheets' }, here)
  expect(refusalOf(await change('Wrong2024'))).toMatchObject({ code: 'INVALID_OLD_PASSWORD' })
  good(await change(member.password))
  expect([await status(here), await status(elsewhere)]).toEqual([200, 401])
  expect((await signIn(member.email, 'Fresh2027Sheets', member.code())).body).toEqual({ isSignedIn: true })
})

it('R19.2: pauses who guesses the own old password, before the right one too', async () => {
  const member = await addTestStaff(api.database, 'editor')
  const here = await staffSession(api.database, member.id)
  const change = (oldPassword: string) =>
    call('POST', 'password', { oldPassword, newPassword: 'Fresh2027Sheets' }, here)
  for (let tries = 0; tries < 5; tries += 1)
    expect(refusalOf(await change('Wrong2024'))).toMatchObject({ code: 'INVALID_OLD_PASSWORD' })
  expect(refusalOf(await change(member.password))).toEqual({ status: 429, code: 'RATE_LIMITED' })
})
