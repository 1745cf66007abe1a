import { createHash } from 'node:crypto'

const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** The bank's reference of a paid order, short enough to read aloud: without 0, O, 1, I and L. */
export function referenceCode(attemptId: string): string {
  const bytes = createHash('sha256').update(attemptId).digest()
  const word = [...bytes.subarray(0, 4)].map((byte) => letters[byte % letters.length]).join('')
  return `${word}-${String(bytes.readUInt32BE(4) % 10_000).padStart(4, '0')}`
}
