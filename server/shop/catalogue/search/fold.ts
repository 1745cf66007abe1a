/** One sound, one letter: `search_fold` in the database does the same to the goods. */
const from = 'ะีืูใศษณฬฎฏธฑฒฐภญฆ๐๑๒๓๔๕๖๗๘๙×'
const to = 'าิึุไสสนลดตทททถพยค0123456789x'
const letters = new Map(Array.from(from, (letter, index) => [letter, to[index] ?? '']))

/** A text without what people often omit or confuse: tone marks, long and short vowels, plurals. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0E47-\u0E4C\u0E4E\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll('เเ', 'แ')
    .replaceAll('ํา', 'ำ')
    .replaceAll('\u0E4D', '')
  return Array.from(plain, (letter) => letters.get(letter) ?? letter)
    .join('')
    .replace(/([0-9]),(?=[0-9]{3})/g, '$1')
    .replace(/[^a-z0-9\u0E01-\u0E46.]+|\.(?![0-9])/g, ' ')
    .replace(/([\u0E01-\u0E46])([a-z0-9.])/g, '$1 $2')
    .replace(/([a-z0-9.])([\u0E01-\u0E46])/g, '$1 $2')
    .replace(/(x|ch|sh)es(?![a-z0-9])/g, '$1')
    .replace(/([a-z]{2}[a-rt-z])s(?![a-z0-9])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
