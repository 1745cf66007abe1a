import { jwtDecode } from 'jwt-decode'

/** Returns the customer id in the token's `sub`; undefined if the token is missing or cannot be decoded. */
export function customerIdOf(accessToken: string | undefined): string | undefined {
  if (accessToken === undefined) return undefined
  try {
    return jwtDecode(accessToken).sub
  } catch {
    return undefined
  }
}
