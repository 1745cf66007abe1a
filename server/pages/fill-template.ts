import type { PageAnswer } from '../../openapi/page-entry.ts'

type Page = Extract<PageAnswer, { kind: 'page' }>

const places = /<title>[^<]*<\/title>|<!--(?:head|state|page)-->/g

/** Puts a rendered page into the shell of its screen. The shell alone is searched: text in a page that looks like a place is left alone. */
export function fillTemplate(shell: string, page: Page): string {
  const parts: Record<string, string> = {
    '<!--head-->': page.head,
    '<!--state-->': `${page.data}<script type="application/json" id="page-state">${page.state}</script>`,
    '<!--page-->': page.html,
  }
  const title = `<title>${escapeText(page.title)}</title>`
  return shell.replace(places, (place) => parts[place] ?? title)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
