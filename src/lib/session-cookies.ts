import Cookies from 'js-cookie'

export const accessTokenCookie = 'access_token'

export function readAccessToken(): string | undefined {
  return Cookies.get(accessTokenCookie)
}
