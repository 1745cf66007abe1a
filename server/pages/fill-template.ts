import type { PageAnswer } from '../../openapi/page-entry.ts'
import type { PageTemplate } from './page-renderer.ts'

type Page = Extract<PageAnswer, { kind: 'page' }>

/** Puts a rendered page into the built index.html. */
export function fillTemplate({ html, assetsOf }: PageTemplate, page: Page): string {
  const { styles, scripts } = assetsOf(page.source, page.language)
  const parts: [string, string][] = [
    ['<html lang="th"', `<html lang="${page.language}"`],
    [
      '<!--head-->',
      styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}" />`).join('') + page.head,
    ],
    ['<!--state-->', `${page.data}<script type="application/json" id="page-state">${page.state}</script>`],
    ['data-also=""', `data-also="${scripts.join(' ')}"`],
    // The body is filled in last, so that placeholder-like text in a page is left alone.
    ['<!--page-->', page.html],
  ]
  // Replaced by function: a text replacement would read `$&` in a product's name as a pattern.
  const filled = parts.reduce((text, [place, part]) => text.replace(place, () => part), html)
  return filled.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(page.title)}</title>`)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
