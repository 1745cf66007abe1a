import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditList, StaffSessions } from '../../../openapi/generated/schema.ts'
import { openTestApi, type TestAnswer, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addTestStaff, staffSession, type TestStaff } from '../../../tests/support/api/staff.ts'
import { untilWaiting } from '../../../tests/support/database/waiting.ts'
import { placesOf, wholeContent } from '../../../tests/support/database/whole-content.ts'
import { sandboxSettings } from '../common/shop-settings.ts'
import { rightsOf } from './roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const signIn = (
  { email, password }: Pick<TestStaff, 'email' | 'password'>,
  code?: string,
  headers: Record<string, string> = {},
) => api.call('POST', '/api/office/signin', { body: { email, password, ...(code && { code }) }, headers })
const me = (headers: Record<string, string>) => api.call('GET', '/api/office/me', { headers })
const codeOf = ({ status, body }: TestAnswer) => [status, (body as { code?: string }).code]
const cookieOf = ({ headers }: TestAnswer) => {
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';')
  return { cookie }
}
const failures = async (member: TestStaff, tries: string[]) => {
  const found: unknown[] = []
  for (const code of tries) found.push(codeOf(await signIn(member, code)))
  return found
}

describe('R19.1: signing in', () => {
  it('asks for the code after the password, and takes both together', async () => {
    const member = await addTestStaff(api.database)
    const asked = await signIn(member)
    expect(asked.body).toEqual({ isSignedIn: false })
    expect(asked.headers.has('set-cookie')).toBe(false)
    const done = await signIn({ ...member, email: member.email.toUpperCase() }, member.code())
    expect(done.body).toEqual({ isSignedIn: true })
    expect(done.headers.get('set-cookie')).toMatch(
      /^office_session=[\w-]{43}; Path=\/api\/office; HttpOnly; SameSite=Strict$/,
    )
    expect((await me(cookieOf(done))).body).toMatchObject({
      id: member.id,
      role: 'owner',
      rights: [...rightsOf.owner],
    })
  })

  it('gives a cookie for HTTPS alone in production', async () => {
    const mail = { smtpUrl: 'smtp://localhost', from: 'a@b.co' }
    const settings = { ...sandboxSettings, mode: 'production' as const, mail }
    const production = await openTestApi({ on: api.testDatabase, settings })
    const member = await addTestStaff(api.database)
    const body = { email: member.email, password: member.password, code: member.code() }
    const done = await production.call('POST', '/api/office/signin', { body })
    expect(done.headers.get('set-cookie')).toContain('; Secure')
    await production.close()
  })

  it('answers the same to an unknown e-mail, a wrong password and a closed account', async () => {
    const member = await addTestStaff(api.database)
    const closed = await addTestStaff(api.database)
    const closedToo = await addTestStaff(api.database)
    const ids = [closed.id, closedToo.id]
    await api.database.pool.query('update staff set is_active = false where id = any ($1)', [ids])
    const answers = [
      await signIn({ ...member, email: 'nobody@office.test.co' }, member.code()),
      await signIn({ ...member, password: 'Wrong2024' }, member.code()),
      await signIn(closed, closed.code()),
      // To ask for the code would say that the password is right.
      await signIn(closedToo),
    ]
    for (const { status, body } of answers)
      expect({ ...(body as object), traceId: '' }).toEqual({
        type: 'urn:phaen:problem:bad-credentials',
        title: 'The e-mail or password is not right',
        status,
        code: 'BAD_CREDENTIALS',
        attemptsLeft: 4,
        traceId: '',
      })
  })

  it('says how many wrong tries are left, of the password and of the code together', async () => {
    const member = await addTestStaff(api.database)
    const tries = [
      await signIn({ ...member, password: 'Wrong2024' }),
      await signIn(member, '000000'),
      await signIn(member, '000001'),
    ]
    expect(tries.map(({ body }) => (body as { attemptsLeft?: number }).attemptsLeft)).toEqual([4, 3, 2])
  })

  it('takes a code of the authenticator once, and none from before it', async () => {
    const member = await addTestStaff(api.database)
    const [earlier, code] = [member.code(-30), member.code()]
    expect((await signIn(member, code)).status).toBe(200)
    expect(await failures(member, [code, earlier])).toEqual([
      [400, 'OTP_INVALID'],
      [400, 'OTP_INVALID'],
    ])
  })

  it('takes no code of an authenticator that is replaced at this moment', async () => {
    const [member, other] = [await addTestStaff(api.database), await addTestStaff(api.database)]
    const reset = await api.database.pool.connect()
    await reset.query('begin')
    await reset.query(
      `update staff set totp_secret = (select totp_secret from staff where id = $2) where id = $1`,
      [member.id, other.id],
    )
    const signingIn = signIn(member, member.code())
    await untilWaiting(api.database.pool)
    await reset.query('commit')
    reset.release()
    expect(codeOf(await signingIn)).toEqual([400, 'OTP_INVALID'])
    expect((await signIn(member, other.code())).status).toBe(200)
  })

  it('takes each recovery code once', async () => {
    const member = await addTestStaff(api.database)
    const [one = '', other = ''] = member.recoveryCodes
    expect((await signIn(member, one)).status).toBe(200)
    expect(await failures(member, [one])).toEqual([[400, 'OTP_INVALID']])
    expect((await signIn(member, other.toUpperCase())).status).toBe(200)
  })

  it('R19.2: pauses after five wrong tries, whatever was wrong', async () => {
    const member = await addTestStaff(api.database)
    const wrong = Array<string>(5).fill('recovery-code')
    expect(await failures(member, wrong)).toEqual(wrong.map(() => [400, 'OTP_INVALID']))
    const paused = await signIn(member, member.code())
    expect(codeOf(paused)).toEqual([429, 'RATE_LIMITED'])
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(600)
  })

  it('stores neither token, secret nor recovery code so that they could be used', async () => {
    const member = await addTestStaff(api.database)
    const { cookie } = cookieOf(await signIn(member, member.code()))
    const content = await wholeContent(api.database.pool)
    const known = [cookie.split('=')[1] ?? '', member.password, ...member.recoveryCodes]
    for (const text of known) expect(placesOf(content, text)).toEqual([])
  })
})

