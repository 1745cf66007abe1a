import Cookies from 'js-cookie'
import { type Language, languageKey, toLanguage, visitLanguageKey } from '../lib/language.ts'
import { storedText } from '../lib/browser/stored.ts'

const cookieOptions = () => ({
  sameSite: 'lax' as const,
  secure: window.location.protocol === 'https:',
  path: '/',
})
const chosen = storedText(languageKey, 'localStorage')

/** Browser storage holds the chosen language; a cookie of the same name lets the server render in it. */
export function rememberLanguage(language: Language): void {
  Cookies.set(languageKey, language, { ...cookieOptions(), expires: 365 })
  Cookies.remove(visitLanguageKey, { path: '/' })
  chosen.write(language)
}

/** Stores the language of an address with `?lang=` for the visit: the stored choice stays as it is. */
export function rememberLanguageOfVisit(language: Language): void {
  Cookies.set(visitLanguageKey, language, cookieOptions())
}

export const recallLanguage = (): Language | undefined =>
  toLanguage(Cookies.get(visitLanguageKey)) ??
  toLanguage(chosen.read()) ??
  toLanguage(Cookies.get(languageKey))

/** Calls back when another tab chooses a language. Returns the function that unsubscribes. */
export const followLanguageElsewhere = (onChosen: (language: Language) => void): (() => void) =>
  chosen.followOtherTabs((text) => {
    const language = toLanguage(text)
    if (language) onChosen(language)
  })
