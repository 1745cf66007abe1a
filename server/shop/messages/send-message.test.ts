import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { shortPauses } from '../../../tests/support/api/patience.ts'
import { openMailServer } from '../../../tests/support/gateways/mail-server.ts'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import { openSmsGateway } from '../../../tests/support/gateways/sms-gateway.ts'
import { Problem } from '../common/problem.ts'
import { sandboxSettings, type ShopSettings } from '../common/shop-settings.ts'
import type { Message } from './message.ts'
import { readOutbox } from './outbox.ts'
import { sendMessage } from './send-message.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})
async function opened<Server extends { close: () => Promise<void> }>(
  server: Promise<Server>,
): Promise<Server> {
  open.push(await server)
  return server
}

const sms: Message = {
  to: '0812345678',
  channel: 'sms',
  text: 'แผ่น: OTP 482913 (Ref: K7QX)',
  code: '482913',
  refCode: 'K7QX',
}
const mail: Message = {
  to: 'Buyer@Example.co.th',
  channel: 'email',
  subject: 'รหัส OTP ของคุณ',
  text: 'รหัส OTP ของคุณคือ 113355\nอ้างอิง AB12',
  code: '113355',
  refCode: 'AB12',
}

const depsWith = (settings: Partial<ShopSettings>) => ({
  database: api.database,
  settings: { ...sandboxSettings, ...settings },
})
const send = (message: Message, settings: Partial<ShopSettings> = {}, sending = {}) =>
  sendMessage({ ...depsWith(settings), pauses: shortPauses }, message, sending)

const smsBy = (url: string) => ({ sms: { url, token: 'sesame', sender: 'PHAEN' } })
const mailBy = (smtpUrl: string) => ({ mail: { smtpUrl, from: 'แผ่น <no-reply@phaen.example>' } })

async function refusalOf(sending: Promise<void>): Promise<Problem> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Problem)) throw new Error('It was not refused')
  expect(error.code).toBe('MESSAGE_NOT_SENT')
  return error
}

const outboxOf = (to: string) => readOutbox(api.database.db, to)

describe('without a way out', () => {
  it('the sandbox keeps the message and finds its recipient regardless of case', async () => {
    await send(sms)
    await send(mail)
    expect(await outboxOf('0812345678')).toEqual([{ ...sms, subject: null, at: expect.any(Date) }])
    expect(await outboxOf('BUYER@example.co.th')).toEqual([
      { ...mail, to: 'buyer@example.co.th', at: expect.any(Date) },
    ])
  })

  it('the newest comes first, and after a day a message is thrown away', async () => {
    const { pool } = api.database
    await send({ ...sms, to: '0899000001', text: 'หนึ่ง' })
    await send({ ...sms, to: '0899000001', text: 'สอง' })
    await pool.query(`update messages set at = now() - interval '25 hours' where text = 'หนึ่ง'`)
    await send({ to: '0899000001', channel: 'sms', text: 'สาม' })
    expect(await outboxOf('0899000001')).toMatchObject([{ text: 'สาม', code: null }, { text: 'สอง' }])
  })

  it('a shop in production refuses, and keeps no code where it can be read', async () => {
    const to = '0899000002'
    await refusalOf(send({ ...sms, to }, { mode: 'production' }))
    expect(await outboxOf(to)).toEqual([])
  })
})

describe('by SMS', () => {
  it('goes to the gateway as JSON with its token, and not to the outbox', async () => {
    const { url, requests } = await opened(openSmsGateway())
    const to = '0899000003'
    await send({ ...sms, to }, { mode: 'production', ...smsBy(url) })
    expect(requests).toEqual([
      {
        method: 'POST',
        authorization: 'Bearer sesame',
        contentType: 'application/json',
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        body: { to, text: sms.text, sender: 'PHAEN' },
      },
    ])
    expect(await outboxOf(to)).toEqual([])
  })

  it('is tried three times under one name when the gateway stumbles', async () => {
    const { url, requests } = await opened(openSmsGateway([500, 429]))
    await send(sms, smsBy(url))
    expect(requests).toHaveLength(3)
    expect(new Set(requests.map(({ id }) => id)).size).toBe(1)
  })

  it('counts as not sent when the gateway stays down for a second, with five seconds for all tries together', async () => {
    const { url, requests } = await opened(openSmsGateway([503, 503, 503]))
    const limits = vi.spyOn(AbortSignal, 'timeout')
    const start = performance.now()
    const problem = await refusalOf(sendMessage(depsWith(smsBy(url)), sms))
    expect(performance.now() - start).toBeGreaterThan(990)
    expect(limits.mock.calls).toEqual([[5_000]])
    limits.mockRestore()
    expect(requests).toHaveLength(3)
    expect(problem.cause).toMatchObject({ message: 'The SMS gateway answered 503' })
  })

  it.each([400, 401, 302])(
    'is tried once when the gateway says %i: it would say so again',
    async (status) => {
      const { url, requests } = await opened(openSmsGateway([status]))
      const problem = await refusalOf(send(sms, smsBy(url)))
      expect(requests).toHaveLength(1)
      expect(problem.cause).toMatchObject({ message: `The SMS gateway answered ${status}` })
    },
  )

  it('is sent as often in an hour as the shop can afford, whomever to; tries of one message count once', async () => {
    const { url, requests } = await opened(openSmsGateway([500]))
    const settings = { ...smsBy(url), smsPerHour: 2 }
    await api.database.pool.query('delete from rate_limit_hits')
    await send(sms, settings)
    await send({ ...sms, to: '0899000004' }, settings)
    const problem = await refusalOf(send({ ...sms, to: '0899000005' }, settings))
    expect(problem.cause).toMatchObject({
      message: '2 SMS were sent within an hour (SMS_PER_HOUR)',
      kind: 'passing',
    })
    expect(requests).toHaveLength(3)
    await letTimePass(api.database.pool, 3_600)
    await send(sms, settings)
    expect(requests).toHaveLength(4)
  })

  it('leaves half of the SMS of an hour to codes if it can wait, and counts once it is gone', async () => {
    const { url, requests } = await opened(openSmsGateway([400]))
    const settings = { ...smsBy(url), smsPerHour: 2 }
    const canWait = { canWait: true }
    await api.database.pool.query('delete from rate_limit_hits')
    await refusalOf(send(sms, settings, canWait))
    await send(sms, settings, canWait)
    const problem = await refusalOf(send(sms, settings, canWait))
    expect(problem.cause).toMatchObject({ message: '1 SMS were sent within an hour (SMS_PER_HOUR)' })
    await send(sms, settings)
    expect(requests).toHaveLength(3)
  })

  it('counts as not sent when nobody is there', async () => {
    const gateway = await openSmsGateway()
    await gateway.close()
    const problem = await refusalOf(send(sms, smsBy(gateway.url)))
    expect(problem.cause).toMatchObject({ message: 'The SMS gateway was not reached: ECONNREFUSED' })
  })
})

