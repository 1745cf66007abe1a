import type { Language } from './language.ts'

/** The shop shows Bangkok time, wherever the server and the shopper are. */
const timeZone = 'Asia/Bangkok'

const figures = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const monthNames = {
  th: {
    long: new Intl.DateTimeFormat('th', { month: 'long', timeZone }),
    short: new Intl.DateTimeFormat('th', { month: 'short', timeZone }),
  },
  en: {
    long: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone }),
    short: new Intl.DateTimeFormat('en-US', { month: 'short', timeZone }),
  },
}

// Dates are assembled from parts, because browsers and Node format whole Thai dates differently ("พ.ศ.").
function partsOf(instant: Date): Record<string, string> {
  return Object.fromEntries(figures.formatToParts(instant).map(({ type, value }) => [type, value]))
}

/** `21 พฤศจิกายน 2569` in the Buddhist era, `21 November 2026` in the Common Era. */
export function formatDate(iso: string, language: Language, length: 'long' | 'short' = 'long'): string {
  const instant = new Date(iso)
  const { day, year } = partsOf(instant)
  const eraYear = Number(year) + (language === 'th' ? 543 : 0)
  return `${day} ${monthNames[language][length].format(instant)} ${eraYear}`
}

const weekdayNames = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone })
// Browsers and Node shorten the Thai names differently ("พฤหัส").
const thaiWeekdays: Record<string, string> = {
  Sun: 'อา.',
  Mon: 'จ.',
  Tue: 'อ.',
  Wed: 'พ.',
  Thu: 'พฤ.',
  Fri: 'ศ.',
  Sat: 'ส.',
}

/** A day that is near: `พฤ. 27 พ.ย.` or `Thu 27 Nov`. Of a date without a time, the same day everywhere. */
export function formatDay(iso: string, language: Language): string {
  const instant = new Date(iso)
  const { day } = partsOf(instant)
  const weekday = weekdayNames.format(instant)
  return `${language === 'th' ? thaiWeekdays[weekday] : weekday} ${day} ${monthNames[language].short.format(instant)}`
}

/** `14:13 น.` or `14:13`. */
export function formatTime(iso: string, language: Language): string {
  const { hour, minute } = partsOf(new Date(iso))
  return language === 'th' ? `${hour}:${minute} น.` : `${hour}:${minute}`
}

/** `21 พ.ย. 2569 14:13 น.` or `21 Nov 2026, 14:13`. */
export function formatDateTime(iso: string, language: Language): string {
  const separator = language === 'th' ? ' ' : ', '
  return formatDate(iso, language, 'short') + separator + formatTime(iso, language)
}
