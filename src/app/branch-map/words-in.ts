import english from '../../i18n/en/content.json'
import thai from '../../i18n/th/content.json'
import type { Language } from '../../lib/language.ts'

export type Word = (key: keyof typeof thai, branchName?: string) => string

const words = { th: thai, en: english }

/** The few words of the map, from the shop's own: the frame has no need of all its translations. */
export function wordsIn(language: Language): Word {
  return (key, branchName = '') => words[language][key].replace('{{name}}', () => branchName)
}
