const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text escaped for XML and HTML, also in attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
