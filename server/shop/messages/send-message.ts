import { randomUUID } from 'node:crypto'
import type { Queries } from '../../db/database.ts'
import { Problem } from '../common/problem.ts'
import { countHit } from '../common/rate-limit.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { GatewayFailure } from './gateway-failure.ts'
import type { Message } from './message.ts'
import { storeInOutbox } from './outbox.ts'
import { sendMail } from './send-mail.ts'
import { sendSms } from './send-sms.ts'
import { tryAgain } from './try-again.ts'

/** Time limit of all attempts together, in milliseconds. */
const timeout = 5_000

/**
 * Sends a message through the configured gateway; without one, in the sandbox, it goes to the outbox.
 * It takes as long as the gateway does, up to the limit: a request gives its place back before it waits for that, and one
 * whose timing must reveal nothing does not wait for it.
 */
export async function sendMessage(
  { database, settings }: Pick<ShopDeps, 'database' | 'settings'>,
  message: Message,
): Promise<void> {
  const signal = AbortSignal.timeout(timeout)
  const handOver = handOverOf(settings, message, signal)
  if (!handOver && settings.mode === 'sandbox') return storeInOutbox(database.db, message)
  try {
    if (!handOver) throw new GatewayFailure(`No way out for ${message.channel} is set up`, false)
    if (message.channel === 'sms') await spendSmsBudget(database.db, settings)
    await tryAgain(handOver, signal)
  } catch (error) {
    const problem = new Problem('MESSAGE_NOT_SENT', 'The message could not be sent')
    problem.cause = error
    throw problem
  }
}

/** Counts an SMS for the whole shop, so that an attack from many networks has a limited cost. */
async function spendSmsBudget(db: Queries, { smsPerHour }: ShopDeps['settings']): Promise<void> {
  try {
    await countHit(db, { action: 'sms', key: 'shop', limits: [{ max: smsPerHour, seconds: 60 * 60 }] })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new GatewayFailure(`${smsPerHour} SMS were sent within an hour (SMS_PER_HOUR)`, true)
  }
}

function handOverOf(
  { mail, sms }: ShopDeps['settings'],
  message: Message,
  signal: AbortSignal,
): (() => Promise<void>) | undefined {
  const delivery = { id: randomUUID(), signal }
  if (message.channel === 'sms') return sms && (() => sendSms(sms, message, delivery))
  return mail && (() => sendMail(mail, message, delivery))
}
