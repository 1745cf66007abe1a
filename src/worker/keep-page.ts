import { keptAddress, type ShownPage } from '../lib/kept-page.ts'
import { keepFiles, keepOnly } from './kept-files.ts'
import { filesInUse, putPage, rememberLanguage } from './kept-pages.ts'

/** A message comes from any script of the origin: what has another shape is ignored. */
export function readShownPage(data: unknown): ShownPage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { address, language, files } = data as Partial<Record<keyof ShownPage, unknown>>
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined
  if (language !== 'th' && language !== 'en') return undefined
  if (!Array.isArray(files) || !files.every((file) => typeof file === 'string' && isOwnFile.test(file)))
    return undefined
  return { address, language, files }
}

const isOwnFile = /^\/(?:assets|media)\/[\w./~-]+$/

/**
 * Keeps a page as a visitor without cookies sees it: nothing of a signed-in person can be in it. It is kept only with
 * all of its files, or it would not work.
 */
export async function keepPage({ address, language, files }: ShownPage, origin: string): Promise<void> {
  await rememberLanguage(language)
  const url = keptAddress(address, language, origin)
  const answer = await fetch(url, { credentials: 'omit' }).catch(() => undefined)
  if (!answer?.ok || answer.redirected) return
  const html = await answer.text()
  // A page of a newer build than the one that was shown: its files are not known until it is loaded.
  if (!scriptsOf(html).every((script) => files.includes(script))) return
  try {
    await keepFiles(files)
  } catch {
    return
  }
  await putPage(url, answer, html, files)
  await keepOnly(await filesInUse())
}

const scriptsOf = (html: string) => [...html.matchAll(/\/assets\/[\w.~-]+\.js/g)].map(([script]) => script)
