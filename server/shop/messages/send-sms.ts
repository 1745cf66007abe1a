import { errorCode } from '../../db/error-code.ts'
import type { ShopSettings } from '../common/shop-settings.ts'
import { GatewayFailure } from './gateway-failure.ts'
import type { Message } from './message.ts'

type SmsSettings = NonNullable<ShopSettings['sms']>

interface Delivery {
  /** The same for each try of one message, so that a gateway can tell a repetition. */
  id: string
  signal: AbortSignal
}

/** It cannot read the number or the text. Others are of the shop: its token, its credit, its address of the gateway. */
const ofMessage: ReadonlySet<number> = new Set([400, 422])

/** Sends a message to the SMS gateway, without retry. */
export async function sendSms(
  { url, token, sender }: SmsSettings,
  { to, text }: Pick<Message, 'to' | 'text'>,
  { id, signal }: Delivery,
): Promise<void> {
  const status = await post(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify({ to, text, sender }),
    // Following a redirect would send the token and the code to another host.
    redirect: 'manual',
    signal,
  })
  if (status >= 200 && status < 300) return
  const isPassing = status >= 500 || status === 429
  const kind = isPassing ? 'passing' : ofMessage.has(status) ? 'message' : 'shop'
  throw new GatewayFailure(`The SMS gateway answered ${status}`, kind)
}

async function post(url: string, request: RequestInit): Promise<number> {
  try {
    const answer = await fetch(url, request)
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    throw new GatewayFailure(`The SMS gateway was not reached: ${reasonOf(error)}`, 'passing')
  }
}

/** `fetch` puts the reason into the cause of its error. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) return 'for no reason given'
  return errorCode(cause) ?? cause.name
}
