/**
 * Checks of what was read from the browser's storage, for code that each page loads. Forms and dialogs, which are
 * loaded when they open, describe their data with valibot instead.
 */
type Check = (value: unknown) => boolean

export const isString = (value: unknown): value is string => typeof value === 'string'
export const isNumber = (value: unknown): value is number => typeof value === 'number'

export const isOneOf =
  (...choices: unknown[]): Check =>
  (value) =>
    choices.includes(value)

export const isOptional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

export const isArrayOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

export const isObjectOf =
  (fields: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check(Reflect.get(value, name)))
