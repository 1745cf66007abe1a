import { eq, max, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { quotations } from '../../db/schema/quotations.ts'
import { bangkok, day as aDay } from '../common/bangkok-clock.ts'

/** `691127`: the year of the Buddhist era, the month and the day, in Thailand. */
export function quotationDay(time: Date): string {
  const inThailand = new Date(time.getTime() + bangkok)
  const monthAndDay = inThailand.toISOString().slice(5, 10).replace('-', '')
  return `${String(inThailand.getUTCFullYear() + 543).slice(-2)}${monthAndDay}`
}

/** `QT-691127-0042` */
export const quotationNumber = ({ day, serial }: Pick<typeof quotations.$inferSelect, 'day' | 'serial'>) =>
  `QT-${day}-${String(serial).padStart(4, '0')}`

/** The next number of the day. The lock, which the transaction holds to its end, leaves no gap and no number twice. */
export async function nextNumber(tx: Queries, now: Date): Promise<{ day: string; serial: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('quotations'))`)
  const day = quotationDay(now)
  const [last] = await tx
    .select({ serial: max(quotations.serial) })
    .from(quotations)
    .where(eq(quotations.day, day))
  return { day, serial: (last?.serial ?? 0) + 1 }
}

/** The end of the last day, in Thailand, on which the prices stand. */
export function validUntil(now: Date, days: number): Date {
  const midnight = Math.floor((now.getTime() + bangkok) / aDay) * aDay - bangkok
  return new Date(midnight + (days + 1) * aDay)
}
