import { cachedUrl } from '../lib/browser/cached-page.ts'
import type { ShownPage } from '../lib/browser/cached-page.ts'
import { toLanguage } from '../lib/language.ts'
import { filesInUse, findPage, lastLanguage, pagesIn, putPage, rememberLanguage } from './cached-pages.ts'
import { offlinePage } from './offline-page.ts'
import type { PageEvent, WorkerScope } from './scope.ts'

/**
 * Keeps the public pages that were shown, and their files, for when there is no network (decision 031). It holds no
 * version: a page names its files by their content, so a page and files of different builds are never mixed.
 */
const scope = globalThis as unknown as WorkerScope
const { origin } = scope.location

scope.addEventListener('install', () => void scope.skipWaiting())

scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()])),
)

scope.addEventListener('message', (event) => {
  const shown = readShownPage(event.data)
  if (shown) event.waitUntil(cachePage(shown, origin))
})

/** Files of the shop; the API is left to the network. */
const isFile = /^\/(?:assets|media)\//
/** Addresses that are no pages of the shop. */
const isNoPage = /^\/(?:office|sandbox|(?:[^/]+\/)?api)(?:\/|$)/

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return
  if (isFile.test(pathname)) event.respondWith(cachedFile(event.request))
  else if (mode === 'navigate' && !isNoPage.test(pathname)) event.respondWith(answerPage(event, origin))
})

/** The page from the network; without it the page as it was kept, or a page that says so. */
async function answerPage({ request, preloadResponse }: PageEvent, origin: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const { pathname, search, searchParams } = new URL(request.url)
    const language = toLanguage(searchParams.get('lang')) ?? (await lastLanguage())
    const kept = await findPage(cachedUrl(pathname + search, language, origin))
    return kept ? marked(kept) : offlinePage(language, await pagesIn(language))
  }
}

/** The page's script draws a kept page anew instead of hydrating it, and says that it is a kept one. */
async function marked(kept: Response): Promise<Response> {
  const html = (await kept.text()).replace('<html ', '<html data-cached ')
  return new Response(html, { headers: kept.headers })
}

/** A message comes from any script of the origin: what has another shape is ignored. */
function readShownPage(data: unknown): ShownPage | undefined {
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
async function cachePage({ address, language, files }: ShownPage, origin: string): Promise<void> {
  await rememberLanguage(language)
  const url = cachedUrl(address, language, origin)
  const answer = await fetch(url, { credentials: 'omit' }).catch(() => undefined)
  if (!answer?.ok || answer.redirected) return
  const html = await answer.text()
  // A page of a newer build than the one that was shown: its files are not known until it is loaded.
  if (!scriptsOf(html).every((script) => files.includes(script))) return
  try {
    await cacheFiles(files)
  } catch {
    return
  }
  await putPage(url, answer, html, files)
  await deleteOthers(await filesInUse())
}

const scriptsOf = (html: string) => [...html.matchAll(/\/assets\/[\w.~-]+\.js/g)].map(([script]) => script)

const openFiles = () => caches.open('files-of-pages')

/** From the network; without it, or where a newer build has removed it, as it was kept. */
async function cachedFile(request: Request): Promise<Response> {
  const fromNetwork = await fetch(request).catch(() => undefined)
  if (fromNetwork?.ok) return fromNetwork
  const kept = await (await openFiles()).match(request.url, { ignoreVary: true })
  return kept ?? fromNetwork ?? Response.error()
}

/** Keeps files that are not kept yet; most come from the browser's own cache. Throws where one cannot be had. */
async function cacheFiles(files: readonly string[]): Promise<void> {
  const cache = await openFiles()
  await Promise.all(
    files.map(async (file) => {
      if (!(await cache.match(file, { ignoreVary: true }))) await cache.add(file)
    }),
  )
}

/** Deletes the files that no kept page uses any more. */
async function deleteOthers(used: ReadonlySet<string>): Promise<void> {
  const cache = await openFiles()
  const kept = await cache.keys()
  await Promise.all(
    kept.filter(({ url }) => !used.has(new URL(url).pathname)).map((request) => cache.delete(request)),
  )
}
