import { createHmac, randomInt } from 'node:crypto'
import type { ShopSettings } from '../../common/shop-settings.ts'

/** The purpose of a code: it authorises nothing else. */
export interface CodePurpose {
  login: string
  reason: 'register' | 'forgotPassword' | 'changePassword' | 'confirmOrder'
}

/** The reference may be read aloud on the phone: no letter looks or sounds like a digit. */
const refLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const refDigits = '23456789'

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export const newRefCode = (): string =>
  [refLetters, refDigits, refLetters, refLetters].map((from) => from.charAt(randomInt(from.length))).join('')

/** Six digits are quickly found from a plain hash, so the hash is keyed with the shop's secret. */
export const codeDigest = (settings: ShopSettings, { login, reason }: CodePurpose, code: string): string =>
  digest(settings, ['code', login, reason, code])

/** A keyed hash of the code's user, so that codes kept after an erasure contain no personal data. */
export const holderOf = (settings: ShopSettings, login: string): string => digest(settings, ['holder', login])

/** A keyed hash of a client's network, for codes are kept for a day. */
export const digestOfNetwork = (settings: ShopSettings, clientNetwork: string): string =>
  digest(settings, ['network', clientNetwork])

const digest = ({ secrets }: ShopSettings, words: string[]) =>
  createHmac('sha256', secrets.codes).update(JSON.stringify(words)).digest('base64url')
