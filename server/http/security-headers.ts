import { createHash } from 'node:crypto'

export interface PolicyParts {
  /** The text of the page's one inline script. */
  inlineScript: string
  apiOrigin: string | undefined
}

/** The page's content security policy; only the nonce differs from page to page. */
export function contentSecurityPolicy({ inlineScript, apiOrigin }: PolicyParts): (nonce: string) => string {
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  const own = ["'self'", ...(apiOrigin ? [apiOrigin] : [])].join(' ')
  return (nonce) =>
    [
      "default-src 'self'",
      `script-src 'self' 'sha256-${hash}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      `img-src ${own} data:`,
      "font-src 'self'",
      `connect-src ${own}`,
      "frame-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify',
    ].join('; ')
}

/**
 * The policy of the map's page, and of no other: Google's script asks for `unsafe-eval` and for styles of its own. The
 * sandbox takes the page's origin from it, so nothing of the shop's is within its reach, however it is opened.
 */
export const branchMapPolicy = [
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "script-src 'self' https://maps.googleapis.com 'unsafe-eval'",
  "style-src 'unsafe-inline' https://fonts.googleapis.com",
  'img-src https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com data:',
  'font-src https://fonts.gstatic.com',
  'connect-src https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
  'worker-src blob:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
}

/** Production is reached by https alone, and browsers are to know it for a year. */
export const yearOfHttps = 'max-age=31536000; includeSubDomains'
