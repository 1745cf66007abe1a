import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { quotationNotices, quotations } from '../../db/schema/quotations.ts'
import { channelOf } from '../accounts/codes/user-name.ts'
import { inLanguage } from '../common/language.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import type { ShopSettings } from '../common/shop-settings.ts'
import type { Message } from '../messages/message.ts'
import { sendWaiting } from '../messages/send-waiting.ts'
import { amount } from '../orders/notice-message.ts'
import { quotationNumber } from './quotation-number.ts'
import { totalOf } from './quotation-rows.ts'

/** The time to the next try doubles up to an hour: a gateway that stays down is asked for about a day. */
const mostTries = 30
const longestWait = 60

/** Tells customers of their quotations, by one of the two ways; servers that do this at once send each message once. */
export async function sendQuotationNotices(
  deps: ShopDeps,
  channel: Message['channel'],
  signal?: AbortSignal,
): Promise<void> {
  const { db } = deps.database
  await sendWaiting(
    deps,
    {
      claimNext: () => claimNext(db, channel),
      read: async ({ id }) => {
        const notice = await readNotice(db, id)
        return (
          notice && { id: `${notice.quotation.id}.${id}`, message: quotationMessage(notice, deps.settings) }
        )
      },
      remove: (id) => db.delete(quotationNotices).where(eq(quotationNotices.id, id)),
      about: 'a quotation',
    },
    signal,
  )
}

/** The next that is due, held by this server for a while: a server that dies while it sends leaves it to the others. */
async function claimNext(db: Queries, channel: Message['channel']) {
  const isOfChannel = sql`(position('@' in ${customers.login}) > 0) = ${channel === 'email'}`
  const { rows } = await db.execute<{ id: string; tries: number }>(sql`
    update ${quotationNotices} set
      tries = tries + 1,
      next_try_at = now() + make_interval(mins => least(power(2, least(tries, 10)), ${longestWait})::int)
    where id = (
      select notice.id from ${quotationNotices} notice
      join ${quotations} on ${quotations.id} = notice.quotation_id
      join ${customers} on ${customers.id} = ${quotations.customerId}
      where notice.next_try_at <= now() and ${isOfChannel}
      order by notice.id limit 1 for update of notice skip locked
    )
    returning id, tries`)
  const [row] = rows
  return row && { id: Number(row.id), isLast: row.tries >= mostTries }
}

/** Read when it is sent, with the prices that it has by then. */
async function readNotice(db: Queries, id: number) {
  const [found] = await db
    .select({ event: quotationNotices.event, quotation: quotations, login: customers.login })
    .from(quotationNotices)
    .innerJoin(quotations, eq(quotations.id, quotationNotices.quotationId))
    .innerJoin(customers, eq(customers.id, quotations.customerId))
    .where(eq(quotationNotices.id, id))
  return found && found.login !== null ? { ...found, login: found.login } : undefined
}

type Notice = NonNullable<Awaited<ReturnType<typeof readNotice>>>

/** By SMS without an address, which carriers block; a letter leads to the quotation, behind the sign-in (decision 079). */
function quotationMessage(
  { event, quotation, login }: Notice,
  { shopUrl }: Pick<ShopSettings, 'shopUrl'>,
): Message {
  const channel = channelOf(login)
  const words = inLanguage(quotation.language, thaiWords, englishWords)
  const headline = words[event](quotationNumber(quotation))
  const terms = words.terms(amount(totalOf(quotation)), dayOf(quotation.validUntil, words.locale))
  const said = `${headline}${words.stop} ${terms}`
  if (channel === 'sms') return { to: login, channel, text: `${words.shop}: ${said}` }
  const address = `${shopUrl}/profile/quotation/${quotation.id}?lang=${words.lang}`
  const parts = [words.greeting, said, ...(shopUrl ? [`${words.page} ${address}`] : []), words.shop]
  return { to: login, channel, subject: headline, text: parts.join('\n\n') }
}

/** The last day: the moment itself is the midnight after it. */
const dayOf = (until: Date, locale: string) =>
  new Date(until.getTime() - 1).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Asia/Bangkok' })

const thaiWords = {
  locale: 'th-TH',
  lang: 'th',
  shop: 'แผ่น',
  greeting: 'เรียนลูกค้า',
  page: 'ดูและตอบรับใบเสนอราคา:',
  stop: '',
  issued: (number: string) => `ใบเสนอราคา ${number}`,
  changed: (number: string) => `ใบเสนอราคา ${number} มีราคาใหม่`,
  terms: (total: string, day: string) => `ยอดรวม ${total} บาท ยืนราคาถึง ${day}`,
}
const englishWords: typeof thaiWords = {
  locale: 'en-GB',
  lang: 'en',
  shop: 'Phaen',
  greeting: 'Hello,',
  page: 'See and accept it:',
  stop: '.',
  issued: (number) => `Your quotation ${number}`,
  changed: (number) => `New prices in your quotation ${number}`,
  terms: (total, day) => `The total is ${total} baht, valid until ${day}.`,
}
