/** Counts characters as the API does: one outside the Basic Multilingual Plane counts once. */
const lengthOf = (text: string) => [...text].length

/** The parts of the rule for passwords, in the order in which a form shows them. */
export const passwordParts = {
  short: (text: string) => lengthOf(text) >= 8,
  capital: (text: string) => /[A-Z]/.test(text),
  small: (text: string) => /[a-z]/.test(text),
  digit: (text: string) => /[0-9]/.test(text),
  long: (text: string) => lengthOf(text) <= 100,
}

export type PasswordPart = keyof typeof passwordParts
