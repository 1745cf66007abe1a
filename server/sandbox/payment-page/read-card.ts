export const cardFields = ['number', 'expiry', 'cvc'] as const
export type CardField = (typeof cardFields)[number]
export type CardForm = Record<CardField, string>
type CardFault = 'missing' | 'number' | 'expiry' | 'expired' | 'cvc' | 'notForSandbox'
export type CardFaults = Partial<Record<CardField, CardFault>>

/** The sandbox cards, and the outcome of each. */
export const sandboxCards = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declines',
  '4000000000009995': 'staysInProcess',
} as const
export type SandboxCard = (typeof sandboxCards)[keyof typeof sandboxCards]

/** Validates the form: the sandbox card that was entered, or the faults by field. */
export function readCard(form: CardForm, now: Date): { card: SandboxCard } | { faults: CardFaults } {
  const typed = { number: digitsOf(form.number), expiry: plain(form.expiry), cvc: plain(form.cvc) }
  const faults: CardFaults = {}
  for (const field of cardFields) {
    const fault = typed[field] === '' ? 'missing' : faultIn[field](typed[field], now)
    if (fault) faults[field] = fault
  }
  const card = Object.entries(sandboxCards).find(([number]) => number === typed.number)?.[1]
  if (!card && !faults.number) faults.number = 'notForSandbox'
  return card && Object.keys(faults).length === 0 ? { card } : { faults }
}

const faultIn: Record<CardField, (typed: string, now: Date) => CardFault | undefined> = {
  number: (typed) => (/^\d{12,19}$/.test(typed) && hasRightSum(typed) ? undefined : 'number'),
  expiry: expiryFault,
  cvc: (typed) => (/^\d{3,4}$/.test(typed) ? undefined : 'cvc'),
}

/** Luhn check: every second digit from the right is doubled, and the sum of all digits is a multiple of ten. */
function hasRightSum(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A card is valid to the last day of its month. */
function expiryFault(typed: string, now: Date): CardFault | undefined {
  const [, month = '', year = ''] = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(typed) ?? []
  if (Number(month) < 1 || Number(month) > 12) return 'expiry'
  const firstDayAfter = Date.UTC(Number(year.length === 2 ? `20${year}` : year), Number(month), 1)
  return firstDayAfter > now.getTime() ? undefined : 'expired'
}

/** Accepts Thai digits. */
const plain = (text: string) =>
  text.trim().replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))
const digitsOf = (text: string) => plain(text).replace(/[\s-]/g, '')
