import { errors, jwtVerify, SignJWT } from 'jose'

/** The claims of an access token; only the database knows whether its session is still alive. */
export interface TokenHolder {
  sessionId: string
  customerId: string
}

const accessMinutes = 15
const algorithm = 'HS256'
const issuer = 'phaen'
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Deterministic: the same holder and time give the same token. */
export function signAccessToken(
  secret: string,
  { sessionId, customerId }: TokenHolder,
  from: Date,
): Promise<string> {
  const start = Math.floor(from.getTime() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(customerId)
    .setIssuedAt(start)
    .setExpirationTime(start + accessMinutes * 60)
    .sign(keyOf(secret))
}

/** Returns undefined when the token was signed by none of the shop's secrets, or has expired. */
export async function readAccessToken(
  secrets: readonly string[],
  token: string,
): Promise<TokenHolder | undefined> {
  for (const secret of secrets) {
    const holder = await readWith(secret, token)
    if (holder) return holder
  }
  return undefined
}

async function readWith(secret: string, token: string): Promise<TokenHolder | undefined> {
  try {
    const { payload } = await jwtVerify<{ sid?: unknown }>(token, keyOf(secret), {
      algorithms: [algorithm],
      issuer,
      requiredClaims: ['exp', 'sub', 'sid'],
    })
    const { sub = '', sid } = payload
    return typeof sid === 'string' && uuid.test(sid) ? { sessionId: sid, customerId: sub } : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
