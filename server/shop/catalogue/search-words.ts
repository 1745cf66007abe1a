/** Invisible characters that are often copied along with text. */
const invisible = /[\u200B-\u200D\u2060\uFEFF]/g

/** Splits a keyword into words in the catalogue's spelling: two Sara E, for example, become one Sara Ae. */
export function searchWords(keyword: string): string[] {
  return keyword
    .normalize('NFC')
    .replace(invisible, '')
    .replaceAll('เเ', 'แ')
    .replaceAll('ํา', 'ำ')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** A LIKE pattern for text that contains the word; wildcards in the word are escaped. */
export function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}
