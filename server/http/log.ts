import type { FastifyError, FastifyRequest, FastifyServerOptions } from 'fastify'
import { shortened, toLoggedError } from '../shop/common/logged-error.ts'

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

function toRequestLine({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method, path: shortened(url.split('?')[0] ?? ''), client: ip }
}
