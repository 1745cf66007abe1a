import { createHash, createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { openFakeServer, type FakeAnswer, type FakeRequest } from '../payment-providers/fake-server.ts'

/** LINE Login v2.1, by its description: https://developers.line.biz/en/reference/line-login/ */

export const fakeChannel = { channelId: '1650000001', channelSecret: '0123456789abcdef0123456789abcdef' }

interface Agreement {
  /** Who signs in at LINE. */
  userId: string
  nonce: string
  redirectUri: string
  challenge: string
}

/** What LINE says in a token; a test replaces some of it. */
export interface TokenParts {
  algorithm: 'HS256' | 'ES256' | 'none'
  secret: string
  claims: Record<string, unknown>
}

const fields = ['response_type', 'client_id', 'redirect_uri', 'state', 'scope', 'nonce', 'code_challenge']

export async function openFakeLine() {
  const codes = new Map<string, Agreement>()
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keyId = randomUUID()
  let replaced: (parts: TokenParts) => TokenParts = (parts) => parts
  let userId = 'U00000000000000000000000000000001'

  function agree(query: URLSearchParams): { code: string; state: string } {
    const missing = fields.filter((field) => !query.get(field))
    if (missing.length > 0) throw new Error(`LINE is not told ${missing.join(', ')}`)
    if (query.get('client_id') !== fakeChannel.channelId) throw new Error('LINE does not know the channel')
    if (query.get('code_challenge_method') !== 'S256') throw new Error('LINE takes S256 alone')
    const code = randomUUID()
    codes.set(code, {
      userId,
      nonce: query.get('nonce') ?? '',
      redirectUri: query.get('redirect_uri') ?? '',
      challenge: query.get('code_challenge') ?? '',
    })
    return { code, state: query.get('state') ?? '' }
  }

  function exchange({ form }: FakeRequest): FakeAnswer {
    const { code = '', client_id, client_secret, redirect_uri, code_verifier = '' } = form
    if (client_id !== fakeChannel.channelId || client_secret !== fakeChannel.channelSecret)
      return { status: 401, body: { error: 'invalid_client' } }
    const agreement = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256').update(code_verifier).digest('base64url')
    if (agreement?.redirectUri !== redirect_uri || agreement?.challenge !== challenge)
      return {
        status: 400,
        body: { error: 'invalid_grant', error_description: 'invalid authorization code' },
      }
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: 'https://access.line.me',
      sub: agreement.userId,
      aud: fakeChannel.channelId,
      exp: now + 3600,
      iat: now,
      nonce: agreement.nonce,
      amr: ['linesso'],
    }
    const parts = replaced({ algorithm: 'HS256', secret: fakeChannel.channelSecret, claims })
    return {
      body: {
        access_token: randomUUID(),
        expires_in: 2_592_000,
        id_token: tokenOf(parts),
        refresh_token: randomUUID(),
        scope: 'openid',
        token_type: 'Bearer',
      },
    }
  }

  function tokenOf({ algorithm, secret, claims }: TokenParts): string {
    const header = { typ: 'JWT', alg: algorithm, ...(algorithm === 'ES256' && { kid: keyId }) }
    const text = [header, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const signatures = {
      HS256: () => createHmac('sha256', secret).update(text).digest('base64url'),
      ES256: () =>
        sign('sha256', Buffer.from(text), { key: keys.privateKey, dsaEncoding: 'ieee-p1363' }).toString(
          'base64url',
        ),
      none: () => '',
    }
    return `${text}.${signatures[algorithm]()}`
  }

  function answer(request: FakeRequest): FakeAnswer {
    const { method, path, query } = request
    if (method === 'GET' && path === '/oauth2/v2.1/authorize')
      return { type: 'text/html; charset=utf-8', body: page(query) }
    if (method === 'GET' && path === '/agreed')
      return { status: 302, body: '', location: backWith(query, agree(query)) }
    if (method === 'POST' && path === '/oauth2/v2.1/token') return exchange(request)
    if (method === 'GET' && path === '/oauth2/v2.1/certs') {
      const key = { ...keys.publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'ES256', use: 'sig' }
      return { body: { keys: [key] } }
    }
    return { status: 404, body: {} }
  }

  const server = await openFakeServer(answer)
  return {
    address: `http://127.0.0.1:${server.port}`,
    trouble: server.trouble,
    close: server.close,
    /** The person whose phone has LINE from now on. */
    isUsedBy: (id: string) => void (userId = id),
    /** What the tokens say from now on. */
    says: (next: (parts: TokenParts) => TokenParts) => void (replaced = next),
    /** Agrees on the page at this address. */
    agree: (url: string) => agree(new URL(url).searchParams),
  }
}

const backWith = (query: URLSearchParams, answer: Record<string, string>) =>
  `${query.get('redirect_uri')}?${new URLSearchParams(answer)}`

/** The page of LINE, with its two ways on. */
function page(query: URLSearchParams): string {
  const refused = {
    error: 'access_denied',
    error_description: 'The resource owner denied',
    state: query.get('state') ?? '',
  }
  const link = (address: string, words: string) =>
    `<p><a href="${address.replaceAll('&', '&amp;')}">${words}</a></p>`
  return `<!doctype html><title>LINE</title><link rel="icon" href="data:,"><h1>LINE</h1>
    ${link(`/agreed?${query}`, 'Allow')} ${link(backWith(query, refused), 'Cancel')}`
}
