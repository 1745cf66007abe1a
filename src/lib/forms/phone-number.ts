/**
 * The digits of a Thai phone number, however it was typed or pasted: with spaces, dashes or brackets, with the
 * country code, in Thai digits. What is not a number stays what it is, for a rule to refuse.
 */
export function plainPhoneNumber(text: string): string {
  return text
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))
    .replaceAll(/[\s\u200B-\u200F\u2060\u202A-\u202E().\u2010-\u2015\u2212-]/g, '')
    .replace(/^(?:\+|00)?660?(?=\d{8,9}$)/, '0')
}

/** A number that can sign in (specification, part 5). */
export const isMobileNumber = (digits: string): boolean => /^0[689]\d{8}$/.test(digits)

/** A number that can be called: a mobile number, or a landline of nine digits. */
export const isContactNumber = (digits: string): boolean =>
  isMobileNumber(digits) || /^0[2-57]\d{7}$/.test(digits)

/** The address of a link that dials a number, however it is written. */
export const telUrl = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

/** `081 234 5678`, `02 123 4567`, `038 123 456`. Anything else stays as it is. */
export function formatPhoneNumber(digits: string): string {
  return digits
    .replace(/^(0[689]\d)(\d{3})(\d{4})$/, '$1 $2 $3')
    .replace(/^(02)(\d{3})(\d{4})$/, '$1 $2 $3')
    .replace(/^(0[3-57]\d)(\d{3})(\d{3})$/, '$1 $2 $3')
}
