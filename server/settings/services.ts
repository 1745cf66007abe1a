import { sandboxSettings, type ShopSettings } from '../shop/common/shop-settings.ts'
import { knownProviders } from '../shop/payments/providers/known-providers.ts'
import { isAddress, readTestAddress } from './addresses.ts'
import { readTogether, wordsIn, type EnvironmentInput } from './environment-input.ts'

/** Names with commas between them, as `omise, stripe`; each needs all of its keys. A complaint never contains a key. */
export function readPaymentProviders(given: EnvironmentInput): ShopSettings['paymentProviders'] {
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
    const address = known && readTestAddress(given, known.address)
    return { name, keys: Object.fromEntries(keys) as Record<string, string>, address }
  })
}

/** Both or neither. A complaint never contains the secret. */
export function readLineLogin(given: EnvironmentInput): ShopSettings['lineLogin'] {
  const { text, complain } = given
  const [channelId, channelSecret] = [text('LINE_CHANNEL_ID'), text('LINE_CHANNEL_SECRET')]
  const address = readTestAddress(given, 'LINE_ADDRESS')
  if (channelId === undefined && channelSecret === undefined) return undefined
  if (channelId === undefined) complain('LINE_CHANNEL_ID is missing: LINE_CHANNEL_SECRET is there')
  else if (!/^\d+$/.test(channelId)) complain(`LINE_CHANNEL_ID must be a number, not "${channelId}"`)
  if (channelSecret === undefined) complain('LINE_CHANNEL_SECRET is missing: LINE_CHANNEL_ID is there')
  return { channelId: channelId ?? '', channelSecret: channelSecret ?? '', address }
}

const longestPayee = 100

export function readPromptPayName({ isProduction, text, complain }: EnvironmentInput): string | undefined {
  const name = text('PROMPTPAY_NAME') ?? (isProduction ? undefined : sandboxSettings.promptPayName)
  if (name !== undefined && name.length > longestPayee)
    complain(`PROMPTPAY_NAME must have at most ${longestPayee} characters`)
  return name
}

export function readMail(given: EnvironmentInput): ShopSettings['mail'] {
  const [smtpUrl, from] = readTogether(given, ['SMTP_URL', 'MAIL_FROM'])
  if (smtpUrl === undefined || from === undefined) return undefined
  if (!isAddress(smtpUrl, ['smtp:', 'smtps:']))
    given.complain('SMTP_URL must be an address like smtps://user:password@mail.example')
  return { smtpUrl, from }
}

export function readSms(given: EnvironmentInput): ShopSettings['sms'] {
  const [url, token, sender] = readTogether(given, ['SMS_URL', 'SMS_TOKEN', 'SMS_SENDER'])
  if (url === undefined || token === undefined || sender === undefined) return undefined
  if (!isAddress(url, ['https:', 'http:']))
    given.complain('SMS_URL must be an address like https://gateway.example/messages')
  return { url, token, sender }
}
