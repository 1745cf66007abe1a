import { createHmac, randomInt } from 'node:crypto'
import type { ShopSettings } from '../../common/shop-settings.ts'

/** What a code is for: it opens nothing else. */
export interface CodePurpose {
  login: string
  reason: 'register' | 'forgotPassword' | 'changePassword'
}

/** Read aloud on the phone too: no letter that looks or sounds like a digit. */
const refLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const refDigits = '23456789'

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export const newRefCode = (): string =>
  [refLetters, refDigits, refLetters, refLetters].map((from) => from.charAt(randomInt(from.length))).join('')

/** Six digits are soon guessed from a plain hash; without the shop's secret this says nothing. */
export const codeDigest = (settings: ShopSettings, { login, reason }: CodePurpose, code: string): string =>
  digest(settings, ['code', login, reason, code])

/** Whom a code belongs to, unreadable: what is kept of a customer who was erased is no personal datum. */
export const holderOf = (settings: ShopSettings, login: string): string => digest(settings, ['holder', login])

const digest = ({ secrets }: ShopSettings, words: string[]) =>
  createHmac('sha256', secrets.codes).update(JSON.stringify(words)).digest('base64url')
