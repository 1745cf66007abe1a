export interface Heading {
  id: string
  text: string
}

/** Adds an `id` to each second-level heading of sanitized HTML that has none, and returns the list of headings. */
export function outlined(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const withIds = html.replace(
    /<h2(?: id="([a-z-]+)")?>([\s\S]*?)<\/h2>/g,
    (_whole, ownId: string | undefined, inside: string) => {
      const id = ownId ?? `part-${headings.length + 1}`
      headings.push({ id, text: plain(inside) })
      return `<h2 id="${id}">${inside}</h2>`
    },
  )
  return { html: withIds, headings }
}

const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_whole, name: string) => characters[name] ?? '')
    .trim()
