import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { customers } from '../../db/schema/customers.ts'
import { stockNotices } from '../../db/schema/stock-notices.ts'
import { channelOf } from '../accounts/codes/user-name.ts'
import { inLanguage } from '../common/language.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import type { ShopSettings } from '../common/shop-settings.ts'
import type { Message } from '../messages/message.ts'
import { sendWaiting } from '../messages/send-waiting.ts'

/** The time to the next try doubles up to an hour: a gateway that stays down is asked for about a day. */
const mostTries = 30
const longestWait = 60

/**
 * Tells those who wait for a variant that it is in stock again, once, by one of the two ways. Servers that do this at once send each
 * message once.
 */
export async function sendStockNotices(
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
        return notice && { id: `stock.${id}`, message: stockMessage(notice, deps.settings) }
      },
      remove: (id) => db.delete(stockNotices).where(eq(stockNotices.id, id)),
      about: 'goods in stock',
    },
    signal,
  )
}

/** The next whose goods are there, held by this server for a while: a server that dies while it sends leaves it to the others. */
async function claimNext(db: Queries, channel: Message['channel']) {
  const isOfChannel = sql`(position('@' in ${customers.login}) > 0) = ${channel === 'email'}`
  const { rows } = await db.execute<{ id: string; tries: number }>(sql`
    update ${stockNotices} set
      tries = tries + 1,
      next_try_at = now() + make_interval(mins => least(power(2, least(tries, 10)), ${longestWait})::int)
    where id = (
      select notice.id from ${stockNotices} notice
      join ${variants} on ${variants.id} = notice.variant_id
      join ${products} on ${products.id} = ${variants.productId}
      join ${customers} on ${customers.id} = notice.customer_id
      where notice.next_try_at <= now() and ${variants.stock} > 0 and ${products.isForSale} and ${isOfChannel}
      order by notice.id limit 1 for update of notice skip locked
    )
    returning id, tries`)
  const [row] = rows
  return row && { id: Number(row.id), isLast: row.tries >= mostTries }
}

/** Read when it is sent, in the words that the goods have now. */
async function readNotice(db: Queries, id: number) {
  const [found] = await db
    .select({
      login: customers.login,
      language: stockNotices.language,
      productId: products.id,
      variantId: variants.id,
      code: products.code,
      thai: { name: products.nameTh, color: variants.colorNameTh, label: variants.labelTh },
      english: { name: products.nameEn, color: variants.colorNameEn, label: variants.labelEn },
    })
    .from(stockNotices)
    .innerJoin(variants, eq(variants.id, stockNotices.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(customers, eq(customers.id, stockNotices.customerId))
    .where(eq(stockNotices.id, id))
  return found && found.login !== null ? { ...found, login: found.login } : undefined
}

type Notice = NonNullable<Awaited<ReturnType<typeof readNotice>>>

/** By SMS without an address, which carriers block; a letter leads to the goods, if the shop knows its own address. */
function stockMessage(
  { login, language, productId, variantId, code, thai, english }: Notice,
  { shopUrl }: Pick<ShopSettings, 'shopUrl'>,
): Message {
  const channel = channelOf(login)
  const words = inLanguage(language, thaiWords, englishWords)
  const { name, color, label } = inLanguage(language, thai, english)
  const headline = words.headline([name, color, label].filter((part) => part !== '').join(' '))
  if (channel === 'sms') return { to: login, channel, text: `${words.shop}: ${headline} (${code})` }
  const address = `${shopUrl}/product/detail/${productId}?variant=${variantId}&lang=${words.lang}`
  const parts = [
    words.greeting,
    `${headline} (${code})${words.stop}`,
    ...(shopUrl ? [`${words.page} ${address}`] : []),
    words.shop,
  ]
  return { to: login, channel, subject: headline, text: parts.join('\n\n') }
}

const thaiWords = {
  lang: 'th',
  shop: 'แผ่น',
  greeting: 'เรียนลูกค้า',
  page: 'ดูสินค้า:',
  stop: '',
  headline: (goods: string) => `${goods} มีของแล้ว`,
}
const englishWords: typeof thaiWords = {
  lang: 'en',
  shop: 'Phaen',
  greeting: 'Hello,',
  page: 'See it:',
  stop: '.',
  headline: (goods: string) => `${goods} is back in stock`,
}
