export type ApiLanguage = 'thai' | 'english' | 'standard'

/** `standard` is the Thai master record. Chooses between columns as well as between words. */
export function inLanguage<Thai, English>(
  language: ApiLanguage,
  thai: Thai,
  english: English,
): Thai | English {
  return language === 'english' ? english : thai
}
