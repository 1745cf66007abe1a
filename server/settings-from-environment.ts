import {
  orderMessageWords,
  sandboxSecrets,
  sandboxSettings,
  type Secrets,
  type ShopSettings,
} from './shop/common/shop-settings.ts'

import { knownProviders } from './shop/payments/providers/known-providers.ts'

interface Given {
  isProduction: boolean
  /** The value of a variable; undefined when it is empty. */
  text: (name: string) => string | undefined
  complain: (complaint: string) => void
}

const shortestSecret = 32
const secretNames: Record<keyof Secrets, string> = {
  tokens: 'TOKEN_SECRET',
  codes: 'CODE_SECRET',
  payments: 'PAYMENT_SECRET',
}

/** Reads the shop's settings, and the faults in them: each complaint names its variable. */
export function settingsFromEnvironment(environment: NodeJS.ProcessEnv): {
  settings: ShopSettings
  complaints: string[]
} {
  const complaints: string[] = []
  const text = (name: string) => environment[name]?.trim() || undefined
  const complain = (complaint: string) => void complaints.push(complaint)
  const mode = text('SHOP_MODE') ?? 'sandbox'
  if (mode !== 'sandbox' && mode !== 'production')
    complain(`SHOP_MODE must be sandbox or production, not "${mode}"`)
  const given = { isProduction: mode === 'production', text, complain }
  const settings: ShopSettings = {
    mode: given.isProduction ? 'production' : 'sandbox',
    ...readSecrets(given),
    shopUrl: readOwnAddress(given, 'SHOP_URL'),
    apiUrl: readOwnAddress(given, 'API_URL'),
    otherOrigins: readOrigins(given, 'ALLOWED_ORIGINS'),
    paymentProviders: readPaymentProviders(given),
    lineLogin: readLineLogin(given),
    promptPayName: readPromptPayName(given),
    mail: readMail(given),
    sms: readSms(given),
    smsPerHour: readCount(given, 'SMS_PER_HOUR', {
      what: 'messages',
      usual: sandboxSettings.smsPerHour,
      most: 9_999,
    }),
    orderMessagesOff: readOrderMessagesOff(given),
    codLimits: readCodLimits(given),
    hoursToPay: readCount(given, 'UNPAID_ORDER_HOURS', {
      what: 'hours',
      usual: sandboxSettings.hoursToPay,
      most: 999,
    }),
    daysToReturn: readCount(given, 'RETURN_DAYS', {
      what: 'days',
      usual: sandboxSettings.daysToReturn,
      most: 365,
    }),
    daysToClaim: readCount(given, 'CLAIM_DAYS', {
      what: 'days',
      usual: sandboxSettings.daysToClaim,
      most: 365,
    }),
    daysQuoted: readCount(given, 'QUOTATION_DAYS', {
      what: 'days',
      usual: sandboxSettings.daysQuoted,
      most: 365,
    }),
    cutting: readCutting(given),
  }
  if (given.isProduction && text('TRUST_PROXY') === undefined)
    complain('TRUST_PROXY is missing: the number of proxies in front of the server, 0 for none')
  return { settings, complaints }
}

/** Each may be a list with commas: the first signs, and what the others signed is still taken. */
function readSecrets(given: Given): Pick<ShopSettings, 'secrets' | 'earlierSecrets'> {
  const [tokens, earlierTokens] = readSecretList(given, 'tokens')
  const [codes, earlierCodes] = readSecretList(given, 'codes')
  const [payments, earlierPayments] = readSecretList(given, 'payments')
  const secrets = { tokens, codes, payments }
  const earlierSecrets = { tokens: earlierTokens, codes: earlierCodes, payments: earlierPayments }
  const all = [secrets, ...Object.values(earlierSecrets)].flatMap((some) => Object.values(some))
  if (new Set(all).size < all.length)
    given.complain(`${Object.values(secretNames).join(', ')} must be three different secrets`)
  return { secrets, earlierSecrets }
}