describe('by e-mail', () => {
  it('goes to the mail server, in Thai, and not to the outbox', async () => {
    const { url, received } = await opened(openMailServer())
    const to = 'somebody@example.com'
    await send({ ...mail, to }, { mode: 'production', ...mailBy(url) })
    expect(received).toMatchObject([{ from: 'no-reply@phaen.example', to: [to] }])
    const source = received[0]?.source ?? ''
    expect(source).toMatch(/^To: <?somebody@example\.com>?\r?$/m)
    expect(source).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(source).toMatch(/^Message-ID: <[\da-f-]{36}@phaen\.example>/m)
    expect(Buffer.from(source.split(/\r?\n\r?\n/)[1] ?? '', 'base64').toString()).toBe(mail.text)
    expect(await outboxOf(to)).toEqual([])
  })

  it('is tried again when the server asks to come back, under the same name', async () => {
    const { url, received, offered } = await opened(openMailServer([451, 421]))
    await send(mail, mailBy(url))
    expect([offered(), received.length]).toEqual([3, 1])
  })

  it('counts as not sent when the server stays busy, without a word of the message', async () => {
    const { url, offered } = await opened(openMailServer([451, 451, 451]))
    const problem = await refusalOf(send(mail, mailBy(url)))
    expect(offered()).toBe(3)
    expect(JSON.stringify([problem.message, problem.detail, problem.errors])).not.toContain('113355')
    expect(problem.cause).toMatchObject({
      message: 'The mail server did not take the message: EMESSAGE 451',
    })
    expect(problem.cause).not.toHaveProperty('cause')
  })

  it('is tried once when the server refuses for good', async () => {
    const { url, offered } = await opened(openMailServer([550]))
    await refusalOf(send(mail, mailBy(url)))
    expect(offered()).toBe(1)
  })

  it('is tried once with a wrong password, and the log is not told it', async () => {
    const { url } = await opened(openMailServer())
    const problem = await refusalOf(send(mail, mailBy(url.replace(':key@', ':wrong@'))))
    expect(problem.cause).toMatchObject({ message: 'The mail server did not take the message: EAUTH 535' })
  })

  it('cannot be led to other recipients by an address with a line break or a comma', async () => {
    const { url, received } = await opened(openMailServer())
    for (const to of ['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com']) {
      const { cause } = await refusalOf(send({ ...mail, to }, mailBy(url)))
      expect(cause).toMatchObject({ message: 'The mail server did not take the message: EENVELOPE 501' })
    }
    await send({ ...mail, to: 'a@example.com' }, mailBy(url))
    expect(received).toMatchObject([{ to: ['a@example.com'] }])
  })
})

describe('over the API', () => {
  it('who asks for a code is told that it was not sent; the log says why, without the code', async () => {
    const { url, requests } = await opened(openSmsGateway([400]))
    const lines: string[] = []
    const settings = { ...sandboxSettings, ...smsBy(url) }
    const { call, close } = await openTestApi({
      settings,
      logLevel: 'info',
      logTo: { write: (line) => lines.push(line) },
    })
    open.push({ close })
    const body = { userName: '0899000009', reason: 'register' }
    const answer = await call('POST', '/api/customers/otp', { body })
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'MESSAGE_NOT_SENT' }])
    const [code = 'none'] = /\b\d{6}\b/.exec(JSON.stringify(requests[0]?.body)) ?? []
    expect(code).toMatch(/^\d{6}$/)
    const log = lines.join('')
    expect(log).toContain('The SMS gateway answered 400')
    for (const secret of [code, body.userName, 'sesame']) expect(log).not.toContain(secret)
    expect(JSON.stringify(answer.body)).not.toContain('gateway')
  })
})
