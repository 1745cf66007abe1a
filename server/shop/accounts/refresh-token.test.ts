import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApi, type TestAnswer, type TestApi } from '../../../tests/support/api/open-api.ts'
import {
  addCustomerWithPassword,
  refresh,
  signIn,
  signOut,
  tokensOf,
  type Tokens,
} from '../../../tests/support/api/sign-in.ts'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'

let api: TestApi
let another: TestApi
let customer: string
let tokens: Tokens
let count = 0
beforeAll(async () => {
  api = await openTestApi()
  another = await openTestApi({ on: api.testDatabase })
})
beforeEach(async () => {
  const login = `06123456${String((count += 1)).padStart(2, '0')}`
  customer = await addCustomerWithPassword(api, { login })
  tokens = tokensOf(await signIn(api, login))
})
afterAll(async () => {
  await another.close()
  await api.close()
})

const refused = { status: 401, body: { code: 'REFRESH_REFUSED' } }
const pass = (seconds: number) => letTimePass(api.database.pool, seconds)
const idIn = ({ access_token }: Tokens): string =>
  JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).sid

async function refreshed(refreshToken: string): Promise<Tokens> {
  const answer = await refresh(api, refreshToken)
  expect(answer.status).toBe(200)
  return tokensOf(answer)
}

async function expectEnded(...all: Tokens[]): Promise<void> {
  for (const one of all) {
    expect(await refresh(api, one.refresh_token)).toMatchObject(refused)
    expect((await signOut(api, one.access_token)).status).toBe(401)
  }
}

describe('a refresh', () => {
  it('R7.6: takes refreshToken and answers two new tokens of the same session', async () => {
    const next = await refreshed(tokens.refresh_token)
    expect(next.refresh_token).not.toBe(tokens.refresh_token)
    expect(Buffer.from(next.refresh_token, 'base64url')).toHaveLength(32)
    expect(idIn(next)).toBe(idIn(tokens))
    expect((await signOut(api, next.access_token)).status).toBe(200)
  })

  it('takes the header hasMessage', async () => {
    const answer = await api.call('POST', '/api/accounts/token-refresh', {
      headers: { hasMessage: 'false' },
      body: { refreshToken: tokens.refresh_token },
    })
    expect(answer.status).toBe(200)
  })

  it('follows on a refresh, as often as one likes', async () => {
    const all = [tokens]
    for (let time = 0; time < 5; time += 1) {
      all.push(await refreshed(all.at(-1)?.refresh_token ?? ''))
      await pass(900)
    }
    expect(new Set(all.map(({ refresh_token }) => refresh_token)).size).toBe(6)
  })

  it.each(['nothing of ours', 'r_8Jq2mX', Buffer.alloc(32).toString('base64url')])(
    'is refused to %s',
    async (token) => {
      expect(await refresh(api, token)).toMatchObject(refused)
    },
  )

  it('lives 24 hours from the last one on', async () => {
    await pass(24 * 3_600 - 60)
    const next = await refreshed(tokens.refresh_token)
    await pass(24 * 3_600 - 60)
    const last = await refreshed(next.refresh_token)
    await pass(24 * 3_600)
    expect(await refresh(api, last.refresh_token)).toMatchObject(refused)
  })

  it('is refused to a customer who was made inactive, and so is every token', async () => {
    await api.database.pool.query('update customers set is_active = false where id = $1', [customer])
    await expectEnded(tokens)
  })
})

