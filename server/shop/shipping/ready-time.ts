import type { OpenHours } from '../../db/schema/content.ts'
import { bangkok, dateOf, day, timeOfDay } from '../common/bangkok-clock.ts'
import { publicHolidays } from './public-holidays.ts'

/** How long a branch takes to have an order ready, counted while it is open. */
const hoursToReady = 2
const hour = 60 * 60_000
/** A branch that does not open within these days promises nothing. */
const maxDays = 60

export interface ReadyTime {
  from: Date
  /** Where the branch is open now and stays open for so long. */
  inHours: number | undefined
}

/** When a branch would have an order ready that is placed now; it is closed on public holidays. */
export function readyTime(openHours: readonly OpenHours[], now: Date): ReadyTime | undefined {
  const here = now.getTime() + bangkok
  const today = Math.floor(here / day) * day
  let left = hoursToReady * hour
  for (let date = today; date < today + maxDays * day; date += day) {
    for (const { from, to } of spansOf(openHours, date)) {
      const begin = Math.max(here, date + timeOfDay(from))
      const end = date + timeOfDay(to)
      if (end <= begin) continue
      if (end - begin >= left) {
        const ready = begin + left
        const isAtOnce = ready === here + hoursToReady * hour
        return { from: new Date(ready - bangkok), inHours: isAtOnce ? hoursToReady : undefined }
      }
      left -= end - begin
    }
  }
  return undefined
}

function spansOf(openHours: readonly OpenHours[], date: number): OpenHours[] {
  if (publicHolidays.has(dateOf(date))) return []
  const weekday = new Date(date).getUTCDay()
  return openHours
    .filter(({ days }) => days.includes(weekday))
    .toSorted((one, other) => timeOfDay(one.from) - timeOfDay(other.from))
}
