/** The reasons that payment pages commonly give, as translation keys. */
const failureWords = {
  card_declined: 'failureDeclined',
  insufficient_funds: 'failureFunds',
  expired_card: 'failureExpiredCard',
  cancelled: 'failureCancelled',
} as const

const known = (code: string | undefined): code is keyof typeof failureWords =>
  code !== undefined && Object.hasOwn(failureWords, code)

/** Each payment page has its own codes: an unknown one is only said to have been refused. */
export const failureWord = (code: string | undefined) => (known(code) ? failureWords[code] : 'failureOther')
