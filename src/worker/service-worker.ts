import { keepPage, readShownPage } from './keep-page.ts'
import { keptFile } from './kept-files.ts'
import { answerPage } from './answer-page.ts'
import type { WorkerScope } from './scope.ts'

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
  if (shown) event.waitUntil(keepPage(shown, origin))
})

/** Files of the shop; the API is left to the network. */
const isFile = /^\/(?:assets|media)\//
/** Addresses that are no pages of the shop. */
const isNoPage = /^\/(?:sandbox|(?:[^/]+\/)?api)(?:\/|$)/

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return
  if (isFile.test(pathname)) event.respondWith(keptFile(event.request))
  else if (mode === 'navigate' && !isNoPage.test(pathname)) event.respondWith(answerPage(event, origin))
})
