import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { customers } from '../../db/schema/customers.ts'
import { stockNotices } from '../../db/schema/stock-notices.ts'
import { inLanguage } from '../common/language.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import type { Message } from '../messages/message.ts'
import { noticeMessage } from '../messages/notice-message.ts'
import { sendNotices } from '../messages/send-notices.ts'

/** Tells those who wait for a variant that it is in stock again. */
export const sendStockNotices = (deps: ShopDeps, channel: Message['channel'], signal?: AbortSignal) =>
  sendNotices(
    deps,
    {
      table: stockNotices,
      joins: sql`
        join ${variants} on ${variants.id} = notice.variant_id
        join ${products} on ${products.id} = ${variants.productId}
        join ${customers} on ${customers.id} = notice.customer_id`,
      may: sql`${variants.stock} > 0 and ${products.isForSale}`,
      read: async (id) => {
        const notice = await readNotice(deps.database.db, id)
        if (!notice) return undefined
        // With its time, so that it is the message's alone, also after the database is filled anew.
        const message = noticeMessage(textOf(notice), deps.settings)
        return { id: `stock.${id}.${notice.at.getTime()}`, message }
      },
      about: 'goods in stock',
    },
    channel,
    signal,
  )

/** Read when it is sent, in the words that the goods have now. */
async function readNotice(db: Queries, id: number) {
  const [found] = await db
    .select({
      login: customers.login,
      at: stockNotices.at,
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

function textOf(notice: NonNullable<Awaited<ReturnType<typeof readNotice>>>) {
  const { login, language, productId, variantId, code, thai, english } = notice
  const words = inLanguage(language, thaiWords, englishWords)
  const { name, color, label } = inLanguage(language, thai, english)
  const goods = [name, color, label].filter((part) => part !== '').join(' ')
  return {
    login,
    language,
    headline: `${words.inStock(goods)} (${code})`,
    page: { words: words.page, path: `/product/detail/${productId}?variant=${variantId}` },
  }
}

const thaiWords = { page: 'ดูสินค้า:', inStock: (goods: string) => `${goods} มีของแล้ว` }
const englishWords: typeof thaiWords = {
  page: 'See it:',
  inStock: (goods) => `${goods} is back in stock`,
}
