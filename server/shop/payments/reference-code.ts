import { createHash } from 'node:crypto'

const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** What a paid order is found by at the bank, short enough to be read out: no 0 or O, no 1, I or L. */
export function referenceCode(attemptId: string): string {
  const bytes = createHash('sha256').update(attemptId).digest()
  const word = [...bytes.subarray(0, 4)].map((byte) => letters[byte % letters.length]).join('')
  return `${word}-${String(bytes.readUInt32BE(4) % 10_000).padStart(4, '0')}`
}
