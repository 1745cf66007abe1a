import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { quotationNotices, quotations } from '../../db/schema/quotations.ts'
import { stateAt } from '../../../machines/quotation-status/quotation-events.ts'
import { inLanguage } from '../common/language.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import type { Message } from '../messages/message.ts'
import { noticeMessage } from '../messages/notice-message.ts'
import { sendNotices } from '../messages/send-notices.ts'
import { amount } from '../orders/order-notice-text.ts'
import { quotationNumber } from './quotation-number.ts'
import { totalOf } from './quotation-rows.ts'

/** Tells customers of their quotations. */
export const sendQuotationNotices = (deps: ShopDeps, channel: Message['channel'], signal?: AbortSignal) =>
  sendNotices(
    deps,
    {
      table: quotationNotices,
      joins: sql`
        join ${quotations} on ${quotations.id} = notice.quotation_id
        join ${customers} on ${customers.id} = ${quotations.customerId}`,
      read: async (id) => {
        const notice = await readNotice(deps.database.db, id)
        return (
          notice && {
            id: `${notice.quotation.id}.${id}`,
            message: noticeMessage(textOf(notice), deps.settings),
          }
        )
      },
      about: 'a quotation',
    },
    channel,
    signal,
  )

/** Read when it is sent, with the prices that it has by then; one that was answered or has expired needs no message any more. */
async function readNotice(db: Queries, id: number) {
  const [found] = await db
    .select({ event: quotationNotices.event, quotation: quotations, login: customers.login })
    .from(quotationNotices)
    .innerJoin(quotations, eq(quotations.id, quotationNotices.quotationId))
    .innerJoin(customers, eq(customers.id, quotations.customerId))
    .where(eq(quotationNotices.id, id))
  if (!found || found.login === null || stateAt(found.quotation, new Date()) !== 'open') return undefined
  return { ...found, login: found.login }
}

/** Its page is behind the sign-in (decision 079). */
function textOf({ event, quotation, login }: NonNullable<Awaited<ReturnType<typeof readNotice>>>) {
  const { language } = quotation
  const words = inLanguage(language, thaiWords, englishWords)
  return {
    login,
    language,
    headline: words[event](quotationNumber(quotation)),
    rest: words.terms(amount(totalOf(quotation)), dayOf(quotation.validUntil, words.locale)),
    page: { words: words.page, path: `/profile/quotation/${quotation.id}` },
  }
}

/** The last day: the moment itself is the midnight after it. */
const dayOf = (until: Date, locale: string) =>
  new Date(until.getTime() - 1).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Asia/Bangkok' })

const thaiWords = {
  locale: 'th-TH',
  page: 'ดูและตอบรับใบเสนอราคา:',
  issued: (number: string) => `ใบเสนอราคา ${number}`,
  changed: (number: string) => `ใบเสนอราคา ${number} มีราคาใหม่`,
  terms: (total: string, day: string) => `ยอดรวม ${total} บาท ยืนราคาถึง ${day}`,
}
const englishWords: typeof thaiWords = {
  locale: 'en-GB',
  page: 'See and accept it:',
  issued: (number) => `Your quotation ${number}`,
  changed: (number) => `New prices in your quotation ${number}`,
  terms: (total, day) => `The total is ${total} baht, valid until ${day}.`,
}
