import type { Language } from '../../lib/language.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The words of the shop's content HTML, which is sanitised: it has no comments and no scripts. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** As much as search engines show of a description. */
const longest = 155

const segmenters = {
  th: new Intl.Segmenter('th', { granularity: 'word' }),
  en: new Intl.Segmenter('en', { granularity: 'word' }),
}

/** Cut after a whole word; Thai has no spaces between words, so a dictionary finds their ends. */
export function shortened(text: string, language: Language): string {
  if (text.length <= longest) return text
  let kept = ''
  for (const { segment } of segmenters[language].segment(text)) {
    if (kept.length + segment.length > longest) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
