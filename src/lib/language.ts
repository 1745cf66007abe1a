export type Language = 'th' | 'en'
export type ApiLanguage = 'thai' | 'english'

const defaultLanguage: Language = 'th'

/** The key under which the choice is kept, in browser storage and in a cookie for the server. */
export const languageKey = 'current-language'

export function toLanguage(text: string | null | undefined): Language | undefined {
  return text === 'th' || text === 'en' ? text : undefined
}

/** The cookie that holds the language of an address with `?lang=` until the browser is closed. */
export const visitLanguageKey = 'visit-language'

/** `?lang=` takes precedence for the visit that it began, then the stored choice, then Thai. */
export function chooseLanguage(search: URLSearchParams, kept: string | null | undefined): Language {
  return toLanguage(search.get('lang')) ?? toLanguage(kept) ?? defaultLanguage
}

/** The address with `?lang=`, so that whoever opens a copied link reads the same language. */
export function addressIn(language: Language, address: string): string {
  const url = new URL(address)
  url.searchParams.set('lang', language)
  return String(url)
}

export function toApiLanguage(language: Language): ApiLanguage {
  return language === 'th' ? 'thai' : 'english'
}