/** A complaint about a secret never contains the secret. */
function readSecretList(
  { isProduction, text, complain }: Given,
  use: keyof Secrets,
): [first: string, earlier: string[]] {
  const name = secretNames[use]
  const [secret, ...earlier] = wordsIn(text(name))
  if (secret === undefined) {
    if (isProduction) complain(`${name} is missing`)
    return [sandboxSecrets[use], []]
  }
  const all = [secret, ...earlier]
  if (all.some(({ length }) => length < shortestSecret))
    complain(`${name} must have at least ${shortestSecret} characters`)
  if (isProduction && all.some((one) => Object.values(sandboxSecrets).includes(one)))
    complain(`${name} is the sandbox's, which everybody knows`)
  return [secret, earlier]
}

/** Just the origin, as `https://shop.example`. */
function readOwnAddress({ isProduction, text, complain }: Given, name: string): string {
  const address = text(name)?.replace(/\/$/, '')
  if (address === undefined) {
    if (isProduction) complain(`${name} is missing`)
    return ''
  }
  if (!isOrigin(address, isProduction)) complain(`${name} must be an address like https://shop.example`)
  return address
}

/** Origins with commas between them, as `https://one.example, https://other.example`. */
function readOrigins({ isProduction, text, complain }: Given, name: string): string[] {
  const origins = wordsIn(text(name)).map((origin) => origin.replace(/\/$/, ''))
  for (const origin of origins)
    if (!isOrigin(origin, isProduction))
      complain(
        `${name} must be addresses like https://shop.example with commas between them, not "${origin}"`,
      )
  return origins
}

function isOrigin(address: string, isProduction: boolean): boolean {
  const protocols = isProduction ? ['https:'] : ['https:', 'http:']
  return isAddress(address, protocols) && new URL(address).origin === address.toLowerCase()
}

interface Counted {
  what: string
  usual: number
  most: number
}

function readCount({ text, complain }: Given, name: string, { what, usual, most }: Counted): number {
  const count = text(name)
  if (count === undefined) return usual
  if (!/^[1-9]\d*$/.test(count) || Number(count) > most)
    complain(`${name} must be a number of ${what} from 1 to ${most}, not "${count}"`)
  return Number(count)
}

/** Words with commas between them, as `paid, sms`. */
function readOrderMessagesOff({ text, complain }: Given): ShopSettings['orderMessagesOff'] {
  const name = 'ORDER_MESSAGES_OFF'
  return wordsIn(text(name)).flatMap((word) => {
    const known = orderMessageWords.find((one) => one === word)
    if (!known) complain(`${name} must be of ${orderMessageWords.join(', ')}, not "${word}"`)
    return known ?? []
  })
}

function readCutting(given: Given): ShopSettings['cutting'] {
  const { kerfMm, minimumMm, bahtPerCut } = sandboxSettings.cutting
  return {
    kerfMm: readCount(given, 'CUT_KERF_MM', { what: 'millimetres', usual: kerfMm, most: 20 }),
    minimumMm: readCount(given, 'CUT_MINIMUM_MM', { what: 'millimetres', usual: minimumMm, most: 1_000 }),
    bahtPerCut: readCount(given, 'CUT_BAHT', { what: 'baht', usual: bahtPerCut, most: 9_999 }),
  }
}

function readCodLimits(given: Given): ShopSettings['codLimits'] {
  const read = (customer: keyof ShopSettings['codLimits'], name: string) => {
    const usual = sandboxSettings.codLimits[customer]
    return {
      orders: readCount(given, `COD_${name}_ORDERS`, { what: 'orders', usual: usual.orders, most: 999 }),
      baht: readCount(given, `COD_${name}_BAHT`, { what: 'baht', usual: usual.baht, most: 99_999_999 }),
    }
  }
  return { newCustomer: read('newCustomer', 'NEW'), knownCustomer: read('knownCustomer', 'KNOWN') }
}

