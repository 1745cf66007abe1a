/**
 * Adds styles to the document as a constructed sheet, and returns the function that removes them. A style tag would need
 * a nonce, which a page that is kept for everybody cannot have; constructed sheets are not bound by `style-src`.
 */
export function addSheet(css: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
