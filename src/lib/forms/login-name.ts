import { formatPhoneNumber } from './phone-number.ts'

/** `081 234 5678`; an e-mail address stays as it is. */
export const formatLogin = formatPhoneNumber

/** `081 ••• 5678` and `s•••@paidee.co.th`: enough for the owner to recognise the address. */
export function maskLogin(userName: string): string {
  if (userName.includes('@')) return userName.replace(/^(.)[^@]*/, '$1•••')
  return formatLogin(userName).replace(/ \d{3} /, ' ••• ')
}
