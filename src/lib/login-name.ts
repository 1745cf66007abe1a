/** `081 234 5678`; an e-mail address stays as it is. */
export function formatLogin(userName: string): string {
  return userName.replace(/^(0\d{2})(\d{3})(\d{4})$/, '$1 $2 $3')
}

/** `081 ••• 5678` and `s•••@paidee.co.th`: enough for the owner to recognise the address. */
export function maskLogin(userName: string): string {
  if (userName.includes('@')) return userName.replace(/^(.)[^@]*/, '$1•••')
  return formatLogin(userName).replace(/ \d{3} /, ' ••• ')
}
