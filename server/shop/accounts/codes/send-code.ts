import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, sql, gt, lte } from 'drizzle-orm'
import { customers } from '../../../db/schema/customers.ts'
import { orders } from '../../../db/schema/orders.ts'
import { defaultPauses } from '../../common/pauses.ts'
import { Problem } from '../../common/problem.ts'
import { GatewayFailure } from '../../messages/gateway-failure.ts'
import type { Message } from '../../messages/message.ts'
import { sendMessage } from '../../messages/send-message.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import type { CodePurpose } from './secrets.ts'
import type { Queries } from '../../../db/database.ts'
import { blockedChannels } from '../../../db/schema/codes.ts'

const notSent = () => new Problem('MESSAGE_NOT_SENT', 'Messages cannot be sent at present')

/** Sends a code, unless its channel is known to be blocked, and records whether the channel works. */
export async function sendOrThrow(deps: ShopDeps, message: Message): Promise<void> {
  const { db } = deps.database
  if (!(await mayTry(db, message.channel))) throw notSent()
  try {
    await sendMessage(deps, message)
  } catch (error) {
    if (isChannelBlocked(error)) await noteBlocked(db, message.channel)
    throw error
  }
  await noteOpen(db, message.channel)
}

/**
 * Sends a code only if the recipient is a customer, and one to confirm an order only if there is such an order. Neither
 * the answer nor its timing may reveal whether there is one: the answer always takes the same time, and whether the
 * channel works is reported from the last message, not from this one.
 */
export async function sendToCustomerAlone(
  deps: ShopDeps,
  message: Message,
  isFor: CodePurpose['reason'],
): Promise<void> {
  sendIfCustomer(deps, message, isFor).catch((error: unknown) => {
    deps.warn(error, 'a one-time code was not sent')
  })
  await pause((deps.pauses ?? defaultPauses).codeAnswer)
  if (await isBlocked(deps.database.db, message.channel)) throw notSent()
}

/** An order is confirmed by the phone number of the account, which a company does not sign in with. */
const hasOrderToConfirm = (phoneNumber: string) =>
  and(
    eq(customers.phoneNumber, phoneNumber),
    sql`exists (
      select from ${orders} where ${orders.customerId} = ${customers.id}
        and ${orders.confirmation} = 'waiting' and ${orders.fulfilment} = 'pending'
    )`,
  )

async function sendIfCustomer(deps: ShopDeps, message: Message, isFor: CodePurpose['reason']): Promise<void> {
  const [customer] = await deps.database.db
    .select({ id: customers.id })
    .from(customers)
    .where(isFor === 'confirmOrder' ? hasOrderToConfirm(message.to) : eq(customers.login, message.to))
    .limit(1)
  if (customer) await sendOrThrow(deps, message)
}

/** The gateway is down for all recipients, or refuses the shop; one that refuses a single address may still serve others. */
function isChannelBlocked(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof GatewayFailure && (cause.kind === 'passing' || cause.kind === 'shop')
}

const causeOf = (error: unknown) => (error instanceof Problem ? error.cause : error)

type Channel = Message['channel']

/** How long a failed channel counts as blocked without a newer result. */
const believedFor = sql`interval '1 minute'`
/** How often one message, of all servers together, tests whether a blocked channel works again. */
const triedEvery = sql`interval '10 seconds'`

/** Whether the last message of any server found the channel blocked. */
async function isBlocked(db: Queries, channel: Channel): Promise<boolean> {
  const found = await db
    .select()
    .from(blockedChannels)
    .where(
      and(eq(blockedChannels.channel, channel), gt(blockedChannels.failedAt, sql`now() - ${believedFor}`)),
    )
  return found.length > 0
}

/** Whether a message may be sent: a blocked channel is tested by one message at a time. */
async function mayTry(db: Queries, channel: Channel): Promise<boolean> {
  const ofChannel = eq(blockedChannels.channel, channel)
  if ((await db.$count(blockedChannels, ofChannel)) === 0) return true
  const { rowCount } = await db
    .update(blockedChannels)
    .set({ failedAt: sql`now()` })
    .where(and(ofChannel, lte(blockedChannels.failedAt, sql`now() - ${triedEvery}`)))
  return rowCount === 1
}

async function noteBlocked(db: Queries, channel: Channel): Promise<void> {
  await db
    .insert(blockedChannels)
    .values({ channel, failedAt: sql`now()` })
    .onConflictDoUpdate({ target: blockedChannels.channel, set: { failedAt: sql`now()` } })
}

async function noteOpen(db: Queries, channel: Channel): Promise<void> {
  await db.delete(blockedChannels).where(eq(blockedChannels.channel, channel))
}
