import type { Arrival, ShippingDays } from '../../../openapi/generated/schema.ts'
import { bangkok, dateOf, day, timeOfDay } from '../common/bangkok-clock.ts'
import { publicHolidays } from './public-holidays.ts'

interface Timetable {
  /** `14:00`, by the clock of Bangkok. */
  cutOff: string
  worksOnSaturdays: boolean
}

/**
 * Between which days an order arrives that is placed before the next cut-off. It leaves on that day, and the carrier's days
 * are counted from there; Sundays, public holidays and, by carrier, Saturdays are left out.
 */
export function promisedDays(days: ShippingDays, carrier: Timetable, now: Date): Arrival {
  const here = now.getTime() + bangkok
  const today = Math.floor(here / day) * day
  const cutOff = timeOfDay(carrier.cutOff)
  const isWorkday = (date: number) => isWorked(date, carrier.worksOnSaturdays)
  const departure = isWorkday(today) && here - today < cutOff ? today : after(today, 1, isWorkday)
  return {
    orderBefore: new Date(departure + cutOff - bangkok).toISOString(),
    from: dateOf(after(departure, days.min, isWorkday)),
    by: dateOf(after(departure, days.max, isWorkday)),
  }
}

function after(date: number, workdays: number, isWorkday: (date: number) => boolean): number {
  let at = date
  for (let left = workdays; left > 0;) {
    at += day
    if (isWorkday(at)) left -= 1
  }
  return at
}

function isWorked(date: number, worksOnSaturdays: boolean): boolean {
  const weekday = new Date(date).getUTCDay()
  return weekday !== 0 && (weekday !== 6 || worksOnSaturdays) && !publicHolidays.has(dateOf(date))
}
