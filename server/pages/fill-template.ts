import type { PageAnswer } from '../../openapi/page-entry.ts'

type Page = Extract<PageAnswer, { kind: 'page' }>
type Place = 'title' | 'head' | 'state' | 'page'

/** The bytes of a shell, and between them the places where the parts of a page go. */
export type Template = readonly (Buffer | Place)[]

const places: Record<string, Place> = {
  '<!--head-->': 'head',
  '<!--state-->': 'state',
  '<!--page-->': 'page',
}
const place = /(<title>[^<]*<\/title>|<!--(?:head|state|page)-->)/

/** Cuts a shell at its places. The shell alone is searched: text in a page that looks like a place is left alone. */
export function cutTemplate(shell: string): Template {
  // Every second piece is a place.
  return shell
    .split(place)
    .map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : (places[piece] ?? 'title')))
}

/** The bytes of a rendered page in the shell of its screen. `marks` say what this shop has, for its script. */
export function fillTemplate(template: Template, page: Page, marks = ''): Buffer {
  const parts: Record<Place, string> = {
    title: `<title>${escapeText(page.title)}</title>`,
    head: page.head + marks,
    state: `${page.data}<script type="application/json" id="page-state">${page.state}</script>`,
    page: page.html,
  }
  return Buffer.concat(
    template.map((piece) => (typeof piece === 'string' ? Buffer.from(parts[piece]) : piece)),
  )
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
