import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { signIn, tokensOf } from '../../tests/support/api/sign-in.ts'
import { sendMessage } from '../shop/messages/send-message.ts'
import { sandboxSettings } from '../shop/common/shop-settings.ts'
import { sandboxAccounts, sandboxPassword } from '../../sample-shop/accounts/sandbox-accounts.ts'
import { Html, html } from './html.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const send = (to: string, text: string, code?: string) =>
  sendMessage(
    { database: api.database, settings: sandboxSettings },
    { to, channel: to.includes('@') ? 'email' : 'sms', text, ...(code && { code, refCode: 'K7QX' }) },
  )

const look = async (query = '', headers: Record<string, string> = {}) =>
  String((await api.call('GET', `/sandbox${query}`, { headers })).body)

describe('the page of the sandbox', () => {
  it('is plain HTML without a script, and its policy lets in nothing but its own style', async () => {
    const { status, contentType, body, headers } = await api.call('GET', '/sandbox')
    expect([status, contentType]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).not.toMatch(/<script|\son\w+=|\sstyle=/)
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('is in Thai, or in the language that is asked for or was chosen in the shop', async () => {
    const english = { cookie: 'current-language=en' }
    expect(await look()).toContain('<html lang="th">')
    expect(await look('', english)).toContain('<html lang="en">')
    expect(await look('?lang=en')).toContain('<html lang="en">')
    expect(await look('?lang=th', english)).toContain('<html lang="th">')
  })

  it('shows who can sign in, and with what', async () => {
    const page = await look()
    for (const { login } of sandboxAccounts) expect(page).toContain(`>${login}<`)
    expect(page).toContain(`>${sandboxPassword}<`)
  })

  it('shows the messages, the newest first, of all or of one recipient, as text whatever is in them', async () => {
    await send('0899100001', 'แรก <b>')
    await send('0899100002', 'หลัง', '482913')
    const page = await look()
    expect(page.indexOf('แรก &lt;b&gt;')).toBeGreaterThan(page.indexOf('482913'))
    const own = await look('?to=0899100001')
    expect(own).toContain('แรก &lt;b&gt;')
    expect(own).not.toContain('482913')
    const attack = await look(`?to=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(attack).not.toContain('<script')
  })
})

describe('the outbox for programs', () => {
  beforeEach(() => api.database.pool.query('delete from messages'))

  const outbox = async (query: string) => (await api.call('GET', `/sandbox/outbox${query}`)).body

  it('answers the newest first, of one recipient or of all', async () => {
    await send('0899100003', 'หนึ่ง', '111111')
    await send('Somebody@example.com', 'สอง')
    await send('0899100003', 'สาม')
    const one = {
      to: '0899100003',
      channel: 'sms',
      text: 'หนึ่ง',
      code: '111111',
      refCode: 'K7QX',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    }
    const three = { ...one, text: 'สาม', code: null, refCode: null }
    const two = { ...three, to: 'somebody@example.com', channel: 'email', text: 'สอง' }
    expect(await outbox('?to=0899100003')).toEqual([three, one])
    expect(await outbox('?to=SOMEBODY%40example.com')).toEqual([two])
    expect(await outbox('')).toEqual([three, two, one])
    expect(await outbox('?to=nobody%00')).toEqual([])
  })
})

describe('the sandbox accounts', () => {
  it('sign in with the password that the page shows, but for the one that is not active', async () => {
    const answers = new Map<string, number>()
    for (const { login } of sandboxAccounts)
      answers.set(login, (await signIn(api, login, sandboxPassword)).status)
    expect([...answers]).toEqual([
      ['0812345678', 200],
      ['buyer@example.co.th', 200],
      ['0899999999', 403],
    ])
  })

  it('have the profiles and the addresses that they are to be tried with', async () => {
    const read = async (userName: string, url: string) => {
      const { access_token } = tokensOf(await signIn(api, userName, sandboxPassword))
      return (await api.call('GET', url, { headers: { authorization: `Bearer ${access_token}` } })).body
    }
    expect(await read('0812345678', '/api/customers')).toMatchObject({ kind: 'individual', isActive: true })
    expect(await read('0812345678', '/api/customers/address-book')).toMatchObject({
      totalRecords: 3,
      data: [{ isDefault: true, recipientName: 'สมชาย ใจดี' }, { isDefault: false }, { isDefault: false }],
    })
    expect(await read('buyer@example.co.th', '/api/customers')).toMatchObject({
      kind: 'legalEntity',
      companyName: expect.stringContaining('บริษัท'),
      taxId: expect.stringMatching(/^\d{13}$/),
      billingAddress: { branchCode: '00000' },
    })
  })
})

describe('a shop in production', () => {
  it('has no sandbox, whoever asks for whatever of it', async () => {
    const { call, close } = await openTestApi({
      on: api.testDatabase,
      settings: { ...sandboxSettings, mode: 'production' },
    })
    for (const [method, url] of [
      ['GET', '/sandbox'],
      ['GET', '/sandbox/'],
      ['GET', '/sandbox/outbox?to=0812345678'],
      ['GET', '/sandbox/orders'],
      ['POST', '/sandbox/orders/PH-1/events'],
    ] as const) {
      const { status, body } = await call(method, url, method === 'POST' ? { body: {} } : {})
      expect([url, status, body]).toMatchObject([url, 404, { code: 'NOT_FOUND' }])
    }
    await close()
  })
})

describe('html', () => {
  it('writes every value as text, unless it is HTML already, and leaves out what is absent', () => {
    const list = ['<a>', 'b'].map((item) => html`<i title="${item}">${item}</i>`)
    expect(html`${list}`.text).toBe('<i title="&lt;a&gt;">&lt;a&gt;</i><i title="b">b</i>')
    expect(html`${undefined}${false}${0}${new Html('<br>')}${`'"&`}`.text).toBe('0<br>&#39;&quot;&amp;')
  })
})
