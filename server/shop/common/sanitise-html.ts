import sanitize, { type Attributes } from 'sanitize-html'

const text = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'figure', 'figcaption']
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

/** The id of a heading that other pages link to. The prefix keeps it apart from the ids of the page around the text. */
const partId = /^part-[a-z]+(-[a-z]+)*$/

const maxKnown = 500
const known = new Map<string, string>()

/**
 * HTML allowed in descriptions, articles and pages: text, lists, tables, links, named parts, and the shop's own pictures. It is
 * made so when it is written and again when it is read, since an editor or an importer may write rows of its own. A text
 * takes a millisecond, and answers are made anew more often than texts change: the results are remembered.
 */
export function sanitiseHtml(html: string): string {
  const found = known.get(html)
  if (found !== undefined) return found
  const clean = sanitised(html)
  if (known.size >= maxKnown) known.clear()
  known.set(html, clean)
  return clean
}

export const sanitiseBoth = ({ th, en }: Record<'th' | 'en', string>) => ({
  th: sanitiseHtml(th),
  en: sanitiseHtml(en),
})

function sanitised(html: string): string {
  return sanitize(html, {
    allowedTags: [...text, ...tables, 'a', 'img'],
    allowedAttributes: { a: ['href'], h2: ['id'], img: ['src', 'alt', 'width', 'height'] },
    transformTags: { h2: (tagName, { id = '' }) => ({ tagName, attribs: nameOfPart(id) }) },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
}

const nameOfPart = (id: string): Attributes => (partId.test(id) ? { id } : {})
