import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import { Problem } from '../../common/problem.ts'
import type { LineLogin } from '../../common/shop-settings.ts'
import { challengeOf, lineRefused, type Attempt } from './line-tokens.ts'

/* LINE Login v2.1: https://developers.line.biz/en/docs/line-login/integrate-line-login/ and /verify-id-token/ */

const issuer = 'https://access.line.me'
const timeout = 10_000
/** Their clock and the shop's differ a little. */
const clockTolerance = 30

const unavailable = () => new Problem('LINE_UNAVAILABLE', 'LINE does not answer')

/** The page of LINE that asks the shopper. The name and picture are not asked for: the shop needs neither. */
export function authorizeUrl(
  { channelId, address = issuer }: LineLogin,
  { state, nonce, verifier }: Attempt,
  { redirectUri, language }: { redirectUri: string; language: 'thai' | 'english' },
): string {
  const url = new URL('/oauth2/v2.1/authorize', address)
  url.search = String(
    new URLSearchParams({
      response_type: 'code',
      client_id: channelId,
      redirect_uri: redirectUri,
      state,
      scope: 'openid',
      nonce,
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
      ui_locales: language === 'thai' ? 'th' : 'en',
    }),
  )
  return String(url)
}

/** Exchanges the code, and returns who signed in, as LINE names this person to the shop alone. */
export async function lineUserOf(
  line: LineLogin,
  { nonce, verifier }: Attempt,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<string> {
  const token = await exchange(line, { code, redirectUri, verifier })
  const { sub, nonce: said } = await verified(line, token)
  if (said !== nonce) throw lineRefused('The token of LINE is of another sign-in')
  if (!sub) throw lineRefused('The token of LINE names nobody')
  return sub
}

async function exchange(
  { channelId, channelSecret, address }: LineLogin,
  { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string },
): Promise<string> {
  const answer = await fetch(new URL('/oauth2/v2.1/token', address ?? 'https://api.line.me'), {
    method: 'POST',
    // A string, so that its type is sent as LINE wants it, without a charset.
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(
      new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: channelId,
        client_secret: channelSecret,
        code_verifier: verifier,
      }),
    ),
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {
    throw unavailable()
  })
  const body = (await answer.json().catch(() => undefined)) as
    | { id_token?: unknown; error?: unknown }
    | undefined
  if (body?.error === 'invalid_grant') throw lineRefused('LINE does not take the code, or took it before')
  // Anything else, such as a wrong secret of the channel, is not the shopper's to mend.
  if (!answer.ok || typeof body?.id_token !== 'string') throw unavailable()
  return body.id_token
}

/** Web sign-ins are signed with the channel's secret, those of native apps with a key that LINE publishes. */
async function verified(line: LineLogin, token: string): Promise<JWTPayload> {
  const claims = {
    issuer,
    audience: line.channelId,
    requiredClaims: ['exp', 'sub', 'nonce'],
    clockTolerance,
  }
  const publishedKeys = keysAt(line.address ?? 'https://api.line.me')
  try {
    const { payload } = await jwtVerify(
      token,
      (header, given) =>
        header.alg === 'HS256' ? new TextEncoder().encode(line.channelSecret) : publishedKeys(header, given),
      { ...claims, algorithms: ['HS256', 'ES256'] },
    )
    return payload
  } catch (error) {
    if (error instanceof errors.JWKSTimeout) throw unavailable()
    if (error instanceof errors.JOSEError && !isOfAnswer(error))
      throw lineRefused('The token of LINE is not good')
    throw unavailable()
  }
}

/** The list of keys could not be read. */
const isOfAnswer = ({ code }: errors.JOSEError) => code === 'ERR_JOSE_GENERIC'

const known = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** Read when a token first needs them, and kept. */
function keysAt(address: string) {
  const keys =
    known.get(address) ??
    createRemoteJWKSet(new URL('/oauth2/v2.1/certs', address), { timeoutDuration: timeout })
  known.set(address, keys)
  return keys
}
