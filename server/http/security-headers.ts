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
      "form-action 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify',
    ].join('; ')
}

export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
}
