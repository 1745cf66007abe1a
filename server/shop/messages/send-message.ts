import { randomUUID } from 'node:crypto'
import type { Queries } from '../../db/database.ts'
import { Problem } from '../common/problem.ts'
import { defaultPauses } from '../common/pauses.ts'
import { messagesFailed, messagesSent } from '../common/counters.ts'
import { countHit, removeHit } from '../common/rate-limit.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { GatewayFailure } from './gateway-failure.ts'
import type { Message } from './message.ts'
import { storeInOutbox } from './outbox.ts'
import { sendMail } from './send-mail.ts'
import { sendSms } from './send-sms.ts'
import { tryAgain } from './try-again.ts'

/** Time limit of all attempts together, in milliseconds. */
const timeout = 5_000

type SendingDeps = Pick<ShopDeps, 'database' | 'settings' | 'pauses'>

interface Sending {
  /** Stays the same when a message is sent again, so that a gateway whose answer was lost delivers it once. */
  id?: string
  /**
   * The caller sends it again until it succeeds. It may use only half of the SMS of an hour, so that the rest is left for codes, and
   * a failed attempt does not count.
   */
  canWait?: boolean
}

/**
 * Sends a message through the configured gateway; without one, in the sandbox, it goes to the outbox.
 * It takes as long as the gateway does, up to the limit: a request gives its place back before it waits for that, and one
 * whose timing must reveal nothing does not wait for it.
 */
export async function sendMessage(deps: SendingDeps, message: Message, sending: Sending = {}): Promise<void> {
  const { channel } = message
  try {
    await handOn(deps, message, sending)
    messagesSent.inc({ channel })
  } catch (error) {
    messagesFailed.inc({ channel })
    throw error
  }
}

async function handOn(
  { database, settings, pauses = defaultPauses }: SendingDeps,
  message: Message,
  { id = randomUUID(), canWait = false }: Sending,
): Promise<void> {
  const signal = AbortSignal.timeout(timeout)
  const handOver = handOverOf(settings, message, { id, signal })
  if (!handOver && settings.mode === 'sandbox') return storeInOutbox(database.db, message)
  try {
    if (!handOver) throw new GatewayFailure(`No way out for ${message.channel} is set up`, 'shop')
    const handOverOften = () => tryAgain(handOver, { waits: pauses.messageTries, signal })
    if (message.channel === 'sms') await withinBudget(database.db, settings, { canWait }, handOverOften)
    else await handOverOften()
  } catch (error) {
    const problem = new Problem('MESSAGE_NOT_SENT', 'The message could not be sent')
    problem.cause = error
    throw problem
  }
}

const smsOfShop = { action: 'sms', key: 'shop' }

/** Counts an SMS for the whole shop, so that an attack from many networks has a limited cost. */
async function withinBudget(
  db: Queries,
  { smsPerHour }: ShopDeps['settings'],
  { canWait }: { canWait: boolean },
  handOver: () => Promise<void>,
): Promise<void> {
  const max = canWait ? Math.ceil(smsPerHour / 2) : smsPerHour
  try {
    await countHit(db, { ...smsOfShop, limits: [{ max, seconds: 60 * 60 }] })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new GatewayFailure(`${max} SMS were sent within an hour (SMS_PER_HOUR)`, 'passing')
  }
  try {
    await handOver()
  } catch (error) {
    if (canWait) await removeHit(db, smsOfShop)
    throw error
  }
}

function handOverOf(
  { mail, sms }: ShopDeps['settings'],
  message: Message,
  delivery: { id: string; signal: AbortSignal },
): (() => Promise<void>) | undefined {
  if (message.channel === 'sms') return sms && (() => sendSms(sms, message, delivery))
  return mail && (() => sendMail(mail, message, delivery))
}
