import type { PageAnswer } from '../../openapi/page-entry.ts'

type Page = Extract<PageAnswer, { kind: 'page' }>

/** Puts a rendered page into the shell of its screen. */
export function fillTemplate(shell: string, page: Page): string {
  const parts: [string, string][] = [
    ['<!--head-->', page.head],
    ['<!--state-->', `${page.data}<script type="application/json" id="page-state">${page.state}</script>`],
    // The body is filled in last, so that placeholder-like text in a page is left alone.
    ['<!--page-->', page.html],
  ]
  // Replaced by function: a text replacement would read `$&` in a product's name as a pattern.
  const filled = parts.reduce((text, [place, part]) => text.replace(place, () => part), shell)
  return filled.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(page.title)}</title>`)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
