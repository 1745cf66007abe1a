import english from '../../i18n/en/branch-map.json'
import englishContent from '../../i18n/en/content.json'
import thai from '../../i18n/th/branch-map.json'
import thaiContent from '../../i18n/th/content.json'
import type { Language } from '../../lib/language.ts'

type Words = typeof thai & Pick<typeof thaiContent, 'phone' | 'directions' | 'directionsTo'>

export type Word = (key: keyof Words, branchName?: string) => string

const words: Record<Language, Words> = {
  th: { ...thaiContent, ...thai },
  en: { ...englishContent, ...english },
}

/** The translations of the map page, separate from the translations that every page loads. */
export function wordsIn(language: Language): Word {
  return (key, branchName = '') => words[language][key].replace('{{name}}', () => branchName)
}
