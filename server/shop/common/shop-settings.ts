/** An owner's settings of one shop; read from the environment by `settings-from-environment.ts`. */
export interface ShopSettings {
  mode: 'sandbox' | 'production'
  /** Where shoppers reach the pages and the API, as `https://shop.example`; empty where both are the page's own server. */
  shopUrl: string
  apiUrl: string
  /** Other origins whose pages may use the API, besides the shop's own. */
  otherOrigins: readonly string[]
  /** What is signed from now on. */
  secrets: Secrets
  /** What was signed by these is still taken, until the owner names them no more. */
  earlierSecrets: Readonly<Record<keyof Secrets, readonly string[]>>
  /** Who takes payments, by name and with the keys of each; in the sandbox there is its own besides. */
  paymentProviders: readonly {
    name: string
    keys: Readonly<Record<string, string>>
    /** Of somebody who plays the provider in tests. */
    address?: string | undefined
  }[]
  /** The shop's channel of LINE Login, where customers may sign in with it. */
  lineLogin: LineLogin | undefined
  /** Whom banks' apps name as the payee of a PromptPay QR code, where the owner has said it. */
  promptPayName: string | undefined
  /** Message gateways; in the sandbox they may be absent, and messages stay in the outbox. */
  mail: { smtpUrl: string; from: string } | undefined
  sms: { url: string; token: string; sender: string } | undefined
  /** SMS that the shop sends in an hour at most, to all customers together: each of them costs money. */
  smsPerHour: number
  /** What customers are not told about their orders, and by which way they are told nothing. */
  orderMessagesOff: readonly OrderMessageWord[]
  /** How long the products of an order wait for its payment by card or PromptPay, or for its confirmation, in hours. */
  hoursToPay: number
  /** Within how many days goods can be returned. */
  daysToReturn: number
  /** Within how many days what arrived damaged, wrong or incomplete is replaced or refunded. */
  daysToClaim: number
  /** How many days the prices of a quotation stand. */
  daysQuoted: number
  /** How sheets are cut to size. */
  cutting: CuttingSettings
  /** What a customer may order in cash on delivery at a time, until it is handed over. */
  codLimits: {
    /** Until the first such order was handed over. */
    newCustomer: CodLimit
    knownCustomer: CodLimit
  }
}

export interface LineLogin {
  channelId: string
  channelSecret: string
  /** Of somebody who plays LINE in tests. */
  address?: string | undefined
}

export const orderMessageWords = [
  'placed',
  'paid',
  'shipped',
  'readyToPickUp',
  'cancelled',
  'refunded',
  'sms',
  'email',
] as const
type OrderMessageWord = (typeof orderMessageWords)[number]

export interface CuttingSettings {
  /** What the blade takes away at each cut. */
  kerfMm: number
  /** The shortest side of a piece. */
  minimumMm: number
  bahtPerCut: number
}

export interface CodLimit {
  orders: number
  /** What they may cost together. */
  baht: number
}

export interface Secrets {
  tokens: string
  codes: string
}

/** Public secrets, for the sandbox only. */
export const sandboxSecrets: Secrets = {
  tokens: 'sandbox-tokens-known-to-everybody-0001',
  codes: 'sandbox-codes-known-to-everybody-0002',
}

/** The secrets that are taken, of which the first signs. */
export const secretsFor = (
  { secrets, earlierSecrets }: Pick<ShopSettings, 'secrets' | 'earlierSecrets'>,
  use: keyof Secrets,
): readonly [string, ...string[]] => [secrets[use], ...earlierSecrets[use]]

export const sandboxSettings: ShopSettings = {
  mode: 'sandbox',
  shopUrl: '',
  apiUrl: '',
  otherOrigins: [],
  secrets: sandboxSecrets,
  earlierSecrets: { tokens: [], codes: [] },
  paymentProviders: [],
  lineLogin: undefined,
  promptPayName: 'บริษัท แผ่น เทรดดิ้ง จำกัด',
  mail: undefined,
  sms: undefined,
  smsPerHour: 300,
  orderMessagesOff: [],
  hoursToPay: 24,
  daysToReturn: 7,
  daysToClaim: 3,
  daysQuoted: 15,
  cutting: { kerfMm: 3, minimumMm: 50, bahtPerCut: 10 },
  codLimits: {
    newCustomer: { orders: 3, baht: 50_000 },
    knownCustomer: { orders: 10, baht: 200_000 },
  },
}
