import { contentSecurityPolicy } from '../http/security-headers.ts'
import { cutTemplate } from './fill-template.ts'
import type { PageShell } from './page-renderer.ts'
import type { FindScreenAssets, ScreenAssets } from './screen-assets.ts'

interface ShellParts {
  html: string
  assetsOf: FindScreenAssets
  apiOrigin: string | undefined
}

/** Makes the shell of each screen once. */
export function pageShells({ html, assetsOf, apiOrigin }: ShellParts) {
  const made = new Map<string, PageShell>()
  return (sources: readonly string[], language: 'th' | 'en'): PageShell => {
    const key = `${language} ${sources.join(' ')}`
    const known = made.get(key)
    if (known) return known
    const filled = withAssets(html, language, assetsOf(sources))
    const shell = { template: cutTemplate(filled), contentSecurityPolicy: policyOf(filled, apiOrigin) }
    made.set(key, shell)
    return shell
  }
}

export function withAssets(html: string, language: 'th' | 'en', { style, scripts }: ScreenAssets): string {
  // Nothing is asked for by a link that is disabled; Vite's loader of later screens looks for it and takes the file for loaded.
  const links = style.files.map((file) => `<link rel="stylesheet" href="${file}" disabled>`)
  const inPage = `${links.join('')}<style>${style.text}</style>`
  return inLanguage(html, language)
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('<!--head-->', () => `<!--head-->${inPage}`)
    .replace('data-also=""', `data-also="${scripts.join(' ')}"`)
}

export const inLanguage = (html: string, language: 'th' | 'en'): string =>
  html.replace('<html lang="th"', `<html lang="${language}"`)

const script = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g
const style = /<style[^>]*>([\s\S]*?)<\/style>/g

/** Reads the inline code from the very bytes that are sent, before anything is rendered into them. */
function policyOf(html: string, apiOrigin: string | undefined): string {
  const textsOf = (tag: RegExp) => [...html.matchAll(tag)].map(([, text = '']) => text)
  return contentSecurityPolicy({ inlineScripts: textsOf(script), inlineStyles: textsOf(style), apiOrigin })
}
