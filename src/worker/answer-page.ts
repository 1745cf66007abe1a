import { keptAddress } from '../lib/kept-page.ts'
import { toLanguage } from '../lib/language.ts'
import { findPage, lastLanguage, pagesIn } from './kept-pages.ts'
import { offlinePage } from './offline-page.ts'
import type { PageEvent } from './scope.ts'

/** The page from the network; without it the page as it was kept, or a page that says so. */
export async function answerPage({ request, preloadResponse }: PageEvent, origin: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const { pathname, search, searchParams } = new URL(request.url)
    const language = toLanguage(searchParams.get('lang')) ?? (await lastLanguage())
    const kept = await findPage(keptAddress(pathname + search, language, origin))
    return kept ? marked(kept) : offlinePage(language, await pagesIn(language))
  }
}

/** The page's script draws a kept page anew instead of hydrating it, and says that it is a kept one. */
async function marked(kept: Response): Promise<Response> {
  const html = (await kept.text()).replace('<html ', '<html data-kept ')
  return new Response(html, { headers: kept.headers })
}
