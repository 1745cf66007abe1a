import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { invalid } from '../../shop/common/problem.ts'
import { isWholeSatang, satangOf } from '../../shop/common/measures.ts'
import type {
  ProviderEvent,
  ProviderReport,
  ProviderRefund,
} from '../../shop/payments/providers/payment-provider.ts'

const secondsOfSkew = 300

/** Known to everybody: whoever reaches the sandbox may pay there anyway. */
const secret = 'sandbox-payments-known-to-everybody-0003'
const hmac = (signed: string) => createHmac('sha256', secret).update(signed).digest()

/** The signature header of an event: the time of signing, and an HMAC of that time and the body. */
export function signPaymentEvent(rawBody: string, now = new Date()): string {
  const t = Math.floor(now.getTime() / 1000)
  return `t=${t},v1=${hmac(`${t}.${rawBody}`).toString('hex')}`
}

/** Whether this exact body was signed, recently. */
function isSigned(signature: string, rawBody: string, now = new Date()): boolean {
  const [, t, v1] = /^t=([0-9]{10,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (t === undefined || v1 === undefined) return false
  const isRecent = Math.abs(Math.floor(now.getTime() / 1000) - Number(t)) <= secondsOfSkew
  return timingSafeEqual(hmac(`${t}.${rawBody}`), Buffer.from(v1, 'hex')) && isRecent
}

/** An event as the sandbox's payment page sends it. */
export interface SentEvent {
  id: string
  type: ProviderEvent['type'] | 'refunded'
  attemptId: string
  amount: { amount: number }
  occurredAt: string
  failureCode?: string
  /** All of the payment, of an event of a refund. */
  refunds?: (Pick<ProviderRefund, 'id' | 'key' | 'state' | 'refusal'> & { amount: { amount: number } })[]
}

/** Parses an event after its signature was found right. */
export function readSignedEvent(rawBody: string, headers: IncomingHttpHeaders): ProviderReport {
  if (!isSigned(String(headers['payment-signature']), rawBody))
    throw invalid('The signature is wrong or too old', [{ field: 'Payment-Signature', code: 'signature' }])
  const { type, amount, occurredAt, refunds = [], ...event } = JSON.parse(rawBody) as SentEvent
  const time = new Date(occurredAt)
  if (!(time.getTime() > 0)) throw invalid('There is no such time', [{ field: 'occurredAt', code: 'format' }])
  const about = { ...event, amountSatang: checkedSatang(amount), occurredAt: time }
  if (type !== 'refunded') return { events: [{ ...about, type }], refunds: [] }
  return {
    // Only what was paid can go back.
    events: [{ ...about, id: `${event.id}.paid`, type: 'paid' }],
    refunds: refunds.map(({ amount: given, ...refund }) => ({
      ...refund,
      attemptId: event.attemptId,
      amountSatang: checkedSatang(given),
    })),
  }
}

function checkedSatang({ amount }: { amount: number }): number {
  if (!isWholeSatang(amount)) throw invalid('There is no such amount', [{ field: 'amount', code: 'format' }])
  return satangOf(amount)
}
