export type ApiLanguage = 'thai' | 'english' | 'standard'

/** `standard` is the Thai master record. Chooses between columns as well as between words. */
export function inLanguage<Thai, English>(
  language: ApiLanguage,
  thai: Thai,
  english: English,
): Thai | English {
  return language === 'english' ? english : thai
}

/** The columns of a text in both languages, such as `nameTh` and `nameEn`. */
export const inBoth = <Name extends string, Text>(name: Name, { th, en }: { th: Text; en: Text }) =>
  // The type of an object is not found from computed names.
  ({ [`${name}Th`]: th, [`${name}En`]: en }) as Record<`${Name}Th` | `${Name}En`, Text>
