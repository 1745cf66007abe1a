import sanitize from 'sanitize-html'

const text = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'figure', 'figcaption']
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

/** HTML allowed in descriptions, articles and pages: text, lists, tables, links, and the shop's own pictures. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...text, ...tables, 'a', 'img'],
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
}
