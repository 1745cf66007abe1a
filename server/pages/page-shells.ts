import { contentSecurityPolicy } from '../http/security-headers.ts'
import type { PageShell } from './page-renderer.ts'

/** What a screen needs besides the shop's own styles and scripts. */
export interface ScreenAssets {
  styles: string[]
  scripts: string[]
}

interface ShellParts {
  /** The built index.html. */
  html: string
  assetsOf: (source: string, language: 'th' | 'en') => ScreenAssets
  apiOrigin: string | undefined
}

/** Makes the shell of each screen once. */
export function pageShells({ html, assetsOf, apiOrigin }: ShellParts) {
  const made = new Map<string, PageShell>()
  return (source: string, language: 'th' | 'en'): PageShell => {
    const key = `${language} ${source}`
    const known = made.get(key)
    if (known) return known
    const filled = withAssets(html, language, assetsOf(source, language))
    const shell = { html: filled, contentSecurityPolicy: policyOf(filled, apiOrigin) }
    made.set(key, shell)
    return shell
  }
}

export function withAssets(html: string, language: 'th' | 'en', { styles, scripts }: ScreenAssets): string {
  const links = styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}" />`).join('')
  return html
    .replace('<html lang="th"', `<html lang="${language}"`)
    .replace('<!--head-->', `${links}<!--head-->`)
    .replace('data-also=""', `data-also="${scripts.join(' ')}"`)
}

const script = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g
const style = /<style[^>]*>([\s\S]*?)<\/style>/g

/** Reads the inline code from the very bytes that are sent, before anything is rendered into them. */
function policyOf(html: string, apiOrigin: string | undefined): string {
  const textsOf = (tag: RegExp) => [...html.matchAll(tag)].map(([, text = '']) => text)
  return contentSecurityPolicy({ inlineScripts: textsOf(script), inlineStyles: textsOf(style), apiOrigin })
}
