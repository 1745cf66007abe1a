import { createHash } from 'node:crypto'

/** A strong entity tag: different bytes have different tags. */
export function entityTag(bytes: string | Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
}

/** Whether the client's If-None-Match says that it already has these bytes. */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  // An intermediate cache may have weakened the tag; for a read the weak comparison suffices.
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
