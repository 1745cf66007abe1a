import Cookies from 'js-cookie'

const accessTokenCookie = 'access_token'

export function readAccessToken(): string | undefined {
  return Cookies.get(accessTokenCookie) || undefined
}
