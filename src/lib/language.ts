export type Language = 'th' | 'en'
export type ApiLanguage = 'thai' | 'english'

const defaultLanguage: Language = 'th'

/** The key under which the choice is kept, in browser storage and in a cookie for the server. */
export const languageKey = 'current-language'

export function toLanguage(text: string | null | undefined): Language | undefined {
  return text === 'th' || text === 'en' ? text : undefined
}

/** `?lang=` takes precedence for one visit, then the stored choice, then Thai. */
export function chooseLanguage(search: URLSearchParams, kept: string | null | undefined): Language {
  return toLanguage(search.get('lang')) ?? toLanguage(kept) ?? defaultLanguage
}

export function toApiLanguage(language: Language): ApiLanguage {
  return language === 'th' ? 'thai' : 'english'
}
