import sanitize, { type Attributes } from 'sanitize-html'

const text = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'figure', 'figcaption']
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

/** The id of a heading that other pages link to. The prefix keeps it apart from the ids of the page around the text. */
const partId = /^part-[a-z]+(-[a-z]+)*$/

/** HTML allowed in descriptions, articles and pages: text, lists, tables, links, named parts, and the shop's own pictures. */
export function sanitiseHtml(html: string): string {
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
