/** The reasons that payment pages commonly give, as translation keys. */
const failureTexts = {
  card_declined: 'failureDeclined',
  insufficient_funds: 'failureFunds',
  expired_card: 'failureExpiredCard',
  cancelled: 'failureCancelled',
} as const

const known = (code: string | undefined): code is keyof typeof failureTexts =>
  code !== undefined && Object.hasOwn(failureTexts, code)

/** Each payment page has its own codes: an unknown one is only said to have been refused. */
export const failureWord = (code: string | undefined) => (known(code) ? failureTexts[code] : 'failureOther')
