import { inLanguage, type ApiLanguage } from '../common/language.ts'
import type { ShopSettings } from '../common/shop-settings.ts'
import { channelOf, type Message } from './message.ts'

interface NoticeText {
  /** The address that the customer signs in with, which a code has proved to be theirs. */
  login: string
  language: ApiLanguage
  /** The subject of an e-mail. */
  headline: string
  rest?: string
  /** The page that a letter leads to, and the words before its address. */
  page: { words: string; path: string }
}

/** By SMS the words alone: carriers block addresses. A letter leads to a page, if the shop knows its own address. */
export function noticeMessage(
  { login, language, headline, rest, page }: NoticeText,
  { shopUrl }: Pick<ShopSettings, 'shopUrl'>,
): Message {
  const channel = channelOf(login)
  const { shop, greeting, stop, lang } = inLanguage(language, thaiFrame, englishFrame)
  const text = rest ? `${headline}${stop} ${rest}` : headline
  if (channel === 'sms') return { to: login, channel, text: `${shop}: ${text}` }
  const address = `${shopUrl}${page.path}${page.path.includes('?') ? '&' : '?'}lang=${lang}`
  const parts = [greeting, text, ...(shopUrl ? [`${page.words} ${address}`] : []), shop]
  return { to: login, channel, subject: headline, text: parts.join('\n\n') }
}

const thaiFrame = { lang: 'th', shop: 'แผ่น', greeting: 'เรียนลูกค้า', stop: '' }
const englishFrame = { lang: 'en', shop: 'Phaen', greeting: 'Hello,', stop: '.' }
