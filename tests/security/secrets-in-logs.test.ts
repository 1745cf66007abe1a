import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { pages } from '../found/site.ts'
import { sandboxSecrets } from '../../server/shop/common/shop-settings.ts'
import { thaiAddress } from '../support/addresses.ts'
import { addKnownPerson, personal } from '../support/api/known-person.ts'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'
import { letPass, receiveCode, requestCode } from '../support/api/one-time-codes.ts'
import { chosenPassword, person, register } from '../support/api/registrations.ts'
import type { Shopper } from '../support/api/shopper.ts'
import { refresh, rightPassword, signIn, signOut, tokensOf } from '../support/api/sign-in.ts'

const lines: string[] = []
const answers: string[] = []
/** Values that only their owner may read. */
const secrets: string[] = []
/** Personal data of the customers, which must not appear in the log. */
const personalWords: string[] = []

/** The pages that know most of who asks for them, and those that say that something is wrong. */
const askedPages = [
  '/',
  '/cart',
  '/profile',
  '/profile?tab=addresses',
  '/profile/order-detail?unpaid=true',
  '/checkout',
  '/?auth=login&next=%2Fcheckout',
  '/product?keyword=secret-words',
  '/product/detail/no-such-product',
  '/no/such/page',
]

let api: TestApi
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) }
  api = await openTestApi({ logLevel: 'trace', logTo, pages })
  await everyFlow()
})
afterAll(async () => {
  await api.close()
})

async function everyFlow(): Promise<void> {
  const phoneNumber = '0677777777'
  const { otp } = await receiveCode(api, phoneNumber)
  await register(api, person(phoneNumber, otp))
  await signIn(api, phoneNumber, 'Wrong-Secret-9')
  const tokens = tokensOf(await signIn(api, phoneNumber, chosenPassword))
  const next = tokensOf(await refresh(api, tokens.refresh_token))
  const authorization = `Bearer ${next.access_token}`
  const cookie = `access_token=${next.access_token}; refresh_token=${next.refresh_token}`
  await letPass(api, 61)
  const forgotten = await receiveCode(api, phoneNumber, 'forgotPassword')
  const reset = {
    phoneNumber,
    newPassword: 'Brand-New-Secret-7',
    otp: forgotten.otp,
    reason: 'forgotPassword',
  }
  for (const path of askedPages) {
    const { body } = await api.call('GET', path, { headers: { cookie, authorization } })
    answers.push(String(body))
  }
  await api.call('GET', '/api/customers', { headers: { authorization } })
  await signOut(api, next.access_token)
  await api.call('POST', '/api/accounts/forgot-password/individual', { body: reset })
  await api.call('POST', '/api/accounts/signin', {
    body: '{"userName":"0677777777","password":"Broken-Json-Secret',
  })
  const { person: known } = await addKnownPerson(api)
  await failInTheDatabase(phoneNumber)
  await failToSaveAnAddress(known)
  secrets.push(otp, forgotten.otp, ...Object.values(tokens), ...Object.values(next))
  secrets.push(...Object.values(sandboxSecrets), chosenPassword, rightPassword, '4242424242424242')
  secrets.push('Wrong-Secret-9', 'Brand-New-Secret-7', 'Broken-Json-Secret')
  personalWords.push(phoneNumber, 'secret-words', ...Object.values(personal))
}

/** What goes wrong is logged with its statement: without the values. */
async function failInTheDatabase(phoneNumber: string): Promise<void> {
  const { pool } = api.database
  await letPass(api, 61)
  await pool.query('alter table customers rename to elsewhere')
  await signIn(api, phoneNumber, chosenPassword)
  await requestCode(api, phoneNumber, 'forgotPassword')
  await vi.waitFor(() => expect(lines.join('')).toContain('a one-time code was not sent'))
  await pool.query('alter table elsewhere rename to customers')
}

/** A statement that takes too long, and one with a value that PostgreSQL quotes when it refuses it. */
async function failToSaveAnAddress(person: Shopper): Promise<void> {
  const { pool } = api.database
  const body = {
    ...thaiAddress,
    recipientName: personal.homeName,
    phoneNumber: personal.homePhone,
    addressLine: personal.homeLine,
    isDefault: false,
  }
  for (const raised of [
    `'canceling statement due to statement timeout' using errcode = '57014'`,
    `'invalid input syntax: "%"', new.recipient_name using errcode = '22P02'`,
  ]) {
    await pool.query(
      `create or replace function refuse() returns trigger language plpgsql as $$
       begin raise exception ${raised}; end $$`,
    )
    await pool.query(
      'create or replace trigger refuse before insert on addresses for each row execute function refuse()',
    )
    await person.call('POST', '/api/customers/address-book', { body })
  }
  await pool.query('drop function refuse cascade')
}

/** The digits of a code may stand within a longer number by chance. */
const stands = (text: string, word: string) =>
  /^\d+$/.test(word) ? new RegExp(`(?<![\\d.])${word}(?!\\d)`).test(text) : text.includes(word)

const found = (text: string, words: readonly string[]) => words.filter((word) => stands(text, word))

it('the log tells of every request, and neither a secret nor who it was', () => {
  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(50)
  for (const failure of [
    'request failed',
    '"msg":"a one-time code was not sent"',
    'relation \\"customers\\" does not exist',
    'canceling statement due to statement timeout',
    'A value was refused',
  ])
    expect(log).toContain(failure)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(16_000)
  expect(secrets.length).toBeGreaterThan(12)
  expect(found(log, [...secrets, ...personalWords])).toEqual([])
})

it('the pages hold no secret of who asks for them', () => {
  expect(answers).toHaveLength(askedPages.length)
  for (const answer of answers) expect(answer).toContain('</html>')
  expect(found(answers.join(''), secrets)).toEqual([])
})
