/** A phone number as it is typed or pasted, without spaces, dashes, brackets and the country code of Thailand. */
export function plainPhoneNumber(text: string): string {
  return text.replaceAll(/[\s()-]/g, '').replace(/^\+66/, '0')
}

export const isCompletePhoneNumber = (text: string): boolean => /^0[689]\d{8}$/.test(text)