/** Names with commas between them, as `omise, stripe`; each needs all of its keys. A complaint never contains a key. */
function readPaymentProviders(given: Given): ShopSettings['paymentProviders'] {
  const { text, complain } = given
  return wordsIn(text('PAYMENT_PROVIDERS')).map((name) => {
    const known = Object.hasOwn(knownProviders, name) ? knownProviders[name] : undefined
    if (!known)
      complain(`PAYMENT_PROVIDERS must be of ${Object.keys(knownProviders).join(', ')}, not "${name}"`)
    const keys = (known?.variables ?? []).map((variable) => {
      const key = text(variable)
      if (key === undefined) complain(`${variable} is missing: PAYMENT_PROVIDERS names ${name}`)
      return [variable, key ?? '']
    })
    const address = known && readPlayedAddress(given, known.address)
    return { name, keys: Object.fromEntries(keys) as Record<string, string>, address }
  })
}

/** Both or neither. A complaint never contains the secret. */
function readLineLogin(given: Given): ShopSettings['lineLogin'] {
  const { text, complain } = given
  const [channelId, channelSecret] = [text('LINE_CHANNEL_ID'), text('LINE_CHANNEL_SECRET')]
  const address = readPlayedAddress(given, 'LINE_ADDRESS')
  if (channelId === undefined && channelSecret === undefined) return undefined
  if (channelId === undefined) complain('LINE_CHANNEL_ID is missing: LINE_CHANNEL_SECRET is there')
  else if (!/^\d+$/.test(channelId)) complain(`LINE_CHANNEL_ID must be a number, not "${channelId}"`)
  if (channelSecret === undefined) complain('LINE_CHANNEL_SECRET is missing: LINE_CHANNEL_ID is there')
  return { channelId: channelId ?? '', channelSecret: channelSecret ?? '', address }
}

const longestPayee = 100

function readPromptPayName({ isProduction, text, complain }: Given): string | undefined {
  const name = text('PROMPTPAY_NAME') ?? (isProduction ? undefined : sandboxSettings.promptPayName)
  if (name !== undefined && name.length > longestPayee)
    complain(`PROMPTPAY_NAME must have at most ${longestPayee} characters`)
  return name
}

const ownMachine = ['localhost', '127.0.0.1', '[::1]']

/** For tests. In production nobody but this machine may play a provider: what it says counts as paid, or as signed in. */
function readPlayedAddress({ isProduction, text, complain }: Given, name: string): string | undefined {
  const address = text(name)?.replace(/\/$/, '')
  if (address === undefined) return undefined
  if (!isOrigin(address, false)) complain(`${name} must be an address like http://127.0.0.1:4000`)
  else if (isProduction && !ownMachine.includes(new URL(address).hostname))
    complain(`${name} is for tests: in production it can only be an address of this machine`)
  return address
}

function readMail(given: Given): ShopSettings['mail'] {
  const [smtpUrl, from] = readTogether(given, ['SMTP_URL', 'MAIL_FROM'])
  if (smtpUrl === undefined || from === undefined) return undefined
  if (!isAddress(smtpUrl, ['smtp:', 'smtps:']))
    given.complain('SMTP_URL must be an address like smtps://user:password@mail.example')
  return { smtpUrl, from }
}

function readSms(given: Given): ShopSettings['sms'] {
  const [url, token, sender] = readTogether(given, ['SMS_URL', 'SMS_TOKEN', 'SMS_SENDER'])
  if (url === undefined || token === undefined || sender === undefined) return undefined
  if (!isAddress(url, ['https:', 'http:']))
    given.complain('SMS_URL must be an address like https://gateway.example/messages')
  return { url, token, sender }
}

/** These variables are useful only together; production requires them. */
function readTogether({ isProduction, text, complain }: Given, names: string[]): (string | undefined)[] {
  const values = names.map(text)
  if (isProduction || values.some((value) => value !== undefined))
    for (const name of names) if (text(name) === undefined) complain(`${name} is missing`)
  return values
}

const wordsIn = (list = '') => list.split(',').flatMap((word) => word.trim() || [])

const isAddress = (text: string, protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)
