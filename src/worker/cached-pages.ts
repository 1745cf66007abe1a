import type { Language } from '../lib/language.ts'

const openPages = () => caches.open('pages')
/** Stands among the pages: the language that was last read. */
const languageEntry = '/language-of-kept-pages'
/** The header that names the files of a page. */
const filesHeader = 'x-files'
const maxPages = 30

export interface CachedPage {
  address: string
  title: string
}

export async function putPage(url: URL, answer: Response, html: string, files: readonly string[]) {
  const cache = await openPages()
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', [filesHeader]: files.join(' ') })
  const policy = answer.headers.get('content-security-policy')
  if (policy) headers.set('content-security-policy', policy)
  // Deleted first, so that the page which was not read for longest comes first.
  await cache.delete(url)
  await cache.put(url, new Response(html, { headers }))
  const pages = (await cache.keys()).filter(isPage)
  await Promise.all(
    pages.slice(0, Math.max(0, pages.length - maxPages)).map((request) => cache.delete(request)),
  )
}

export async function findPage(url: URL): Promise<Response | undefined> {
  return (await openPages()).match(url, { ignoreVary: true })
}

/** The files of all kept pages. */
export async function filesInUse(): Promise<Set<string>> {
  const used = new Set<string>()
  for (const page of await allPages())
    for (const file of (page.answer.headers.get(filesHeader) ?? '').split(' ')) used.add(file)
  return used
}

/** The kept pages in a language, the one that was read last first. */
export async function pagesIn(language: Language): Promise<CachedPage[]> {
  const found: CachedPage[] = []
  for (const { url, answer } of await allPages()) {
    const { pathname, searchParams } = new URL(url)
    if (searchParams.get('lang') !== language) continue
    searchParams.delete('lang')
    const title = /<title>([^<]*)/.exec(await answer.text())?.[1] ?? pathname
    found.unshift({ address: searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname, title })
  }
  return found
}

export async function rememberLanguage(language: Language): Promise<void> {
  await (await openPages()).put(languageEntry, new Response(language))
}

export async function lastLanguage(): Promise<Language> {
  const kept = await (await openPages()).match(languageEntry)
  return (await kept?.text()) === 'en' ? 'en' : 'th'
}

const isPage = ({ url }: Request) => new URL(url).pathname !== languageEntry

async function allPages() {
  const cache = await openPages()
  const requests = (await cache.keys()).filter(isPage)
  const answers = await Promise.all(requests.map((request) => cache.match(request, { ignoreVary: true })))
  return requests.flatMap(({ url }, index) => {
    const answer = answers[index]
    return answer ? [{ url, answer }] : []
  })
}
