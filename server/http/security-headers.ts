import { createHash } from 'node:crypto'
import type { ShopSettings } from '../shop/common/shop-settings.ts'

export interface PolicyParts {
  /** The texts of the inline scripts and style tags that the build wrote into the page. */
  inlineScripts: readonly string[]
  inlineStyles: readonly string[]
  apiOrigin: string | undefined
}

/**
 * The page's content security policy. It allows inline code by the hashes of what the build wrote: a nonce would be the same
 * in every copy of a kept page. What a rendered page contains besides is never hashed, or injected code would be allowed.
 */
export function contentSecurityPolicy({ inlineScripts, inlineStyles, apiOrigin }: PolicyParts): string {
  const own = ["'self'", ...(apiOrigin ? [apiOrigin] : [])].join(' ')
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...inlineStyles.map(hashSource)].join(' '),
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

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

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

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
}

/** Production is reached by https alone, and browsers are to know it for a year. */
const yearOfHttps = 'max-age=31536000; includeSubDomains'

/** The headers of every answer of a shop in this mode. */
export const commonHeadersIn = (mode: ShopSettings['mode']): Readonly<Record<string, string>> =>
  mode === 'production' ? { ...commonHeaders, 'strict-transport-security': yearOfHttps } : commonHeaders
