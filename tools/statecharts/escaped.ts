const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in XML and HTML, in an attribute too. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
