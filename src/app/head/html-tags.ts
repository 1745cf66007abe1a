type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element without content; attributes without a value are left out. */
export function tag(name: 'meta' | 'link', attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`)
  return `<${name}${written.join('')} />`
}

/** A block of data for search engines. It is no script, so the content security policy does not concern it. */
export function dataBlock(value: object): string {
  // No `<` of the shop's texts can close the element.
  return `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