describe('R19.3: sessions', () => {
  it('are listed with what they came from, and ended one by one', async () => {
    const member = await addTestStaff(api.database)
    const other = await addTestStaff(api.database)
    const [mine, phone] = [
      await staffSession(api.database, member.id),
      await staffSession(api.database, member.id),
    ]
    await staffSession(api.database, other.id)
    const list = async () =>
      ((await api.call('GET', '/api/office/sessions', { headers: mine })).body as StaffSessions).data
    expect(await list()).toMatchObject([{ userAgent: 'test' }, { userAgent: 'test' }])
    const phones = (await list()).find(({ isCurrent }) => !isCurrent)?.id ?? ''
    const end = (id: string) => api.call('DELETE', `/api/office/sessions/${id}`, { headers: mine })
    expect((await end(phones)).status).toBe(200)
    expect(await list()).toMatchObject([{ isCurrent: true }])
    expect(codeOf(await me(phone))).toEqual([401, 'UNAUTHORIZED'])
  })

  it('of another member are not found, as if they did not exist', async () => {
    const [mine, other] = [await addTestStaff(api.database), await addTestStaff(api.database)]
    const headers = await staffSession(api.database, mine.id)
    const theirs = await staffSession(api.database, other.id)
    const { data } = (await api.call('GET', '/api/office/sessions', { headers: theirs }))
      .body as StaffSessions
    const ended = await api.call('DELETE', `/api/office/sessions/${data[0]?.id}`, { headers })
    expect(codeOf(ended)).toEqual([404, 'NOT_FOUND'])
    expect((await me(theirs)).status).toBe(200)
  })

  it('end with signing out, with their time, and with the account', async () => {
    const member = await addTestStaff(api.database)
    const [left, old, closed] = [
      await staffSession(api.database, member.id),
      await staffSession(api.database, member.id),
      await staffSession(api.database, member.id),
    ]
    const out = await api.call('POST', '/api/office/signout', { headers: left })
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await me(left)).status).toBe(401)
    expect((await me(old)).status).toBe(200)
    await api.database.pool.query(`update staff_sessions set expires_at = now() where staff_id = $1`, [
      member.id,
    ])
    expect((await me(old)).status).toBe(401)
    await api.database.pool.query(`update staff_sessions set expires_at = now() + interval '1 hour'`)
    expect((await me(closed)).status).toBe(200)
    await api.database.pool.query('update staff set is_active = false where id = $1', [member.id])
    expect((await me(closed)).status).toBe(401)
  })
})

describe('R19.3: a change asked for by a page of another origin', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused: %o', async (headers) => {
    const member = await addTestStaff(api.database)
    const cookie = await staffSession(api.database, member.id)
    const answer = await api.call('POST', '/api/office/signout', { headers: { ...cookie, ...headers } })
    expect(codeOf(answer)).toEqual([403, 'FORBIDDEN'])
    expect((await me(cookie)).status).toBe(200)
    expect(codeOf(await signIn(member, member.code(), headers))).toEqual([403, 'FORBIDDEN'])
  })

  it('is taken from the own one', async () => {
    const { id } = await addTestStaff(api.database)
    const own = { host: 'shop.example', origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }
    const headers = { ...(await staffSession(api.database, id)), ...own }
    expect((await api.call('POST', '/api/office/signout', { headers })).status).toBe(200)
  })
})

describe('R19.5: the audit log', () => {
  it('tells the owner who did what, the newest first', async () => {
    const { id } = await addTestStaff(api.database)
    const headers = await staffSession(api.database, id)
    const { data } = (await api.call('GET', '/api/office/audit?pageSize=1', { headers })).body as AuditList
    expect(data).toMatchObject([{ staff: { id }, action: 'signIn', changes: [] }])
  })

  it.each(["update audit_log set action = 'x'", 'delete from audit_log'])('refuses %s', async (statement) => {
    await staffSession(api.database, (await addTestStaff(api.database)).id)
    await expect(api.database.pool.query(statement)).rejects.toThrow('only ever added to')
  })
})
