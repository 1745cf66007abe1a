import { commonWalks, commonWords } from './common-words.ts'

/** Whether attackers try this password first: a common word with a few digits, a keyboard sequence, or a repetition. */
export function isCommonPassword(password: string): boolean {
  const small = password.normalize('NFKC').toLowerCase()
  return commonWalks.has(small) || isMonotonous(small) || isDressedWord(small)
}

/** `Aa111111`, `Abc1Abc1`. */
const isMonotonous = (small: string) => new Set(small).size <= 3 || /^(.{1,5})\1+$/s.test(small)

/** `Password1`, `123Qwerty`, `P@ssw0rd2024!`. */
function isDressedWord(small: string): boolean {
  const [, before = '', word = '', after = ''] = /^([^a-z]*)([a-z].*[a-z])([^a-z]*)$/s.exec(small) ?? []
  return isUsualDress(before + after) && spellings(word).some((spelling) => commonWords.has(spelling))
}

function isUsualDress(around: string): boolean {
  const digits = around.replace(/\D/g, '')
  const isRun = '012345678901234567890'.includes(digits) || '098765432109876543210'.includes(digits)
  return around.length - digits.length <= 2 && (digits.length <= 4 || isRun || /^(.)\1*$/.test(digits))
}

const letterFor: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Digits and signs that replace letters; 1 and ! can each replace two. */
function spellings(word: string): string[] {
  const read = word.replace(/[03457@$]/g, (sign) => letterFor[sign] ?? sign)
  return [read.replace(/[1!]/g, 'i'), read.replace(/[1!]/g, 'l')]
}
