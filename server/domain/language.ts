export type ApiLanguage = 'thai' | 'english' | 'standard'

/** `standard` is the Thai master record. */
export function inLanguage(language: ApiLanguage, thai: string, english: string): string {
  return language === 'english' ? english : thai
}
