import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { and, arrayContains, eq, lt, sql } from 'drizzle-orm'
import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'
import type { Queries } from '../../db/database.ts'
import { staff } from '../../db/schema/staff.ts'
import { hashOf } from '../accounts/refresh-tokens.ts'
import { secretsFor, type ShopSettings } from '../common/shop-settings.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const recoveryCodeCount = 10
/** Seconds that a telephone's clock may be wrong. */
const tolerance = 30

/** What an authenticator needs, and codes for the day on which it is lost: shown once, and stored so that neither can be read. */
export function newSecondFactor(settings: ShopSettings, email: string) {
  const secret = generateSecret()
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  return {
    uri: generateURI({ issuer: 'Phaen', label: email, secret }),
    recoveryCodes,
    stored: {
      totpSecret: encryptSecret(settings, secret),
      recoveryCodes: recoveryCodes.map((code) => hashOf(code)),
    },
  }
}

/** What an authenticator with this secret shows now; only the sandbox knows one. */
export const codeOfSecret = (secret: string): string => generateSync({ secret })

/** Whether the code is a good one, which from now on it is no more. */
export async function takeCode(
  tx: Queries,
  settings: ShopSettings,
  { id, totpSecret }: Pick<typeof staff.$inferSelect, 'id' | 'totpSecret'>,
  code: string,
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(tx, id, code)
  const read = decrypted(settings, totpSecret)
  if (!read) return false
  const { secret, isCurrent } = read
  const found = verifySync({ secret, token: code, epochTolerance: tolerance })
  if (!found.valid || !('timeStep' in found)) return false
  const { rowCount } = await tx
    .update(staff)
    .set({
      totpStep: found.timeStep,
      ...(!isCurrent && { totpSecret: encryptSecret(settings, secret) }),
    })
    .where(and(eq(staff.id, id), lt(staff.totpStep, found.timeStep)))
  return rowCount === 1
}

async function takeRecoveryCode(tx: Queries, id: string, code: string): Promise<boolean> {
  const hash = hashOf(code.toLowerCase())
  const { rowCount } = await tx
    .update(staff)
    .set({ recoveryCodes: sql`array_remove(${staff.recoveryCodes}, ${hash})` })
    .where(and(eq(staff.id, id), arrayContains(staff.recoveryCodes, [hash])))
  return rowCount === 1
}

/** 80 random bits, so that a fast hash is enough, as `3f2a-91bc-…`. */
const newRecoveryCode = () =>
  randomBytes(10)
    .toString('hex')
    .replace(/(.{4})(?=.)/g, '$1-')

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'totp secrets of staff', 32))

/** As the database has it. */
export function encryptSecret({ secrets }: ShopSettings, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(secrets.codes), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/**
 * What an earlier secret of the shop encrypted is read too, until its owner signs in and it is encrypted anew. Where that secret is
 * gone, nothing can be read, and recovery codes alone are good.
 */
function decrypted(
  settings: ShopSettings,
  stored: string,
): { secret: string; isCurrent: boolean } | undefined {
  for (const key of secretsFor(settings, 'codes'))
    try {
      return { secret: decryptedBy(key, stored), isCurrent: key === settings.secrets.codes }
    } catch {
      // Another secret may have encrypted it.
    }
  return undefined
}

function decryptedBy(secret: string, stored: string): string {
  const bytes = Buffer.from(stored, 'base64url')
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const body = bytes.subarray(ivBytes + tagBytes)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}
