import type { Queries } from '../../db/database.ts'
import {
  decideIfDue,
  endPayment,
  refundableSatang,
  lockPayment,
  record,
  recordedEvents,
  recordRefund,
  setState,
  type SandboxPayment,
} from './sandbox-ledger.ts'

const secondsInProcess = 10

const isInTime = ({ expiresAt }: Pick<SandboxPayment, 'expiresAt'>) => expiresAt.getTime() > Date.now()

/** What a bank makes of a payment: of a card by its number, of all else as chosen on its page. */
export const sandboxOutcomes = ['pays', 'declines', 'staysInProcess', 'expires'] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

/** Applies the bank's decision on a payment. A decided or closed payment does not change. */
export const decidePayment = (
  db: Queries,
  attemptId: string,
  outcome: SandboxOutcome,
): Promise<SandboxPayment | undefined> =>
  changeOpen(db, attemptId, async (tx, payment) => {
    if (outcome === 'expires') return endPayment(tx, payment)
    if (outcome === 'declines') {
      await record(tx, attemptId, 'failed', { failureCode: refusalOf(payment) })
      return payment
    }
    if (outcome === 'staysInProcess') {
      return setState(tx, payment, 'inProcess', new Date(Date.now() + secondsInProcess * 1000))
    }
    await record(tx, attemptId, 'paid')
    return setState(tx, payment, 'ended')
  })

export const abandonPayment = (db: Queries, attemptId: string): Promise<SandboxPayment | undefined> =>
  changeOpen(db, attemptId, async (tx, payment) => {
    const events = await recordedEvents(tx, attemptId)
    if (events.length === 0) await record(tx, attemptId, 'failed', { failureCode: 'cancelled' })
    return setState(tx, payment, 'ended')
  })

/** Reads a payment, after deciding or closing it if it is due. */
export const readDuePayment = (db: Queries, attemptId: string): Promise<SandboxPayment | undefined> =>
  changeOpen(db, attemptId, async (_tx, payment) => payment)

export type BankDecision = 'paid' | 'failed' | 'refunded'

/** An operator's decision in place of the bank's, in any state of the page; returns whether the page knows the payment. */
export const recordBankDecision = (db: Queries, attemptId: string, word: BankDecision): Promise<boolean> =>
  db.transaction(async (tx) => {
    const payment = await lockPayment(tx, attemptId)
    if (!payment) return false
    if (word === 'refunded') await giveRestBack(tx, payment)
    else await record(tx, attemptId, word, word === 'failed' ? { failureCode: refusalOf(payment) } : {})
    await setState(tx, payment, 'ended')
    return true
  })

async function giveRestBack(tx: Queries, payment: SandboxPayment): Promise<void> {
  const amountSatang = await refundableSatang(tx, payment)
  if (amountSatang > 0) await recordRefund(tx, payment, { amountSatang })
}

/** A card is typed in. Of every other channel, one chooses what its bank does. */
export const isByCard = ({ channel }: SandboxPayment) => channel === 'card'

const refusalOf = (payment: SandboxPayment) => (isByCard(payment) ? 'card_declined' : 'declined')

function changeOpen(
  db: Queries,
  attemptId: string,
  change: (tx: Queries, payment: SandboxPayment) => Promise<SandboxPayment>,
): Promise<SandboxPayment | undefined> {
  return db.transaction(async (tx) => {
    const stored = await lockPayment(tx, attemptId)
    const payment = stored && (await decideIfDue(tx, stored))
    if (payment?.state !== 'open') return payment
    return isInTime(payment) ? change(tx, payment) : endPayment(tx, payment)
  })
}
