import Cookies from 'js-cookie'
import { languageKey, toLanguage, type Language } from './language.ts'

/** Browser storage holds the chosen language; a cookie of the same name lets the server render in it. */
export function rememberLanguage(language: Language): void {
  Cookies.set(languageKey, language, {
    expires: 365,
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
    path: '/',
  })
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Storage is full or forbidden: only the cookie holds the choice.
  }
}

export function recallLanguage(): Language | undefined {
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
