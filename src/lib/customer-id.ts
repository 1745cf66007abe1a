import { jwtDecode } from 'jwt-decode'

/** The customer in the `sub` of an access token; undefined without a token, or for one that cannot be decoded. */
export function customerIdOf(accessToken: string | undefined): string | undefined {
  if (accessToken === undefined) return undefined
  try {
    return jwtDecode(accessToken).sub
  } catch {
    return undefined
  }
}
