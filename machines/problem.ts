/** The code of a refusal, or of an answer that did not come. Whatever has none is a fault of the program and is thrown on. */
export const codeOf = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code
  }
  throw error
}

/** What is wrong with each field: the first fault of each counts. A code of its own may stand for a field. */
export const fieldErrorsOf = (
  error: unknown,
  fieldsByCode: Record<string, string> = {},
): Record<string, string> => {
  const hasErrors = typeof error === 'object' && error !== null && 'errors' in error
  if (hasErrors && Array.isArray(error.errors) && error.errors.length > 0) {
    return Object.fromEntries(error.errors.toReversed().map((one) => [String(one.field), String(one.code)]))
  }
  const code = codeOf(error)
  const field = fieldsByCode[code]
  return field === undefined ? {} : { [field]: code }
}

/** How many seconds to wait before the next try. */
export const retryAfterOf = (error: unknown): number =>
  typeof error === 'object' &&
  error !== null &&
  'retryAfterSeconds' in error &&
  typeof error.retryAfterSeconds === 'number'
    ? error.retryAfterSeconds
    : 60
