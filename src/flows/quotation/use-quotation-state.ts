import { useEffect, useState } from 'react'
import { stateAt } from '../../../machines/quotation-status/quotation-events.ts'
import type { Quotation, QuotationState } from '../../../openapi/generated/schema.ts'

const anHour = 3_600_000
const aDay = 24 * anHour

/** What a quotation is now, by the statechart that the server asks too: one that runs out while its page is open says so. */
export function useQuotationState(quotation: Pick<Quotation, 'state' | 'validUntil'>): {
  state: QuotationState
  /** The days after today on which it stands. */
  daysLeft: number
} {
  const [now, setNow] = useState(() => new Date())
  const validUntil = new Date(quotation.validUntil)
  const left = validUntil.getTime() - now.getTime()
  useEffect(() => {
    if (left <= 0) return
    // A browser's timer cannot wait for weeks.
    const timer = setTimeout(() => setNow(new Date()), Math.min(left, anHour))
    return () => clearTimeout(timer)
  }, [left])
  return {
    state: stateAt({ state: quotation.state, validUntil }, now),
    daysLeft: Math.max(0, Math.floor(left / aDay)),
  }
}

/** The last day on which the prices stand: the moment itself is the midnight after it. */
export const lastDayOf = ({ validUntil }: Pick<Quotation, 'validUntil'>): string =>
  new Date(Date.parse(validUntil) - 1).toISOString()
