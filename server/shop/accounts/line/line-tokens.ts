import { createHash, createHmac, randomBytes } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { Problem } from '../../common/problem.ts'
import { secretsFor, type ShopSettings } from '../../common/shop-settings.ts'

/*
 * What the shop must know again when LINE sends the shopper back. It is signed and kept by the browser, so that nothing is stored
 * of people who never become customers.
 */

const issuer = 'phaen'
const algorithm = 'HS256'

const lives = { 'line-attempt': '10 minutes', 'line-link': '30 minutes' } as const
type Use = keyof typeof lives

export const lineRefused = (title: string) => new Problem('LINE_REFUSED', title)

const sign = (settings: ShopSettings, use: Use, subject: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(use)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(lives[use])
    .sign(new TextEncoder().encode(settings.secrets.tokens))

async function read(
  settings: ShopSettings,
  use: Use,
  token: string,
): Promise<{ subject: string; secret: string }> {
  for (const secret of secretsFor(settings, 'tokens')) {
    try {
      const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
        algorithms: [algorithm],
        issuer,
        audience: use,
        requiredClaims: ['exp', 'sub'],
      })
      return { subject: payload.sub ?? '', secret }
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error
    }
  }
  throw lineRefused('The sign-in with LINE was not begun here, or too long ago')
}

export interface Attempt {
  /** Comes back with the answer: another browser's answer has another one. */
  state: string
  /** Comes back in LINE's token: another sign-in's token has another one. */
  nonce: string
  /** Of PKCE: a code that was caught on its way is of no use without it. */
  verifier: string
}

/** Begins a sign-in. Who sees the address of LINE's page cannot tell the verifier from what stands in it. */
export async function newAttempt(settings: ShopSettings): Promise<Attempt & { attempt: string }> {
  const subject = randomBytes(32).toString('base64url')
  const attempt = await sign(settings, 'line-attempt', subject)
  return { attempt, ...derived(settings.secrets.tokens, subject) }
}

export async function readAttempt(settings: ShopSettings, attempt: string): Promise<Attempt> {
  const { subject, secret } = await read(settings, 'line-attempt', attempt)
  return derived(secret, subject)
}

function derived(secret: string, subject: string): Attempt {
  const part = (name: string) => createHmac('sha256', secret).update(`${name} ${subject}`).digest('base64url')
  return { state: part('line state'), nonce: part('line nonce'), verifier: part('line verifier') }
}

export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** Proves for a while that the browser has signed in at LINE with this account. */
export const signLineLink = (settings: ShopSettings, lineUserId: string) =>
  sign(settings, 'line-link', lineUserId)

export const readLineLink = async (settings: ShopSettings, token: string): Promise<string> =>
  (await read(settings, 'line-link', token)).subject
