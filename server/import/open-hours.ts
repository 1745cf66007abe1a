import * as v from 'valibot'
import type { OpenHours } from './shop.ts'

/** Numbered as `Date.getDay()` does. */
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const fault = 'is no opening hours such as mon-fri 08:00-17:30; sat 08:00-12:00'
const span = /^([a-z]{3})(?:-([a-z]{3}))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/

/** `mon-fri 08:00-17:30; sat 08:00-12:00`: on which days a branch is open, and from when to when. */
export const openHours = v.pipe(
  v.string(),
  v.trim(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): OpenHours[] => {
    const spans = value.split(';').map((part) => readSpan(part.trim().toLowerCase()))
    const read = spans.filter((one) => one !== undefined)
    if (read.length === spans.length) return read
    addIssue({ message: fault })
    return NEVER
  }),
)

function readSpan(text: string): OpenHours | undefined {
  const [, first = '', last = first, fromHour, fromMinute, toHour, toMinute] = span.exec(text) ?? []
  const [start, end] = [days.indexOf(first), days.indexOf(last)]
  if (start < 0 || end < 0) return undefined
  const [from, to] = [`${fromHour}:${fromMinute}`, `${toHour}:${toMinute}`]
  if (from >= to || to > '24:00') return undefined
  const count = ((end - start + 7) % 7) + 1
  return { days: Array.from({ length: count }, (_, index) => (start + index) % 7), from, to }
}
