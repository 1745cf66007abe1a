import { expect, it } from 'vitest'
import { readConfig, withoutPooler } from './config.ts'
import { defaultDatabaseSettings } from './db/database-settings.ts'
import { sandboxSettings } from './shop/common/shop-settings.ts'
import { production, complaintAbout } from './config.fixture.ts'

it('knows two modes', () => {
  expect(complaintAbout({ SHOP_MODE: 'prod' })).toBe(
    'The shop cannot open: SHOP_MODE must be sandbox or production, not "prod".',
  )
})

it('takes payment providers with all of their keys, and names a half-configured one', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(readConfig({ PAYMENT_PROVIDERS: 'stripe', ...keys }).settings.paymentProviders).toEqual([
    { name: 'stripe', keys },
  ])
  expect(readConfig({ ...production, PAYMENT_PROVIDERS: '' }).settings.paymentProviders).toEqual([])
  expect(complaintAbout({ ...production, PAYMENT_PROVIDERS: 'stripe', STRIPE_SECRET_KEY: 'sk_live_1' })).toBe(
    'The shop cannot open: STRIPE_WEBHOOK_SECRET is missing: PAYMENT_PROVIDERS names stripe.',
  )
  expect(complaintAbout({ PAYMENT_PROVIDERS: 'paypal' })).toContain('PAYMENT_PROVIDERS must be of')
})

it('says whom banks name as the payee only when the owner has said it', () => {
  expect(readConfig(production).settings.promptPayName).toBeUndefined()
  expect(readConfig({ ...production, PROMPTPAY_NAME: 'บริษัท ร้าน จำกัด' }).settings.promptPayName).toBe(
    'บริษัท ร้าน จำกัด',
  )
  expect(complaintAbout({ PROMPTPAY_NAME: 'n'.repeat(101) })).toBe(
    'The shop cannot open: PROMPTPAY_NAME must have at most 100 characters.',
  )
})

it('takes what customers are not told of, and names a word that is nothing of it', () => {
  const { orderMessagesOff } = readConfig({ ORDER_MESSAGES_OFF: 'placed, sms' }).settings
  expect(orderMessagesOff).toEqual(['placed', 'sms'])
  expect(complaintAbout({ ORDER_MESSAGES_OFF: 'paid,post' })).toBe(
    'The shop cannot open: ORDER_MESSAGES_OFF must be of placed, paid, shipped, readyToPickUp, cancelled, refunded, sms, email, not "post".',
  )
})