describe('a token that was used', () => {
  it('answers the same successor for 30 seconds', async () => {
    const next = await refreshed(tokens.refresh_token)
    await pass(25)
    const again = await refreshed(tokens.refresh_token)
    expect(again.refresh_token).toBe(next.refresh_token)
    expect((await signOut(api, again.access_token)).status).toBe(200)
  })

  it('answers the same successor though that was used too', async () => {
    const next = await refreshed(tokens.refresh_token)
    const last = await refreshed(next.refresh_token)
    expect((await refreshed(tokens.refresh_token)).refresh_token).toBe(next.refresh_token)
    expect((await refreshed(next.refresh_token)).refresh_token).toBe(last.refresh_token)
  })

  it('ends the session when it comes later', async () => {
    const next = await refreshed(tokens.refresh_token)
    await pass(31)
    expect(await refresh(api, tokens.refresh_token)).toMatchObject(refused)
    await expectEnded(tokens, next)
  })

  it('ends the session though it is long ago', async () => {
    const next = await refreshed(tokens.refresh_token)
    await pass(900)
    const last = await refreshed(next.refresh_token)
    expect(await refresh(api, tokens.refresh_token)).toMatchObject(refused)
    await expectEnded(tokens, next, last)
  })

  it('ends its own session alone', async () => {
    const other = await addCustomerWithPassword(api, { login: `06999999${String(count).padStart(2, '0')}` })
    expect(other).not.toBe(customer)
    const others = tokensOf(await signIn(api, `06999999${String(count).padStart(2, '0')}`))
    await refreshed(tokens.refresh_token)
    await pass(31)
    await refresh(api, tokens.refresh_token)
    await refreshed(others.refresh_token)
  })
})

describe('many at once', () => {
  const hasTokens = ({ status, body }: TestAnswer) => status === 200 && 'refresh_token' in (body as object)
  const manyOf = (refreshToken: string) =>
    Promise.all(
      Array.from({ length: 50 }, (_, index) => refresh(index % 2 === 0 ? api : another, refreshToken)),
    )

  it('are given the same answer: one successor', async () => {
    const answers = await manyOf(tokens.refresh_token)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { rows } = await api.database.pool.query(
      'select replaced_at is not null as used from refresh_tokens where session_id = $1 order by 1',
      [idIn(tokens)],
    )
    expect(rows).toEqual([{ used: false }, { used: true }])
  })

  it('and a sign-out among them leave nothing behind', async () => {
    const [answers, { status }] = await Promise.all([
      manyOf(tokens.refresh_token),
      signOut(another, tokens.access_token),
    ])
    expect(status).toBe(200)
    await expectEnded(tokens, ...answers.filter(hasTokens).slice(0, 1).map(tokensOf))
    const { rowCount } = await api.database.pool.query('select from refresh_tokens where session_id = $1', [
      idIn(tokens),
    ])
    expect(rowCount).toBe(0)
  })
})

describe('at rest', () => {
  it('there is no token, only what it cannot be made of', async () => {
    const next = await refreshed(tokens.refresh_token)
    const { rows } = await api.database.pool.query<{ row: string }>(
      'select refresh_tokens::text || sessions::text as row from refresh_tokens, sessions',
    )
    const all = rows.map(({ row }) => row).join()
    for (const { access_token, refresh_token } of [tokens, next]) {
      expect(all).not.toContain(refresh_token)
      expect(all).not.toContain(access_token)
    }
  })

  it('nothing of a session stays when it has ended by itself', async () => {
    await pass(24 * 3_600 + 1)
    const login = `06888888${String(count).padStart(2, '0')}`
    await addCustomerWithPassword(api, { login })
    for (let time = 0; time < 5; time += 1) await signIn(api, login)
    const { rows } = await api.database.pool.query(
      'select customer_id from sessions where expires_at < now()',
    )
    expect(rows).toEqual([])
  })

  it('tokens that are too old for any use go with the next refresh', async () => {
    let { refresh_token } = tokens
    for (let time = 0; time < 4; time += 1) {
      refresh_token = (await refreshed(refresh_token)).refresh_token
      await pass(12 * 3_600)
    }
    await refreshed(refresh_token)
    const { rowCount } = await api.database.pool.query('select from refresh_tokens where session_id = $1', [
      idIn(tokens),
    ])
    expect(rowCount).toBe(2)
  })
})
