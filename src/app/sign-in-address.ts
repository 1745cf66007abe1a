import { paths } from '../lib/paths.ts'

interface Place {
  pathname: string
  search: string
}

/** Home, with signing in offered, and where the visitor wanted to go. */
export function signInAddress(place: Place): string {
  return homeIn(place, { auth: 'login', next: nextOf(place) })
}

/** Home, in the language of the address that is left. */
export function homeIn({ search }: Place, query: Record<string, string> = {}): string {
  const home = new URLSearchParams(query)
  const language = new URLSearchParams(search).get('lang')
  if (language !== null) home.set('lang', language)
  return withQuery(paths.home, home)
}

/** The page that is open, with a dialog over it; a place that was to be opened after signing in stays the next one. */
export function signInHere(place: Place, auth: 'login' | 'register'): string {
  const here = new URLSearchParams(place.search)
  here.set('auth', auth)
  if (!here.has('next')) here.set('next', nextOf(place))
  return `${place.pathname}?${here}`
}

/** The address to go on with. Its language is of the visit that it began, and may be another one by then. */
function nextOf({ pathname, search }: Place): string {
  const query = new URLSearchParams(search)
  for (const name of ['auth', 'next', 'lang']) query.delete(name)
  return withQuery(pathname, query)
}

const withQuery = (pathname: string, query: URLSearchParams) =>
  String(query) === '' ? pathname : `${pathname}?${query}`
