import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const src = join(import.meta.dirname, '../../src')
const className = /\.([a-z]\w*)/gi

/**
 * Puts the design tokens and a component's style sheet into the page. Vitest leaves style sheets out; with them, computed
 * styles are those of the shop.
 */
export function putStyles(path: string, classes: CSSModuleClasses): void {
  const sheet = readFileSync(join(src, path), 'utf8')
  const style = document.createElement('style')
  style.textContent =
    readFileSync(join(src, 'app/styles/tokens.css'), 'utf8') +
    sheet.replaceAll(className, (_, name: string) => `.${classes[name]}`)
  document.head.append(style)
}
