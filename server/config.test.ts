import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { sandboxSecrets, sandboxSettings, secretsFor } from './shop/common/shop-settings.ts'
import { production, complaintAbout } from './config.fixture.ts'

describe('the sandbox', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, trustProxy: 0, settings: sandboxSettings })
  })

  it('takes empty variables for none', () => {
    expect(readConfig({ SHOP_MODE: '', TOKEN_SECRET: ' ', SMTP_URL: '' }).settings).toEqual(sandboxSettings)
  })

  it('uses what it is given', () => {
    const { SHOP_MODE: _, ...given } = production
    expect(readConfig({ ...given, SHOP_URL: 'http://localhost:3000' }).settings).toEqual({
      mode: 'sandbox',
      shopUrl: 'http://localhost:3000',
      apiUrl: 'https://api.shop.example',
      secrets: {
        tokens: production.TOKEN_SECRET,
        codes: production.CODE_SECRET,
      },
      earlierSecrets: { tokens: [], codes: [] },
      paymentProviders: [],
      promptPayName: sandboxSettings.promptPayName,
      mail: { smtpUrl: production.SMTP_URL, from: production.MAIL_FROM },
      sms: { url: production.SMS_URL, token: production.SMS_TOKEN, sender: production.SMS_SENDER },
      smsPerHour: 300,
      orderMessagesOff: [],
      hoursToPay: 24,
      codLimits: sandboxSettings.codLimits,
      daysToReturn: sandboxSettings.daysToReturn,
      daysToClaim: sandboxSettings.daysToClaim,
      daysQuoted: sandboxSettings.daysQuoted,
      cutting: sandboxSettings.cutting,
      otherOrigins: [],
    })
  })

  it('refuses a gateway of which settings are missing', () => {
    expect(complaintAbout({ SMTP_URL: production.SMTP_URL })).toBe(
      'The shop cannot open: MAIL_FROM is missing.',
    )
    expect(complaintAbout({ SMS_TOKEN: 'a token' })).toBe(
      'The shop cannot open: SMS_URL is missing; SMS_SENDER is missing.',
    )
  })
})

describe('a shop in production', () => {
  it('opens when everything is there', () => {
    const { settings } = readConfig(production)
    expect(settings).toMatchObject({ mode: 'production', apiUrl: 'https://api.shop.example' })
  })

  it('does not start with nothing, and names everything at once', () => {
    const complaint = complaintAbout({ SHOP_MODE: 'production' })
    const needed = Object.keys(production).filter((name) => name !== 'SHOP_MODE')
    for (const name of needed) expect(complaint).toContain(`${name} is missing`)
    expect(complaint.split('\n')).toHaveLength(1)
  })

  it.each(Object.keys(production).filter((name) => name !== 'SHOP_MODE'))(
    'does not start without %s',
    (name) => {
      expect(complaintAbout({ ...production, [name]: undefined })).toContain(`${name} is missing`)
    },
  )

  it.each([
    ['TOKEN_SECRET', sandboxSecrets.tokens],
    ['CODE_SECRET', sandboxSecrets.codes],
    ['TOKEN_SECRET', sandboxSecrets.codes],
  ])('does not start when %s is one of the sandbox', (name, secret) => {
    const complaint = complaintAbout({ ...production, [name]: secret })
    expect(complaint).toBe(`The shop cannot open: ${name} is the sandbox's, which everybody knows.`)
    expect(complaint).not.toContain(secret)
  })

  it.each(['TOKEN_SECRET', 'CODE_SECRET'])('does not start with a short %s', (name) => {
    const secret = 'x'.repeat(31)
    const complaint = complaintAbout({ ...production, [name]: secret })
    expect(complaint).toBe(`The shop cannot open: ${name} must have at least 32 characters.`)
    expect(complaint).not.toContain(secret)
  })

  it('takes secrets that were replaced: the first signs', () => {
    const older = 'older-tokens-0123456789-0123456789'
    const { settings } = readConfig({ ...production, TOKEN_SECRET: `${production.TOKEN_SECRET}, ${older}` })
    expect(settings.secrets.tokens).toBe(production.TOKEN_SECRET)
    expect(secretsFor(settings, 'tokens')).toEqual([production.TOKEN_SECRET, older])
    for (const TOKEN_SECRET of [
      `${older},short`,
      `${older},${sandboxSecrets.codes}`,
      `${older},${production.CODE_SECRET}`,
    ])
      expect(complaintAbout({ ...production, TOKEN_SECRET })).toContain('TOKEN_SECRET')
  })

  it('does not start with one secret for two uses', () => {
    expect(complaintAbout({ ...production, CODE_SECRET: production.TOKEN_SECRET })).toBe(
      'The shop cannot open: TOKEN_SECRET and CODE_SECRET must be two different secrets.',
    )
  })

  it.each([
    ['SHOP_URL', 'http://shop.example'],
    ['SHOP_URL', 'shop.example'],
    ['SHOP_URL', 'https://shop.example/th'],
    ['API_URL', 'http://api.shop.example'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMS_URL', 'gateway.example'],
  ])('does not start when %s is %s', (name, address) => {
    expect(complaintAbout({ ...production, [name]: address })).toContain(`${name} must be an address like`)
  })
})
