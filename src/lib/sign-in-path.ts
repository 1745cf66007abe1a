import { paths } from './paths.ts'

interface Place {
  pathname: string
  search: string
}

/** The dialogs that the address opens over any page, as in `?auth=login`. */
const authDialogs = ['login', 'register', 'forgot'] as const
export type AuthDialog = (typeof authDialogs)[number]

export function authDialogIn(search: string): AuthDialog | undefined {
  const auth = new URLSearchParams(search).get('auth')
  return authDialogs.find((one) => one === auth)
}

/** The home page with the sign-in dialog and the address to return to. */
export function signInPath(place: Place): string {
  return homePath(place, { auth: 'login', next: askedNext(place) ?? nextOf(place) })
}

/** The home page, in the language of the current address. */
export function homePath({ search }: Place, query: Record<string, string> = {}): string {
  const home = new URLSearchParams(query)
  const language = new URLSearchParams(search).get('lang')
  if (language !== null) home.set('lang', language)
  return withQuery(paths.home, home)
}

/** The open page with a dialog over it; keeps the address to open after signing in. */
export const signInHere = (place: Place, auth: AuthDialog): string =>
  withDialog(place, auth, askedNext(place) ?? nextOf(place))

/** The open page with the sign-in dialog over it, which leads on to another page of the shop. */
export const signInTowards = (place: Place, next: string): string => withDialog(place, 'login', next)

function withDialog({ pathname, search }: Place, auth: AuthDialog, next: string): string {
  const here = new URLSearchParams(search)
  here.set('auth', auth)
  here.set('next', next)
  return `${pathname}?${here}`
}

/** The open page without its dialog. */
export function pathWithoutDialog({ pathname, search }: Place): string {
  const query = new URLSearchParams(search)
  for (const name of ['auth', 'next']) query.delete(name)
  return withQuery(pathname, query)
}

/** The address to open after signing in, if it is one of the shop's own; otherwise the open page. */
export function pathAfterSignIn(place: Place): string {
  const next = new URLSearchParams(place.search).get('next')
  return ownAddress(next) ?? pathWithoutDialog(place)
}

/** Any host will do: it only shows whether an address leaves the shop. */
const anyOrigin = 'https://shop.invalid'

function ownAddress(next: string | null): string | undefined {
  // An address must begin with one slash: a browser reads `//host` and `/\host` as another host. The path is
  // checked as parsed, because `/x/..//host` becomes `//host`.
  if (!next?.startsWith('/')) return undefined
  const url = URL.parse(next, anyOrigin)
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//')) return undefined
  return pathWithoutDialog(url) + url.hash
}

/** The address that an open dialog was asked to continue with. */
function askedNext({ search }: Place): string | undefined {
  return authDialogIn(search) && (new URLSearchParams(search).get('next') ?? undefined)
}

/** The address to continue with, without its `lang`: the language may have changed since. */
function nextOf({ pathname, search }: Place): string {
  const query = new URLSearchParams(search)
  for (const name of ['auth', 'next', 'lang']) query.delete(name)
  return withQuery(pathname, query)
}

const withQuery = (pathname: string, query: URLSearchParams) =>
  String(query) === '' ? pathname : `${pathname}?${query}`
