const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok', dateStyle: 'short' })

/** The current date in the shop's time zone, as `2026-11-21`. */
export const today = (): string => day.format(new Date())
