import { PaymentProviderUnavailable, PaymentProviderUnreachable } from '../payment-provider.ts'

/*
 * The few calls of Omise's API that the shop makes. Their package is not used: it patches `Promise.prototype`, takes no port
 * and sets no time limit. Shapes: https://docs.omise.co/charges-api, /refunds-api, /sources-api and /promptpay.
 */

export interface OmiseCharge {
  object: 'charge'
  id: string
  status: 'pending' | 'successful' | 'failed' | 'expired' | 'reversed'
  amount: number
  refunded_amount: number
  currency: string
  authorize_uri: string | null
  failure_code: string | null
  created_at: string
  paid_at: string | null
  metadata: Record<string, unknown>
  /** How it is paid, if not by card. An offline source is paid in the app of a bank. */
  source: OmiseSource | null
}

interface OmiseSource {
  type: string
  flow: 'redirect' | 'offline' | 'app_redirect'
  scannable_code: { image: { download_uri: string } } | null
}

export interface OmiseRefund {
  object: 'refund'
  id: string
  amount: number
  status?: 'pending' | 'closed' | 'failed'
  metadata: Record<string, unknown>
}

interface OmiseList<Item> {
  object: 'list'
  data: Item[]
}

/** Omise has understood the request and does not carry it out. */
export class OmiseRefusal extends Error {}

export interface OmiseApi {
  secretKey: string
  address?: string
  /** Milliseconds that an answer may take. */
  timeout?: number
}

const version = '2019-05-29'
const maxInList = 100
const maxBytesOfPicture = 500_000

export class OmiseClient {
  readonly #address: string
  readonly #timeout: number
  readonly #authorization: string

  constructor({ secretKey, address = 'https://api.omise.co', timeout = 10_000 }: OmiseApi) {
    this.#address = address
    this.#timeout = timeout
    this.#authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  }

  charge(id: string): Promise<OmiseCharge> {
    return this.#call<OmiseCharge>('charge', 'GET', `/charges/${encodeURIComponent(id)}`)
  }

  createCharge(fields: Record<string, string>): Promise<OmiseCharge> {
    return this.#call<OmiseCharge>('charge', 'POST', '/charges', fields)
  }

  expire(id: string): Promise<OmiseCharge> {
    return this.#call<OmiseCharge>('charge', 'POST', `/charges/${encodeURIComponent(id)}/expire`)
  }

  refund(id: string, fields: Record<string, string>): Promise<OmiseRefund> {
    return this.#call<OmiseRefund>('refund', 'POST', `/charges/${encodeURIComponent(id)}/refunds`, fields)
  }

  /** The refunds of a charge; Omise makes fewer than 15, so that one list has them all. */
  async refunds(id: string): Promise<OmiseRefund[]> {
    const path = `/charges/${encodeURIComponent(id)}/refunds?limit=${maxInList}`
    return (await this.#call<OmiseList<OmiseRefund>>('list', 'GET', path)).data
  }

  /** A charge of that time, by what the shop has written on it. */
  async findCharge(
    { from, to }: { from: Date; to: Date },
    isMeant: (charge: OmiseCharge) => boolean,
  ): Promise<OmiseCharge | undefined> {
    for (let offset = 0; ; offset += maxInList) {
      const query = new URLSearchParams({
        from: from.toISOString(),
        to: to.toISOString(),
        order: 'reverse_chronological',
        limit: String(maxInList),
        offset: String(offset),
      })
      const { data } = await this.#call<OmiseList<OmiseCharge>>('list', 'GET', `/charges?${query}`)
      const found = data.find(isMeant)
      if (found || data.length < maxInList) return found
    }
  }

  /** The picture of a code. Who knows its address may read it: it is asked for without the key. */
  async picture(uri: string): Promise<Uint8Array> {
    if (!this.#isAtOmise(uri)) throw new PaymentProviderUnavailable('Omise named a picture of somebody else')
    try {
      const { ok, body } = await fetch(uri, { signal: AbortSignal.timeout(this.#timeout) })
      if (ok && body) return await bytesOf(body)
    } catch {
      // Reported below, like every answer that is no picture.
    }
    throw new PaymentProviderUnavailable('Omise sent no picture of the QR code')
  }

  #isAtOmise(uri: string): boolean {
    if (!URL.canParse(uri)) return false
    const { origin, protocol, hostname } = new URL(uri)
    return (
      origin === new URL(this.#address).origin || (protocol === 'https:' && hostname.endsWith('.omise.co'))
    )
  }

  async #call<Answer extends { object: string }>(
    kind: Answer['object'],
    method: string,
    path: string,
    fields?: Record<string, string>,
  ): Promise<Answer> {
    const { status, text } = await this.#send(method, path, fields)
    const answer = parsed(text) as { object?: string; code?: string } | null
    if (status === 200 && answer?.object === kind) return answer as Answer
    if ((status === 400 || status === 404 || status === 422) && answer?.object === 'error')
      throw new OmiseRefusal(answer.code)
    throw new PaymentProviderUnavailable(`Omise answered ${method} ${path} with ${status}`)
  }

  async #send(method: string, path: string, fields?: Record<string, string>) {
    try {
      const answer = await fetch(`${this.#address}${path}`, {
        method,
        headers: { authorization: this.#authorization, 'omise-version': version },
        ...(fields && { body: new URLSearchParams(fields) }),
        redirect: 'error',
        signal: AbortSignal.timeout(this.#timeout),
      })
      return { status: answer.status, text: await answer.text() }
    } catch {
      throw new PaymentProviderUnreachable(`Omise did not answer ${method} ${path}`)
    }
  }
}

/** A proxy before Omise answers pages. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > maxBytesOfPicture) throw new Error('The picture is too large')
    chunks.push(value)
  }
}
