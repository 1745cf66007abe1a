import { createHash } from 'node:crypto'

/** A strong tag: other bytes, another tag. */
export function entityTag(bytes: string | Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
}

/** Whether the asker's If-None-Match says that it has these bytes already. */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  // A cache on the way may have made the tag a weak one; for a read that is enough.
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