it('lets somebody play a payment provider, in production on its own machine alone', () => {
  const provider = {
    PAYMENT_PROVIDERS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  const addressIn = (environment: NodeJS.ProcessEnv) =>
    readConfig({ ...provider, ...environment }).settings.paymentProviders[0]?.address
  expect(addressIn({})).toBeUndefined()
  expect(addressIn({ STRIPE_ADDRESS: 'http://fakes.example:4000/' })).toBe('http://fakes.example:4000')
  expect(addressIn({ ...production, STRIPE_ADDRESS: 'http://127.0.0.1:4000' })).toBe('http://127.0.0.1:4000')
  for (const STRIPE_ADDRESS of ['http://fakes.example:4000', 'https://127.0.0.1.example'])
    expect(complaintAbout({ ...production, ...provider, STRIPE_ADDRESS })).toBe(
      'The shop cannot open: STRIPE_ADDRESS is for tests: in production it can only be an address of this machine.',
    )
  expect(complaintAbout({ ...provider, STRIPE_ADDRESS: 'localhost' })).toContain(
    'STRIPE_ADDRESS must be an address',
  )
})

it('takes a list of origins that may use the API', () => {
  const list = 'https://one.example, https://other.example:8443/'
  expect(readConfig({ ALLOWED_ORIGINS: list }).settings.otherOrigins).toEqual([
    'https://one.example',
    'https://other.example:8443',
  ])
  for (const origin of ['*', 'one.example', 'https://one.example/path'])
    expect(complaintAbout({ ALLOWED_ORIGINS: origin })).toContain('ALLOWED_ORIGINS must be addresses')
  expect(complaintAbout({ ...production, ALLOWED_ORIGINS: 'http://one.example' })).toContain(
    'ALLOWED_ORIGINS',
  )
})

it('takes the time to pay in hours', () => {
  expect(readConfig({ UNPAID_ORDER_HOURS: '48' }).settings.hoursToPay).toBe(48)
  for (const hours of ['0', '1.5', 'a day', '1000'])
    expect(complaintAbout({ UNPAID_ORDER_HOURS: hours })).toContain(
      'UNPAID_ORDER_HOURS must be a number of hours',
    )
})

it('takes what a customer may order in cash on delivery', () => {
  const given = {
    COD_NEW_ORDERS: '1',
    COD_NEW_BAHT: '9000',
    COD_KNOWN_ORDERS: '20',
    COD_KNOWN_BAHT: '1000000',
  }
  expect(readConfig(given).settings.codLimits).toEqual({
    newCustomer: { orders: 1, baht: 9_000 },
    knownCustomer: { orders: 20, baht: 1_000_000 },
  })
  expect(readConfig({}).settings.codLimits).toEqual(sandboxSettings.codLimits)
  expect(complaintAbout({ COD_NEW_BAHT: 'much' })).toContain('COD_NEW_BAHT must be a number of baht')
})

it('takes how many SMS the shop sends in an hour', () => {
  expect(readConfig({}).settings.smsPerHour).toBe(300)
  expect(readConfig({ SMS_PER_HOUR: '2000' }).settings.smsPerHour).toBe(2_000)
  for (const count of ['0', 'none', '10000'])
    expect(complaintAbout({ SMS_PER_HOUR: count })).toContain('SMS_PER_HOUR must be a number of messages')
})

it('takes how the database is reached, and names what is wrong without the password', () => {
  expect(readConfig({}).database).toEqual(defaultDatabaseSettings)
  const given = {
    DATABASE_URL: 'postgresql://shop:geheim@pooler:6432/shop',
    DATABASE_DIRECT_URL: 'postgresql://shop:geheim@primary:5432/shop',
    DATABASE_REPLICA_URL: 'postgresql://shop:geheim@replicas:5001/shop',
    DATABASE_POOL_SIZE: '20',
    DATABASE_WAIT_SECONDS: '5',
    DATABASE_STATEMENT_SECONDS: '30',
    DATABASE_CONNECTION_MINUTES: '10',
  }
  const { database } = readConfig(given)
  expect(database).toMatchObject({
    replicaUrl: given.DATABASE_REPLICA_URL,
    poolSize: 20,
    patience: 5_000,
    statementTimeout: 30_000,
    lifetime: 600_000,
  })
  expect(withoutPooler(readConfig(given)).databaseUrl).toBe(given.DATABASE_DIRECT_URL)
  const wrong = complaintAbout({
    DATABASE_DIRECT_URL: 'http://shop:geheim@primary',
    DATABASE_REPLICA_URL: 'replicas:5001',
    DATABASE_POOL_SIZE: '0',
    DATABASE_WAIT_SECONDS: 'long',
  })
  expect(wrong).toContain('DATABASE_DIRECT_URL must be an address like postgresql://')
  expect(wrong).toContain('DATABASE_REPLICA_URL must be an address like postgresql://')
  expect(wrong).toContain('DATABASE_URL is missing: DATABASE_REPLICA_URL is of use only beside it')
  expect(wrong).toContain('DATABASE_POOL_SIZE must be a number of connections from 1 to 200, not "0"')
  expect(wrong).toContain('DATABASE_WAIT_SECONDS must be a number of seconds')
  expect(wrong).not.toContain('geheim')
})

it('takes where the figures are to be had', () => {
  expect(readConfig({}).metricsAt).toBeUndefined()
  expect(readConfig({ METRICS_ADDRESS: '10.0.0.4:9464' }).metricsAt).toEqual({ host: '10.0.0.4', port: 9464 })
  expect(readConfig({ METRICS_ADDRESS: '[::1]:9464' }).metricsAt).toEqual({ host: '::1', port: 9464 })
  for (const METRICS_ADDRESS of ['9464', 'here:99999', 'http://here:1'])
    expect(complaintAbout({ METRICS_ADDRESS })).toContain('METRICS_ADDRESS must be an address like')
})

it('counts the proxies before it', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(complaintAbout({ TRUST_PROXY: 'yes' })).toContain('TRUST_PROXY must be the number of proxies')
})

it.each(['-1', '70000', '3000.5', 'http'])('refuses the port %s', (port) => {
  expect(complaintAbout({ PORT: port })).toContain('PORT must be a number')
})

it('an unknown level of the log is named, with those that there are', () => {
  expect(complaintAbout({ LOG_LEVEL: 'shout' })).toMatch(/^LOG_LEVEL must be one of fatal, .* not "shout"$/)
  expect(readConfig({ LOG_LEVEL: 'info' }).logLevel).toBe('info')
})
