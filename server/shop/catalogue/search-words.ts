/** Marks that cannot be seen, and come along when text is copied. */
const invisible = /[\u200B-\u200D\u2060\uFEFF]/g

/** The words of a keyword, written as the shop writes them: two Sara E look like one Sara Ae, and so on. */
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

/** The pattern of what contains a word; what LIKE reads as a wildcard is a plain character here. */
export function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}
