import { paths } from '../lib/paths.ts'

interface Place {
  pathname: string
  search: string
}

/** The home page with the sign-in dialog and the address to return to. */
export function signInAddress(place: Place): string {
  return homeIn(place, { auth: 'login', next: nextOf(place) })
}

/** The home page, in the language of the current address. */
export function homeIn({ search }: Place, query: Record<string, string> = {}): string {
  const home = new URLSearchParams(query)
  const language = new URLSearchParams(search).get('lang')
  if (language !== null) home.set('lang', language)
  return withQuery(paths.home, home)
}

/** The open page with a dialog over it; keeps the address to open after signing in. */
export function signInHere(place: Place, auth: 'login' | 'register'): string {
  const here = new URLSearchParams(place.search)
  here.set('auth', auth)
  if (!here.has('next')) here.set('next', nextOf(place))
  return `${place.pathname}?${here}`
}

/** The address to continue with, without its `lang`: the language may have changed since. */
function nextOf({ pathname, search }: Place): string {
  const query = new URLSearchParams(search)
  for (const name of ['auth', 'next', 'lang']) query.delete(name)
  return withQuery(pathname, query)
}

const withQuery = (pathname: string, query: URLSearchParams) =>
  String(query) === '' ? pathname : `${pathname}?${query}`
