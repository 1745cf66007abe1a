import { errorCode } from './error-code.ts'

/** The database cannot be used. The message is one line that says why and what to do; the program ends with it. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'

  constructor(message: string, cause?: unknown) {
    super(message.replaceAll(/\s*\n\s*/g, ' ').trim(), cause === undefined ? undefined : { cause })
  }
}

export function errorText(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : (errorCode(error) ?? String(error))
}
