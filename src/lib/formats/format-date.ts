import type { Language } from '../language.ts'
import { inBangkok } from './today.ts'

// Tables, because browsers and Node write Thai dates differently ("พ.ศ.", "พฤหัส"), and because their first format of a page
// takes 20 ms to be made.
const months = {
  th: {
    long: 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(' '),
    short: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' '),
  },
  en: {
    long: 'January February March April May June July August September October November December'.split(' '),
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  },
}

const weekdays = {
  th: 'อา. จ. อ. พ. พฤ. ศ. ส.'.split(' '),
  en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
}

/** `21 พฤศจิกายน 2569` in the Buddhist era, `21 November 2026` in the Common Era. */
export function formatDate(iso: string, language: Language, length: 'long' | 'short' = 'long'): string {
  const day = inBangkok(new Date(iso))
  const eraYear = day.getUTCFullYear() + (language === 'th' ? 543 : 0)
  return `${day.getUTCDate()} ${months[language][length][day.getUTCMonth()]} ${eraYear}`
}

/** A day that is near: `พฤ. 27 พ.ย.` or `Thu 27 Nov`. Of a date without a time, the same day everywhere. */
export function formatDay(iso: string, language: Language): string {
  const day = inBangkok(new Date(iso))
  const weekday = weekdays[language][day.getUTCDay()]
  return `${weekday} ${day.getUTCDate()} ${months[language].short[day.getUTCMonth()]}`
}

/** `14:13 น.` or `14:13`. */
export function formatTime(iso: string, language: Language): string {
  const time = inBangkok(new Date(iso)).toISOString().slice(11, 16)
  return language === 'th' ? `${time} น.` : time
}

/** `21 พ.ย. 2569 14:13 น.` or `21 Nov 2026, 14:13`. */
export function formatDateTime(iso: string, language: Language): string {
  const separator = language === 'th' ? ' ' : ', '
  return formatDate(iso, language, 'short') + separator + formatTime(iso, language)
}
