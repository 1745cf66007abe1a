import { createHmac, randomInt } from 'node:crypto'
import { secretsFor, type ShopSettings } from '../../common/shop-settings.ts'

/** The purpose of a code: it authorises nothing else. */
export interface CodePurpose {
  login: string
  reason: 'register' | 'forgotPassword' | 'changePassword' | 'confirmOrder' | 'linkLine'
}

/** The reference may be read aloud on the phone: no letter looks or sounds like a digit. */
const refLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const refDigits = '23456789'

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export const newRefCode = (): string =>
  [refLetters, refDigits, refLetters, refLetters].map((from) => from.charAt(randomInt(from.length))).join('')

/**
 * Six digits are quickly found from a plain hash, so the hash is keyed with the shop's secret. Of each of these hashes the first is
 * stored; the others are those of secrets that were replaced.
 */
export const codeDigests = (settings: ShopSettings, { login, reason }: CodePurpose, code: string): Digests =>
  digests(settings, ['code', login, reason, code])

/** Keyed hashes of the code's user, so that codes kept after an erasure contain no personal data. */
export const holdersOf = (settings: ShopSettings, login: string): Digests =>
  digests(settings, ['holder', login])

/** Keyed hashes of a client's network, for codes are kept for a day. */
export const digestsOfNetwork = (settings: ShopSettings, clientNetwork: string): Digests =>
  digests(settings, ['network', clientNetwork])

type Digests = [current: string, ...earlier: string[]]

function digests(settings: ShopSettings, words: string[]): Digests {
  const [current, ...earlier] = secretsFor(settings, 'codes')
  const digest = (secret: string) =>
    createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url')
  return [digest(current), ...earlier.map(digest)]
}
