import Cookies from 'js-cookie'
import { languageKey, toLanguage, visitLanguageKey, type Language } from './language.ts'

const cookieOptions = () => ({
  sameSite: 'lax' as const,
  secure: window.location.protocol === 'https:',
  path: '/',
})

/** Browser storage holds the chosen language; a cookie of the same name lets the server render in it. */
export function rememberLanguage(language: Language): void {
  Cookies.set(languageKey, language, { ...cookieOptions(), expires: 365 })
  Cookies.remove(visitLanguageKey, { path: '/' })
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Storage is full or forbidden: only the cookie holds the choice.
  }
}

/** Keeps the language of an address with `?lang=` for the visit: the stored choice stays as it is. */
export function rememberLanguageOfVisit(language: Language): void {
  Cookies.set(visitLanguageKey, language, cookieOptions())
}

export function recallLanguage(): Language | undefined {
  const ofVisit = toLanguage(Cookies.get(visitLanguageKey))
  if (ofVisit) return ofVisit
  try {
    const kept = toLanguage(localStorage.getItem(languageKey))
    if (kept) return kept
  } catch {
    // Storage is forbidden: the cookie is read instead.
  }
  return toLanguage(Cookies.get(languageKey))
}

/** Calls back when another tab chooses a language. Returns the function that unsubscribes. */
export function followLanguageElsewhere(onChosen: (language: Language) => void): () => void {
  const listen = (event: StorageEvent) => {
    const language = event.key === languageKey ? toLanguage(event.newValue) : undefined
    if (language) onChosen(language)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
