import { Readable } from 'node:stream'
import { and, eq, sql } from 'drizzle-orm'
import { formatAmounts } from '../../../src/lib/formats/format-amount.ts'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { invoices, orderLines, orders } from '../../db/schema/orders.ts'
import { creditNotes, refunds } from '../../db/schema/refunds.ts'
import { inLanguage, type ApiLanguage } from '../common/language.ts'
import { channelWords, statusWords } from '../common/order-words.ts'
import { countedLines, quantitiesOf, type CountedLine } from '../common/quantities.ts'
import { creditNoteNumber } from '../order-lifecycle/issue-credit-note.ts'
import { invoiceNumber } from '../order-lifecycle/issue-invoice.ts'
import { byteOrderMark, csvLine } from './csv.ts'
import { customerName } from './customer-search.ts'
import { wanted, type OfficeOrdersQuery } from './list-office-orders.ts'

/** Read at once: so much is in memory, however many orders there are. */
const rowsAtOnce = 1_000

/** The orders that a list shows, the newest first, as CSV for a spreadsheet. No connection is held between two readings. */
export const exportOrders = (db: Queries, language: ApiLanguage, query: OfficeOrdersQuery = {}): Readable =>
  Readable.from(csvOf(db, language, query), { objectMode: false })

async function* csvOf(db: Queries, language: ApiLanguage, query: OfficeOrdersQuery): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(([thai, english]) => inLanguage(language, thai, english)))
  let after: ExportedOrder | undefined
  do {
    const rows = await readRows(db, query, after)
    if (rows.length > 0)
      yield rows.map((row) => csvLine(columns.map(([, , cell]) => cell(row, language)))).join('')
    after = rows.length < rowsAtOnce ? undefined : rows.at(-1)
  } while (after)
}

type ExportedOrder = Awaited<ReturnType<typeof readRows>>[number]

interface Place {
  placedAt: string
  order: { id: string }
}

/** The orders after one of them: by their place, so that a new order shifts none. */
function readRows(db: Queries, query: OfficeOrdersQuery, after: Place | undefined) {
  const place = sql`(${orders.createdAt}, ${orders.id})`
  return db
    .select({
      order: orders,
      // A date of JavaScript has no microseconds.
      placedAt: sql<string>`${orders.createdAt}::text`,
      customerName,
      phoneNumber: customers.phoneNumber,
      email: customers.email,
      invoice: invoices,
      givenBackSatang: sql`(
        select coalesce(sum(${refunds.amountSatang}), 0) from ${refunds}
        where ${refunds.orderId} = ${orders.id} and ${refunds.state} = 'confirmed'
      )`.mapWith(Number),
      notes: sql<Pick<typeof creditNotes.$inferSelect, 'month' | 'serial'>[]>`(
        select coalesce(json_agg(json_build_object('month', month, 'serial', serial) order by month, serial), '[]')
        from ${creditNotes} where ${creditNotes.orderId} = ${orders.id}
      )`,
      goods: countedLines(sql`from ${orderLines} where ${orderLines.orderId} = ${orders.id}`),
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(wanted(query), after && sql`${place} < (${after.placedAt}::timestamptz, ${after.order.id})`))
    .orderBy(sql`${orders.createdAt} desc, ${orders.id} desc`)
    .limit(rowsAtOnce)
}

type Column = readonly [
  thai: string,
  english: string,
  cell: (row: ExportedOrder, language: ApiLanguage) => string | null,
]

const columns: readonly Column[] = [
  ['เลขที่', 'Order number', ({ order }) => order.orderNumber],
  ['สั่งเมื่อ', 'Placed at', ({ order }) => inBangkok.format(order.createdAt)],
  ['ลูกค้า', 'Customer', (row) => row.customerName],
  ['เบอร์โทรศัพท์', 'Phone number', (row) => row.phoneNumber],
  ['อีเมล', 'E-mail', (row) => row.email],
  ['วิธีชำระเงิน', 'Payment method', ({ order }, language) => channelWords(language)[order.paymentChannel]],
  ['การชำระเงิน', 'Payment', ({ order }, language) => paymentText(order, language)],
  ['การจัดส่ง', 'Delivery', ({ order }, language) => statusWords(language)[order.fulfilment]],
  ['จำนวน', 'Quantities', ({ goods }, language) => amountsText(goods, language)],
  ['ค่าสินค้า', 'Goods', ({ order }) => bahtText(order.goodsSatang)],
  ['ค่าจัดส่ง', 'Shipping', ({ order }) => bahtText(order.shippingSatang)],
  ['ยอดรวม', 'Total', ({ order }) => bahtText(order.totalSatang)],
  ['ใบกำกับภาษี', 'Tax invoice', ({ invoice }) => invoice && invoiceNumber(invoice)],
  ['ขนส่ง', 'Carrier', ({ order }) => order.carrier],
  ['เลขพัสดุ', 'Tracking number', ({ order }) => order.trackingNumber],
  ['คืนเงินแล้ว', 'Given back', (row) => bahtText(row.givenBackSatang)],
  ['ใบลดหนี้', 'Credit notes', ({ notes }) => notes.map(creditNoteNumber).join(' ')],
]

/** As the lists of orders say it: what was not paid is awaited, unless the order was cancelled. */
function paymentText({ payment, fulfilment }: ExportedOrder['order'], language: ApiLanguage): string {
  if (payment !== 'pending') return statusWords(language)[payment]
  return fulfilment === 'cancelOrder'
    ? inLanguage(language, 'ไม่ต้องชำระ', 'Nothing due')
    : inLanguage(language, 'รอชำระ', 'Awaiting payment')
}

/** As `2026-11-25 21:45:00`, which every spreadsheet reads as a date. */
const inBangkok = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Bangkok',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** `5 แผ่น, 1 ม้วน`, as the lists of orders say it. A spreadsheet's filter finds plain spaces. */
const amountsText = (goods: CountedLine[], language: ApiLanguage) =>
  formatAmounts(
    quantitiesOf(goods, language),
    inLanguage(language, 'ชิ้น', 'piece'),
    inLanguage(language, 'th', 'en'),
  ).replaceAll('\u00a0', ' ')

const bahtText = (satang: number) => (satang / 100).toFixed(2)
