import type { Language } from './language.ts'

/** Works out once what is said of a thing in a language. A thing that changes is another object. */
export function memoizeByLanguage<Thing extends object, Said>(
  say: (thing: Thing, language: Language) => Said,
): (thing: Thing, language: Language) => Said {
  const said = { th: new WeakMap<Thing, Said>(), en: new WeakMap<Thing, Said>() }
  return (thing, language) => {
    const known = said[language].get(thing)
    if (known !== undefined) return known
    const now = say(thing, language)
    said[language].set(thing, now)
    return now
  }
}
