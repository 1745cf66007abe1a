/** The data of a plan is `unknown` to an adapter; these read what its flow is known to carry. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

export const codeOf = (error: unknown): string => textOf(fieldOf(error, 'code'))

/** The fields of a plan's answer, laid over the real one. */
export const laidOver =
  (fields: object) =>
  (body: unknown): unknown => ({ ...Object(body), ...fields })

/** The header in which the server says how long to wait. */
export const retryAfter = (error: unknown): Record<string, string> => {
  const seconds = fieldOf(error, 'retryAfterSeconds')
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) }
}
