/** The value of a field for a date and a time of day, in the time of the browser. */
export function toLocalTime(iso: string | undefined): string {
  if (iso === undefined) return ''
  const time = new Date(iso)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export const fromLocalTime = (value: string): string => new Date(value).toISOString()
