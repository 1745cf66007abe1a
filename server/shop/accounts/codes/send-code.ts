import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { customers } from '../../../db/schema/customers.ts'
import { Problem } from '../../common/problem.ts'
import { GatewayFailure } from '../../messages/gateway-failure.ts'
import type { Message } from '../../messages/message.ts'
import { sendMessage } from '../../messages/send-message.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { isBlocked, noteBlocked, noteOpen } from './blocked-ways.ts'

/** When who asks is told, whatever there is to send: long enough for most messages to have left by then. */
const evenMoment = 400

/** Sends a code and says whether it left. */
export async function sendAndTell(deps: ShopDeps, message: Message): Promise<void> {
  const { db } = deps.database
  try {
    await sendMessage(deps, message)
  } catch (error) {
    if (isWayBlocked(error)) await noteBlocked(db, message.channel)
    throw error
  }
  await noteOpen(db, message.channel)
}

/**
 * Sends a code to a customer; to nobody else. Who asks must not learn from the answer, nor from the time it takes,
 * whether there is such a customer: so the answer comes at the same moment for all, and it tells of the way out by
 * what the last message found, not by this one.
 */
export async function sendToCustomerAlone(deps: ShopDeps, message: Message): Promise<void> {
  sendIfCustomer(deps, message).catch((error: unknown) => {
    process.emitWarning('A one-time code was not sent', { detail: String(causeOf(error)) })
  })
  await pause(evenMoment)
  if (await isBlocked(deps.database.db, message.channel))
    throw new Problem('MESSAGE_NOT_SENT', 'Messages cannot be sent at present')
}

async function sendIfCustomer(deps: ShopDeps, message: Message): Promise<void> {
  const [customer] = await deps.database.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.login, message.to))
  if (customer) await sendAndTell(deps, message)
}

/** Down for everybody; a gateway that refuses this one address may serve the next. */
function isWayBlocked(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof GatewayFailure && cause.isPassing
}

const causeOf = (error: unknown) => (error instanceof Problem ? error.cause : error)
