import type { FastifyError, FastifyRequest, FastifyServerOptions } from 'fastify'

const secrets = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'newPassword',
  'oldPassword',
  'passwordHash',
  'otp',
  'token',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'secrets',
  'smtpUrl',
]
/** Secrets are redacted at any nesting depth up to this limit. */
const depths = ['', '*.', '*.*.', '*.*.*.']

interface LoggedError {
  [name: string]: unknown
  type: string
  message: string
  stack: string
}

/** Log lines for operators: without secrets, bodies, query strings or the values of a failed SQL statement. */
export function loggerOptions(
  level: string,
  stream?: { write: (line: string) => void },
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: depths.flatMap((depth) => secrets.map((secret) => `${depth}${secret}`.replace('.[', '['))),
    serializers: { req: toRequestLine, err: (error: FastifyError) => toLoggedError(error) },
    ...(stream && { stream }),
  }
}

function toRequestLine({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  return { method, path: url.split('?')[0] }
}

function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Thrown without being an error', stack: '' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    ...(code !== undefined && { code }),
    stack: withoutValues(error.stack ?? ''),
    ...(error.cause instanceof Error && { cause: toLoggedError(error.cause) }),
  }
}

/** Drizzle's messages repeat the values of a statement, which include password hashes and names. */
const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')
