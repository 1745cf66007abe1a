import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const secondsOfSkew = 300

/**
 * Whether Omise has signed this body recently: the hex HMAC-SHA256 of time, dot and body, by the secret in Base64. While a
 * secret is replaced there are two signatures (https://docs.omise.co/api-webhooks).
 */
export function isSignedByOmise(
  secret: string,
  rawBody: string,
  headers: IncomingHttpHeaders,
  now = new Date(),
): boolean {
  const time = String(headers['omise-signature-timestamp'])
  if (!/^\d{10}$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > secondsOfSkew) return false
  const right = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${time}.${rawBody}`).digest()
  return String(headers['omise-signature'])
    .split(',')
    .map((signature) => signature.trim())
    .some(
      (signature) =>
        /^[0-9a-f]{64}$/.test(signature) && timingSafeEqual(Buffer.from(signature, 'hex'), right),
    )
}
