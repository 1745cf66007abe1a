import sanitize from 'sanitize-html'

const text = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'figure', 'figcaption']
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

/** What may stand in a description, an article or a page: words, lists, tables, links, and pictures of the shop's own. */
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
