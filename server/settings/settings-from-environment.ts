import { orderMessageWords, sandboxSettings, type ShopSettings } from '../shop/common/shop-settings.ts'
import { readOrigins, readOwnAddress } from './addresses.ts'
import { readCount, wordsIn, type EnvironmentInput } from './environment-input.ts'
import { readSecrets } from './secrets.ts'
import { readLineLogin, readMail, readPaymentProviders, readPromptPayName, readSms } from './services.ts'

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
  const days = (name: string, usual: number) => readCount(given, name, { what: 'days', usual, most: 365 })
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
    daysToReturn: days('RETURN_DAYS', sandboxSettings.daysToReturn),
    daysToClaim: days('CLAIM_DAYS', sandboxSettings.daysToClaim),
    daysQuoted: days('QUOTATION_DAYS', sandboxSettings.daysQuoted),
    cutting: readCutting(given),
  }
  if (given.isProduction && text('TRUST_PROXY') === undefined)
    complain('TRUST_PROXY is missing: the number of proxies in front of the server, 0 for none')
  return { settings, complaints }
}

/** Words with commas between them, as `paid, sms`. */
function readOrderMessagesOff({ text, complain }: EnvironmentInput): ShopSettings['orderMessagesOff'] {
  const name = 'ORDER_MESSAGES_OFF'
  return wordsIn(text(name)).flatMap((word) => {
    const known = orderMessageWords.find((one) => one === word)
    if (!known) complain(`${name} must be of ${orderMessageWords.join(', ')}, not "${word}"`)
    return known ?? []
  })
}

function readCutting(given: EnvironmentInput): ShopSettings['cutting'] {
  const { kerfMm, minimumMm, bahtPerCut } = sandboxSettings.cutting
  return {
    kerfMm: readCount(given, 'CUT_KERF_MM', { what: 'millimetres', usual: kerfMm, most: 20 }),
    minimumMm: readCount(given, 'CUT_MINIMUM_MM', { what: 'millimetres', usual: minimumMm, most: 1_000 }),
    bahtPerCut: readCount(given, 'CUT_BAHT', { what: 'baht', usual: bahtPerCut, most: 9_999 }),
  }
}

function readCodLimits(given: EnvironmentInput): ShopSettings['codLimits'] {
  const read = (customer: keyof ShopSettings['codLimits'], name: string) => {
    const usual = sandboxSettings.codLimits[customer]
    return {
      orders: readCount(given, `COD_${name}_ORDERS`, { what: 'orders', usual: usual.orders, most: 999 }),
      baht: readCount(given, `COD_${name}_BAHT`, { what: 'baht', usual: usual.baht, most: 99_999_999 }),
    }
  }
  return { newCustomer: read('newCustomer', 'NEW'), knownCustomer: read('knownCustomer', 'KNOWN') }
}
