import { createContext, type ReactNode, use, useCallback } from 'react'
import { english } from './english.ts'
import { thai } from './thai.ts'

type Key = keyof typeof english
type WithoutNumber<K extends string> = K extends `${infer Name}_one` | `${infer Name}_other` ? Name : K
export type Word = WithoutNumber<Key>
export type Language = 'en' | 'th'

/** A text of the application: one for both languages, or one each. */
export type Text = string | Record<Language, string>

const words: Record<Language, Record<string, string>> = { en: english, th: thai }

const LanguageContext = createContext<Language>('en')

/** The language of the components inside: English without it. */
export const Words = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LanguageContext value={language}>{children}</LanguageContext>
)

/** Gives a text in the language of the page, with what is filled in; a `count` chooses between one and many. */
export function useWords() {
  const language = use(LanguageContext)
  return useCallback(
    (word: Word, given: Record<string, string | number> = {}): string => {
      const text =
        (given.count === 1 ? words[language][`${word}_one`] : undefined) ??
        words[language][`${word}_other`] ??
        words[language][word] ??
        word
      return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(given[name] ?? ''))
    },
    [language],
  )
}

/** Gives a text of the application in the language of the page. */
export function useText() {
  const language = use(LanguageContext)
  return useCallback((text: Text): string => (typeof text === 'string' ? text : text[language]), [language])
}
